import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics

/// The words of one line of a `.dl` file, taken from the front.
struct SceneWords {
  private var rest: ArraySlice<Substring>

  init(_ line: Substring) { rest = line.split(separator: " ")[...] }

  mutating func word() -> Substring { rest.popFirst() ?? "" }

  mutating func number() -> Double { Double(word()) ?? 0 }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func color() -> Color.Resolved {
    Color.Resolved(
      red: Float(number()), green: Float(number()), blue: Float(number()),
      opacity: Float(number()))
  }

  private mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  /// A shape, up to the semicolon after it.
  mutating func path() -> Path {
    switch word() {
    case "rect": return Path(rect())
    case "rrect": return Path(roundedRect: rect(), cornerRadius: number(), style: .circular)
    case "circle":
      let (center, radius) = (point(), number())
      return Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    default: return freePath()
    }
  }

  private mutating func freePath() -> Path {
    var path = Path()
    while let command = rest.first, command != ";" {
      rest.removeFirst()
      switch command {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "C":
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      default: path.closeSubpath()
      }
    }
    return path
  }

  /// A paint, after the semicolon before it; nil when it is of no known kind.
  mutating func paint() -> Paint? {
    if rest.first == ";" { rest.removeFirst() }
    switch word() {
    case "solid": return .color(color())
    case "linear":
      let geometry = GradientPaint.Geometry.linear(start: point(), end: point())
      return .gradient(GradientPaint(geometry: geometry, stops: stops()))
    case "radial":
      let geometry = GradientPaint.Geometry.radial(
        center: point(), startRadius: 0, endRadius: number())
      return .gradient(GradientPaint(geometry: geometry, stops: stops()))
    default: return nil
    }
  }

  private mutating func stops() -> [GradientPaint.Stop] {
    (0..<Int(number())).map { _ in
      let location = number()
      return GradientPaint.Stop(color: color(), location: location)
    }
  }
}
