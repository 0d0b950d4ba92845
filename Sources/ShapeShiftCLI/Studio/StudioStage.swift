import DocumentModel
import DocumentViews
import InputModel
import ShapeShift
import ShapeShiftDocuments

/// What a scene of the studio is drawn from: a graph of a document, of a preview or of an SVG file.
@MainActor
final class StudioStage {
  /// The scene, as it is used.
  let session: SceneSession
  /// What pixels and files are made with.
  let options: RenderOptions
  let document: SceneDocument
  private let item: StudioItem
  private let look: StudioLook

  /// Sets up what an item shows, with what happened to it from outside.
  init(
    _ item: StudioItem, _ look: StudioLook, _ log: InputLog, film: SceneDocument? = nil,
    memory: StudioMemory
  ) throws {
    self.item = item
    self.look = look
    guard let plain = item.content else {
      throw item.failure ?? Failure.studio("\(item.name) has not been rendered yet")
    }
    document = try look.surroundings.prepared(
      film ?? look.row.map { try item.scene(row: $0, instead: plain) } ?? plain,
      size: look.layout.size)
    let graph = try Self.graph(item, document, look, log, memory)
    session = try Self.watched(item, look) { try SceneSession(graph) }
    options = try look.picture.renderOptions(
      scale: look.scale, documentBackground: document.ground(of: graph), of: document)
  }

  /// Another graph of the same scene.
  func graph(_ log: InputLog, memory: StudioMemory) throws -> ViewGraph {
    try Self.graph(item, document, look, log, memory)
  }

  private static func graph(
    _ item: StudioItem, _ scene: SceneDocument, _ look: StudioLook, _ log: InputLog,
    _ memory: StudioMemory
  ) throws -> ViewGraph {
    let configuration = look.configuration(
      of: scene, shaper: try memory.fonts.library(look.layout, for: scene).shaper)
    return try watched(item, look) {
      // What a script does to the views is found out by doing it, once.
      guard scene.usesViews else { return try scene.makeGraph(configuration, playing: log) }
      let course = try memory.course(memory.key(item, look, log)) {
        try scene.makeGraph(configuration, input: log).input
      }
      return try scene.makeGraph(configuration, playing: course)
    }
  }

  /// Runs what may be the user's code.
  static func watched<Result>(
    _ item: StudioItem, _ look: StudioLook, _ body: () throws -> Result
  ) throws -> Result {
    ProgramLocale.enter(look.surroundings)
    item.enter()
    guard item.kind == .preview, let host = HostProcess.current else { return try body() }
    host.begin(
      "the preview \(Diagnostic.quoted(item.name)) of \(item.path)", number: HostProcess.noNumber)
    return try host.run(body)
  }

  var graph: ViewGraph { session.graph }

  /// The picture of a time, in seconds.
  func list(at time: Double) throws -> DisplayList {
    let list = try Self.watched(item, look) { try graph.displayList(at: time) }
    guard !look.picture.replacesBackground else { return list }
    return document.painted(list, of: graph, over: options.background)
  }

  /// What the document and its views say to those who do not see them.
  var description: PictureDescription {
    var description = PictureDescription()
    description.title = document.title
    description.summary = document.description
    description.language = document.language
    description.parts = graph.accessibilityTree().pictureParts
    return description
  }

  /// What is odd about the views, and which fonts are missing.
  var problems: [JSONValue] {
    let views = graph.problems.map { problem -> JSONValue in
      [
        "severity": "warning", "code": "", "message": .string(problem.problem.message),
        "path": .string(problem.path),
      ]
    }
    return views
      + (graph.session.texts.missingFonts + graph.session.texts.missingTexts.map(\.sentence)).map {
        ["severity": "warning", "code": "", "message": .string($0)]
      }
  }

  /// When all comes to rest without further events, in seconds; nil if it never does.
  func length(_ log: InputLog, memory: StudioMemory) throws -> Double? {
    let graph = try graph(log, memory: memory)
    let length = try Self.watched(item, look) { try document.length(in: graph) }
    guard case .rest(let end) = length, end.isFinite else { return nil }
    return max(end, log.end?.seconds ?? 0)
  }
}
