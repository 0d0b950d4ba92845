import Foundation
import VectorGeometry

extension DisplayListChecker {
  mutating func expectFinite(_ point: CGPoint, _ place: String) {
    expect(
      point.x.isFinite && point.y.isFinite, place, "(\(point.x), \(point.y)) is not finite")
  }

  mutating func expectFinite(_ rect: CGRect, _ place: String) {
    expectFinite(rect.origin, place)
    expectFinite(CGPoint(x: rect.size.width, y: rect.size.height), place + ".size")
  }

  mutating func expectFinite(_ transform: CGAffineTransform, _ place: String) {
    expect(transform.isFinite, place, "not all entries are finite")
  }

  mutating func expectLength(_ length: CGFloat, _ place: String) {
    expect(length.isFinite && length >= 0, place, "\(length) is not finite and 0 or more")
  }

  mutating func check(_ path: Path, _ place: String) {
    for (index, element) in path.elements.enumerated() {
      let points: [CGPoint] =
        switch element {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .closeSubpath: []
        }
      for point in points { expectFinite(point, place + "[\(index)]") }
    }
  }

  mutating func check(_ color: Color.Resolved, _ place: String) {
    expect(
      [color.red, color.green, color.blue].allSatisfy(\.isFinite), place,
      "not all components are finite")
    expect((0...1).contains(color.opacity), place, "opacity \(color.opacity) is not in 0...1")
  }

  mutating func check(_ paint: Paint, _ place: String) {
    switch paint {
    case .color(let color): check(color, place)
    case .gradient(let gradient): check(gradient, place)
    case .image(let image):
      expectFinite(image.sourceRect, place + ".sourceRect")
      expectFinite(image.transform, place + ".transform")
    case .pattern(let pattern):
      expectFinite(pattern.tile, place + ".tile")
      expect(
        pattern.tile.width > 0 && pattern.tile.height > 0, place + ".tile", "it has no area")
      expectFinite(pattern.transform, place + ".transform")
      check(pattern.items, place + ".items")
    case .mesh(let mesh):
      expect(
        mesh.points.count == mesh.colors.count, place,
        "\(mesh.points.count) points have \(mesh.colors.count) colors")
      for point in mesh.points { expectFinite(point, place + ".points") }
      for color in mesh.colors { check(color, place + ".colors") }
      check(mesh.background, place + ".background")
    }
  }

  private mutating func check(_ gradient: GradientPaint, _ place: String) {
    check(gradient.geometry, place)
    if let focus = gradient.focus { expectFinite(focus, place + ".focus") }
    expectFinite(gradient.transform, place + ".transform")
    var last: CGFloat = 0
    for (index, stop) in gradient.stops.enumerated() {
      let place = place + ".stops[\(index)]"
      check(stop.color, place)
      expect(
        stop.location >= last && stop.location <= 1, place,
        "location \(stop.location) is not in \(last)...1")
      last = max(last, stop.location)
    }
  }

  private mutating func check(_ geometry: GradientPaint.Geometry, _ place: String) {
    switch geometry {
    case .linear(let start, let end):
      expectFinite(start, place + ".start")
      expectFinite(end, place + ".end")
    case .radial(let center, let startRadius, let endRadius):
      expectFinite(center, place + ".center")
      expectLength(startRadius, place + ".startRadius")
      expectLength(endRadius, place + ".endRadius")
    case .angular(let center, let start, let end):
      expectFinite(center, place + ".center")
      expect(
        start.radians.isFinite && end.radians.isFinite, place, "an angle is not a finite number")
    }
  }
}
