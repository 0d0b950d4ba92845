import MacroSyntax

extension FuzzTarget {
  /// Swift source as the compiler's macros and the command read it; what they write can be split into tokens.
  static let macros = [macro]

  private static let macro = FuzzTarget(
    name: "macro",
    words: [
      "@Entry ", "public ", "var ", "let ", ": ", " = ", "\"", "\"\"\"", "#\"", "\\(", ")", "//",
      "/*",
      "*/", "<", ">", "->", "?", "`", "{", "}", "///", "nil", "#Preview", "@Previewable ",
      "@Model ",
      "@Attribute(.unique) ", "@Relationship(inverse: \\A.b) ", "class A {", "struct A: View {",
      "@objc ", "#selector(", "import os\n", "traits: ", "timeline: ",
    ],
    longest: 1024, shortRuns: 1000
  ) { bytes in
    let source = String(decoding: bytes, as: UTF8.self)
    for write in [writeEntry, writeModel, writePreview] {
      do {
        for text in try write(source) { try expectTokens(text) }
      } catch let error as SourceError {
        try expect(
          !error.message.isEmpty && (0...source.utf8.count).contains(error.offset),
          "an error at \(error.offset) in \(source.utf8.count) bytes")
      }
    }
    _ = ViewTypes(source)
    guard let plain = AppleWords.plain(source) else { return }
    try expectTokens(plain)
    try expect(
      plain.utf8.count { $0 == 10 } == source.utf8.count { $0 == 10 }, "a line has moved")
  }

  private static func writeEntry(_ source: String) throws -> [String] {
    let entry = try Entry(source)
    return [entry.accessors, try entry.key(of: .environment)]
  }

  private static func writeModel(_ source: String) throws -> [String] {
    let property = ModelProperty(declaration: source).map { [$0.accessors, $0.storage] } ?? []
    return property + [try ModelUse(source).members]
  }

  private static func writePreview(_ source: String) throws -> [String] {
    let place = PreviewUse.Place(discriminator: "$s1A", fileID: "A/a.swift", line: 1)
    return [try PreviewUse(source).expansion(at: place)]
  }

  /// Throws a finding unless Swift source can be split into tokens.
  static func expectTokens(_ source: String) throws {
    do throws(SourceError) {
      _ = try SourceLexer.tokens(of: source)
    } catch {
      throw Finding(description: "the written source can't be read: \(error.message)")
    }
  }
}
