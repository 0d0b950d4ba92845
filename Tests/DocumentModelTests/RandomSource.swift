import DocumentModel
import TestSupport

/// Spells values as people and programs do: JSON5 with comments, in many layouts.
struct RandomSource {
  var generator: SeededGenerator
  private let lineBreak: String
  private let indent: String
  private var text = ""
  private var commentCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    lineBreak = ["\n", "\r\n", "\n"].randomElement(using: &generator) ?? "\n"
    indent = ["  ", "\t", "    ", ""].randomElement(using: &generator) ?? "  "
  }

  /// Returns JSON5 that reads as a value.
  static func text(_ value: JSONValue, seed: UInt64) -> String {
    var source = RandomSource(seed: seed)
    if source.chance(8) { source.text = "\u{FEFF}" }
    source.space("", breaks: true)
    source.write(value, "")
    source.space("", breaks: true)
    source.text += source.lineBreak
    return source.text
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  // MARK: White space

  /// White space and comments, with line breaks only if that is allowed.
  private mutating func space(_ margin: String, breaks: Bool) {
    if chance(4) { text += [" ", "  ", "\t"].randomElement(using: &generator) ?? " " }
    guard chance(5) else { return }
    text += blockComment(margin, breaks: breaks)
    if chance(2) { text += " " }
    guard breaks, chance(2) else { return }
    text += lineComment() + lineBreak + margin
  }

  private mutating func blockComment(_ margin: String, breaks: Bool) -> String {
    commentCount += 1
    let inner = breaks && chance(4) ? lineBreak + margin : " "
    return "/* é, ] } \(commentCount)\(inner)**/"
  }

  private mutating func lineComment() -> String {
    commentCount += 1
    return "// { [ , \" ' \(commentCount)"
  }

  private mutating func startLine(_ margin: String) {
    if chance(6) { text += lineBreak }
    text += lineBreak + margin
    if chance(5) { text += lineComment() + lineBreak + margin }
    if chance(9) { text += blockComment(margin, breaks: true) + " " }
  }

  // MARK: Values

  private mutating func write(_ value: JSONValue, _ margin: String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += spelled(number)
    case .string(let string): text += quoted(string)
    case .array(let elements):
      writeItems("[", "]", elements.count, margin) { source, index, inner in
        source.write(elements[index], inner)
      }
    case .object(let object):
      writeItems("{", "}", object.count, margin) { source, index, inner in
        let member = object.members[index]
        source.text += source.key(member.key)
        source.space(inner, breaks: true)
        source.text += ":"
        source.space(inner, breaks: true)
        source.write(member.value, inner)
      }
    }
  }

  private mutating func writeItems(
    _ open: String, _ close: String, _ count: Int, _ margin: String,
    _ write: (inout RandomSource, Int, String) -> Void
  ) {
    let isFlat = chance(3)
    let isMixed = chance(6)
    let inner = margin + indent
    text += open
    space(inner, breaks: !isFlat)
    for index in 0..<count {
      if isMixed ? chance(2) : !isFlat { startLine(inner) }
      write(&self, index, inner)
      let isLast = index == count - 1
      if chance(4) { space(inner, breaks: !isFlat) }
      if !isLast || chance(3) { text += "," }
      if chance(4) { space(inner, breaks: false) }
      if !isFlat, !isMixed, chance(5) { text += " " + lineComment() + lineBreak }
    }
    if !isFlat { startLine(margin) }
    text += close
  }

  private mutating func spelled(_ number: JSONNumber) -> String {
    guard let integer = number.integer, abs(integer) < 1_000_000 else { return number.text }
    let sign = integer < 0 || (integer == 0 && number.text.hasPrefix("-")) ? "-" : ""
    let digits = String(abs(integer))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return sign + "0x" + String(abs(integer), radix: 16)
    case 1: return sign + digits + ".0"
    case 2: return (sign.isEmpty ? "+" : sign) + digits
    case 3: return sign + digits + "e0"
    default: return sign + digits
    }
  }

  private mutating func quoted(_ string: String) -> String {
    let mark: Unicode.Scalar = chance(2) ? "'" : "\""
    var text = String(mark)
    for scalar in string.unicodeScalars {
      if scalar == mark || scalar == "\\" {
        text += "\\" + String(scalar)
      } else if scalar.value < 0x20 || (scalar.value < 0xFFFF && chance(12)) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + String(mark)
  }

  private mutating func key(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } && !key.isEmpty
    return isPlain && !chance(3) ? key : quoted(key)
  }
}
