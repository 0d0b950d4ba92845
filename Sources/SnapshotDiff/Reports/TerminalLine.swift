import FileStorage

extension String {
  /// The text as one line of standard output that is an order neither to a terminal nor to the runner of a
  /// GitHub workflow, which reads along.
  ///
  /// Source: https://github.com/actions/runner, `ActionCommand.cs`: a line is an order if it begins with `::`
  /// after blanks, or has `##[` in it.
  package var terminalLine: String {
    let text = printable.replacing("##[", with: "#\\u{23}[")
    let rest = text.drop(while: \.isWhitespace)
    guard rest.hasPrefix("::") else { return text }
    return text.prefix(text.count - rest.count) + "\\u{3a}" + rest.dropFirst()
  }
}
