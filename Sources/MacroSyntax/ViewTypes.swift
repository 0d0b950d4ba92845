/// What a Swift file has to draw, as far as its tokens tell.
package struct ViewTypes: Equatable {
  /// Whether the file has previews.
  package private(set) var hasPreviews = false
  /// The structures that are views, are not generic and are seen by other files, in the file's order.
  package private(set) var names: [String] = []

  /// Reads the source of a file; what cannot be read is for the compiler to refuse.
  package init(_ source: String) {
    guard let tokens = try? SourceLexer.tokens(of: source) else {
      hasPreviews = true
      return
    }
    var depth = SourceDepth()
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if token.isSign("#"), next?.isWord("Preview") == true { hasPreviews = true }
      if token.isWord("PreviewProvider") { hasPreviews = true }
      if depth.isOutside, token.isWord("struct"), let next, next.kind == .word {
        let isHidden = index > 0 && ["private", "fileprivate"].contains(tokens[index - 1].text)
        if !isHidden, Self.isView(tokens[(index + 2)...]) { names.append(next.text) }
      }
      depth.passOfValue(token)
    }
  }

  /// Whether what stands after a name says that it is a view.
  private static func isView(_ tokens: ArraySlice<SourceToken>) -> Bool {
    guard tokens.first?.isSign(":") == true else { return false }
    return tokens.prefix { !$0.isSign("{") && !$0.isWord("where") }.contains { $0.isWord("View") }
  }
}
