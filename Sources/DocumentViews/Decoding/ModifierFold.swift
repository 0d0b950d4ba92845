import DocumentModel
import ViewTree

/// A view with the modifiers applied so far.
struct ModifierFold {
  let type: String
  let place: JSONPlace
  var id: String?
  var kind: SubjectKind
  /// Nil after a report, or while values are unknown.
  var subject: Subject?
  /// The modifier that made a view of a shape or text.
  var madeViewBy: String?
  /// Whether the view is noted in the graph as one of the document.
  var isTagged = true

  init(_ node: DocumentNode, kind: SubjectKind) {
    type = node.type
    place = node.place
    self.kind = kind
  }

  /// A part of a named style, which is applied to nothing yet.
  init(style name: String, at place: JSONPlace) {
    type = name
    self.place = place
    kind = .anything
  }

  /// Notes what the view is after a modifier.
  mutating func change(to kind: SubjectKind, by modifier: String) {
    if kind == .view, self.kind != .view { madeViewBy = modifier }
    self.kind = kind
  }

  /// Applies what a modifier makes; false if the subject turns out to be of the wrong kind.
  mutating func apply(_ build: ModifierBuild) -> Bool {
    guard let subject else { return true }
    switch (build, subject) {
    case (.view(let change), _): self.subject = .view(changed(subject, change))
    case (.shapeOrView(let change, _), .shape(let shape)), (.shape(let change), .shape(let shape)):
      guard let result = change(shape) else { return false }
      self.subject = .shape(result)
    case (.shapeOrView(_, let change), _), (.textOrView(_, let change), .shape),
      (.textOrView(_, let change), .drawn), (.textOrView(_, let change), .view),
      (.textOrView(_, let change), .mark):
      self.subject = .view(changed(subject, change))
    case (.textOrView(let change, _), .text(let text)), (.text(let change), .text(let text)):
      self.subject = .text(change(text))
    case (.draw(let draw), .shape(let shape)):
      guard let drawing = draw(shape) else { return false }
      self.subject = .drawn(shape, drawing)
    case (.draw(let draw), .drawn(let shape, let below)):
      guard let drawing = draw(shape) else { return false }
      self.subject = .drawn(shape) { AnyView(drawing().background { below() }) }
    case (.mark(let change), .mark(let maker)): self.subject = .mark { change(maker()) }
    case (.shape, _), (.draw, _), (.text, _), (.mark, _): return false
    }
    return true
  }

  private mutating func changed(
    _ subject: Subject, _ change: @escaping ModifierBuild.ViewChange
  ) -> ViewMaker {
    let inner = tagged(subject)
    return { change(inner()) }
  }

  /// What makes the marks with all their modifiers; nil for what is no mark.
  var mark: MarkMaker? { subject?.mark }

  /// What makes the view with all its modifiers.
  mutating func finished() -> ViewMaker? { subject.map { tagged($0) } }

  /// The view noted as one of the document, once: inside the modifiers of views.
  private mutating func tagged(_ subject: Subject) -> ViewMaker {
    let maker = subject.maker
    guard isTagged else { return maker }
    isTagged = false
    let tag = DocumentNodeTag(place: place, id: id, view: type)
    return { maker().documentNode(tag) }
  }
}
