package import DocumentViews
import FileStorage
import Foundation
package import InputModel
package import JSONModel
package import ShapeShift
package import VectorGraphics
package import ViewTree

/// A document's view on its canvas.
@MainActor
package struct Stage {
  /// The view's graph.
  package let graph: ViewGraph
  /// The background of all images, or `nil` for a transparent one.
  package let ground: Color.Resolved?
  private let document: SceneDocument
  private let time: Double
  /// The last time of the script's steps that were taken, in seconds.
  private let end: Double
  private let showsPointer: Bool
  private let surroundings: Surroundings
  private let watch: (@MainActor @Sendable (() -> Void) -> Void)?
  /// The document's accessibility description.
  private var title = PictureDescription()

  /// Sets up a document and applies its script and a recorded session to its views.
  ///
  /// - Parameters:
  ///   - time: The time of the result of ``displayList()``, in seconds.
  ///   - isStill: Whether no later time is asked for: the script is applied until ``time`` only.
  ///   - limits: The limits for the session's file.
  /// - Throws: `badDocument` if a font file of the document cannot be read, a step of its script cannot be performed, or
  ///   an expectation is not met.
  package init(
    _ document: SceneDocument, _ settings: LayoutSettings = LayoutSettings(), at time: Double = 0,
    isStill: Bool = false, limits: DocumentLimits = DocumentLimits(),
    _ cache: SceneCache = SceneCache()
  ) throws(RequestError) {
    let document = try settings.surroundings.prepared(document, size: settings.size)
    if document.isStill { try settings.checkStill(at: time) }
    self.time = time
    end = isStill ? time : .infinity
    title.title = document.title
    title.summary = document.description
    title.language = document.language
    showsPointer = settings.showsPointer
    watch = document.watch
    var configuration = document.configuration(
      width: settings.size?.width, height: settings.size?.height, scale: settings.scale,
      shaper: try cache.library(settings, for: document).shaper)
    settings.surroundings.apply(to: &configuration.environment)
    surroundings = settings.surroundings
    ProgramLocale.enter(surroundings)
    let input = try settings.log(limits: limits)?.log ?? InputLog()
    do {
      graph = try document.makeGraph(configuration, input: input, until: end)
    } catch {
      throw RequestError(any: error)
    }
    self.document = document
    ground = document.ground(of: graph)
  }

  /// The background at the time that was drawn last, or `nil` for a transparent one.
  package var background: Color.Resolved? { document.background(in: graph) }

  /// Returns an image for options that draw the background.
  package func pictureOnGround(at time: Double) throws(RequestError) -> DisplayList {
    document.painted(try displayList(at: time), of: graph, over: ground)
  }

  /// The picture at the time asked for.
  package func displayList() throws(RequestError) -> DisplayList { try displayList(at: time) }

  /// The picture at a time, in seconds.
  package func displayList(at time: Double) throws(RequestError) -> DisplayList {
    precondition(time <= end, "the script was not applied until this time")
    let list = try watched { () throws(ViewGraphError) in try graph.displayList(at: time) }
    return showsPointer ? PointerOverlay(graph.input).list(over: list, at: time) : list
  }

  /// Lays everything out for the time asked for.
  package func layOut() throws(RequestError) {
    try watched { () throws(ViewGraphError) in try graph.advance(to: time) }
  }

  /// Runs code that may be foreign.
  private func watched<Value>(
    _ body: () throws(ViewGraphError) -> Value
  ) throws(RequestError) -> Value {
    ProgramLocale.enter(surroundings)
    do throws(ViewGraphError) {
      guard let watch else { return try body() }
      var result: Result<Value, ViewGraphError>?
      watch { result = Result { () throws(ViewGraphError) in try body() } }
      guard let result else { preconditionFailure("the watched scene was not run") }
      return try result.get()
    } catch {
      throw RequestError(error)
    }
  }

  /// The accessibility description of the document and its views.
  package var description: PictureDescription {
    var description = title
    description.parts = graph.accessibilityTree().pictureParts
    return description
  }

  /// The warnings about the views, one sentence each.
  package var warnings: [String] { sceneWarnings.map(\.text) }

  /// The warnings about the views.
  var sceneWarnings: [SceneWarning] {
    let texts = graph.session.texts
    return graph.problems.map { SceneWarning("\($0.path): \($0.problem.message)") }
      + texts.missingFonts.map { SceneWarning($0) }
      + texts.missingTexts.map { missing in
        let place = location(of: missing.pointer).map { "\($0): \(missing.script.message)" }
        return SceneWarning(place ?? missing.sentence, topic: "missing \(missing.script.name)")
      }
  }

  /// The file, line and column of a view of the document.
  private func location(of pointer: String?) -> String? {
    guard let pointer, let place = try? JSONPointer(path: pointer),
      let view = document.root?[place]
    else { return nil }
    let span = view.member("text")?.value.span ?? view.span
    return "\(span.source.name):\(span.start.line):\(span.start.column)"
  }
}

