/// The ids of Cairo's SVG files, which it numbers by counters of the whole process.
enum SVGIdentifiers {
  /// The file with its ids numbered anew for each kind, in the order in which they appear.
  static func renumbered(_ file: [UInt8]) -> [UInt8] {
    var numbers = Numbers()
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var position = 0
    while position < file.count {
      guard let mark = Self.marks.first(where: { file[position...].starts(with: $0.lead) }) else {
        result.append(file[position])
        position += 1
        continue
      }
      let start = position + mark.lead.count
      let end = file[start...].firstIndex(of: mark.end) ?? file.count
      result += mark.lead
      result += numbers.name(for: file[start..<end])
      position = end
    }
    return result
  }

  /// What stands before and after an id.
  private static let marks: [(lead: [UInt8], end: UInt8)] = [
    (Array(" id=\"".utf8), UInt8(ascii: "\"")),
    (Array("href=\"#".utf8), UInt8(ascii: "\"")),
    (Array("url(#".utf8), UInt8(ascii: ")")),
  ]

  /// The new numbers of ids.
  private struct Numbers {
    private var names: [[UInt8]: [UInt8]] = [:]
    private var counts: [[UInt8]: Int] = [:]

    /// The new name of an id: its letters and the next number for them.
    mutating func name(for id: ArraySlice<UInt8>) -> [UInt8] {
      if let name = names[Array(id)] { return name }
      let kind = Array(id.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) })
      counts[kind, default: 0] += 1
      let name = kind + Array("\(counts[kind, default: 0])".utf8)
      names[Array(id)] = name
      return name
    }
  }
}
