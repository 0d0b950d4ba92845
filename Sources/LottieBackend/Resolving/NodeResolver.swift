import Foundation
import VectorGeometry
import VectorGraphics

/// Turns the items of one frame after the other into nodes that Lottie can say.
struct NodeResolver {
  /// What groups around an item have said of it.
  struct Surroundings {
    /// Maps the item's coordinates to those of the picture.
    var matrix = CGAffineTransform.identity
    var clips: [BezierContour] = []
  }

  /// Pixels that were drawn for an earlier frame.
  struct Pixels {
    var items: [DisplayItem]
    var region: CGRect
    var scale: CGFloat
    var image: EncodedImage
  }

  let options: LottieRenderer
  /// The whole picture, in points.
  let bounds: CGRect
  private(set) var unsupported: [UnsupportedEffect] = []
  var drawn: [String: [Pixels]] = [:]

  init(options: LottieRenderer, size: CGSize) {
    self.options = options
    bounds = CGRect(origin: .zero, size: size)
  }

  /// The nodes of a picture, back to front.
  mutating func nodes(of list: DisplayList) throws(LottieError) -> [LottieNode] {
    var items = list.items
    if let background = options.background, background.opacity > 0 {
      items.insert(
        DisplayItem(.fill(FillItem(path: Path(bounds), paint: .color(background)))), at: 0)
    }
    return try nodes(ofLayer: items, Surroundings())
  }

  /// The nodes of items that are not composed apart.
  mutating func nodes(
    of items: some Sequence<DisplayItem>, _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    var result: [LottieNode] = []
    for item in items { result += try nodes(of: item, surroundings) }
    return result
  }

  private mutating func nodes(
    of item: DisplayItem, _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    switch item.content {
    case .fill(let fill):
      return try shape(
        fill.path, fill.paint, isEOFilled: fill.style.isEOFilled, of: item, surroundings)
    case .stroke(let stroke):
      guard stroke.style.lineWidth > 0 else { return [] }
      return try line(stroke, of: item, surroundings)
    case .text(let text): return try nodes(of: text, in: item, surroundings)
    case .image(let image): return try nodes(of: image, in: item, surroundings)
    case .perspective(let perspective):
      let nearest = perspective.flat
      return try pixels([item], .perspective, item.origin, surroundings) {
        (resolver, surroundings) throws(LottieError) in
        try resolver.nodes(of: nearest, item.origin, surroundings)
      }
    case .group(let group): return try nodes(of: group, item.origin, surroundings)
    }
  }

  // MARK: Reports

  /// Notes what Lottie lacks; gives the note if pixels can be drawn in its place.
  mutating func stand(
    in kind: UnsupportedEffect.Kind, _ origin: String?
  ) throws(LottieError) -> UnsupportedEffect? {
    let canDraw = options.unsupported == .rasterize && options.rasterizer != nil
    let effect = UnsupportedEffect(
      kind, format: "Lottie", origin: origin, remedy: canDraw ? .rasterized : .nearest)
    try report(effect)
    return canDraw ? effect : nil
  }

  mutating func report(_ effect: UnsupportedEffect) throws(LottieError) {
    if options.unsupported == .error { throw .unsupported(effect) }
    if !unsupported.contains(effect) { unsupported.append(effect) }
  }
}

extension PerspectiveItem {
  /// The items as a parallelogram that has three of the corners.
  var flat: DisplayGroup {
    var effects = DisplayGroup.Effects()
    let box = contentBounds
    let corners = [
      box.origin, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
    ].map { $0.applying(projection) }
    if box.width > 0, box.height > 0, corners.allSatisfy(\.isFinite) {
      let (a, b) = (corners[1].x - corners[0].x, corners[1].y - corners[0].y)
      let (c, d) = (corners[2].x - corners[0].x, corners[2].y - corners[0].y)
      effects.transform = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        .concatenating(CGAffineTransform(scaleX: 1 / box.width, y: 1 / box.height))
        .concatenating(
          CGAffineTransform(a: a, b: b, c: c, d: d, tx: corners[0].x, ty: corners[0].y))
    }
    return DisplayGroup(effects: effects, items: items)
  }
}
