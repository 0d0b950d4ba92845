/// A range of bytes in a source.
package struct SourceSpan: Sendable {
  package let source: SourceText
  /// Byte offsets; empty for a place between two bytes.
  package let range: Range<Int>

  package init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
  }

  /// Where the span begins.
  package var start: SourcePosition { source.location(at: range.lowerBound) }
  /// Where the span ends, exclusive.
  package var end: SourcePosition { source.location(at: range.upperBound) }
  package var text: String { source.text(in: range) }
}

extension SourceSpan: Equatable {
  package static func == (lhs: SourceSpan, rhs: SourceSpan) -> Bool {
    lhs.source === rhs.source && lhs.range == rhs.range
  }
}
