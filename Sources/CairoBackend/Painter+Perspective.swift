import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Draws items in perspective: as a picture of their own, each pixel of the target looked up in it.
  func draw(_ item: PerspectiveItem) throws(CairoError) {
    let visible = PixelRect(covering: scaled(context.deviceClip))
    guard let plan = PerspectivePlan(item, matrix: pixelMatrix, visible: visible) else { return }
    session.note(
      .perspective, in: target, of: item.items.lazy.compactMap(\.viewOrigin).first)
    let area = plan.area
    try session.checkSize(width: area.width, height: area.height)
    let source = try RasterLayer(region: plan.region, session: session)
    try source.draw(item.items, matrix: plan.matrix)
    let surface = try CairoSurface(width: area.width, height: area.height)
    let sampler = PerspectiveSampler(toSource: plan.toSource, region: plan.region)
    cairo_surface_flush(surface.pointer)
    source.withPixels { pixels in
      if let result = surface.argb { sampler.fill(result, of: area, from: pixels) }
    }
    cairo_surface_mark_dirty(surface.pointer)
    setSource(surface, x: area.minX, y: area.minY)
    cairo_paint(cairo)
  }
}

/// The pictures that an item in perspective takes.
struct PerspectivePlan {
  /// The pixels of the target.
  let area: PixelRect
  /// The pixels of the picture that is looked up, and what maps the items to them.
  let region: PixelRect
  let matrix: CGAffineTransform
  /// Maps pixels of the target to those of the picture.
  let toSource: ProjectionTransform

  /// Creates the plan of an item under a matrix; `nil` if nothing of it is visible.
  init?(_ item: PerspectiveItem, matrix pixelMatrix: CGAffineTransform, visible: PixelRect) {
    let toPixels = item.projection.concatenating(ProjectionTransform(pixelMatrix))
    var toItems = toPixels
    guard toPixels.isFinite, toItems.invert() else { return nil }
    let content = item.contentBounds
    area = PixelRect(covering: content.projectedBounds(by: toPixels)).outset(x: 1, y: 1)
      .intersection(visible)
    guard !area.isEmpty else { return nil }
    let seen = content.part(seenIn: area, by: toItems)
    let scale = PerspectiveSampler.scale(of: seen, by: toPixels)
    matrix = CGAffineTransform(scaleX: scale, y: scale)
    region = PixelRect(covering: seen.applying(matrix)).outset(x: 1, y: 1)
    guard !region.isEmpty else { return nil }
    toSource = toItems.concatenating(ProjectionTransform(matrix))
  }
}

extension CGRect {
  /// The part of the rectangle that can be seen in a region of pixels, with a margin; all of it where
  /// a corner of the region looks past the horizon.
  fileprivate func part(seenIn region: PixelRect, by toItems: ProjectionTransform) -> CGRect {
    let corners = [
      CGPoint(x: region.minX, y: region.minY), CGPoint(x: region.maxX, y: region.minY),
      CGPoint(x: region.maxX, y: region.maxY), CGPoint(x: region.minX, y: region.maxY),
    ]
    let depths = corners.map { toItems.depth(at: $0) }
    guard depths.allSatisfy({ $0 > 1e-9 }) || depths.allSatisfy({ $0 < -1e-9 }) else { return self }
    let places = corners.map { $0.applying(toItems) }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      (right - left + bottom - top).isFinite
    else { return self }
    let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return clipped(to: seen.insetBy(dx: -2, dy: -2))
  }
}

/// Looks pixels up in a picture that is seen in perspective.
struct PerspectiveSampler {
  /// Maps pixels of the target to those of the source.
  let toSource: ProjectionTransform
  /// Where the source is, in its pixels.
  let region: PixelRect

  /// The largest picture that is looked into, in pixels.
  private static let largestArea: CGFloat = 16_000_000
  /// Samples along each side of a pixel at most, where the picture is made smaller.
  private static let mostSamples = 8

