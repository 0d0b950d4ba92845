import Foundation
import VectorGeometry
import VectorGraphics

extension Image {
  /// The name of a symbol; nil for other pictures.
  var symbolName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }
}

extension ImageContent {
  /// Whether both are drawn alike, apart from their styles.
  func isAlike(_ other: ImageContent) -> Bool {
    switch (self, other) {
    case (.symbol(let one), .symbol(let other)): one.isAlike(other)
    case (.picture(let one), .picture(let other)): one == other
    case (.scene(let one), .scene(let other)): one === other
    case (.drawing, .drawing), (.nothing, .nothing): true
    case (.placeholder(let one), .placeholder(let other)): one == other
    case (.symbol, _), (.picture, _), (.drawing, _), (.scene, _), (.placeholder, _), (.nothing, _):
      false
    }
  }

  /// Whether a change to this content shows on its way; pictures change at once unless asked to fade.
  func changesGradually(from old: ImageContent, by transition: ContentTransition) -> Bool {
    switch transition.kind {
    case .identity: return false
    case .opacity, .interpolate: return true
    case .automatic, .numeric, .numericValue, .replace:
      guard case .symbol = self, case .symbol = old else { return false }
      return true
    }
  }
}

extension ContentTransition {
  /// How small a symbol is when it is gone, and how large when it goes upwards.
  private static let (least, most) = (0.5, 1.4)

  /// What is seen between two contents at a progress.
  func seen(
    from old: [DisplayItem], to new: [DisplayItem], about center: CGPoint, _ progress: Double
  ) -> [DisplayItem] {
    let share = min(max(progress, 0), 1)
    guard case .replace(let replacement) = kind else {
      return old.faded(to: 1 - share) + new.faded(to: share)
    }
    // One goes in the first half, the other comes in the second.
    let (out, into) = (min(share * 2, 1), max(progress * 2 - 1, 0))
    let growth = Self.least + (1 - Self.least) * into
    let coming = new.scaled(by: growth, about: center).faded(to: min(into, 1))
    switch replacement {
    case .offUp: return old.faded(to: share > 0 ? 0 : 1) + coming
    case .upUp, .downUp:
      let end = replacement == .upUp ? Self.most : Self.least
      return old.scaled(by: 1 + (end - 1) * out, about: center).faded(to: 1 - out) + coming
    }
  }
}

extension [DisplayItem] {
  /// The items larger or smaller about a point.
  func scaled(by factor: Double, about center: CGPoint) -> [DisplayItem] {
    guard !isEmpty, factor != 1 else { return self }
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: CGFloat(factor), y: CGFloat(factor))
      .translatedBy(x: -center.x, y: -center.y)
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: self)))]
  }
}

extension SymbolGlyph {
  /// Whether both are drawn alike.
  func isAlike(_ other: SymbolGlyph) -> Bool {
    frame == other.frame && scale == other.scale
      && layers.elementsEqual(other.layers) {
        $0.level == $1.level && $0.width == $1.width && $0.path == $1.path
      }
  }

  /// The symbol on its way to the same one in another size or weight; nil if their parts differ.
  func blended(with other: SymbolGlyph, at t: Double) -> SymbolGlyph? {
    guard layers.count == other.layers.count else { return nil }
    var blended: [Layer] = []
    for (one, other) in zip(layers, other.layers) {
      guard one.path == other.path, one.level == other.level,
        (one.width == nil) == (other.width == nil)
      else { return nil }
      let width = one.width.map { max($0 + ((other.width ?? $0) - $0) * CGFloat(t), 0) }
      blended.append(Layer(path: one.path, width: width, level: one.level))
    }
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * CGFloat(t) }
    return SymbolGlyph(
      layers: blended, ink: ink.between(other.ink, at: between),
      frame: frame.between(other.frame, at: between), scale: max(between(scale, other.scale), 0),
      rise: between(rise, other.rise), colors: other.colors)
  }
}

extension CGRect {
  /// A rectangle on the way to another one.
  fileprivate func between(_ other: CGRect, at value: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    CGRect(
      x: value(minX, other.minX), y: value(minY, other.minY), width: value(width, other.width),
      height: value(height, other.height))
  }

  /// A rectangle of a size about the middle of this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
