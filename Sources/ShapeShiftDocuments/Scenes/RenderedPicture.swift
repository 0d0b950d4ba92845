package import DocumentViews
package import JSONModel
import ShapeShift
import VectorGraphics

/// A picture file, and what is odd about the picture.
public struct RenderedPicture: Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  /// The warnings, one sentence each.
  public let warnings: [String]

  package init(bytes: [UInt8], warnings: [String]) {
    self.bytes = bytes
    self.warnings = warnings
  }

  /// Draws a document.
  @MainActor
  package init(
    of document: SceneDocument, layout: LayoutSettings, at time: Double, picture: PictureSettings,
    as format: PictureFormat, limits: DocumentLimits = DocumentLimits(),
    _ cache: SceneCache = SceneCache()
  ) throws(RequestError) {
    let stage = try Stage(document, layout, at: time, isStill: true, limits: limits, cache)
    let list = try stage.displayList()
    var writing = try picture.renderOptions(
      scale: layout.scale, documentBackground: stage.background,
      of: document)
    if !format.isPixels { writing.description = stage.description }
    do throws(RenderError) {
      let encoded = try list.encoded(as: format, options: writing)
      bytes = encoded.bytes
      warnings = stage.warnings + encoded.unsupported.map(\.description)
    } catch {
      throw RequestError(error)
    }
  }
}

extension RenderRequest {
  /// Draws the picture, and writes no file.
  ///
  /// - Parameter vocabulary: Views and functions that the program adds.
  /// - Throws: The errors of the document with their locations, or those of the request.
  @MainActor
  public func draw(
    with vocabulary: DocumentVocabulary = DocumentVocabulary()
  ) throws(RequestError) -> RenderedPicture {
    let cache = SceneCache(.documents(vocabulary))
    let format = try resolvedFormat()
    try picture.check(for: format)
    let (scene, _) = try cache.scene(document)
    let drawn = try RenderedPicture(
      of: scene, layout: layout, at: time, picture: picture, as: format, limits: document.limits,
      cache)
    return RenderedPicture(
      bytes: drawn.bytes, warnings: scene.warnings.map(\.message) + drawn.warnings)
  }

  /// The format that is asked for, that of the file's name, or PNG.
  package func resolvedFormat() throws(RequestError) -> PictureFormat {
    guard let output else {
      let format = format ?? .png
      try format.checkAvailable()
      return format
    }
    return try PictureFormat.of(output, asked: format)
  }
}