extension LayoutSettings {
  /// Refuses settings that have no effect on an SVG file.
  fileprivate func checkStill(at time: Double) throws(RequestError) {
    let settings = [
      (time != 0, "a time"), (surroundings.colorScheme != nil, "a color scheme"),
      (surroundings.locale != nil, "a locale"),
      (surroundings.layoutDirection != nil, "a layout direction"),
      (surroundings.dynamicTypeSize != nil, "a text size"), (session != nil, "a recorded session"),
      (showsPointer, "a pointer"),
    ]
    guard let name = settings.first(where: \.0)?.1 else { return }
    throw RequestError(
      .usage, "\(name) has no effect on an SVG file, which is a still image",
      help: "remove the option, or show the file in a document with the view Image")
  }

  /// The bytes and the events of the session; nil without one.
  package func log(limits: DocumentLimits) throws(RequestError) -> (
    source: SourceText, log: InputLog
  )? {
    guard let session else { return nil }
    let source = try InputFile(session).source(limits: limits)
    do throws(InputLogError) {
      return (source, try InputLog(lines: String(decoding: source.bytes, as: UTF8.self)))
    } catch {
      throw RequestError(
        .badDocument, "\(session), \(error)",
        help: "correct the line, or record the session again")
    }
  }

  /// The fonts for a document: the default ones, and those that it names.
  package func library(for document: SceneDocument) throws(RequestError) -> Fonts {
    guard fonts == .system || !fontFolders.isEmpty || !document.fonts.isEmpty else {
      return .standard
    }
    for folder in fontFolders {
      guard let status = try? FileStatus(of: folder), status.isDirectory else {
        throw RequestError(
          .noInput, "the font folder \(folder) does not exist",
          help: "pass an existing folder with --font-dir")
      }
    }
    // An SVG file names families itself: every font in the folders is there for it.
    let further = document.isStill ? try fontFiles() : []
    do throws(RenderError) {
      return try Fonts(
        directories: fontFolders.map { URL(fileURLWithPath: $0, isDirectory: true) },
        named: document.fonts.map { ($0.name, $0.url) },
        further: further, includesSystem: fonts == .system)
    } catch {
      throw RequestError(
        .badDocument, error.description,
        help: "use another font file, or remove it from \"fonts\" of the document")
    }
  }

  /// The font files in the folders.
  private func fontFiles() throws(RequestError) -> [URL] {
    var files: [URL] = []
    for folder in fontFolders {
      do throws(SystemError) {
        let names = try FileSystem.names(in: folder)
        files += names.filter { name in
          [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
        }.map { URL(fileURLWithPath: "\(folder)/\($0)") }
      } catch {
        throw RequestError(
          .noInput, "the font folder \(folder) cannot be read: \(error.sentence)",
          help: "pass an existing folder with --font-dir")
      }
    }
    return files
  }
}
