/// How many brackets are open.
struct SourceDepth {
  private var open = 0

  /// Whether no bracket is open.
  var isOutside: Bool { open == 0 }

  /// Counts the brackets of a type, where angles are brackets.
  mutating func pass(_ token: SourceToken) {
    guard token.kind == .sign else { return }
    if ["<", "(", "[", "{"].contains(token.text) { open += 1 }
    if [">", ")", "]", "}"].contains(token.text) { open -= 1 }
  }

  /// Counts the brackets of a value, where angles may be comparisons.
  mutating func passOfValue(_ token: SourceToken) {
    if token.text != "<", token.text != ">" { pass(token) }
  }
}

extension String {
  /// The text from the first token to the last, with what stands between.
  func text(of tokens: ArraySlice<SourceToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let bytes = Array(utf8)[first.offset..<last.end]
    return String(decoding: bytes, as: UTF8.self)
  }
}
