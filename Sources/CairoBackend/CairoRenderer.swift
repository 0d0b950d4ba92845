import CCairo
package import Foundation
import IntegerConversion
import VectorGeometry
package import VectorGraphics

/// Draws display lists with Cairo: to pixels, to PDF, to Cairo's kind of SVG.
///
/// A value without state: any number of threads may draw at the same time.
package struct CairoRenderer: Sendable {
  /// Turns a picture file into pixels.
  package typealias Decoder = @Sendable (EncodedImage) throws -> Bitmap

  /// Decodes the images in display lists.
  package var decode: Decoder
  /// The largest area of a picture and of each of its layers, in pixels.
  package var maximumPixels = 1 << 28
  /// Pixels a point of what PDF and SVG can't say and get as a picture: blurs, shadows, colour
  /// matrices, angular gradients and some blend modes.
  package var rasterScale: CGFloat = 3

  /// A renderer that decodes images with the given function.
  package init(decode: @escaping Decoder) {
    self.decode = decode
  }

  /// The picture in pixels, `scale` of them a point, on the background or on clear ground.
  ///
  /// A part of a pixel at the right and at the bottom counts as a whole one. Throws every case of
  /// ``CairoError``.
  package func bitmap(
    _ list: DisplayList, scale: CGFloat = 1, background: Color.Resolved? = nil
  ) throws(CairoError) -> Bitmap {
    try bitmap(
      list, region: CGRect(origin: .zero, size: list.size), scale: scale, background: background)
  }

  /// A part of the picture in pixels; `region` is in points and may reach beyond the picture.
  package func bitmap(
    _ list: DisplayList, region: CGRect, scale: CGFloat, background: Color.Resolved? = nil
  ) throws(CairoError) -> Bitmap {
    let (width, height) = try pixelSize(of: region.size, scale: scale)
    var picture = Bitmap(width: width, height: height)
    try draw(
      list.items, on: &picture, background: background,
      matrix: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -region.minX * scale, ty: -region.minY * scale))
    return picture
  }

  /// Draws items over a picture; `matrix` maps their coordinates to its pixels.
  func draw(
    _ items: [DisplayItem], on picture: inout Bitmap, background: Color.Resolved? = nil,
    matrix: CGAffineTransform
  ) throws(CairoError) {
    let (width, height) = (picture.width, picture.height)
    let session = RenderSession(self)
    try picture.pixels.withUnsafeMutableBufferPointer { (pixels) throws(CairoError) in
      let data = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      let surface = try CairoSurface(
        owning: cairo_image_surface_create_for_data(
          data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
      let context = try CairoContext(surface)
      let painter = Painter(context: context, target: .pixels, session: session)
      if let background, painter.setSource(background) { cairo_paint(context.pointer) }
      context.matrix = matrix
      try painter.draw(items)
      try context.check()
      cairo_surface_finish(surface.pointer)
    }
  }

  /// The number of pixels of a picture of `size` points, within the limits.
  ///
  /// Throws `invalidSize`, `empty` or `tooLarge`.
  package func pixelSize(
    of size: CGSize, scale: CGFloat
  ) throws(CairoError) -> (width: Int, height: Int) {
    guard size.width.isFinite, size.height.isFinite, scale > 0, scale.isFinite else {
      throw .invalidSize(width: size.width, height: size.height, scale: scale)
    }
    let (width, height) = (size.width * scale, size.height * scale)
    let sides = (width: width.wholePixels, height: height.wholePixels)
    guard sides.width > 0, sides.height > 0 else {
      throw .empty(width: sides.width, height: sides.height)
    }
    try RenderSession(self).checkSize(width: sides.width, height: sides.height)
    return sides
  }
}

extension CGFloat {
  /// The number rounded up, but for a trace of rounding: 100.1 x 10 is 1001 and not 1002.
  fileprivate var wholePixels: Int {
    Int(clamping: (self - 1e-6).rounded(.up), to: 0...1_000_000_000)
  }
}
