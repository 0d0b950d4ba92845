/// A comment of a file.
package struct JSONComment: Sendable, Equatable {
  /// As it stands there, from its first stroke to its last character that is no white space.
  package let text: String
  /// The alignment in the view.
  package let range: Range<Int>

  /// Whether nothing may follow it on its line.
  package var endsLine: Bool { text.hasPrefix("//") }
}

/// Finds the comments of a file that can be read.
///
/// Comments can stand wherever white space can, so all that must be told from them are strings.
struct CommentScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var comments: [JSONComment] = []

  /// The comments of a source without mistakes, in their order.
  static func comments(of source: SourceText) -> [JSONComment] {
    var scanner = CommentScanner(bytes: source.bytes)
    scanner.scan(source)
    return scanner.comments
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan(_ source: SourceText) {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.quote, ASCII.apostrophe: skipString(endingWith: bytes[position])
      case ASCII.slash:
        let start = position
        if next == ASCII.asterisk { skipBlock() } else { skipLine() }
        var end = position
        while end > start, bytes[end - 1] <= ASCII.space { end -= 1 }
        comments.append(JSONComment(text: source.text(in: start..<end), range: start..<end))
      default: position += 1
      }
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func skipString(endingWith mark: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != mark {
      position += bytes[position] == ASCII.backslash ? 2 : 1
    }
    position += 1
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != ASCII.lineFeed,
      bytes[position] != ASCII.carriageReturn
    {
      position += 1
    }
  }

  private mutating func skipBlock() {
    position += 2
    while position + 1 < bytes.count,
      bytes[position] != ASCII.asterisk || bytes[position + 1] != ASCII.slash
    {
      position += 1
    }
    position = min(position + 2, bytes.count)
  }
}
