import Foundation

extension Path {
  /// The path as SVG path data, short and always the same for the same path.
  ///
  /// Coordinates are rounded to `decimals` (0...9). Each command is relative or absolute, whichever is
  /// shorter, relative to the rounded current point so that errors do not add up; without spare
  /// blanks, leading zeros or repeated letters; H, V, S and T where they say the same. Coordinates
  /// beyond 9·10^15 / 10^decimals are clamped there. A path that is not finite gives empty text.
  /// Source: SVG 2, section 9.3, https://www.w3.org/TR/SVG2/paths.html#PathData.
  package func svgPathData(decimals: Int = 2) -> String {
    var bytes: [UInt8] = []
    appendSVGPathData(decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends ``svgPathData(decimals:)`` to UTF-8 text.
  package func appendSVGPathData(decimals: Int = 2, to bytes: inout [UInt8]) {
    guard isFinite else { return }
    var writer = SVGPathWriter(decimals: min(max(decimals, 0), ShortNumber.maximumDecimals))
    for element in elements { writer.write(element) }
    bytes.append(contentsOf: writer.bytes)
  }
}

/// Writes path data, in whole units of the last decimal.
private struct SVGPathWriter {
  /// A point in units.
  struct Point: Equatable {
    var x: Int64
    var y: Int64

    static func - (a: Point, b: Point) -> Point { Point(x: a.x &- b.x, y: a.y &- b.y) }
  }

  let decimals: Int
  private(set) var bytes: [UInt8] = []
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// What the smooth commands would take for the first control point.
  private var cubicReflection: Point?
  private var quadraticReflection: Point?
  /// The letter that need not be written again.
  private var implied: UInt8 = 0
  /// Whether the number just written holds a point.
  private var hasPoint = false
  private var absolute: [UInt8] = []
  private var relative: [UInt8] = []

  init(decimals: Int) { self.decimals = decimals }

  mutating func write(_ element: Path.Element) {
    var (cubic, quadratic): (Point?, Point?) = (nil, nil)
    switch element {
    case .move(let to):
      let end = units(to)
      write(command: "M", points: [end], end: end)
      start = end
      implied = implied == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
    case .line(let to): writeLine(to: units(to))
    case .quadCurve(let to, let control):
      let (end, control) = (units(to), units(control))
      let isSmooth = control == quadraticReflection ?? current
      write(command: isSmooth ? "T" : "Q", points: isSmooth ? [end] : [control, end], end: end)
      quadratic = reflect(control, in: end)
    case .curve(let to, let control1, let control2):
      let (end, first, second) = (units(to), units(control1), units(control2))
      let isSmooth = first == cubicReflection ?? current
      write(
        command: isSmooth ? "S" : "C", points: isSmooth ? [second, end] : [first, second, end],
        end: end)
      cubic = reflect(second, in: end)
    case .closeSubpath:
      bytes.append(UInt8(ascii: "z"))
      (implied, hasPoint) = (0, false)
      current = start
    }
    (cubicReflection, quadraticReflection) = (cubic, quadratic)
  }

  private func units(_ point: CGPoint) -> Point {
    Point(x: units(Double(point.x)), y: units(Double(point.y)))
  }

  private func units(_ value: Double) -> Int64 {
    let limit: Int64 = 9_000_000_000_000_000
    return ShortNumber.units(value, decimals: decimals).map { min(max($0, -limit), limit) }
      ?? (value < 0 ? -limit : limit)
  }

  private func reflect(_ control: Point, in end: Point) -> Point {
    Point(x: 2 * end.x - control.x, y: 2 * end.y - control.y)
  }

  private mutating func writeLine(to end: Point) {
    if end.y == current.y, end.x != current.x {
      write(command: "H", numbers: [end.x], relative: [end.x - current.x])
    } else if end.x == current.x, end.y != current.y {
      write(command: "V", numbers: [end.y], relative: [end.y - current.y])
    } else {
      return write(command: "L", points: [end], end: end)
    }
    current = end
  }

  private mutating func write(command: Unicode.Scalar, points: [Point], end: Point) {
    write(
      command: command, numbers: points.flatMap { [$0.x, $0.y] },
      relative: points.flatMap { [$0.x - current.x, $0.y - current.y] })
    current = end
  }

  /// Writes the shorter form; the absolute one if they are equally long.
  private mutating func write(command: Unicode.Scalar, numbers: [Int64], relative deltas: [Int64]) {
    let letter = UInt8(ascii: command)
    absolute.removeAll(keepingCapacity: true)
    relative.removeAll(keepingCapacity: true)
    let absoluteHasPoint = append(numbers, letter: letter, to: &absolute)
    let relativeHasPoint = append(deltas, letter: letter | 0x20, to: &relative)
    let isAbsolute = absolute.count <= relative.count
    bytes.append(contentsOf: isAbsolute ? absolute : relative)
    hasPoint = isAbsolute ? absoluteHasPoint : relativeHasPoint
    implied = isAbsolute ? letter : letter | 0x20
  }

  /// Appends a command; tells whether its last number holds a point.
  private func append(_ numbers: [Int64], letter: UInt8, to text: inout [UInt8]) -> Bool {
    var (needsBlank, hasPoint) = (letter == implied, hasPoint)
    if letter != implied { text.append(letter) }
    for number in numbers {
      let first = text.count
      if needsBlank { text.append(UInt8(ascii: " ")) }
      let digits = text.count
      ShortNumber.append(units: number, decimals: decimals, leadingZero: false, to: &text)
      let startsWithPoint = text[digits] == UInt8(ascii: ".")
      if needsBlank, text[digits] == UInt8(ascii: "-") || (startsWithPoint && hasPoint) {
        text.remove(at: first)
      }
      hasPoint = text[first...].contains(UInt8(ascii: "."))
      needsBlank = true
    }
    return hasPoint
  }
}
