import DocumentModel
import DocumentViews
import ShapeShift
import ShapeShiftDocuments
import ViewAnimation
import ViewTree

/// What may look wrong in a document that is right.
@MainActor
struct DocumentLint {
  private let scene: SceneDocument
  private let root: JSONNode
  private let stage: Stage
  /// The documents that images of the document show.
  private let embedded: [DocumentLint]
  /// The only time that is looked at, in seconds; `nil` for times of the whole animation.
  private let time: Double?

  /// Nil for what is no document with views.
  init?(
    _ scene: SceneDocument, layout: LayoutSettings = LayoutSettings(), at time: Double? = nil
  ) throws {
    guard let root = scene.root, root["shapeshift"] != nil else { return nil }
    self.scene = scene
    self.root = root
    self.time = time
    stage = try Stage(scene, layout)
    stage.graph.session.marksDocumentViews = true
    // The canvas and the session apply only to the enclosing document.
    var inner = layout
    (inner.size, inner.session) = (nil, nil)
    embedded = try scene.embeddedInSurroundings.compactMap { [inner] scene in
      try DocumentLint(scene, layout: inner, at: time)
    }
  }

  /// The scene as a request shows it.
  init?(_ scene: SceneDocument, _ request: BatchRequest) throws {
    switch request {
    case .render(let request):
      try self.init(scene, layout: request.layout, at: request.time)
    case .frames(let request): try self.init(scene, layout: request.layout)
    case .animate(let request): try self.init(scene, layout: request.layout)
    }
  }

  /// The warnings, in the order of their places.
  func diagnostics() throws -> [Diagnostic] {
    Diagnostic.sorted(unusedNames + (try visualDiagnostics()))
  }

  private var unusedNames: [Diagnostic] {
    embedded.flatMap(\.unusedNames).reduce(into: UnusedNames.diagnostics(in: root)) { all, next in
      if !all.contains(next) { all.append(next) }
    }
  }

  /// The warnings about the picture, in the order of their places.
  func visualDiagnostics() throws -> [Diagnostic] {
    var findings: [LintFinding]?
    // What moves is wrong where it is at all of the times.
    for time in try times() {
      let present = try self.findings(at: time)
      findings = findings?.filter { old in present.contains { $0.key == old.key } } ?? present
    }
    let all = (findings ?? []) + odd
    var diagnostics = Diagnostic.sorted(all.map { $0.diagnostic(in: root) })
    // A document may be shown several times with different values.
    for diagnostic in try embedded.flatMap({ try $0.visualDiagnostics() })
    where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    return diagnostics
  }

  private func times() throws -> [Double] {
    if let time { return [time] }
    return switch try scene.length(in: stage.graph) {
    case .rest(let end): end > 0 ? [0, end / 2, end] : [0]
    case .loop(let start, let period): [start, start + period / 3, start + period * 2 / 3]
    case .unknown: [0]
    }
  }

  private func findings(at time: Double) throws -> [LintFinding] {
    let list = try stage.displayList(at: time)
    let content = PlacedContent(list)
    let contrast = ContrastLint(
      list: list, items: content.items, background: stage.background, isWritten: isWritten)
    return stage.graph.texts().flatMap { TextLint(text: $0).findings }
      + CanvasLint(content: content, size: list.size).findings + (try contrast.findings())
  }

  private static let writing: Set = ["Text", "Label", "Canvas"]

  /// Returns whether the document contains the text and no enclosing control determines its color.
  private func isWritten(_ item: PlacedItem) -> Bool {
    guard let pointer = item.pointer, type(at: pointer).map(Self.writing.contains) == true else {
      return false
    }
    return !item.outer.contains { type(at: $0).map(FormatTopic.controls.contains) == true }
  }

  /// The type of the view at a place.
  private func type(at pointer: String) -> String? {
    (try? JSONPointer(path: pointer)).flatMap { root[$0]?["view"]?.string }
  }

  /// Runtime problems without a position, except those of embedded documents, which `embedded` reports.
  private var odd: [LintFinding] {
    stage.graph.problems.compactMap { entry in
      if case .scene = entry.problem { return nil }
      return LintFinding(
        .oddWhenDrawn, at: nil,
        entry.path.isEmpty ? entry.problem.message : "\(entry.path): \(entry.problem.message)")
    }
      + stage.graph.session.texts.missingFamilies.map { family in
        LintFinding(
          .oddWhenDrawn, at: nil,
          "font family \(Diagnostic.quoted(family)) not found; the system font is used instead",
          help: "add its file to \"fonts\", or install it and use --fonts system"
        )
      }
  }
}
