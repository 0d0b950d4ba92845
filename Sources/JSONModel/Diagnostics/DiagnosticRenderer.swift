import FileStorage

/// Turns diagnostics into text for people: the message, the place, the line and a caret under it.
///
/// ```
/// error[E0117]: duplicate key "fill"
///   --> model.json:3:5  (at /fill)
///    |
///  3 |     "fill": 2
///    |     ^^^^^^ remove one of them
/// ```
public struct DiagnosticRenderer: Sendable {
  /// Whether to color the text with ANSI escape sequences.
  public var usesColor: Bool
  /// Columns of source text shown of a longer line.
  public var width: Int

  /// A renderer for a number of columns.
  public init(usesColor: Bool = false, width: Int = 100) {
    self.usesColor = usesColor
    self.width = max(width, 20)
  }

  /// The text of all, a blank line between two, with a line feed at the end of each.
  public func text(for diagnostics: [Diagnostic]) -> String {
    let all = diagnostics.map { text(for: $0) }.joined(separator: "\n")
    let limit = DocumentLimits().diagnostics
    guard diagnostics.count >= limit else { return all }
    let note = styled("note", .cyan)
    return all + "\n\(note): reading stops after \(limit) problems; there may be more\n"
  }

  /// The text of one, with a line feed at the end.
  public func text(for diagnostic: Diagnostic) -> String {
    let tint = color(of: diagnostic.severity)
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.code.id)]"
    var lines = [styled(label, tint) + styled(": \(printable(diagnostic.message))", .bold)]
    let gutter = gutterWidth(of: diagnostic)
    if let span = diagnostic.span {
      lines += snippet(
        of: span, label: diagnostic.help, pointer: diagnostic.pointer, gutter: gutter, tint: tint,
        mark: "^")
    } else {
      lines += placelessLines(of: diagnostic)
    }
    for note in diagnostic.notes {
      lines.append(styled("note", .cyan) + ": \(printable(note.message))")
      guard let span = note.span else { continue }
      lines += snippet(
        of: span, label: nil, pointer: nil, gutter: gutter, tint: .cyan, mark: "-")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func placelessLines(of diagnostic: Diagnostic) -> [String] {
    var lines: [String] = []
    if let pointer = diagnostic.pointer, !pointer.isRoot {
      lines.append("  (at \(printable(pointer.description)))")
    }
    if let help = diagnostic.help { lines.append("  \(styled("help", .cyan)): \(printable(help))") }
    return lines
  }

  private func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let spans = [diagnostic.span] + diagnostic.notes.map(\.span)
    let largest = spans.lazy.compactMap { $0?.start.line }.max() ?? 1
    return max(String(largest).count, 2)
  }

  private func snippet(
    of span: SourceSpan, label: String?, pointer: JSONPointer?, gutter: Int, tint: Style,
    mark: Character
  ) -> [String] {
    let start = span.start
    let blank = String(repeating: " ", count: gutter)
    let bar = styled("|", .blue)
    var place = "\(printable(span.source.name)):\(start.line):\(start.column)"
    if let pointer, !pointer.isRoot { place += "  (at \(printable(pointer.description)))" }
    let excerpt = SourceExcerpt(of: span, width: width)
    let number = String(start.line)
    let padding = String(repeating: " ", count: gutter - number.count)
    let marks = String(repeating: mark, count: excerpt.markWidth) + (label.map { " " + $0 } ?? "")
    let indent = String(repeating: " ", count: excerpt.markColumn)
    return [
      "\(blank)\(styled("-->", .blue)) \(place)",
      "\(blank) \(bar)",
      "\(padding)\(styled(number, .blue)) \(bar) \(excerpt.text)".trimmedTrailingSpaces,
      "\(blank) \(bar) \(indent)\(styled(printable(marks), tint))",
    ]
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
  }

  private func color(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text without control characters, which a terminal might obey.
  private func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }
}

extension String {
  fileprivate var trimmedTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
