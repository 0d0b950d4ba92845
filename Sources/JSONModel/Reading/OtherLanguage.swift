/// A kind of file that users give by mistake in place of JSON or CSV.
struct OtherLanguage {
  let name: String
  /// The edit or command that helps.
  let help: String

  private static let yaml = OtherLanguage(
    name: "YAML", help: "convert it to JSON, for example with yq -o json")

  private init(name: String, help: String) { (self.name, self.help) = (name, help) }

  /// The kind of a file by the extension of its name; `nil` for JSON and unknown extensions.
  init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".swift") {
      self.init(name: "Swift source", help: "render it with 'shapeshift render'")
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self = Self.yaml
    } else if name.hasSuffix(".svg") {
      self.init(name: "SVG", help: "convert it to a document with 'shapeshift import'")
    } else if [".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"].contains(where: name.hasSuffix) {
      self.init(
        name: "an image",
        help: "write a document that shows it: {\"view\": \"Image\", \"path\": ...}")
    } else if name.hasSuffix(".xlsx") || name.hasSuffix(".ods") {
      self.init(name: "a spreadsheet", help: "export it as CSV")
    } else {
      return nil
    }
  }

  /// The kind of a file whose first bytes begin neither JSON nor a table; `nil` if it is unknown.
  ///
  /// Sources: Git LFS, docs/spec.md, "The Pointer"; ZIP, APPNOTE 4.3.7.
  init?(contents bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("version https://git-lfs") {
      self.init(name: "a pointer to a file in Git LFS", help: "run \"git lfs pull\"")
    } else if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      self.init(
        name: "a ZIP archive, as spreadsheets are (.xlsx, .ods)", help: "export the sheet as CSV")
    } else if text.hasPrefix("<") {
      self.init(
        name: "HTML or XML",
        help: "download or export the data itself; a server may have answered with a page")
    } else {
      return nil
    }
  }

  /// The kind of a file without JSON's first letter, by its contents; `nil` if it is unknown.
  init?(insteadOfJSON bytes: [UInt8]) {
    if let kind = OtherLanguage(contents: bytes) {
      self = kind
      return
    }
    let line = bytes.prefix { $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }
    let key = line.prefix { ASCII.isDigit($0) || $0 == ASCII.underscore || $0 | 0x20 > 0x60 }
    let rest = line.dropFirst(key.count)
    if line.elementsEqual("---".utf8)
      || !key.isEmpty && rest.first == ASCII.colon
        && [nil, ASCII.space].contains(rest.dropFirst().first)
    {
      self = Self.yaml
    } else if let separator = rest.first, rest.count > 1, !line.contains(ASCII.openBrace),
      [ASCII.comma, ASCII.semicolon, ASCII.tab].contains(separator), !key.isEmpty
    {
      self.init(
        name: "a table", help: "rename it to .csv, or to .tsv if its cells are separated by tabs")
    } else {
      return nil
    }
  }

  /// The kind of a file that is not a table, by its contents; `nil` for a table.
  init?(insteadOfCSV bytes: [UInt8]) {
    if let kind = OtherLanguage(contents: bytes) {
      self = kind
      return
    }
    let start = bytes.prefix(200).filter { $0 > ASCII.space }
    // A column may have a name in brackets.
    let isArray = start.first == ASCII.openBracket && start.dropFirst().first == ASCII.openBrace
    guard start.first == ASCII.openBrace || isArray else { return nil }
    self.init(name: "JSON", help: "rename it to .json, or to .jsonl if each line is a value")
  }
}
