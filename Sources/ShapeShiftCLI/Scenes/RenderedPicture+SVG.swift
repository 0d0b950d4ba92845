import ShapeShift
import ShapeShiftDocuments

extension RenderedPicture {
  /// Draws an SVG file.
  init(
    of drawing: SVGDrawing, scale: Double, picture: PictureSettings, as format: PictureFormat
  ) throws(Failure) {
    do throws(RenderError) {
      let encoded = try drawing.list.encoded(
        as: format, options: picture.renderOptions(scale: scale, documentBackground: nil))
      self.init(
        bytes: encoded.bytes,
        warnings: drawing.warnings + encoded.unsupported.map(\.description))
    } catch {
      throw Failure(error)
    }
  }
}
