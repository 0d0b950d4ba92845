import Foundation
import VectorGeometry

/// The `d` of a path, each step in its shortest form.
///
/// Points are rounded to the grid first and differences taken on the grid, so that relative steps add up
/// without error. Source: SVG 2, section 9.3, "Path data".
struct SVGPathData {
  private struct GridPoint: Equatable {
    var x = 0
    var y = 0
  }

  /// What the next curve's first control point may be left out for.
  private enum Reflection: Equatable {
    case none
    case cubic(GridPoint)
    case quadratic(GridPoint)
  }

  private(set) var buffer = SVGBuffer()
  private let decimals: Int
  private var current = GridPoint()
  private var start = GridPoint()
  private var pendingMove: GridPoint?
  private var reflection = Reflection.none
  /// The letter that numbers without one would be read under; 0 before the first.
  private var command: UInt8 = 0
  private var endsWithFraction = false
  private var absolute = Candidate()
  private var relative = Candidate()

  init(decimals: Int) { self.decimals = decimals }

  /// Adds the steps of a path mapped by `transform`; steps before the first move are left out.
  mutating func append(_ path: Path, _ transform: CGAffineTransform = .identity) {
    var hasStart = false
    for element in path.elements {
      if case .move = element { hasStart = true }
      if hasStart { append(element, transform) }
    }
    pendingMove = nil
  }

  private mutating func append(_ element: Path.Element, _ transform: CGAffineTransform) {
    switch element {
    case .move(let to):
      pendingMove = grid(to, transform)
    case .line(let to):
      flushMove()
      line(to: grid(to, transform))
    case .quadCurve(let to, let control):
      flushMove()
      quadratic(to: grid(to, transform), control: grid(control, transform))
    case .curve(let to, let control1, let control2):
      flushMove()
      cubic(grid(control1, transform), grid(control2, transform), grid(to, transform))
    case .closeSubpath:
      flushMove()
      close()
    }
  }

  private func grid(_ point: CGPoint, _ transform: CGAffineTransform) -> GridPoint {
    let mapped = point.applying(transform)
    return GridPoint(x: SVGNumber.grid(mapped.x, decimals), y: SVGNumber.grid(mapped.y, decimals))
  }

  private mutating func flushMove() {
    guard let move = pendingMove else { return }
    pendingMove = nil
    if buffer.isEmpty {
      write("M", [move.x, move.y])
    } else {
      step("M", to: move, [move])
    }
    (current, start, reflection) = (move, move, .none)
  }

  private mutating func line(to: GridPoint) {
    if to.y == current.y {
      step("H", [to.x], [to.x - current.x])
    } else if to.x == current.x {
      step("V", [to.y], [to.y - current.y])
    } else {
      step("L", to: to, [to])
    }
    (current, reflection) = (to, .none)
  }

  private mutating func quadratic(to: GridPoint, control: GridPoint) {
    let reflected: GridPoint
    if case .quadratic(let last) = reflection {
      reflected = mirror(last)
    } else {
      reflected = current
    }
    if control == reflected { step("T", to: to, [to]) } else { step("Q", to: to, [control, to]) }
    reflection = .quadratic(control)
    current = to
  }

  private mutating func cubic(_ control1: GridPoint, _ control2: GridPoint, _ to: GridPoint) {
    let reflected: GridPoint
    if case .cubic(let last) = reflection { reflected = mirror(last) } else { reflected = current }
    // One unit of the grid may be lost to rounding on each side of the mirror.
    if abs(control1.x - reflected.x) <= 1, abs(control1.y - reflected.y) <= 1 {
      step("S", to: to, [control2, to])
    } else {
      step("C", to: to, [control1, control2, to])
    }
    reflection = .cubic(control2)
    current = to
  }

  private mutating func close() {
    buffer.append(byte: UInt8(ascii: "z"))
    (command, endsWithFraction) = (0, false)
    (current, reflection) = (start, .none)
  }

  private func mirror(_ point: GridPoint) -> GridPoint {
    GridPoint(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
  }

  private mutating func step(_ letter: Unicode.Scalar, to: GridPoint, _ points: [GridPoint]) {
    step(
      letter, points.flatMap { [$0.x, $0.y] },
      points.flatMap { [$0.x - current.x, $0.y - current.y] })
  }

  /// Writes the shorter of the absolute and the relative form.
  private mutating func step(
    _ letter: Unicode.Scalar, _ absoluteValues: [Int], _ relativeValues: [Int]
  ) {
    let upper = UInt8(ascii: letter)
    absolute.fill(upper, absoluteValues, decimals, after: command, endsWithFraction)
    relative.fill(upper | 0x20, relativeValues, decimals, after: command, endsWithFraction)
    take(absolute.buffer.count < relative.buffer.count ? absolute : relative)
  }

  private mutating func write(_ letter: Unicode.Scalar, _ values: [Int]) {
    absolute.fill(UInt8(ascii: letter), values, decimals, after: command, endsWithFraction)
    take(absolute)
  }

  private mutating func take(_ candidate: Candidate) {
    buffer.append(candidate.buffer)
    (command, endsWithFraction) = (candidate.command, candidate.endsWithFraction)
  }

  /// One way to write a step.
  private struct Candidate {
    var buffer = SVGBuffer()
    var command: UInt8 = 0
    var endsWithFraction = false

    mutating func fill(
      _ letter: UInt8, _ values: [Int], _ decimals: Int, after last: UInt8, _ afterFraction: Bool
    ) {
      buffer.removeAll()
      endsWithFraction = afterFraction
      if letter != last { buffer.append(byte: letter) }
      for value in values {
        endsWithFraction = buffer.append(
          grid: value, decimals: decimals, first: buffer.count == 1 && letter != last,
          afterFraction: endsWithFraction)
      }
      command = Candidate.implied(after: letter)
    }

    /// More points after a move are lines.
    private static func implied(after letter: UInt8) -> UInt8 {
      switch letter {
      case UInt8(ascii: "M"): UInt8(ascii: "L")
      case UInt8(ascii: "m"): UInt8(ascii: "l")
      default: letter
      }
    }
  }
}
