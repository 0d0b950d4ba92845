import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// A picture of a part of the device, to be changed pixel by pixel.
final class RasterLayer {
  /// Where the picture is on the device, in pixels.
  let region: PixelRect
  private var surface: CairoSurface
  let session: RenderSession

  /// A clear picture.
  init(region: PixelRect, session: RenderSession) throws(CairoError) {
    try session.checkSize(width: region.width, height: region.height)
    self.region = region
    self.session = session
    surface = try CairoSurface(width: region.width, height: region.height)
  }

  /// Draws items; `matrix` maps their coordinates to the device's pixels.
  func draw(_ items: [DisplayItem], matrix: CGAffineTransform) throws(CairoError) {
    cairo_surface_set_device_offset(surface.pointer, -Double(region.minX), -Double(region.minY))
    let context = try CairoContext(surface)
    context.matrix = matrix
    try Painter(context: context, target: .pixels, session: session).draw(items)
    try context.check()
    cairo_surface_flush(surface.pointer)
    cairo_surface_set_device_offset(surface.pointer, 0, 0)
  }

  /// The picture as a source in device coordinates, of which one is `scale` pixels.
  func makePattern(scale: CGFloat, filter: cairo_filter_t) throws(CairoError) -> CairoPattern {
    let pattern = try CairoPattern(owning: cairo_pattern_create_for_surface(surface.pointer))
    var matrix = cairo_matrix_t(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(region.minX), ty: -CGFloat(region.minY)))
    cairo_pattern_set_matrix(pattern.pointer, &matrix)
    cairo_pattern_set_filter(pattern.pointer, filter)
    return pattern
  }

  /// Changes the picture; `matrix` maps the filter's points to pixels.
  ///
  /// A shadow comes under the picture, or with `isShadowOnly` in its place.
  func apply(
    _ filter: DisplayFilter, matrix: CGAffineTransform, isShadowOnly: Bool
  ) throws(CairoError) {
    switch filter {
    case .blur(let radius, let opaque):
      blur(radius: radius, keepsAlpha: opaque, matrix: matrix)
    case .shadow(let color, let radius, let offset):
      let mask = try makeMask(radius: radius, matrix: matrix)
      if isShadowOnly { surface = try CairoSurface(width: region.width, height: region.height) }
      try draw(
        mask, in: color, movedBy: offset.applying(matrix), by: CAIRO_OPERATOR_DEST_OVER)
    case .innerShadow(let color, let radius, let offset):
      let mask = try makeMask(radius: radius, matrix: matrix)
      mask.invertAlphas()
      try draw(mask, in: color, movedBy: offset.applying(matrix), by: CAIRO_OPERATOR_ATOP)
    case .luminanceToAlpha:
      change { for index in $0.indices { $0[index] = $0[index].luminanceAsAlpha } }
    case .alphaThreshold(let least, let most, let color):
      // The range in steps of 255; a step counts when its alpha is inside.
      let steps =
        (least * 255 - 1e-6).rounded(
          .up)...max(
          (most * 255 + 1e-6).rounded(.down), (least * 255 - 1e-6).rounded(.up))
      let isEmpty = most < least
      let fill = UInt32(premultiplied: color)
      change {
        for index in $0.indices {
          $0[index] = !isEmpty && steps.contains(Double($0[index] >> 24)) ? fill : 0
        }
      }
    case .graph(let graph):
      try apply(graph, matrix: matrix)
    case .colorMatrix(let entries):
      guard let map = ColorMatrix(entries) else { return }
      change { map.apply(to: $0) }
    }
  }

  /// Reads the picture.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface.pointer)
    if let pixels = surface.argb { body(pixels) }
  }

  func change(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface.pointer)
    if let pixels = surface.argb { body(pixels) }
    cairo_surface_mark_dirty(surface.pointer)
  }

  // MARK: Blur and shadow

  private func blur(radius: CGFloat, keepsAlpha: Bool, matrix: CGAffineTransform) {
    let kernels = BlurKernel.pair(radius: radius, matrix: matrix)
    guard !kernels.x.isIdentity || !kernels.y.isIdentity else { return }
    change { pixels in
      var result = [UInt32](repeating: 0, count: pixels.count)
      result.withUnsafeMutableBufferPointer { result in
        for shift: UInt32 in [24, 16, 8, 0] {
          plane(of: pixels, shift: shift).blurred(x: kernels.x, y: kernels.y)
            .merge(into: result, shift: shift)
        }
      }
      for index in pixels.indices {
        pixels[index] =
          keepsAlpha
          ? result[index].withAlpha(pixels[index] >> 24) : result[index].clampedToAlpha
      }
    }
  }

  /// The picture's alpha, blurred.
  private func makeMask(
    radius: CGFloat, matrix: CGAffineTransform
  ) throws(CairoError) -> CairoSurface {
    let mask = try CairoSurface(width: region.width, height: region.height, isAlphaOnly: true)
    cairo_surface_flush(surface.pointer)
    guard let pixels = surface.argb else { return mask }
    let kernels = BlurKernel.pair(radius: radius, matrix: matrix)
    plane(of: pixels, shift: 24).blurred(x: kernels.x, y: kernels.y).write(to: mask)
    return mask
  }

  /// Draws a mask in a color, under the picture or on it as the rule of composition says.
  private func draw(
    _ mask: CairoSurface, in color: Color.Resolved, movedBy move: CGSize,
    by blend: cairo_operator_t
  ) throws(CairoError) {
    let context = try CairoContext(surface)
    cairo_set_operator(context.pointer, blend)
    cairo_set_source_rgba(
      context.pointer, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.opacity))
    cairo_mask_surface(context.pointer, mask.pointer, move.width.snapped, move.height.snapped)
    try context.check()
    cairo_surface_flush(surface.pointer)
  }

  func plane(
    of pixels: UnsafeMutableBufferPointer<UInt32>, shift: UInt32
  ) -> BlurPlane {
    let samples = PixelMemory.Samples(count: pixels.count)
    let target = samples.pointer
    for index in 0..<pixels.count {
      target[index] = UInt16(truncatingIfNeeded: (pixels[index] >> shift & 255) &* 257)
    }
    return BlurPlane(width: region.width, height: region.height, samples: samples)
  }
}

