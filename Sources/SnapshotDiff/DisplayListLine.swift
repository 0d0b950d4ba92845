/// A line of a display list's text form.
struct DisplayListLine {
  /// How deep it is indented.
  let depth: Int
  /// The operation, without indentation and origin.
  let text: String
  /// The view that it comes from: its own, or that of the group it is a part of.
  let origin: String?

  /// The lines of a text form.
  static func all(in dump: String) -> [DisplayListLine] {
    let lines = dump.split(separator: "\n").map { line in
      let parts = parts(of: line.drop { $0 == " " })
      return DisplayListLine(
        depth: line.prefix { $0 == " " }.count / 2, text: parts.text, origin: parts.origin)
    }
    // The origins of the groups around, by depth: filters, clips and masks name none of their own.
    var around: [String?] = []
    return lines.indices.map { index in
      let line = lines[index]
      around.removeLast(max(around.count - line.depth, 0))
      let origin = line.origin ?? content(of: index, in: lines) ?? around.last ?? nil
      around.append(origin)
      return DisplayListLine(depth: line.depth, text: line.text, origin: origin)
    }
  }

  /// The view whose content a group without a view of its own holds, as that of a modifier.
  private static func content(of index: Int, in lines: [DisplayListLine]) -> String? {
    guard lines[index].text.hasPrefix("group") else { return nil }
    return lines[(index + 1)...].prefix { $0.depth > lines[index].depth }
      .first { $0.origin != nil }?.origin
  }

  /// The operation and the path after ` @`, which is no part of a quoted text.
  private static func parts(of line: Substring) -> (text: String, origin: String?) {
    var (isQuoted, isEscaped, wasSpace) = (false, false, false)
    for index in line.utf8.indices {
      let byte = line.utf8[index]
      if byte == UInt8(ascii: "@"), wasSpace, !isQuoted {
        let end = line.utf8.index(before: index)
        return (String(line[..<end]), String(line[line.utf8.index(after: index)...]))
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      wasSpace = byte == UInt8(ascii: " ")
    }
    return (String(line), nil)
  }
}

extension DisplayListLine: Equatable {
  /// Whether two lines of one view draw the same.
  static func == (lhs: DisplayListLine, rhs: DisplayListLine) -> Bool {
    lhs.depth == rhs.depth && lhs.text == rhs.text
  }
}
