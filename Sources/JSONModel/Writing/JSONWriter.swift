/// Writes values as strict JSON.
///
/// The canonical form is indented by two spaces. An array or object stands on one line if it ends
/// within 100 columns there, except the outermost object; longer arrays of numbers fill lines. Keys
/// keep their order. Writing what was read from a written text gives the same text.
///
/// Comments, which strict JSON has not, stand where they stood: before what they stood before, on lines of their
/// own, and behind what they stood behind.
package struct JSONWriter {
  private var text = ""
  private var column = 0
  private let width: Int
  private let comments: JSONComments?
  private let style: JSONStyle

  private init(width: Int, comments: JSONComments? = nil, style: JSONStyle = .canonical) {
    self.width = width
    self.comments = comments
    self.style = style
  }

  /// The canonical form, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - width: The columns of a line; canonical are 100.
  ///   - comments: Those of the file that the value was read from.
  package static func canonical(
    _ value: JSONValue, width: Int = 100, comments: JSONComments? = nil
  ) -> String {
    let isPlain = comments?.isEmpty ?? true
    var writer = JSONWriter(width: width, comments: isPlain ? nil : comments)
    let root = JSONPointer()
    writer.writeLeading(root, indent: 0)
    if case .object(let object) = value, !object.isEmpty {
      writer.writeExpanded(object, indent: 0, at: root)
    } else {
      writer.write(value, indent: 0, trailing: 0, at: root)
    }
    writer.writeTrailing(root)
    for comment in writer.comments?.last ?? [] { writer.text += "\n" + comment.text }
    return writer.text + "\n"
  }

  /// The shortest form, without white space.
  package static func compact(_ value: JSONValue) -> String {
    var text = ""
    writeFlat(value, .compact, to: &text)
    return text
  }

  /// Returns the text of a value that is inserted into other text.
  ///
  /// - Parameters:
  ///   - column: The column at which the value begins.
  ///   - width: The maximum number of columns per line, or `nil` to write a single line.
  package static func fragment(_ value: JSONValue, _ style: JSONStyle, column: Int, width: Int?)
    -> String
  {
    var writer = JSONWriter(width: width ?? 1 << 40, style: style)
    writer.column = column
    writer.write(value, indent: 0, trailing: 1, at: JSONPointer())
    return writer.text
  }

  /// A string with quotation marks and the escapes that strict JSON demands.
  package static func quoted(_ string: String) -> String {
    var text = ""
    writeQuoted(string, ASCII.quote, to: &text)
    return text
  }

  // MARK: Arrays and objects

  /// Writes a value at the column reached; `trailing` columns must stay free behind it.
  private mutating func write(
    _ value: JSONValue, indent: Int, trailing: Int, at place: JSONPointer
  ) {
    let room = width - column - trailing
    let isCommented = comments?.commented.contains(place) ?? false
    if !isCommented, !value.isContainer || Self.flatWidth(value, limit: room) != nil {
      var piece = ""
      Self.writeFlat(value, style, to: &piece)
      return append(piece)
    }
    switch value {
    case .array(let elements): writeExpanded(elements, indent: indent, at: place)
    case .object(let object): writeExpanded(object, indent: indent, at: place)
    case .null, .bool, .number, .string: break
    }
  }

  private mutating func writeExpanded(_ elements: [JSONValue], indent: Int, at place: JSONPointer) {
    text += "["
    let isCommented = comments?.commented.contains(place) ?? false
    let fillsLines = !isCommented && elements.allSatisfy { $0.number != nil }
    for (index, element) in elements.enumerated() {
      let isLast = index == elements.count - 1
      let inner = step(place, String(index))
      writeLeading(inner, indent: indent + 2, onNewLine: true)
      if index > 0, fillsLines, let width = Self.flatWidth(element, limit: width),
        column + 1 + width + 1 <= self.width
      {
        text += " "
        column += 1
      } else {
        startLine(indent + 2)
      }
      write(element, indent: indent + 2, trailing: isLast ? 0 : 1, at: inner)
      if !isLast { append(",") }
      writeTrailing(inner)
    }
    writeClosing(place, indent: indent + 2)
    startLine(indent)
    append("]")
  }

  private mutating func writeExpanded(_ object: JSONObject, indent: Int, at place: JSONPointer) {
    text += "{"
    for (index, member) in object.members.enumerated() {
      let isLast = index == object.count - 1
      let inner = step(place, member.key)
      writeLeading(inner, indent: indent + 2, onNewLine: true)
      startLine(indent + 2)
      append(style.key(member.key) + ":" + style.afterColon)
      write(member.value, indent: indent + 2, trailing: isLast ? 0 : 1, at: inner)
      if !isLast { append(",") }
      writeTrailing(inner)
    }
    writeClosing(place, indent: indent + 2)
    startLine(indent)
    append("}")
  }

  // MARK: Comments

  /// The place of a member, which only those need who have comments.
  private func step(_ place: JSONPointer, _ key: String) -> JSONPointer {
    comments == nil ? place : place.appending(key)
  }

  private mutating func writeLeading(_ place: JSONPointer, indent: Int, onNewLine: Bool = false) {
    for comment in comments?.leading[place] ?? [] {
      if onNewLine { startLine(indent) }
      text += comment.text
      if !onNewLine { text += "\n" }
    }
  }

  private mutating func writeTrailing(_ place: JSONPointer) {
    for comment in comments?.trailing[place] ?? [] { text += " " + comment.text }
  }

  private mutating func writeClosing(_ place: JSONPointer, indent: Int) {
    for comment in comments?.closing[place] ?? [] {
      startLine(indent)
      text += comment.text
    }
  }

  // MARK: Pieces

  private mutating func startLine(_ indent: Int) {
    text += style.lineBreak
    text += style.margin
    for _ in 0..<indent / 2 { text += style.indent }
    column = style.margin.count + indent
  }

  private mutating func append(_ piece: String) {
    text += piece
    column += Self.columns(of: piece)
  }

  private static func writeFlat(_ value: JSONValue, _ style: JSONStyle, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.text
    case .string(let value): writeQuoted(value, style.quote, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," + style.afterComma }
        writeFlat(element, style, to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      if !object.isEmpty { text += style.insideBraces }
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," + style.afterComma }
        text += style.key(member.key) + ":" + style.afterColon
        writeFlat(member.value, style, to: &text)
      }
      if !object.isEmpty { text += style.insideBraces }
      text += "}"
    }
  }

  /// The columns of a value on one line; nil, found early, if more than `limit`.
  private static func flatWidth(_ value: JSONValue, limit: Int) -> Int? {
    var width = 0
    switch value {
    case .null: width = 4
    case .bool(let value): width = value ? 4 : 5
    case .number(let value): width = value.text.utf8.count
    case .string(let value): width = quotedWidth(value, limit: limit)
    case .array(let elements):
      width = 2 + 2 * max(elements.count - 1, 0)
      for element in elements {
        guard width <= limit, let inner = flatWidth(element, limit: limit - width) else {
          return nil
        }
        width += inner
      }
    case .object(let object):
      width = object.isEmpty ? 2 : 4 + 2 * (object.count - 1)
      for member in object.members {
        width += quotedWidth(member.key, limit: limit) + 2
        guard width <= limit, let inner = flatWidth(member.value, limit: limit - width) else {
          return nil
        }
        width += inner
      }
    }
    return width <= limit ? width : nil
  }

  /// The columns of a string with its quotation marks; some number above `limit` if more.
  private static func quotedWidth(_ string: String, limit: Int) -> Int {
    var width = 2
    for byte in string.utf8 {
      guard byte >= 0x20, byte < 0x80, byte != ASCII.quote, byte != ASCII.backslash else {
        // A character has at most a few dozen bytes in practice; longer text never fits a line.
        return string.utf8.count > max(limit, 0) * 40 ? limit + 1 : quoted(string).count
      }
      width += 1
      guard width <= limit else { return limit + 1 }
    }
    return width
  }

  /// The characters of a text, counted fast if it is ASCII.
  private static func columns(of text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
  }

  static func writeQuoted(_ string: String, _ quote: UInt8, to text: inout String) {
    let mark = String(Unicode.Scalar(quote))
    text += mark
    if string.utf8.contains(where: { $0 < 0x20 || $0 == quote || $0 == ASCII.backslash }) {
      for scalar in string.unicodeScalars { writeEscaped(scalar, mark, to: &text) }
    } else {
      text += string
    }
    text += mark
  }

  private static func writeEscaped(
    _ scalar: Unicode.Scalar, _ mark: String, to text: inout String
  ) {
    switch scalar {
    case "\"" where mark == "\"": text += "\\\""
    case "'" where mark == "'": text += "\\'"
    case "\\": text += "\\\\"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\0"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}
