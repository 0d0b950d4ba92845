/// Swift source in which words of Apple's systems stand, which the compiler refuses elsewhere.
package enum AppleWords {
  /// The source without these words: every place in it stays where it is, but for what follows an import in its line.
  ///
  /// Attributes such as `@objc` become spaces, because Linux has no Objective-C runtime. So do `@main` and
  /// `@UIApplicationMain`: no app is run, and a folder may contain an app and its widgets. `#selector(f)` becomes `Selector (f)`,
  /// which takes the function itself; `ImageRenderer(content: make())` of a closure that may not escape becomes
  /// `ImageRenderer(holding: make())`. `import os` imports a module of the names that drawing code has of it.
  ///
  /// - Returns: nil where there is nothing to replace, or where the source cannot be read, which is for the compiler to say.
  package static func plain(_ source: String) -> String? {
    var bytes = Array(source.utf8)
    guard mayHaveWords(bytes), let tokens = try? SourceLexer.tokens(of: source) else { return nil }
    let changes = tokens.indices.compactMap { change(at: $0, in: tokens) }
    guard !changes.isEmpty else { return nil }
    for (range, text) in changes.reversed() {
      let replaced = bytes[range]
      // The ends of lines stay, so that errors name the right line.
      let plain = text.map { Array($0.utf8) + replaced.filter(SourceByte.isLineFeed) }
      bytes.replaceSubrange(
        range, with: plain ?? replaced.map { SourceByte.isLineFeed($0) ? $0 : UInt8(ascii: " ") })
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The replacement of a token and those after it, or `nil` if they stay; a change without a text makes space of them.
  private static func change(
    at index: Int, in tokens: [SourceToken]
  ) -> (range: Range<Int>, text: String?)? {
    let token = tokens[index]
    let rest = tokens[(index + 1)...]
    guard let word = rest.first else { return nil }
    if token.isWord("import") { return module(rest) }
    if let renderer = renderer(at: index, in: tokens) { return renderer }
    guard word.offset == token.end else { return nil }
    if token.isSign("#"), word.isWord("selector"), takesFunction(rest.dropFirst()) {
      return (token.offset..<word.end, "Selector ")
    }
    guard token.isSign("@"), attributes.contains(word.text) else { return nil }
    let end = word.isWord("objc") ? nameEnd(after: word, rest.dropFirst()) : word.end
    return (token.offset..<end, nil)
  }

  /// Returns the range of an imported name and the module that replaces it: `ShapeShiftLogging` for `os`, `os.log` or
  /// `struct os.Logger`, and `CoreImage` for its submodule `CoreImage.CIFilterBuiltins`.
  private static func module(_ tokens: ArraySlice<SourceToken>) -> (Range<Int>, String?)? {
    guard let first = tokens.first else { return nil }
    let names = declarations.contains(first.text) ? tokens.dropFirst() : tokens
    guard let name = names.first else { return nil }
    let isLogging = name.isWord("os") || name.isWord("OSLog")
    guard isLogging || submodules.contains(first.text) else { return nil }
    var end = name.end
    var parts = names.dropFirst()
    while let dot = parts.first, dot.isSign("."), dot.offset == end,
      let part = parts.dropFirst().first
    {
      end = part.end
      parts = parts.dropFirst(2)
    }
    guard isLogging || end > name.end else { return nil }
    return (first.offset..<end, isLogging ? "ShapeShiftLogging" : first.text)
  }

  /// Modules whose submodules are replaced by the module itself.
  private static let submodules: Set<String> = ["CoreImage", "UIKit"]

  /// What may stand between `import` and a name of a module's.
  private static let declarations: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Whether source has such words, or others that begin as they do; most has not, and is not looked at further.
  private static func mayHaveWords(_ bytes: [UInt8]) -> Bool {
    let firsts = Set(marks.compactMap(\.first))
    return bytes.indices.contains { index in
      firsts.contains(bytes[index]) && marks.contains { bytes[index...].starts(with: $0) }
    }
  }

  private static let marks = [
    "#selector", "@objc", "@nonobjc", "@IB", "@GK", "@main", "@UIApplicationMain",
    "@NSApplicationMain", " os", " OSLog", " CoreImage.", " UIKit.",
    "ImageRenderer",
  ].map { Array($0.utf8) }

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain",
  ]

  /// Whether parentheses follow with the name of a function, not of a property's getter or setter.
  private static func takesFunction(_ tokens: ArraySlice<SourceToken>) -> Bool {
    guard tokens.first?.isSign("(") == true, let name = tokens.dropFirst().first else {
      return false
    }
    guard name.isWord("getter") || name.isWord("setter") else { return true }
    return tokens.dropFirst(2).first?.isSign(":") != true
  }

  /// The end of the name in `@objc(name:)`, or of the word itself.
  private static func nameEnd(after word: SourceToken, _ tokens: ArraySlice<SourceToken>) -> Int {
    guard let opening = tokens.first, opening.isSign("("), opening.offset == word.end else {
      return word.end
    }
    return tokens.first { $0.isSign(")") }?.end ?? word.end
  }
}
