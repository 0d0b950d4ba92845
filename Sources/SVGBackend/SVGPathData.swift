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

  /// Adds the steps of a path mapped by `transform`.
  ///
  /// Steps before the first move are left out, and steps without length beside longer ones: rounded rectangles have
  /// them where corners meet. A subpath of points alone keeps one, as it may have caps.
  mutating func append(_ path: Path, _ transform: CGAffineTransform = .identity) {
    var (hasStart, hasLength) = (false, false)
    var current: CGPoint?
    var rest = path.elements[...]
    while let element = rest.popFirst() {
      let segment = current.flatMap { element.segment(from: $0) }
      if case .move = element { (hasStart, hasLength) = (true, false) }
      current = element.end
      let isFollowed = rest.first?.segment(from: .zero) != nil
      if segment?.isPoint == true, hasLength || isFollowed { continue }
      if segment != nil { hasLength = true }
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
    // The first move is absolute either way: `current` is the origin.
    step("M", move)
    (current, start, reflection) = (move, move, .none)
  }

  private mutating func line(to: GridPoint) {
    if to.y == current.y {
      step("H", horizontal: to.x)
    } else if to.x == current.x {
      step("V", vertical: to.y)
    } else {
      step("L", to)
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
    if control == reflected { step("T", to) } else { step("Q", control, to) }
    reflection = .quadratic(control)
    current = to
  }

  private mutating func cubic(_ control1: GridPoint, _ control2: GridPoint, _ to: GridPoint) {
    let reflected: GridPoint
    if case .cubic(let last) = reflection { reflected = mirror(last) } else { reflected = current }
    // One unit of the grid may be lost to rounding on each side of the mirror.
    if abs(control1.x - reflected.x) <= 1, abs(control1.y - reflected.y) <= 1 {
      step("S", control2, to)
    } else {
      step("C", control1, control2, to)
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

  private mutating func step(
    _ letter: Unicode.Scalar, _ first: GridPoint, _ second: GridPoint? = nil,
    _ third: GridPoint? = nil
  ) {
    begin(letter)
    add(first)
    if let second { add(second) }
    if let third { add(third) }
    takeShorter()
  }

  private mutating func step(_ letter: Unicode.Scalar, horizontal x: Int) {
    begin(letter)
    absolute.add(x, decimals)
    relative.add(x - current.x, decimals)
    takeShorter()
  }

  private mutating func step(_ letter: Unicode.Scalar, vertical y: Int) {
    begin(letter)
    absolute.add(y, decimals)
    relative.add(y - current.y, decimals)
    takeShorter()
  }

  private mutating func begin(_ letter: Unicode.Scalar) {
    let upper = UInt8(ascii: letter)
    absolute.begin(upper, after: command, endsWithFraction)
    relative.begin(upper | 0x20, after: command, endsWithFraction)
  }

  private mutating func add(_ point: GridPoint) {
    absolute.add(point.x, decimals)
    absolute.add(point.y, decimals)
    relative.add(point.x - current.x, decimals)
    relative.add(point.y - current.y, decimals)
  }

  /// Writes the absolute or the relative form, the latter if they are as long.
  private mutating func takeShorter() {
    let isAbsolute = buffer.isEmpty || absolute.buffer.count < relative.buffer.count
    buffer.append(isAbsolute ? absolute.buffer : relative.buffer)
    command = isAbsolute ? absolute.command : relative.command
    endsWithFraction = isAbsolute ? absolute.endsWithFraction : relative.endsWithFraction
  }

  /// One way to write a step.
  private struct Candidate {
    private(set) var buffer = SVGBuffer()
    /// The letter that more numbers would be read under.
    private(set) var command: UInt8 = 0
    private(set) var endsWithFraction = false
    private var isAfterLetter = false

    mutating func begin(_ letter: UInt8, after last: UInt8, _ afterFraction: Bool) {
      buffer.removeAll()
      isAfterLetter = letter != last
      if isAfterLetter { buffer.append(byte: letter) }
      endsWithFraction = afterFraction
      command = Candidate.implied(after: letter)
    }

    mutating func add(_ value: Int, _ decimals: Int) {
      endsWithFraction = buffer.append(
        grid: value, decimals: decimals, first: isAfterLetter, afterFraction: endsWithFraction)
      isAfterLetter = false
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
