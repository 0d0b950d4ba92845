/// A range of bytes in a source.
public struct SourceSpan: Sendable {
  /// The source that contains the span.
  public let source: SourceText
  /// Byte offsets; empty for a place between two bytes.
  public let range: Range<Int>

  /// A part of a source.
  public init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
  }

  /// The start position of the span.
  public var start: SourcePosition { source.location(at: range.lowerBound) }
  /// Where the span ends, exclusive.
  public var end: SourcePosition { source.location(at: range.upperBound) }
  /// The text in the span.
  public var text: String { source.text(in: range) }
}

extension SourceSpan: Equatable {
  /// Whether both are the same part of the same source.
  public static func == (lhs: SourceSpan, rhs: SourceSpan) -> Bool {
    lhs.source === rhs.source && lhs.range == rhs.range
  }
}
