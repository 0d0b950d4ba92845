import Foundation
import VectorGeometry
import VectorGraphics

/// Draws upright rectangles and groups of them, slowly and plainly: a second opinion on what
/// changed.
struct SampleRaster {
  /// Premultiplied red, green, blue and alpha.
  typealias Pixel = SIMD4<Double>

  let width: Int
  let height: Int
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// The list at `scale` pixels a point.
  static func draw(_ list: DisplayList, scale: CGFloat) -> SampleRaster {
    var raster = SampleRaster(
      width: Int((list.size.width * scale).rounded(.up)),
      height: Int((list.size.height * scale).rounded(.up)))
    raster.draw(list.items, CGAffineTransform(scaleX: scale, y: scale))
    return raster
  }

  private mutating func draw(_ items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items {
      switch item.content {
      case .fill(let fill):
        guard case .color(let color) = fill.paint else { continue }
        let box = Self.box(fill.path).applying(transform)
        let straight = Pixel(color.encoded, 1) * Double(color.opacity)
        paint { x, y in straight * Self.coverage(box, x, y) }
      case .group(let group): draw(group, transform)
      case .stroke, .text, .image, .perspective: continue
      }
    }
  }

  private mutating func draw(_ group: DisplayGroup, _ outer: CGAffineTransform) {
    let effects = group.effects
    let transform = effects.transform.concatenating(outer)
    var layer = SampleRaster(width: width, height: height)
    layer.draw(group.items, transform)
    for filter in effects.filters { layer.apply(filter, scale: transform.a) }
    var mask: SampleRaster?
    if let items = effects.mask {
      mask = SampleRaster(width: width, height: height)
      mask?.draw(items, transform)
    }
    let clip = effects.clip.map { Self.box($0.path).applying(transform) }
    paint { x, y in
      let place = y * layer.width + x
      let share = clip.map { Self.coverage($0, x, y) } ?? 1
      return layer.pixels[place] * (effects.opacity * share * (mask?.pixels[place].w ?? 1))
    }
  }

  /// Draws a pixel over every pixel.
  private mutating func paint(_ source: (Int, Int) -> Pixel) {
    for y in 0..<height {
      for x in 0..<width {
        let pixel = source(x, y)
        pixels[y * width + x] = pixel + pixels[y * width + x] * (1 - pixel.w)
      }
    }
  }

  private mutating func apply(_ filter: DisplayFilter, scale: CGFloat) {
    switch filter {
    case .blur(let radius, _): pixels = averaged(radius: radius * scale)
    case .shadow(let color, let radius, let offset):
      let blurred = averaged(radius: radius * scale)
      let (dx, dy) = (Int(offset.width * scale), Int(offset.height * scale))
      let below = pixels
      let (width, height) = (width, height)
      let tint = Pixel(color.encoded, 1) * Double(color.opacity)
      pixels = Array(repeating: .zero, count: width * height)
      paint { x, y in
        let (column, row) = (x - dx, y - dy)
        guard (0..<width).contains(column), (0..<height).contains(row) else { return .zero }
        return tint * blurred[row * width + column].w
      }
      paint { x, y in below[y * width + x] }
    case .innerShadow, .colorMatrix, .luminanceToAlpha, .alphaThreshold, .graph: break
    }
  }

  /// Averages as far as a Gaussian of the radius, in pixels, counts: the widest that a blur may
  /// reach.
  private func averaged(radius: CGFloat) -> [Pixel] {
    let reach = Int((3 * radius).rounded(.down))
    return pixels.indices.map { index in
      let (x, y) = (index % width, index / width)
      var sum = Pixel.zero
      for row in max(0, y - reach)...min(height - 1, y + reach) {
        for column in max(0, x - reach)...min(width - 1, x + reach) {
          sum += pixels[row * width + column]
        }
      }
      return sum / Double((2 * reach + 1) * (2 * reach + 1))
    }
  }

  private static func box(_ path: Path) -> CGRect {
    var points: [CGPoint] = []
    for element in path.elements {
      if case .move(let to) = element { points.append(to) }
      if case .line(let to) = element { points.append(to) }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The share of the pixel that the box covers.
  private static func coverage(_ box: CGRect, _ x: Int, _ y: Int) -> Double {
    let across = min(box.maxX, CGFloat(x + 1)) - max(box.minX, CGFloat(x))
    let down = min(box.maxY, CGFloat(y + 1)) - max(box.minY, CGFloat(y))
    return Double(max(across, 0) * max(down, 0))
  }
}
