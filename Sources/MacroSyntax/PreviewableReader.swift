/// Takes the variables with `@Previewable` out of the statements of a preview.
struct PreviewableReader {
  private let source: [UInt8]
  private let range: Range<Int>

  init(source: String, _ range: Range<Int>) {
    self.source = Array(source.utf8)
    self.range = range
  }

  /// The variables, and what is left of the statements.
  ///
  /// - Parameter tokens: Those of the statements.
  func parted(_ tokens: [SourceToken]) -> (variables: [String], body: PreviewUse.Body) {
    var variables: [String] = []
    var (kept, position) = ("", range.lowerBound)
    var depth = SourceDepth()
    var index = 0
    while index < tokens.count {
      guard depth.isOutside, isPreviewable(tokens[index...]) else {
        depth.passOfValue(tokens[index])
        index += 1
        continue
      }
      let end = end(of: tokens, from: index)
      kept += text(position..<tokens[index].offset)
      let before = tokens[index].offset
      let attribute = tokens[index + 1].end
      variables.append(text(attribute..<tokens[end - 1].end))
      // As many lines as before, so that errors keep theirs.
      kept += text(before..<tokens[end - 1].end).filter { $0 == "\n" }
      position = tokens[end - 1].end
      index = end
    }
    return (variables, .statements(kept + text(position..<range.upperBound)))
  }

  private func isPreviewable(_ tokens: ArraySlice<SourceToken>) -> Bool {
    tokens.first?.isSign("@") == true && tokens.dropFirst().first?.isWord("Previewable") == true
  }

  /// The number of the token after a variable: the first one of another line that does not go on with it.
  private func end(of tokens: [SourceToken], from start: Int) -> Int {
    var depth = SourceDepth()
    var (index, hasVariable) = (start, false)
    while index < tokens.count {
      let token = tokens[index]
      if depth.isOutside, hasVariable, index > start {
        if token.isSign(";") { return index }
        let between = source[tokens[index - 1].end..<token.offset]
        if between.contains(where: SourceByte.isLineFeed), !goesOn(tokens[index - 1], token) {
          return index
        }
      }
      if token.isWord("var") || token.isWord("let") { hasVariable = true }
      depth.passOfValue(token)
      index += 1
    }
    return index
  }

  /// Whether a statement goes on from the end of a line to the next one.
  private func goesOn(_ last: SourceToken, _ next: SourceToken) -> Bool {
    if next.kind == .sign, !["@", "#", "(", "[", "{", "}"].contains(next.text) { return true }
    let opens = [")", "]", "}", ">", "?", "!"]
    return last.isWord("var") || last.isWord("let")
      || last.kind == .sign && !opens.contains(last.text)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }
}
