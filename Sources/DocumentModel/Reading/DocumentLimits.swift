/// How much a document may ask for; each limit has a code and an option of the command line.
package struct DocumentLimits: Sendable, Equatable {
  /// Bytes of one file (`--max-file-size`).
  package var fileSize = 16 << 20
  /// Arrays and objects within one another (`--max-depth`), at most ``maximumDepth``.
  package var depth = 128 {
    didSet { depth = min(depth, Self.maximumDepth) }
  }
  /// JSON values of one file (`--max-values`).
  package var values = 1_000_000
  /// Views of a document after components and `ForEach` are expanded (`--max-nodes`).
  package var nodes = 100_000
  /// Steps of all expressions of a document together (`--max-steps`).
  package var expressionSteps = 1_000_000
  /// Bytes of text that are laid out for one picture, each time counted (`--max-text`).
  package var text = 16 << 20
  /// Steps of combining and morphing paths for one picture (`--max-path-steps`).
  ///
  /// Source: measured; a step takes about a microsecond, and what it leaves some 50 bytes.
  package var pathSteps = 4_000_000
  /// Problems reported of one file before reading stops.
  package var diagnostics = 20

  package init() {}

  /// The deepest nesting that may be asked for: reading, writing and freeing recurse once a level.
  package static let maximumDepth = 1000

  /// The problem with a file of `byteCount` bytes, to be asked before its content is read.
  package func problem(withFileOf byteCount: Int, named name: String) -> Diagnostic? {
    guard byteCount > fileSize else { return nil }
    return Diagnostic(
      .fileTooLarge,
      "\(Diagnostic.quoted(name)) has \(byteCount) bytes; the limit is \(fileSize)",
      help: "raise it with --max-file-size")
  }
}
