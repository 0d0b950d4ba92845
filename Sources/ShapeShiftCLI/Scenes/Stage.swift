import DocumentViews
import FileStorage
import Foundation
import ShapeShift

/// A document's view on its canvas.
@MainActor
struct Stage {
  /// The view's graph.
  let graph: ViewGraph
  private let time: Double

  /// Sets up a document; nothing is laid out yet.
  ///
  /// - Throws: `badDocument` when a font file of the document can't be read.
  init(
    _ document: SceneDocument, _ options: StageOptions, _ cache: SceneCache = SceneCache()
  ) throws(Failure) {
    time = options.time.seconds
    let configuration = document.configuration(
      width: options.size?.width, height: options.size?.height, scale: options.scale.value,
      shaper: try cache.library(options, for: document).shaper)
    graph = ViewGraph(configuration, scene: document.makeScene)
  }

  /// The picture at the time asked for.
  func displayList() throws(Failure) -> DisplayList { try displayList(at: time) }

  /// The picture at a time, in seconds.
  func displayList(at time: Double) throws(Failure) -> DisplayList {
    do throws(ViewGraphError) {
      guard let host = HostProcess.current else { return try graph.displayList(at: time) }
      return try host.run { () throws(ViewGraphError) in try graph.displayList(at: time) }
    } catch {
      throw Failure(error)
    }
  }

  /// Lays everything out for the time asked for.
  func layOut() throws(Failure) {
    do throws(ViewGraphError) {
      guard let host = HostProcess.current else { return try graph.advance(to: time) }
      try host.run { () throws(ViewGraphError) in try graph.advance(to: time) }
    } catch {
      throw Failure(error)
    }
  }

  /// What is odd about the views, one sentence each.
  var warnings: [String] {
    graph.problems.map { "\($0.path): \($0.problem.message)" }
      + graph.session.missingFonts
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
