import DocumentViews
import Foundation

/// What a name of the document format takes, as text.
struct FormatPage {
  let text: String

  init(_ topic: FormatTopic, columns: Int) {
    let description = LineBreaking.lines(of: topic.documentation, columns: columns)
    let short = topic.shortForms.flatMap { LineBreaking.lines(of: $0, columns: columns) }
    let parts =
      ["\(topic.name): a \(topic.kind.rawValue)", description.joined(separator: "\n")]
      + [Self.keys(of: topic, columns: columns), short.joined(separator: "\n")]
    text = parts.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  /// Lines behind a name, below one another.
  static func hanging(_ lines: [String], after name: String, width: Int) -> String {
    let head = "  " + name.padded(to: width)
    let space = String(repeating: " ", count: width + 2)
    return lines.enumerated().map { ($0 == 0 ? head : space) + $1 + "\n" }.joined()
  }

  /// A text up to its first full stop.
  static func firstSentence(_ text: String) -> String {
    guard let end = text.range(of: ". ") else { return text }
    return String(text[..<end.lowerBound]) + "."
  }

  private static func keys(of topic: FormatTopic, columns: Int) -> String {
    let width = (topic.keys.map(\.name.count).max() ?? 0) + 2
    return topic.keys.map { key in
      let state = key.isRequired ? "; required" : key.defaultValue.map { "; default \($0)" } ?? ""
      let room = columns - width - 2
      let lines =
        LineBreaking.lines(of: key.type + state, columns: room)
        + LineBreaking.lines(of: key.documentation, columns: room)
      return hanging(lines, after: key.name, width: width)
    }.joined().trimmingLastLineFeed
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  fileprivate var trimmingLastLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
