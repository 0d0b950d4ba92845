public import DocumentModel
public import DocumentViews
public import Foundation
public import ShapeShift
public import VectorGraphics
public import ViewAnimation
import ViewTree

/// A document, read, checked and ready to be drawn.
///
///     let card = try Document(contentsOf: url, data: ["title": "Hello"])
///     card.layout.scale = 2
///     let picture = try card.picture(.png)
///
/// It belongs to the main actor, as all views do. What it comes to, a `DisplayList`, is drawn on any thread.
@MainActor
public final class Document {
  /// The warnings about the document, with their locations; errors are thrown by the initializers.
  public let diagnostics: [Diagnostic]
  /// The layout settings of the view.
  public var layout = LayoutSettings() {
    didSet { if layout != oldValue { stage = nil } }
  }

  private let scene: SceneDocument
  private let limits: DocumentLimits
  private let cache: SceneCache
  private var stage: Stage?

  /// Creates a document from a file; included files are in its folder or a subfolder.
  ///
  /// - Parameters:
  ///   - url: The file: a document, or SVG.
  ///   - changes: Changes to the document before it is read.
  ///   - data: The document's values: the members of an object, or rows, which become the value `data`.
  ///   - limits: The document's limits.
  ///   - vocabulary: Additional views and functions of the program.
  /// - Throws: All errors of the document, with their locations, or an error in reading the file.
  public convenience init(
    contentsOf url: URL, changes: [DocumentChange] = [], data: JSONValue? = nil,
    limits: DocumentLimits = DocumentLimits(), vocabulary: DocumentVocabulary = DocumentVocabulary()
  ) throws(RequestError) {
    try self.init(
      try SourceText(contentsOf: url, limits: limits), folder: url.deletingLastPathComponent(),
      changes: changes, data: data, limits: limits, vocabulary: vocabulary)
  }

  /// Creates a document from a text, such as that of a file which was read before.
  ///
  /// - Parameters:
  ///   - source: The text, and its name in messages.
  ///   - folder: The folder of included files, or `nil` if the document may read no file.
  ///   - changes: Changes to the document before it is read.
  ///   - data: The document's values: the members of an object, or rows, which become the value `data`.
  ///   - limits: The document's limits.
  ///   - vocabulary: Additional views and functions of the program.
  /// - Throws: All errors of the document, with their locations.
  public convenience init(
    _ source: SourceText, folder: URL? = nil, changes: [DocumentChange] = [],
    data: JSONValue? = nil, limits: DocumentLimits = DocumentLimits(),
    vocabulary: DocumentVocabulary = DocumentVocabulary()
  ) throws(RequestError) {
    try self.init(
      source,
      SceneReader(
        limits: limits, root: folder, overrides: changes, data: data, vocabulary: vocabulary),
      limits)
  }

  private init(
    _ source: SourceText, _ reader: SceneReader, _ limits: DocumentLimits
  ) throws(RequestError) {
    do throws(DocumentErrors) {
      scene = try reader.read(source)
    } catch {
      throw RequestError(error.diagnostics)
    }
    diagnostics = scene.warnings
    self.limits = limits
    cache = SceneCache()
  }

  /// The document of a request, with its changes and data, now or at a step of its history.
  ///
  /// - Throws: All that is wrong with it, with places; or that a file can't be read.
  public convenience init(
    _ input: DocumentInput, vocabulary: DocumentVocabulary = DocumentVocabulary()
  ) throws(RequestError) {
    let reader = try input.reader(vocabulary)
    try self.init(try input.source(), reader, input.limits)
  }

  private func preparedStage() throws(RequestError) -> Stage {
    if let stage { return stage }
    let made = try Stage(scene, layout, limits: limits, cache)
    stage = made
    return made
  }

  // MARK: Pictures

  /// The picture at a time of the scene, in seconds, resolved down to shapes and glyphs.
  public func displayList(at time: Double = 0) throws(RequestError) -> DisplayList {
    try preparedStage().displayList(at: time)
  }

  /// The picture at a time as a file.
  ///
  /// - Parameters:
  ///   - format: The kind of file.
  ///   - time: The time of the scene, in seconds.
  ///   - settings: How it is written.
  public func picture(
    _ format: PictureFormat, at time: Double = 0, settings: PictureSettings = PictureSettings()
  ) throws(RequestError) -> RenderedPicture {
    try settings.check(for: format)
    try format.checkAvailable()
    let list = try displayList(at: time)
    let options = try renderOptions(settings)
    do throws(RenderError) {
      let encoded = try list.encoded(as: format, options: options)
      return RenderedPicture(
        bytes: encoded.bytes, warnings: warnings + encoded.unsupported.map(\.description))
    } catch {
      throw RequestError(error)
    }
  }

  /// Returns the options for encoding a display list of the document, on any thread.
  ///
  /// The background is that of the document, unless the settings have one.
  public func renderOptions(
    _ settings: PictureSettings = PictureSettings()
  ) throws(RequestError) -> RenderOptions {
    let stage = try preparedStage()
    var options = try settings.renderOptions(
      scale: layout.scale, documentBackground: stage.background,
      of: scene)
    options.description = stage.description
    return options
  }

  /// The warnings about the drawn views, one sentence each.
  public var warnings: [String] { stage?.warnings ?? [] }

  /// The frames of views with ids, in points, with all that their modifiers put around them.
  package func viewFrames() throws(RequestError) -> [String: [CGRect]] {
    var frames: [String: [CGRect]] = [:]
    for root in try preparedStage().graph.describe() { Self.collect(root, into: &frames) }
    return frames
  }

  private static func collect(_ node: NodeDescription, into frames: inout [String: [CGRect]]) {
    if let id = node.id { frames[id, default: []].append(node.outerFrame) }
    for child in node.children { collect(child, into: &frames) }
  }

  // MARK: Time

  /// Returns the duration of the scene: as set by the document, otherwise the duration of its animations.
  public func length() throws(RequestError) -> MotionLength {
    let graph = try preparedStage().graph
    do throws(ViewGraphError) {
      return try scene.length(in: graph)
    } catch {
      throw RequestError(error)
    }
  }
}
