import Foundation
import VectorGeometry
import VectorGraphics

/// Measures what drawing items costs, without drawing them.
///
/// Mirrors ``Painter``: the same layers in the same sizes. The figures are estimates in nanoseconds; what matters is
/// their order of magnitude.
final class DrawingMeter {
  /// The target of items: where they are and what can be seen of them.
  struct Space {
    /// Maps the items' coordinates to the device.
    var matrix: CGAffineTransform
    /// The part of the device that drawing can change.
    var visible: PixelRect
    /// Whether the device has pixels; a vector file records shapes, and only some effects become pixels.
    var isPixels: Bool
  }

  /// Pixels per device unit of what a vector file shows as pixels.
  let rasterScale: CGFloat
  let target: Painter.Target
  let extents: GroupExtents
  private let limit: Int
  private(set) var cost: DrawingCost
  private var held = 0.0
  private var largest = 0.0
  private var origin: String?
  private var decoded = DecodedImages<Void>()
  /// Operations that are still measured once the limit is exceeded, to report the whole cost.
  private var remaining = 100_000

  init(
    _ target: Painter.Target, rasterScale: CGFloat, limit: Int, since cost: DrawingCost,
    _ extents: GroupExtents
  ) {
    self.target = target
    self.rasterScale = rasterScale
    self.limit = limit
    self.cost = cost
    self.extents = extents
  }

  // MARK: Counting

  /// Counts an operation.
  func spend(_ steps: Double) {
    // A path with a coordinate that is not a number is not drawn.
    guard !steps.isNaN else { return }
    cost.steps += steps
    if steps > largest { (largest, cost.origin) = (steps, origin) }
    guard !cost.isWithin(limit) else { return }
    remaining -= 1
    if remaining <= 0 { cost.isPartial = true }
  }

  /// Counts bytes that are held while `body` is measured.
  func hold(_ bytes: Double, _ body: () -> Void = {}) {
    held += bytes
    if held > cost.bytes { cost.bytes = held }
    body()
    held -= bytes
  }

  /// Counts a layer of a region's size, and what is drawn to it.
  func layer(_ region: PixelRect, bytesPerPixel: Double = 4, _ body: () -> Void) {
    spend(5_000 + 3 * region.area)
    hold(bytesPerPixel * region.area, body)
  }

  // MARK: Items

  func count(_ items: [DisplayItem], in space: Space) {
    var rest = items[...]
    if !space.isPixels, let last = items.lastIndex(where: { target.needsPixelsBelow($0) }) {
      countRaster(Array(items[...last]), filters: [], in: space)
      rest = items[(last + 1)...]
    }
    for item in rest {
      guard !cost.isPartial else { return }
      count(item, in: space)
    }
  }

  private func count(_ item: DisplayItem, in space: Space) {
    // Groups that only hold others together cost nothing, as `DisplayList.flatItems` leaves them out.
    if case .group(let group) = item.content, group.effects.isEmpty {
      return count(group.items, in: space)
    }
    let outer = origin
    if item.origin != nil { origin = item.origin }
    defer { origin = outer }
    spend(1_000)
    switch item.content {
    case .fill(let fill):
      guard !fill.paint.isClear else { return }
      let path = count(fill.path, in: space)
      let covered = min(path.area, space.visibleArea(of: path.bounds))
      count(fill.paint, pixels: covered, in: space)
    case .stroke(let stroke): count(stroke, in: space)
    case .text(let text): count(text, in: space)
    case .image(let image): count(image, in: space)
    case .perspective(let item): count(item, in: space)
    case .group(let group): count(group, in: space)
    }
  }

  /// Counts the edges of a path.
  @discardableResult
  private func count(_ path: Path, strands: Double = 1, in space: Space) -> PathCost {
    let path = PathCost(path, matrix: space.matrix, visibleRows: space.visible.height)
    spend(strands * (50 * Double(path.elementCount) + (space.isPixels ? 2 * path.rows : 0)))
    return path
  }

  private func count(_ stroke: StrokeItem, in space: Space) {
    let style = stroke.style
    guard style.lineWidth > 0, style.lineWidth.isFinite, !stroke.paint.isClear else { return }
    let path = count(stroke.path, strands: 3, in: space)
    spend(300 * Double(style.drawnDashCount(for: stroke.path)))
    let scales = space.matrix.axisScales
    let width = Double(style.lineWidth * max(scales.x, scales.y)) + 1
    count(stroke.paint, pixels: min(path.length * width, space.visible.area), in: space)
  }

  private func count(_ text: TextItem, in space: Space) {
    guard !text.paint.isClear, text.run.size > 0, text.run.size.isFinite else { return }
    let scales = space.matrix.axisScales
    let size = Double(text.run.size * max(scales.x, scales.y))
    let count = Double(text.run.glyphs.count)
    spend(count * (1_000 + (space.isPixels ? 10 * min(size, Double(space.visible.height)) : 0)))
    self.count(text.paint, pixels: min(count * size * size / 2, space.visible.area), in: space)
  }

  private func count(_ image: ImageItem, in space: Space) {
    if let group = image.drawnGroup { return count(group, in: space) }
    decode(image.image)
    spend(6 * space.visibleArea(of: image.destination.applying(space.matrix)))
  }

