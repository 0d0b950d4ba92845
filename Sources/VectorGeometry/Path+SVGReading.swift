package import Foundation

extension Path {
  /// Reads SVG path data.
  ///
  /// All commands, relative ones, smooth curves, and arcs, which become cubics of at most 90 degrees.
  /// Empty text is an empty path.
  /// Source: SVG 2, section 9.3 "Path data", https://www.w3.org/TR/SVG2/paths.html#PathData.
  package init(svg: String) throws(PathSyntaxError) {
    var reader = SVGPathReader(bytes: Array(svg.utf8))
    self = try reader.read()
  }

  /// Reads SVG path data up to its first error, as viewers draw it.
  ///
  /// Source: SVG 2, section 9.5.4 "Error handling in path data".
  package static func reading(svg: String) -> (path: Path, error: PathSyntaxError?) {
    var reader = SVGPathReader(bytes: Array(svg.utf8))
    do throws(PathSyntaxError) {
      return (try reader.read(), nil)
    } catch {
      return (reader.soundPath, error)
    }
  }
}

/// Reads path data command by command.
private struct SVGPathReader {
  private var scanner: NumberScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the curve just drawn, for the smooth commands of the same degree.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  init(bytes: [UInt8]) { scanner = NumberScanner(bytes: bytes) }

  /// What was read, up to the first step that is not finite.
  var soundPath: Path { Path(elements: ContiguousArray(path.elements.prefix(while: \.isFinite))) }

  mutating func read() throws(PathSyntaxError) -> Path {
    scanner.skipBlanks()
    while let letter = scanner.peek {
      guard let command = Command(letter) else {
        throw path.isEmpty
          ? .missingMove(offset: scanner.offset) : .unknownCommand(offset: scanner.offset)
      }
      guard !path.isEmpty || command.kind == .move else {
        throw .missingMove(offset: scanner.offset)
      }
      scanner.advance()
      try read(command)
      scanner.skipBlanks()
    }
    return path
  }

