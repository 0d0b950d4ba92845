import Foundation
import VectorGeometry
import VectorGraphics

/// A path that letters stand on.
struct SVGTextGuide {
  private var points: [CGPoint] = []
  /// The length up to each point.
  private var lengths: [Double] = []
  private var start = 0.0

  /// The path of a `textPath`; nil when there is none, and then nothing is drawn.
  init?(_ index: Int, _ resolver: SVGResolver, _ scope: SVGResolver.Scope) {
    guard let target = resolver.target(of: index),
      ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
        .contains(resolver.element(target).name),
      let outline = resolver.outline(of: target, scope),
      let transform = resolver.transform(of: target)
    else {
      resolver.note(
        .badReference, "a textPath has no path; its text is drawn on a straight line", at: index)
      return nil
    }
    for element in outline.applying(transform).flattened(tolerance: 0.05).elements {
      switch element {
      case .move(let to):
        // Letters go on along the next part.
        points.append(to)
        lengths.append(lengths.last ?? 0)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): add(to)
      case .closeSubpath: if let first = points.first { add(first) }
      }
    }
    guard points.count > 1 else { return nil }
    if let text = resolver.element(index)["startOffset"], let length = SVGLength(text) {
      start =
        length.unit == .percent
        ? length.value / 100 * total
        : length.value(.diagonal, in: scope.lengths(resolver.rootFontSize))
    }
  }

  private var total: Double { lengths.last ?? 0 }

  private mutating func add(_ point: CGPoint) {
    guard let last = points.last else { return }
    lengths.append(total + Double(hypot(point.x - last.x, point.y - last.y)))
    points.append(point)
  }

  /// Glyphs on the path; those beyond its ends are left out.
  func placed(_ glyphs: [SVGPlacedRun], shift: Double) -> [SVGPlacedRun] {
    glyphs.compactMap { glyph in
      let middle = start + shift + glyph.start + glyph.advance / 2
      guard let (point, angle) = place(at: middle) else { return nil }
      var result = glyph
      let x = point.x - glyph.advance / 2
      result.position.x = x - (glyph.start - glyph.position.x)
      result.position.y = point.y + glyph.position.y
      result.start = x
      result.rotation += angle
      result.pivot = point
      return result
    }
  }

  private func place(at length: Double) -> (CGPoint, Double)? {
    guard length >= 0, length <= total,
      let index = lengths.firstIndex(where: { $0 >= length && $0 > 0 }), index > 0
    else { return nil }
    let (from, to) = (points[index - 1], points[index])
    let span = lengths[index] - lengths[index - 1]
    let share = span > 0 ? (length - lengths[index - 1]) / span : 0
    return (
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share),
      Double(atan2(to.y - from.y, to.x - from.x))
    )
  }
}
