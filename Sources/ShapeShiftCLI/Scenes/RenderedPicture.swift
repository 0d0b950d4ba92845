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
    as format: PictureFormat
  ) throws(Failure) {
    let stage = try Stage(document, options)
    let list = try stage.displayList()
    do throws(RenderError) {
      let encoded = try list.encoded(
        as: format,
        options: picture.renderOptions(
          scale: options.scale.value, documentBackground: document.canvas.background))
      bytes = encoded.bytes
      warnings = stage.warnings + encoded.unsupported.map(\.description)
    } catch {
      throw Failure(error)
    }
  }
}
