import Foundation
import SVGReading
import VectorGeometry
import VectorGraphics

extension SVGSymbolTemplate {
  /// The symbol beside text of a size in points; nil where there are no variants.
  ///
  /// - Parameters:
  ///   - weight: That of the text, 100...900.
  ///   - isLayered: Whether parts keep levels of their own.
  func glyph(
    fontSize: CGFloat, weight: Int, scale: Image.Scale, isLayered: Bool
  ) -> SymbolGlyph? {
    guard let (variant, size) = variant(weight: weight, scale: scale) else { return nil }
    // The squares of 24 units of other symbols: capital letters stand around their middle.
    let units = 1 / (100 * SymbolMetrics.unit)
    let baseline = 12 + SymbolMetrics.capHeight / SymbolMetrics.unit / 2
    let place = CGAffineTransform(a: units, b: 0, c: 0, d: units, tx: 0, ty: baseline)
    let layers = variant.layers.map {
      SymbolGlyph.Layer(path: $0.path.applying(place), width: nil, level: isLayered ? $0.level : 0)
    }
    let box = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let ratio = SymbolMetrics.factor(scale) / SymbolMetrics.factor(size.scale)
    let margin = SymbolMetrics.margin.height / SymbolMetrics.unit
    return SymbolGlyph(
      layers: layers, ink: box,
      frame: CGRect(
        x: 0, y: box.minY - margin, width: variant.width * units,
        height: box.height + 2 * margin),
      scale: fontSize * SymbolMetrics.unit * ratio,
      rise: fontSize * ratio * SymbolMetrics.capHeight / 2)
  }

  /// The variant for a weight, and the size that it is drawn for.
  private func variant(weight: Int, scale: Image.Scale) -> (variant: Variant, size: Size)? {
    let wanted = Size.allCases.first { $0.scale == scale } ?? .medium
    let sizes = [wanted, .medium, .small, .large]
    guard let size = sizes.first(where: { size in variants.contains { $0.size == size } }) else {
      return nil
    }
    let all = variants.filter { $0.size == size }
    let lighter = all.last { $0.weight.number <= weight }
    let heavier = all.first { $0.weight.number >= weight }
    guard let first = lighter ?? heavier, let second = heavier ?? lighter else { return nil }
    let span = second.weight.number - first.weight.number
    let share = span > 0 ? CGFloat(weight - first.weight.number) / CGFloat(span) : 0
    return (first.blended(with: second, share) ?? (share < 0.5 ? first : second), size)
  }
}

extension SVGSymbolTemplate.Size {
  /// The size of symbols in views.
  fileprivate var scale: Image.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension SVGSymbolTemplate.Variant {
  /// A variant between two weights; nil where their outlines are made of other pieces.
  fileprivate func blended(with other: Self, _ share: CGFloat) -> Self? {
    guard share > 0, layers.count == other.layers.count else { return share > 0 ? nil : self }
    var variant = self
    variant.width += (other.width - width) * share
    for (index, layer) in other.layers.enumerated() {
      guard let path = layers[index].path.blended(with: layer.path, share) else { return nil }
      variant.layers[index].path = path
    }
    return variant
  }
}

extension Path {
  /// A path between two of the same pieces, point by point; nil for others.
  fileprivate func blended(with other: Path, _ share: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func between(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      CGPoint(
        x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
    }
    var path = Path()
    for (first, second) in zip(elements, other.elements) {
      switch (first, second) {
      case (.move(let a), .move(let b)): path.move(to: between(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: between(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: between(a, b), control: between(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: between(a, b), control1: between(c, d), control2: between(e, f))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
