import Foundation

/// What Markdown says of a stretch of text.
struct MarkdownStyle: Hashable {
  var isStrong = false
  var isEmphasized = false
  var isStruck = false
  var isCode = false
  var link: String?
  /// Where the words stand that follow a number in their form; nil for words that stay as they are.
  var agreement: Int?
}

/// A stretch of text, or something that stands for itself, in one style.
struct MarkdownRun: Equatable {
  enum Content: Equatable {
    case text(String)
    /// The number of a value that is put into the text.
    case value(Int)
  }

  var content: Content
  var style: MarkdownStyle
}
