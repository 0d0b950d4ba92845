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
  /// The largest number of steps that drawing a picture may take; a step takes about a nanosecond.
  ///
  /// Layers and filter results may hold a byte for every four steps at once.
  package var maximumSteps = Self.defaultMaximumSteps
  /// The number of steps that a picture may take by default.
  ///
  /// A blur over the largest picture that is allowed by default takes about a third of it.
  package static let defaultMaximumSteps = 8_000_000_000
  /// Pixels per point of effects that PDF and SVG cannot express and that are written as pictures: blurs, shadows,
  /// color matrices, angular gradients and some blend modes.
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
    var cost = DrawingCost()
    return try bitmap(list, region: region, scale: scale, background: background, adding: &cost)
  }

  /// Draws a part of a picture, whose cost is added to that of others.
  func bitmap(
    _ list: DisplayList, region: CGRect, scale: CGFloat, background: Color.Resolved? = nil,
    adding cost: inout DrawingCost
  ) throws(CairoError) -> Bitmap {
    let (width, height) = try pixelSize(of: region.size, scale: scale)
    let matrix = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -region.minX * scale, ty: -region.minY * scale)
    let extents = GroupExtents()
    let visible = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    try measure(list.items, matrix: matrix, visible: visible, adding: &cost, extents)
    var picture = Bitmap(width: width, height: height)
    try draw(
      list.items, on: &picture, background: background, matrix: matrix, extents: extents)
    return picture
  }

  /// Returns what drawing a picture in pixels costs, without drawing it.
  package func cost(of list: DisplayList, scale: CGFloat = 1) -> DrawingCost {
    let meter = DrawingMeter(
      .pixels, rasterScale: rasterScale, limit: maximumSteps, since: DrawingCost(), GroupExtents())
    let size = CGRect(
      x: 0, y: 0, width: list.size.width * scale, height: list.size.height * scale)
    meter.count(
      list.items,
      in: DrawingMeter.Space(
        matrix: CGAffineTransform(scaleX: scale, y: scale), visible: PixelRect(covering: size),
        isPixels: true))
    return meter.cost
  }

  /// Adds the cost of drawing items, before they are drawn.
  ///
  /// Throws `tooMuchWork` beyond the limit.
  func measure(
    _ items: [DisplayItem], matrix: CGAffineTransform, visible: PixelRect,
    on target: Painter.Target = .pixels, adding cost: inout DrawingCost,
    _ extents: GroupExtents = GroupExtents()
  ) throws(CairoError) {
    let meter = DrawingMeter(
      target, rasterScale: rasterScale, limit: maximumSteps, since: cost, extents)
    meter.count(
      items,
      in: DrawingMeter.Space(matrix: matrix, visible: visible, isPixels: target == .pixels))
    cost = meter.cost
    guard cost.isWithin(maximumSteps) else {
      throw .tooMuchWork(cost: cost, limit: maximumSteps)
    }
  }

  /// Draws items over a picture; `matrix` maps their coordinates to its pixels.
  func draw(
    _ items: [DisplayItem], on picture: inout Bitmap, background: Color.Resolved? = nil,
    matrix: CGAffineTransform, extents: GroupExtents = GroupExtents()
  ) throws(CairoError) {
    let (width, height) = (picture.width, picture.height)
    let session = RenderSession(self, extents: extents)
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
