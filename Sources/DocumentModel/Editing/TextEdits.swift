/// Replacements in a text, which can be made and taken back.
struct TextEdits: Sendable, Equatable {
  /// One replacement.
  struct Edit: Sendable, Equatable {
    /// The offset in the text before all edits, in bytes.
    let start: Int
    let old: [UInt8]
    let new: [UInt8]
  }

  /// The edits in the order of their places; none overlaps another.
  private(set) var edits: [Edit]

  init(_ edits: [Edit]) { self.edits = edits }

  var isEmpty: Bool { edits.isEmpty }

  /// The edit between what two texts begin and end with alike.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, start < old.count, old[start].continuesScalar { start -= 1 }
    while start > 0, start < new.count, new[start].continuesScalar { start -= 1 }
    var count = 0
    while count < shorter - start, old[old.count - 1 - count] == new[new.count - 1 - count] {
      count += 1
    }
    while count > 0, old[old.count - count].continuesScalar { count -= 1 }
    let (removed, added) = (old[start..<old.count - count], new[start..<new.count - count])
    let isNothing = removed.isEmpty && added.isEmpty
    edits = isNothing ? [] : [Edit(start: start, old: Array(removed), new: Array(added))]
  }

  /// The text after the edits; `nil` if it does not hold what they replace.
  func applied(to text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    for edit in edits {
      let end = edit.start + edit.old.count
      guard edit.start >= position, end <= text.count,
        text[edit.start..<end].elementsEqual(edit.old)
      else { return nil }
      result += text[position..<edit.start]
      result += edit.new
      position = end
    }
    return result + text[position...]
  }

  /// The edits that take these back.
  var inverse: TextEdits {
    var shift = 0
    return TextEdits(
      edits.map { edit in
        defer { shift += edit.new.count - edit.old.count }
        return Edit(start: edit.start + shift, old: edit.new, new: edit.old)
      })
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 is not the first of its scalar.
  fileprivate var continuesScalar: Bool { self & 0xC0 == 0x80 }
}

extension TextEdits {
  /// The edits as histories have them: `[[offset, "old", "new"], …]`, offsets in bytes.
  var json: JSONValue {
    .array(
      edits.map { edit in
        [
          .number(JSONNumber(edit.start)), .string(String(decoding: edit.old, as: UTF8.self)),
          .string(String(decoding: edit.new, as: UTF8.self)),
        ]
      })
  }

  init?(json: JSONValue) {
    guard let array = json.array else { return nil }
    let edits = array.compactMap { value -> Edit? in
      guard let parts = value.array, parts.count == 3, let start = parts[0].index,
        let old = parts[1].string, let new = parts[2].string
      else { return nil }
      return Edit(start: start, old: Array(old.utf8), new: Array(new.utf8))
    }
    guard edits.count == array.count else { return nil }
    self.init(edits)
  }
}
