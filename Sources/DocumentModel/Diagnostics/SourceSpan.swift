/// A range of bytes in a source.
public struct SourceSpan: Sendable {
  /// What it is a part of.
  public let source: SourceText
  /// Byte offsets; empty for a place between two bytes.
  public let range: Range<Int>

  /// A part of a source.
  public init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
  }

  /// Where the span begins.
  public var start: SourcePosition { source.location(at: range.lowerBound) }
  /// Where the span ends, exclusive.
  public var end: SourcePosition { source.location(at: range.upperBound) }
  /// What stands there.
  public var text: String { source.text(in: range) }
}

extension SourceSpan: Equatable {
  /// Whether both are the same part of the same source.
  public static func == (lhs: SourceSpan, rhs: SourceSpan) -> Bool {
    lhs.source === rhs.source && lhs.range == rhs.range
  }
}
