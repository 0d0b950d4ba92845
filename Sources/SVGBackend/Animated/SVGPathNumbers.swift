import Foundation

/// A path's commands, all absolute and written out, and their numbers.
///
/// Lines along the axes are lines and smooth curves have both of their control points, so that paths of one kind have
/// the same commands. Source: SVG 2, section 9.3, "Path data".
struct SVGPathNumbers: Equatable {
  private(set) var commands = ""
  private(set) var numbers: [Double] = []

  private var current = SIMD2(0.0, 0.0)
  private var start = SIMD2(0.0, 0.0)
  private var control = SIMD2(0.0, 0.0)

  /// Reads path data as ``SVGPathData`` writes it; nil for anything else.
  init?(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    while let command = scanner.command() {
      if command == "z" || command == "Z" {
        add("Z", [])
        current = start
        control = current
        continue
      }
      var letter = command
      repeat {
        guard let count = Self.counts[letter.lowercased()],
          let values = scanner.numbers(count)
        else { return nil }
        step(letter, values)
        if letter == "M" { letter = "L" } else if letter == "m" { letter = "l" }
      } while scanner.hasNumber
    }
    guard scanner.isAtEnd else { return nil }
  }

  private static let counts = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2]

  private mutating func step(_ letter: Character, _ values: [Double]) {
    let base = letter.isLowercase ? current : SIMD2(0, 0)
    let points = stride(from: 0, to: values.count - 1, by: 2).map { index in
      SIMD2(values[index], values[index + 1]) + base
    }
    switch letter.lowercased() {
    case "m":
      add("M", points)
      start = points[0]
    case "l": add("L", points)
    case "h": add("L", [SIMD2(values[0] + base.x, current.y)])
    case "v": add("L", [SIMD2(current.x, values[0] + base.y)])
    case "c": add("C", points, control: points[1])
    case "s": add("C", [2 * current - control] + points, control: points[0])
    case "q": add("Q", points, control: points[0])
    default:
      let mirrored = 2 * current - control
      add("Q", [mirrored] + points, control: mirrored)
    }
  }

  /// Adds a command; without a curve's control point the next smooth one starts straight.
  private mutating func add(
    _ letter: String, _ points: [SIMD2<Double>], control: SIMD2<Double>? = nil
  ) {
    commands += letter
    for point in points { numbers += [point.x, point.y] }
    current = points.last ?? current
    self.control = control ?? current
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

    var isAtEnd: Bool { place >= bytes.count }

    private mutating func skip() {
      while place < bytes.count, bytes[place] == 32 || bytes[place] == 44 { place += 1 }
    }

    mutating func command() -> Character? {
      skip()
      guard place < bytes.count else { return nil }
      let scalar = Character(Unicode.Scalar(bytes[place]))
      guard scalar.isLetter else { return nil }
      place += 1
      return scalar
    }

    var hasNumber: Bool {
      mutating get {
        skip()
        return place < bytes.count && Array("-.0123456789".utf8).contains(bytes[place])
      }
    }

    mutating func numbers(_ count: Int) -> [Double]? {
      var values: [Double] = []
      while values.count < count, hasNumber {
        let first = place
        var hasPoint = bytes[place] == UInt8(ascii: ".")
        place += 1
        while place < bytes.count {
          let byte = bytes[place]
          if byte == UInt8(ascii: ".") {
            if hasPoint { break }
            hasPoint = true
          } else if !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) {
            break
          }
          place += 1
        }
        guard let value = Double(String(decoding: bytes[first..<place], as: UTF8.self)) else {
          return nil
        }
        values.append(value)
      }
      return values.count == count ? values : nil
    }
  }

  /// The path with other numbers.
  static func text(_ commands: String, _ numbers: [Double], decimals: Int) -> String {
    var buffer = SVGBuffer()
    var index = 0
    for letter in commands {
      buffer.append(String(letter))
      let count = ["M": 2, "L": 2, "C": 6, "Q": 4][letter] ?? 0
      let part = numbers[index..<index + count].map { CGFloat($0) }
      buffer.append(numbers: part, decimals: decimals)
      index += count
    }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
