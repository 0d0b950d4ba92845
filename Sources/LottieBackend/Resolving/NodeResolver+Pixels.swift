import Foundation
import VectorGeometry
import VectorGraphics

extension NodeResolver {
  typealias Nearest =
    (inout NodeResolver, Surroundings) throws(LottieError) -> [LottieNode]

  /// Items as a picture of pixels; without a rasterizer the nearest thing, or nothing.
  ///
  /// What looks as it did at an earlier frame, wherever it is now, has the same picture.
  mutating func pixels(
    _ items: [DisplayItem], _ kind: UnsupportedEffect.Kind, _ origin: String?,
    _ surroundings: Surroundings, nearest: Nearest = { (_, _) in [] }
  ) throws(LottieError) -> [LottieNode] {
    guard let effect = try stand(in: kind, origin) else { return try nearest(&self, surroundings) }
    let matrix = surroundings.matrix
    let region = region(of: items, matrix)
    guard !region.isEmpty, matrix.determinant != 0 else { return [] }
    let scale = options.rasterScale * Self.step(matrix.largestScale)
    let image = try image(of: items, region, scale, effect)
    let placement = CGAffineTransform(
      a: region.width / CGFloat(image.width), b: 0, c: 0, d: region.height / CGFloat(image.height),
      tx: region.minX, ty: region.minY)
    return [
      LottieNode(
        content: .image(LottieImage(image: image, matrix: placement.concatenating(matrix))),
        origin: origin, clips: surroundings.clips)
    ]
  }

  mutating func pixels(
    _ items: [DisplayItem], _ kind: UnsupportedEffect.Kind, _ origin: String?,
    _ surroundings: Surroundings, nearest shape: LottieShape
  ) throws(LottieError) -> [LottieNode] {
    try pixels(items, kind, origin, surroundings) { (_, surroundings) in
      [LottieNode(content: .shape(shape), origin: origin, clips: surroundings.clips)]
    }
  }

  /// The picture in a format that players read.
  ///
  /// Few read WebP or GIF, and those that read inks mix them differently; without a rasterizer they may.
  mutating func readable(
    _ image: EncodedImage, _ origin: String?
  ) throws(LottieError) -> EncodedImage {
    guard image.needsConversion || image.format == .webp, options.rasterizer != nil else {
      return image
    }
    let effect = UnsupportedEffect(
      .cmykImage, format: "Lottie", origin: origin, remedy: .rasterized)
    if image.isCMYK { try report(effect) }
    let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let item = ImageItem(image: image, source: box, destination: box, interpolation: .none)
    return try self.image(of: [DisplayItem(.image(item))], box, 1, effect)
  }

  /// All that the items paint, in whole points; of what is far larger than the picture, what can be seen.
  private func region(of items: [DisplayItem], _ matrix: CGAffineTransform) -> CGRect {
    var box = DisplayList(size: bounds.size, items: items).paintedBounds
    guard !box.isNull else { return .zero }
    let visible = bounds.applying(matrix.inverted())
    if box.width * box.height > 2 * visible.width * visible.height {
      box = box.clipped(to: visible)
    }
    guard !box.isNull else { return .zero }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: max(box.maxX.rounded(.up) - left, 1),
      height: max(box.maxY.rounded(.up) - top, 1))
  }

  /// A power of two from 1 to 4 that is no smaller than a scale, so that one picture serves for many.
  private static func step(_ scale: CGFloat) -> CGFloat { scale <= 1.01 ? 1 : scale <= 2 ? 2 : 4 }

  private mutating func image(
    of items: [DisplayItem], _ region: CGRect, _ scale: CGFloat, _ effect: UnsupportedEffect
  ) throws(LottieError) -> EncodedImage {
    let key = effect.origin ?? ""
    let known = drawn[key]?.last {
      $0.region == region && $0.scale == scale && $0.items == items
    }
    if let known { return known.image }
    guard let rasterizer = options.rasterizer else {
      throw .notRasterized(effect, reason: "no rasterizer is set")
    }
    do {
      let list = DisplayList(size: bounds.size, items: items)
      let image = try rasterizer.rasterize(list, region: region, scale: scale)
      drawn[key, default: []].append(
        Pixels(items: items, region: region, scale: scale, image: image))
      return image
    } catch {
      throw .notRasterized(effect, reason: "\(error)")
    }
  }
}
