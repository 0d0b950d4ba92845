extension String {
  /// What the last name of a path ends in behind its last point, as `URL.pathExtension` is: `png` of `a/b.png`; empty for
  /// nothing, and for a name that begins with its only point.
  package var pathSuffix: String {
    let name = utf8[nameStart..<nameEnd]
    guard let point = name.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else {
      return ""
    }
    return String(self[utf8.index(after: point)..<nameEnd])
  }

  /// The end of the path without slashes behind it.
  private var nameEnd: Index {
    utf8.lastIndex { $0 != UInt8(ascii: "/") }.map { utf8.index(after: $0) } ?? endIndex
  }

  private var nameStart: Index {
    utf8[..<nameEnd].lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
  }
}
