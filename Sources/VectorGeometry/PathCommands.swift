/// SVG path data command by command, all absolute: what is mixed on the way from one path to another.
///
/// Paths of the same commands are mixed number by number, also beyond both; others are not mixed at all.
///
/// Source: SVG 2, section 9.3.2 "The d property": the commands are made absolute. The flags of arcs are mixed as in
/// SVG 1.1, section 8.3.2: as numbers from 0 to 1, of which any but 0 is 1.
package struct PathCommands: Equatable, Sendable {
  /// Upper-case letters, one a command.
  private var letters: [UInt8] = []
  /// The numbers of all commands; they are mixed where they are no flags.
  private var numbers: [Double] = []
  /// The flags of arcs.
  private var flags: [Bool] = []
  private var current = SIMD2(0.0, 0.0)
  private var start = SIMD2(0.0, 0.0)

  /// Reads path data.
  package init(svg: String) throws(PathSyntaxError) {
    // Whatever is wrong is found by the reader of paths.
    _ = try Path(svg: svg)
    var scanner = NumberScanner(bytes: Array(svg.utf8))
    scanner.skipBlanks()
    while let byte = scanner.peek {
      scanner.advance()
      var letter = byte
      scanner.skipBlanks()
      repeat {
        try read(letter, &scanner)
        if letter | 0x20 == UInt8(ascii: "m") { letter -= 1 }
      } while letter | 0x20 != UInt8(ascii: "z") && scanner.skipsToNumber()
      scanner.skipBlanks()
    }
  }

  /// The commands with numbers between these and others; nil if the commands differ.
  ///
  /// - Parameter fraction: 0 for these, 1 for the others; any number.
  package func mixed(with other: PathCommands, by fraction: Double) -> PathCommands? {
    guard letters == other.letters else { return nil }
    var mixed = self
    mixed.flags = zip(flags, other.flags).map { from, to in
      from == to ? from : fraction != (from ? 1 : 0)
    }
    mixed.numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * fraction }
    return mixed
  }

  /// The path data.
  package var text: String {
    var (parts, number, flag) = ([String](), 0, 0)
    for letter in letters {
      parts.append(String(decoding: [letter], as: UTF8.self))
      for place in Self.places(of: letter) {
        switch place {
        case .flag:
          parts.append(flags[flag] ? "1" : "0")
          flag += 1
        case .x, .y, .length:
          parts.append("\(numbers[number])")
          number += 1
        }
      }
    }
    return parts.joined(separator: " ")
  }

  private enum Place {
    case x, y, length, flag
  }

  private static func places(of letter: UInt8) -> [Place] {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): [.x, .y]
    case UInt8(ascii: "H"): [.x]
    case UInt8(ascii: "V"): [.y]
    case UInt8(ascii: "C"): [.x, .y, .x, .y, .x, .y]
    case UInt8(ascii: "S"), UInt8(ascii: "Q"): [.x, .y, .x, .y]
    case UInt8(ascii: "A"): [.length, .length, .length, .flag, .flag, .x, .y]
    default: []
    }
  }

  private mutating func read(_ letter: UInt8, _ scanner: inout NumberScanner)
    throws(PathSyntaxError)
  {
    let upper = letter & ~0x20
    let base = letter == upper ? SIMD2(0, 0) : current
    let name = Character(Unicode.Scalar(letter))
    letters.append(upper)
    for place in Self.places(of: upper) {
      scanner.skipSeparator()
      switch place {
      case .flag: flags.append(try scanner.flag())
      case .length: numbers.append(try scanner.number(for: name))
      case .x:
        current.x = base.x + (try scanner.number(for: name))
        numbers.append(current.x)
      case .y:
        current.y = base.y + (try scanner.number(for: name))
        numbers.append(current.y)
      }
    }
    if upper == UInt8(ascii: "M") { start = current }
    if upper == UInt8(ascii: "Z") { current = start }
  }
}
