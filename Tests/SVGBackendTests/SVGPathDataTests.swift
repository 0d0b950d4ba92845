import Foundation
import Testing
import VectorGeometry

@testable import SVGBackend

@Suite struct SVGPathDataTests {
  private func data(_ path: Path, decimals: Int = 3) -> String {
    var data = SVGPathData(decimals: decimals)
    data.append(path)
    return String(decoding: data.buffer.bytes, as: UTF8.self)
  }

  @Test func `Each step takes the shorter of absolute and relative`() {
    let box = Shapes.polygon([(10, 10), (20, 10), (20, 20), (10, 20)])
    #expect(data(box) == "M10 10h10v10H10z")
  }

  @Test func `A letter is not repeated and points need no blank where they can't run together`() {
    let path = Shapes.polygon([(100, 100), (100.5, 100.25), (99.5, 101), (99, 99)])
    // Relative: (.5, .25), (-1, .75), (-.5, -2).
    #expect(data(path) == "M100 100l.5.25-1 .75-.5-2z")
  }

  @Test func `A control point that mirrors the last one is left out`() {
    var path = Path()
    path.append(.move(to: .zero))
    path.append(
      .curve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10)))
    path.append(
      .curve(
        to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -10), control2: CGPoint(x: 20, y: -10)
      ))
    #expect(data(path) == "M0 0c0 10 10 10 10 0s10-10 10 0")
  }

  @Test func `Moves that draw nothing are left out`() {
    var path = Path()
    path.append(.move(to: CGPoint(x: 1, y: 1)))
    path.append(.move(to: CGPoint(x: 5, y: 5)))
    path.append(.line(to: CGPoint(x: 6, y: 7)))
    path.append(.move(to: CGPoint(x: 9, y: 9)))
    #expect(data(path) == "M5 5l1 2")
  }

  @Test func `Steps before the first move are left out`() {
    var path = Path()
    path.append(.line(to: CGPoint(x: 5, y: 5)))
    #expect(data(path).isEmpty)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Reading the data back gives every point on the grid`(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let path = Self.randomPath(&generator)
    let read = try PathDataReader(data(path)).points
    let written = path.elements.flatMap(\.points)
    try #require(read.count == written.count)
    for (a, b) in zip(read, written) {
      // Half a unit of rounding, and one unit of a mirrored control point.
      #expect(abs(a.x - b.x) <= 0.00151 && abs(a.y - b.y) <= 0.00151)
    }
  }

  private static func randomPath(_ generator: inout SplitMix) -> Path {
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -200...200, using: &generator),
        y: CGFloat.random(in: -2...2, using: &generator))
    }
    var path = Path()
    path.append(.move(to: point()))
    path.append(.line(to: point()))
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        path.append(.move(to: point()))
        path.append(.line(to: point()))
      case 1: path.append(.line(to: point()))
      case 2: path.append(.line(to: CGPoint(x: path.currentPoint?.x ?? 0, y: point().y)))
      case 3: path.append(.quadCurve(to: point(), control: point()))
      case 4: path.append(.curve(to: point(), control1: point(), control2: point()))
      default: path.append(.closeSubpath)
      }
    }
    path.append(.closeSubpath)
    return path
  }
}

extension Path.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [control, to]
    case .curve(let to, let control1, let control2): [control1, control2, to]
    case .closeSubpath: []
    }
  }
}

/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014), figure 16.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A second reading of the grammar of path data, for the steps that are written.
private struct PathDataReader {
  struct Malformed: Error {}

  private(set) var points: [CGPoint] = []
  private var text: Substring
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var control = CGPoint.zero
  private var last: Character = "M"

  init(_ data: String) throws {
    text = data[...]
    var letter: Character = "M"
    while let next = text.first {
      if next.isLetter {
        letter = next
        text.removeFirst()
      }
      try read(&letter)
    }
  }

  private mutating func read(_ letter: inout Character) throws {
    let curves = "tTqQ".contains(letter) ? "tTqQ" : "sScC"
    let origin = letter.isLowercase ? current : .zero
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
    var mirror = current
    if curves.contains(letter), curves.contains(last) {
      mirror = CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }
    last = letter
    var fresh: [CGPoint]
    switch letter.lowercased() {
    case "z":
      (current, control) = (start, start)
      return
    case "h": fresh = [CGPoint(x: origin.x + (try number()), y: current.y)]
    case "v": fresh = [CGPoint(x: current.x, y: origin.y + (try number()))]
    case "m", "l": fresh = [moved(try point())]
    case "q": fresh = [moved(try point()), moved(try point())]
    case "t": fresh = [mirror, moved(try point())]
    case "c": fresh = [moved(try point()), moved(try point()), moved(try point())]
    case "s": fresh = [mirror, moved(try point()), moved(try point())]
    default: throw Malformed()
    }
    points += fresh
    current = fresh.removeLast()
    control = fresh.last ?? current
    guard letter == "M" || letter == "m" else { return }
    start = current
    letter = letter == "M" ? "L" : "l"
  }

  private mutating func point() throws -> CGPoint {
    let x = try number()
    return CGPoint(x: x, y: try number())
  }

  private mutating func number() throws -> CGFloat {
    text = text.drop { $0 == " " }
    var (digits, hasPoint) = ("", false)
    while let next = text.first {
      if next == "." {
        guard !hasPoint else { break }
        hasPoint = true
      } else if next == "-" {
        guard digits.isEmpty else { break }
      } else if !next.isNumber {
        break
      }
      digits.append(next)
      text.removeFirst()
    }
    guard let value = Double(digits) else { throw Malformed() }
    return value
  }
}
