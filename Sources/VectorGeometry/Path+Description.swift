import Foundation

extension Path: LosslessStringConvertible {
  /// The steps as text: operands, then the operator, each after a blank.
  ///
  /// `x y m` moves, `x y l` draws a line, `cx cy x y q` a quadratic, `c1x c1y c2x c2y x y c` a cubic
  /// curve, `h` closes. Numbers have six significant digits, as `%g` prints them. So, as in SwiftUI, a path with more
  /// digits is not equal to the one that `init(_:)` reads from its description.
  public var description: String {
    var text = ""
    for element in elements { element.write(to: &text) }
    return text
  }

  /// Reads the form of ``description``; nil on an unknown operator or a wrong number of operands.
  ///
  /// Also `c2x c2y x y v`, a cubic whose first control point is the current point, `c1x c1y x y y`, one
  /// whose second control point is its end, and `x y width height re`, a rectangle.
  public init?(_ string: String) {
    self.init()
    var operands: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        operands.append(CGFloat(number))
      } else {
        guard append(operator: word, operands) else { return nil }
        operands.removeAll(keepingCapacity: true)
      }
    }
    guard operands.isEmpty else { return nil }
  }

  /// Adds one step; false if it is none.
  private mutating func append(operator name: Substring, _ operands: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: operands.count - 1, by: 2).map {
      CGPoint(x: operands[$0], y: operands[$0 + 1])
    }
    switch (name, operands.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("v", 4):
      addCurve(to: points[1], control1: currentPoint ?? .zero, control2: points[0])
    case ("y", 4): addCurve(to: points[1], control1: points[0], control2: points[1])
    case ("re", 4):
      addRect(CGRect(origin: points[0], size: CGSize(width: operands[2], height: operands[3])))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension Path.Element {
  /// Appends the step in the form of a path's description.
  fileprivate func write(to text: inout String) {
    switch self {
    case .move(let to): text += "\(to.operands) m"
    case .line(let to): text += "\(to.operands) l"
    case .quadCurve(let to, let control): text += "\(control.operands)\(to.operands) q"
    case .curve(let to, let control1, let control2):
      text += "\(control1.operands)\(control2.operands)\(to.operands) c"
    case .closeSubpath: text += " h"
    }
  }
}

extension CGPoint {
  /// Both coordinates, each after a blank.
  fileprivate var operands: String { " \(Self.text(x)) \(Self.text(y))" }

  private static func text(_ value: CGFloat) -> String {
    String(format: "%g", Double(value == 0 ? 0 : value))
  }
}
