import DocumentViews
import FileStorage
import Foundation
import InputModel
import ShapeShift

/// A document's view on its canvas.
@MainActor
struct Stage {
  /// The view's graph.
  let graph: ViewGraph
  private let time: Double
  private let showsPointer: Bool
  /// What the document says to those who do not see it.
  private(set) var title = PictureDescription()

  /// Sets up a document, in which all happens that its script and a recorded session do to its views.
  ///
  /// - Throws: `badDocument` when a font file of the document can't be read, a step of its script can't be taken, or
  ///   what it expects is not met.
  init(
    _ document: SceneDocument, _ options: StageOptions, _ cache: SceneCache = SceneCache(),
    input: InputLog = InputLog(), showsPointer: Bool = false
  ) throws(Failure) {
    time = options.time.seconds
    title.title = document.title
    title.summary = document.description
    title.language = document.language
    self.showsPointer = showsPointer
    let configuration = document.configuration(
      width: options.size?.width, height: options.size?.height, scale: options.scale.value,
      shaper: try cache.library(options, for: document).shaper)
    do {
      graph = try document.makeGraph(configuration, input: input)
    } catch {
      throw Failure(error) ?? Failure(.internalError, "\(error)")
    }
  }

  /// The picture at the time asked for.
  func displayList() throws(Failure) -> DisplayList { try displayList(at: time) }

  /// The picture at a time, in seconds.
  func displayList(at time: Double) throws(Failure) -> DisplayList {
    do throws(ViewGraphError) {
      let list = try HostProcess.watched { () throws(ViewGraphError) in
        try graph.displayList(at: time)
      }
      return showsPointer ? PointerOverlay(graph.input).list(over: list, at: time) : list
    } catch {
      throw Failure(error)
    }
  }

  /// Lays everything out for the time asked for.
  func layOut() throws(Failure) {
    do throws(ViewGraphError) {
      try HostProcess.watched { () throws(ViewGraphError) in try graph.advance(to: time) }
    } catch {
      throw Failure(error)
    }
  }

  /// What the document and its views say to those who do not see them.
  var description: PictureDescription {
    var description = title
    description.parts = graph.accessibilityTree().pictureParts
    return description
  }

  /// What is odd about the views, one sentence each.
  var warnings: [String] {
    graph.problems.map { "\($0.path): \($0.problem.message)" }
      + graph.session.missingFonts
  }
}

extension Stage {
  /// Sets up a document with what happens to it from outside.
  init(
    _ document: SceneDocument, _ options: StageOptions, _ session: SessionOptions,
    _ limits: DocumentLimits, _ cache: SceneCache = SceneCache()
  ) throws(Failure) {
    try self.init(
      document, options, cache, input: try session.log(limits: limits)?.log ?? InputLog(),
      showsPointer: session.showPointer)
  }
}

extension StageOptions {
  /// The fonts for a document: the default ones, and those that it names.
  func library(for document: SceneDocument) throws(Failure) -> Fonts {
    guard fonts == .system || !fontDir.isEmpty || !document.fonts.isEmpty else { return .standard }
    for folder in fontDir {
      guard let status = try? FileStatus(of: folder), status.isDirectory else {
        throw Failure(.noInput, "the font folder \(folder) is missing")
      }
    }
    do throws(RenderError) {
      return try Fonts(
        directories: fontDir.map { URL(fileURLWithPath: $0, isDirectory: true) },
        named: document.fonts.map { ($0.name, $0.url) }, includesSystem: fonts == .system)
    } catch {
      throw Failure(.badDocument, error.description)
    }
  }
}