extension CGFloat {
  /// The nearest whole number when it is within 1/256, so that whole pixels stay sharp.
  fileprivate var snapped: CGFloat { (self - rounded()).magnitude < 1 / 256 ? rounded() : self }
}

extension UInt32 {
  /// A color as a premultiplied pixel.
  init(premultiplied color: Color.Resolved) {
    let alpha = Double(Swift.min(Swift.max(color.opacity, 0), 1))
    func byte(_ value: Float) -> UInt32 {
      UInt32(clamping: (Double(Swift.min(Swift.max(value, 0), 1)) * alpha * 255).rounded())
    }
    self =
      UInt32(clamping: (alpha * 255).rounded()) << 24 | byte(color.red) << 16
      | byte(color.green) << 8 | byte(color.blue)
  }

  /// The premultiplied pixel with no component above its alpha, as rounding may leave them.
  var clampedToAlpha: UInt32 {
    let alpha = self >> 24
    return alpha << 24 | Swift.min(self >> 16 & 255, alpha) << 16
      | Swift.min(self >> 8 & 255, alpha) << 8 | Swift.min(self & 255, alpha)
  }

  /// Black with the luminance of the premultiplied pixel for its alpha.
  fileprivate var luminanceAsAlpha: UInt32 {
    let weights = DisplayFilter.luminance
    let luminance =
      weights.red * Double(self >> 16 & 255) + weights.green * Double(self >> 8 & 255)
      + weights.blue * Double(self & 255)
    return UInt32(clamping: luminance.rounded()) << 24
  }

  /// The premultiplied pixel's color at another alpha.
  fileprivate func withAlpha(_ other: UInt32) -> UInt32 {
    let alpha = self >> 24
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      Swift.min(((self >> shift & 255) * other + alpha / 2) / alpha, other) << shift
    }
    return other << 24 | component(16) | component(8) | component(0)
  }
}
