import DocumentModel
import DocumentViews
import ShapeShift

/// A picture of a document, and what is odd about it.
@MainActor
struct RenderedPicture {
  /// The whole file.
  let bytes: [UInt8]
  /// What is odd, one sentence each.
  let warnings: [String]

  /// Draws a document.
  init(
    of document: SceneDocument, stage options: StageOptions, picture: PictureOptions,
    as format: PictureFormat, session: SessionOptions? = nil,
    limits: DocumentLimits = DocumentLimits()
  ) throws(Failure) {
    let stage =
      if let session {
        try Stage(document, options, session, limits)
      } else {
        try Stage(document, options)
      }
    let list = try stage.displayList()
    do throws(RenderError) {
      var writing = picture.renderOptions(
        scale: options.scale.value, documentBackground: document.canvas.background)
      if !format.isPixels { writing.description = stage.description }
      let encoded = try list.encoded(as: format, options: writing)
      bytes = encoded.bytes
      warnings = stage.warnings + encoded.unsupported.map(\.description)
    } catch {
      throw Failure(error)
    }
  }

  /// Draws an SVG file.
  init(
    of drawing: SVGDrawing, stage options: StageOptions, picture: PictureOptions,
    as format: PictureFormat
  ) throws(Failure) {
    do throws(RenderError) {
      let encoded = try drawing.list.encoded(
        as: format,
        options: picture.renderOptions(scale: options.scale.value, documentBackground: nil))
      bytes = encoded.bytes
      warnings = drawing.warnings + encoded.unsupported.map(\.description)
    } catch {
      throw Failure(error)
    }
  }
}