  private func decode(_ image: EncodedImage) {
    guard decoded[image] == nil else { return }
    let (pixels, overflow) = image.width.multipliedReportingOverflow(by: image.height)
    spend(20 * Double(image.width) * Double(image.height))
    decoded.insert(image, (), pixels: overflow ? .max : pixels)
  }

  private func count(_ item: PerspectiveItem, in space: Space) {
    let pixels = rastered(space)
    guard let plan = PerspectivePlan(item, matrix: pixels.matrix, visible: pixels.visible) else {
      return
    }
    layer(plan.region) {
      count(item.items, in: Space(matrix: plan.matrix, visible: plan.region, isPixels: true))
      layer(plan.area) { spend(60 * plan.area.area) }
    }
  }

  // MARK: Paint

  private func count(_ paint: Paint, pixels: Double, in space: Space) {
    let scale = space.isPixels ? 1 : Double(rasterScale * rasterScale)
    switch paint {
    case .color: if space.isPixels { spend(pixels / 2) }
    case .gradient(let gradient):
      if case .angular = gradient.geometry {
        hold(4 * pixels * scale) { spend(30 * pixels * scale) }
      } else if space.isPixels {
        spend(8 * pixels)
      }
    case .image(let tile):
      if let pattern = tile.pattern { return count(pattern, pixels: pixels, in: space) }
      decode(tile.image)
      if space.isPixels { spend(6 * pixels) }
    case .mesh: if space.isPixels { spend(15 * pixels) }
    case .pattern(let pattern): count(pattern, pixels: pixels, in: space)
    }
  }

  private func count(_ pattern: PatternPaint, pixels: Double, in space: Space) {
    guard space.isPixels else {
      let matrix = CGAffineTransform(translationX: -pattern.tile.minX, y: -pattern.tile.minY)
      return count(
        pattern.items, in: Space(matrix: matrix, visible: space.visible, isPixels: false))
    }
    guard let plan = TilePlan(pattern, matrix: space.matrix) else { return }
    layer(plan.region) {
      count(
        pattern.items, in: Space(matrix: plan.toPixels, visible: plan.region, isPixels: true))
    }
    spend(6 * pixels)
  }

  // MARK: Groups

  private func count(_ group: DisplayGroup, in space: Space) {
    let effects = group.effects
    guard effects.opacity > 0, !group.items.isEmpty || effects.filters.containsGraph,
      effects.mask?.isEmpty != true
    else { return }
    var inner = space
    inner.matrix = effects.transform.concatenating(space.matrix)
    guard inner.matrix.isDrawable else { return }
    let composition = group.composition(matrix: space.isPixels ? inner.matrix : nil)
    if composition.hasLayer, space.isPixels {
      inner.visible = PixelRect(covering: extents.extent(of: group, matrix: inner.matrix))
        .intersection(space.visible)
      guard !inner.visible.isEmpty else { return }
    }
    if let clip = effects.clip {
      let path = count(clip.path, in: inner)
      if !composition.hasLayer {
        inner.visible = inner.visible.intersection(PixelRect(covering: path.bounds))
      }
    }
    switch composition {
    case .layer: countApart(group, in: inner)
    case .softClip: layer(inner.visible) { count(group.items, in: inner) }
    case .folded, .direct: count(group.items, in: inner)
    }
  }

  /// Counts a group that is drawn to a layer of its own, in the space of its items.
  private func countApart(_ group: DisplayGroup, in space: Space) {
    let effects = group.effects
    let content = {
      if effects.filters.isEmpty {
        self.count(group.items, in: space)
      } else {
        self.countRaster(group.items, filters: effects.filters, in: space)
      }
    }
    guard space.isPixels else {
      content()
      if let mask = effects.mask { count(mask, in: space) }
      return
    }
    layer(space.visible) {
      content()
      if let mask = effects.mask {
        layer(space.visible, bytesPerPixel: 1) { count(mask, in: space) }
        if effects.opacity < 1 { layer(space.visible) {} }
      }
      if effects.blendMode != .normal { layer(space.visible) { spend(10 * space.visible.area) } }
    }
  }

  /// Counts items that become pixels, and their filters.
  private func countRaster(
    _ items: [DisplayItem], filters: [DisplayFilter], in space: Space
  ) {
    let pixels = rastered(space)
    let region = filters.region(
      of: items, matrix: pixels.matrix, visible: pixels.visible, extents)
    guard !region.isEmpty else { return }
    layer(region) {
      count(items, in: Space(matrix: pixels.matrix, visible: region, isPixels: true))
      count(filters, over: region, matrix: pixels.matrix)
    }
  }

  /// Returns the space of what becomes pixels.
  private func rastered(_ space: Space) -> Space {
    guard !space.isPixels else { return space }
    let scale = CGAffineTransform(scaleX: rasterScale, y: rasterScale)
    let visible = CGRect(
      x: space.visible.minX, y: space.visible.minY, width: space.visible.width,
      height: space.visible.height)
    return Space(
      matrix: space.matrix.concatenating(scale),
      visible: PixelRect(covering: visible.applying(scale)), isPixels: true)
  }
}

extension DrawingMeter.Space {
  /// Returns the area of the visible part of a rectangle of the device.
  fileprivate func visibleArea(of rect: CGRect) -> Double {
    PixelRect(covering: rect).intersection(visible).area
  }
}

extension PixelRect {
  var area: Double { Double(width) * Double(height) }
}