  /// How many pixels a point of a rectangle should have so that none is magnified.
  static func scale(of rect: CGRect, by transform: ProjectionTransform) -> CGFloat {
    var largest: CGFloat = 1e-3
    for row in 0...8 {
      for column in 0...8 {
        let place = CGPoint(
          x: rect.minX + rect.width * CGFloat(column) / 8,
          y: rect.minY + rect.height * CGFloat(row) / 8)
        guard transform.depth(at: place) >= ProjectionTransform.nearDepth else { continue }
        let steps = transform.steps(at: place)
        largest = max(largest, steps.x.length, steps.y.length)
      }
    }
    let area = max(rect.width * rect.height, 1)
    return min(largest, (largestArea / area).squareRoot(), 64)
  }

  /// Looks up every pixel of a region of the target.
  func fill(
    _ result: UnsafeMutableBufferPointer<UInt32>, of target: PixelRect,
    from source: UnsafeMutableBufferPointer<UInt32>
  ) {
    for y in 0..<target.height {
      for x in 0..<target.width {
        let place = CGPoint(
          x: CGFloat(target.minX + x) + 0.5, y: CGFloat(target.minY + y) + 0.5)
        result[y * target.width + x] = color(at: place, in: source)
      }
    }
  }

  /// The mean of the source over a pixel.
  private func color(
    at place: CGPoint, in source: UnsafeMutableBufferPointer<UInt32>
  ) -> UInt32 {
    guard isInFront(place) else { return 0 }
    let steps = toSource.steps(at: place)
    let reach = max(steps.x.length, steps.y.length)
    guard reach.isFinite else { return 0 }
    let count = Int(clamping: reach.rounded(.up), to: 1...Self.mostSamples)
    var sum = SIMD4<Float>.zero
    for row in 0..<count {
      for column in 0..<count {
        let sample = CGPoint(
          x: place.x + (CGFloat(column) + 0.5) / CGFloat(count) - 0.5,
          y: place.y + (CGFloat(row) + 0.5) / CGFloat(count) - 0.5)
        sum += self.sample(source, at: sample.applying(toSource))
      }
    }
    let mean = sum / Float(count * count) + 0.5
    func byte(_ value: Float) -> UInt32 { UInt32(clamping: value, to: 0...255) }
    return byte(mean.w) << 24 | byte(mean.x) << 16 | byte(mean.y) << 8 | byte(mean.z)
  }

  /// Whether what is seen at a pixel lies before the near plane.
  private func isInFront(_ place: CGPoint) -> Bool {
    // The divisor of the inverse is one over that of the map.
    let inverse = toSource.depth(at: place)
    return inverse > 0 && inverse * ProjectionTransform.nearDepth <= 1
  }

  /// The color between pixels, premultiplied, 0...255; clear outside of the picture.
  private func sample(
    _ source: UnsafeMutableBufferPointer<UInt32>, at place: CGPoint
  ) -> SIMD4<Float> {
    let (x, y) = (place.x - CGFloat(region.minX) - 0.5, place.y - CGFloat(region.minY) - 0.5)
    guard x > -1, y > -1, x < CGFloat(region.width), y < CGFloat(region.height) else {
      return .zero
    }
    let (left, top) = (Int(clamping: x.rounded(.down)), Int(clamping: y.rounded(.down)))
    let (right, down) = (Float(x - CGFloat(left)), Float(y - CGFloat(top)))
    let upper =
      pixel(source, left, top) * (1 - right) + pixel(source, left + 1, top) * right
    let lower =
      pixel(source, left, top + 1) * (1 - right) + pixel(source, left + 1, top + 1) * right
    return upper * (1 - down) + lower * down
  }

  private func pixel(
    _ source: UnsafeMutableBufferPointer<UInt32>, _ x: Int, _ y: Int
  ) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < region.width, y < region.height else { return .zero }
    let pixel = source[y * region.width + x]
    return SIMD4(
      Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24))
  }
}

extension ProjectionTransform {
  /// How far the image of a point moves for a step of 1 along x and along y.
  fileprivate func steps(at place: CGPoint) -> (x: CGPoint, y: CGPoint) {
    let w = depth(at: place)
    let image = place.applying(self)
    return (
      CGPoint(x: (m11 - image.x * m13) / w, y: (m12 - image.y * m13) / w),
      CGPoint(x: (m21 - image.x * m23) / w, y: (m22 - image.y * m23) / w)
    )
  }
}
