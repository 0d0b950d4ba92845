/// The text of a file that a document has as a value, by `{"$text": "terms.txt"}`.
enum TextFile {
  /// Returns the text of a file in UTF-8 or UTF-16, with line feeds between lines, without a byte order mark and without
  /// the last line break.
  ///
  /// - Throws: `invalidUTF8`, at the first bytes that are something else, or `mergeConflict`.
  static func text(of source: SourceText) throws(Diagnostic) -> String {
    if let conflict = Diagnostic.mergeConflict(in: source) { throw conflict }
    let text = try UTF16Text(source.bytes) == nil ? utf8Text(of: source) : utf16Text(of: source)
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
  }

  private static func utf16Text(of source: SourceText) throws(Diagnostic) -> String {
    guard let text = UTF16Text(source.bytes)?.text else {
      throw Diagnostic(
        .invalidUTF8, "\(Diagnostic.quoted(source.name)) is not valid UTF-16 text",
        at: SourceSpan(source: source, range: 0..<0), help: "save the file as UTF-8")
    }
    return text
  }

  private static func utf8Text(of source: SourceText) throws(Diagnostic) -> String {
    let bytes =
      source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? source.bytes.dropFirst(3) : source.bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let valid = validCount(of: bytes)
      let start = bytes.startIndex + valid
      throw Diagnostic(
        .invalidUTF8, "\(Diagnostic.quoted(source.name)) is not UTF-8 text",
        at: SourceSpan(source: source, range: start..<start + 1),
        help: "save the file as UTF-8")
    }
    return text
  }

  /// Returns the number of bytes before the first one that is not UTF-8.
  private static func validCount(of bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.encode(scalar)?.count ?? 0
    }
    return count
  }
}
