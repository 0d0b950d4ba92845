/// What is wrong with an expression, and where in its text.
package struct ExpressionError: Error, Sendable, Equatable {
  package let code: DiagnosticCode
  /// One lower-case sentence without a full stop.
  package let message: String
  /// Offsets in the UTF-8 of the expression.
  package let range: Range<Int>
  package let help: String?
  /// The place of the value in a document or a data file, if it was read as a part of an object.
  package let origin: Diagnostic.Note?

  package init(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil,
    origin: Diagnostic.Note? = nil
  ) {
    self.code = code
    self.message = message
    self.range = range
    self.help = help
    self.origin = origin
  }

  /// The error as a problem of the document, placed inside the string that holds the expression.
  package func diagnostic(in node: JSONNode, pointer: JSONPointer? = nil) -> Diagnostic {
    Diagnostic(
      code, message, at: node.span(ofText: range), pointer: pointer, help: help,
      notes: origin.map { [$0] } ?? [])
  }
}

extension JSONNode {
  /// The place of a part of this string's text, given as UTF-8 offsets of the decoded text.
  ///
  /// An escape of the literal counts as a whole. Other nodes give their own place.
  package func span(ofText textRange: Range<Int>) -> SourceSpan {
    guard string != nil, let places = StringPlaces(literal: self, upTo: textRange.upperBound) else {
      return span
    }
    let lower = places.offset(of: textRange.lowerBound)
    let upper = textRange.isEmpty ? lower : places.end(of: textRange.upperBound - 1)
    return SourceSpan(source: source, range: lower..<max(lower, upper))
  }
}

/// Where each byte of a decoded string came from.
private struct StringPlaces {
  /// For each byte of the text, the offset at which its piece of the literal begins.
  private var starts: [Int] = []
  /// For each byte of the text, the offset at which its piece of the literal ends.
  private var ends: [Int] = []
  private let start: Int
  private let end: Int

  /// The places in a literal that was read without errors, of its text up to an offset; nil if the
  /// node was not read from a literal.
  init?(literal node: JSONNode, upTo textEnd: Int) {
    let bytes = node.source.bytes
    let range = node.range
    guard range.count >= 2, range.upperBound <= bytes.count else { return nil }
    guard [ASCII.quote, ASCII.apostrophe].contains(bytes[range.lowerBound]) else { return nil }
    start = range.lowerBound + 1
    end = range.upperBound - 1
    var index = start
    while index < end, starts.count <= textEnd {
      let length = Self.pieceLength(in: bytes, at: index)
      let piece =
        [bytes[range.lowerBound]] + bytes[index..<min(index + length, end)]
        + [bytes[range.lowerBound]]
      let text = JSONReader.read(SourceText(name: "", bytes: piece)).root?.string ?? ""
      for _ in text.utf8 {
        starts.append(index)
        ends.append(index + length)
      }
      index += length
    }
  }

  func offset(of textOffset: Int) -> Int {
    starts.indices.contains(textOffset) ? starts[textOffset] : end
  }

  func end(of textOffset: Int) -> Int {
    ends.indices.contains(textOffset) ? ends[textOffset] : end
  }

  /// The bytes of the character or escape at `index`; a surrogate pair is one.
  private static func pieceLength(in bytes: [UInt8], at index: Int) -> Int {
    guard bytes[index] == ASCII.backslash else {
      return max(UTF8Sequence.length(in: bytes, at: index), 1)
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "x"): return 4
    case UInt8(ascii: "u"):
      // D8 to DB as the first two digits begin a pair.
      let isHigh =
        bytes[index + 2] | 0x20 == 0x64
        && [0x38, 0x39, 0x61, 0x62].contains(bytes[index + 3] | 0x20)
      return isHigh ? 12 : 6
    case ASCII.carriageReturn: return bytes[index + 2] == ASCII.lineFeed ? 3 : 2
    default: return 1 + max(UTF8Sequence.length(in: bytes, at: index + 1), 1)
    }
  }
}