  /// Reads the operands of a command, again and again while numbers follow.
  private mutating func read(_ command: Command) throws(PathSyntaxError) {
    guard command.kind != .close else {
      if path.elements.last != .closeSubpath { path.append(.closeSubpath) }
      current = start
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    var command = command
    scanner.skipBlanks()
    repeat {
      let (offset, count) = (scanner.offset, path.elements.count)
      try draw(command)
      // Relative coordinates and reflected controls may add up to more than numbers reach.
      guard path.elements[count...].allSatisfy(\.isFinite) else {
        throw .numberOutOfRange(offset: offset)
      }
      if command.kind == .move { command.kind = .line }
    } while scanner.skipsToNumber()
  }

  private mutating func draw(_ command: Command) throws(PathSyntaxError) {
    var (cubic, quadratic): (CGPoint?, CGPoint?) = (nil, nil)
    switch command.kind {
    case .move:
      current = try point(command)
      start = current
      path.append(.move(to: current))
    case .line: line(to: try point(command))
    case .horizontal:
      let x = try number(command)
      line(to: CGPoint(x: command.isRelative ? current.x + x : x, y: current.y))
    case .vertical:
      let y = try number(command)
      line(to: CGPoint(x: current.x, y: command.isRelative ? current.y + y : y))
    case .cubic:
      let control = try point(command)
      cubic = try curve(command, control1: control)
    case .smoothCubic:
      cubic = try curve(command, control1: cubicControl.map { reflected($0) } ?? current)
    case .quadratic:
      let control = try point(command)
      quadratic = try curve(command, control: control)
    case .smoothQuadratic:
      quadratic = try curve(command, control: quadraticControl.map { reflected($0) } ?? current)
    case .arc: try arc(command)
    case .close: break
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
  }

  private func reflected(_ control: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to end: CGPoint) {
    path.append(.line(to: end))
    current = end
  }

  private mutating func curve(
    _ command: Command, control1: CGPoint
  ) throws(PathSyntaxError) -> CGPoint {
    let control2 = try point(command)
    let end = try point(command)
    path.append(.curve(to: end, control1: control1, control2: control2))
    current = end
    return control2
  }

  private mutating func curve(
    _ command: Command, control: CGPoint
  ) throws(PathSyntaxError) -> CGPoint {
    let end = try point(command)
    path.append(.quadCurve(to: end, control: control))
    current = end
    return control
  }

  private mutating func arc(_ command: Command) throws(PathSyntaxError) {
    let radii = CGSize(width: try number(command), height: try number(command))
    let rotation = try number(command)
    let isLarge = try flag()
    let isSweeping = try flag()
    let end = try point(command)
    path.appendArc(
      from: current, to: end, radii: radii, rotation: rotation * .pi / 180, isLarge: isLarge,
      isSweeping: isSweeping)
    current = end
  }

  private mutating func flag() throws(PathSyntaxError) -> Bool {
    scanner.skipSeparator()
    return try scanner.flag()
  }

  private mutating func number(_ command: Command) throws(PathSyntaxError) -> Double {
    scanner.skipSeparator()
    return try scanner.number(for: command.letter)
  }

  private mutating func point(_ command: Command) throws(PathSyntaxError) -> CGPoint {
    let x = try number(command)
    let y = try number(command)
    return command.isRelative
      ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }
}

/// A command letter.
private struct Command {
  enum Kind {
    case move, line, horizontal, vertical, cubic, smoothCubic, quadratic, smoothQuadratic, arc,
      close
  }

  var kind: Kind
  let isRelative: Bool
  let letter: Character

  init?(_ byte: UInt8) {
    switch byte | 0x20 {
    case UInt8(ascii: "m"): kind = .move
    case UInt8(ascii: "l"): kind = .line
    case UInt8(ascii: "h"): kind = .horizontal
    case UInt8(ascii: "v"): kind = .vertical
    case UInt8(ascii: "c"): kind = .cubic
    case UInt8(ascii: "s"): kind = .smoothCubic
    case UInt8(ascii: "q"): kind = .quadratic
    case UInt8(ascii: "t"): kind = .smoothQuadratic
    case UInt8(ascii: "a"): kind = .arc
    case UInt8(ascii: "z"): kind = .close
    default: return nil
    }
    guard byte & 0xC0 == 0x40 else { return nil }
    isRelative = byte & 0x20 != 0
    letter = Character(Unicode.Scalar(byte))
  }
}

extension Path {
  /// Adds SVG's elliptical arc from the current point.
  ///
  /// Radii of zero give a line, radii too small are enlarged, equal ends draw nothing.
  /// Source: SVG 2, appendix B.2.4 "Conversion from endpoint to center parameterization" and B.2.5.
  package mutating func appendArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool,
    isSweeping: Bool
  ) {
    guard start != end else { return }
    var (rx, ry) = (abs(Double(radii.width)), abs(Double(radii.height)))
    guard rx > 0, ry > 0, rotation.isFinite else { return append(.line(to: end)) }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let (dx, dy) = (Double(start.x - end.x) / 2, Double(start.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    guard excess.isFinite, excess > 0 else { return append(.line(to: end)) }
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    // On the unit circle: half the chord has the length h, the center lies √(1 − h²) beside it.
    let beside = max(0, 1 / min(1, excess) - 1).squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let (cx, cy) = (beside * y / ry, -beside * x / rx)
    let from = atan2(y / ry - cy, x / rx - cx)
    let to = atan2(-y / ry - cy, -x / rx - cx)
    var sweep = to - from
    if isSweeping, sweep < 0 { sweep += 2 * .pi }
    if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
    let middle = start.interpolated(to: end, at: 0.5)
    let frame = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: middle.x + rx * cosine * cx - ry * sine * cy,
      ty: middle.y + rx * sine * cx + ry * cosine * cy)
    appendArc(of: frame, from: from, by: sweep)
    endLastCurve(at: end)
  }
}
