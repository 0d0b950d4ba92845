import ChartViews
import VectorGeometry
import ViewTree

/// Makes a view; each call makes one of its own.
typealias ViewMaker = @MainActor @Sendable () -> AnyView

/// Makes marks of a chart.
typealias MarkMaker = @MainActor @Sendable () -> AnyChartContent

/// A view among its siblings, and what it is known by when the document changes: its id or its place.
struct ListedMaker: Identifiable, Sendable {
  /// Empty for an only child that is always there.
  private(set) var id: String
  let make: ViewMaker
  /// What makes the marks that it stands for in a chart.
  var mark: MarkMaker?

  /// The same under another name.
  func named(_ id: String) -> ListedMaker { ListedMaker(id: id, make: make, mark: mark) }

  /// The same among others, which its place tells apart unless it has an id of the document.
  consuming func standing(at place: String) -> ListedMaker {
    if id.isEmpty { id = place } else if !id.hasPrefix("#") { id = place + id }
    return self
  }
}

/// A view of a document on its way through its modifiers.
enum Subject: Sendable {
  /// A shape that nothing was drawn of yet.
  case shape(any Shape)
  /// A shape with what was drawn of it.
  case drawn(any Shape, ViewMaker)
  case text(Text)
  case view(ViewMaker)
  /// Marks of a chart, which are no view.
  case mark(MarkMaker)

  /// The view.
  var maker: ViewMaker {
    switch self {
    case .shape(let shape): { erased(shape) }
    case .drawn(_, let maker), .view(let maker): maker
    case .text(let text): { AnyView(text) }
    case .mark: { AnyView(EmptyView()) }
    }
  }

  /// The marks; nil for what is none.
  var mark: MarkMaker? {
    guard case .mark(let maker) = self else { return nil }
    return maker
  }
}

/// What is known of a subject before its values are.
enum SubjectKind: Sendable, Equatable {
  case shape(isInsettable: Bool)
  case drawn(isInsettable: Bool)
  case text
  case view
  /// A mark of a chart.
  case mark
  /// A part of a named style, which may be used on anything.
  case anything
}

/// What a modifier applies to and what it leaves.
enum ModifierRole: Sendable, Equatable {
  /// Any view; leaves a view.
  case view
  /// A shape; leaves a shape, which can be inset if the one before could and `keepsInset`.
  case shape(keepsInset: Bool)
  /// A shape that can be inset; leaves one.
  case inset
  /// A shape or what was drawn of it; draws over that.
  case draw(needsInset: Bool)
  /// A shape, which stays one, or any view.
  case shapeOrView
  /// Text, which stays text, or any view.
  case textOrView
  /// Text.
  case text
  /// A mark of a chart.
  case mark
}

extension SubjectKind {
  /// The kind after a modifier; nil if the modifier does not apply.
  func applying(_ role: ModifierRole) -> SubjectKind? {
    switch (role, self) {
    case (_, .anything): .anything
    case (.mark, .mark): .mark
    case (.mark, _), (_, .mark): nil
    case (.view, _): .view
    case (.shape(let keeps), .shape(let isInsettable)): .shape(isInsettable: keeps && isInsettable)
    case (.inset, .shape(true)): self
    case (.draw(let needsInset), .shape(let isInsettable)),
      (.draw(let needsInset), .drawn(let isInsettable)):
      needsInset && !isInsettable ? nil : .drawn(isInsettable: isInsettable)
    case (.shapeOrView, .shape), (.textOrView, .text), (.text, .text): self
    case (.shapeOrView, _), (.textOrView, _): .view
    case (.shape, _), (.inset, _), (.draw, _), (.text, _): nil
    }
  }
}

@MainActor private func erased(_ shape: some Shape) -> AnyView { AnyView(shape) }

/// Marks one after another, as a chart holds them.
@MainActor func listedMarks(_ makers: [ListedMaker]) -> AnyChartContent {
  if makers.count == 1, makers[0].id.isEmpty, let mark = makers[0].mark { return mark() }
  return AnyChartContent(ForEach(makers) { maker in maker.mark?() })
}

/// Views one after another, as a container holds them.
@MainActor func listed(_ makers: [ListedMaker]) -> AnyView {
  if makers.count == 1, makers[0].id.isEmpty { return makers[0].make() }
  // Places differ, and an id that a document has twice is reported before anything is shown.
  return makers.isEmpty ? AnyView(EmptyView()) : AnyView(ForEach(unique: makers) { $0.make() })
}
