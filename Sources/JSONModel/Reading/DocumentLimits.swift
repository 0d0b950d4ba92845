/// The resource limits for a document; each limit has a code and an option of the command line.
public struct DocumentLimits: Sendable, Equatable {
  /// Bytes of one file (`--max-file-size`).
  public var fileSize = 16 << 20
  /// Arrays and objects within one another (`--max-depth`), at most ``maximumDepth``.
  public var depth = 128 {
    didSet { depth = min(depth, Self.maximumDepth) }
  }
  /// JSON values of one file (`--max-values`).
  public var values = 1_000_000
  /// Views of a document after components and `ForEach` are expanded (`--max-nodes`).
  public var nodes = 100_000
  /// Steps of all expressions of a document together (`--max-steps`).
  public var expressionSteps = 1_000_000
  /// Steps of drawing one picture (`--max-drawing-steps`); a step takes about a nanosecond.
  ///
  /// Laying out text takes 500 for a byte, combining and morphing paths 2,000 for each step of theirs. Layers and
  /// filter results may hold a byte for every four steps at once.
  public var drawingSteps = 8_000_000_000
  /// Problems reported of one file before reading stops.
  public var diagnostics = 20

  /// The usual limits.
  public init() {}

  /// The deepest nesting that may be asked for: reading, writing and freeing recurse once a level.
  public static let maximumDepth = 1000

  /// The problem with a file of `byteCount` bytes, to be asked before its content is read.
  public func problem(withFileOf byteCount: Int, named name: String) -> Diagnostic? {
    guard byteCount > fileSize else { return nil }
    return Diagnostic(
      .fileTooLarge,
      "\(Diagnostic.quoted(name)) has \(byteCount) bytes; the limit is \(fileSize)",
      help: "raise the limit with --max-file-size")
  }
}
