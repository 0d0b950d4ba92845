/// The text of a document as its history tells it, applied on demand.
struct RecordedText: Sendable {
  private enum Start: Sendable {
    /// The canonical form of a value.
    case canonical
    case exact([UInt8])
    /// The steps do not lead to it.
    case unknown
  }

  private var start: Start
  /// The value of a canonical start, once there are edits.
  private var startValue: JSONValue?
  private var edits: [TextEdits] = []

  static let canonical = RecordedText(Start.canonical)
  static let unknown = RecordedText(Start.unknown)

  private init(_ start: Start) { self.start = start }

  init(_ bytes: [UInt8]) { self.init(Start.exact(bytes)) }

  /// - Parameter source: The text in a line of the history; `nil` if it is canonical.
  init(source: String?) { self.init(source.map { Start.exact(Array($0.utf8)) } ?? .canonical) }

  /// The bytes; `nil` if they are not known.
  func bytes(of value: JSONValue) -> [UInt8]? {
    var bytes: [UInt8]?
    switch start {
    case .canonical: bytes = Array(JSONWriter.canonical(startValue ?? value).utf8)
    case .exact(let text): bytes = text
    case .unknown: return nil
    }
    for edit in edits { bytes = bytes.flatMap { edit.applied(to: $0) } }
    return bytes
  }

  /// Follows the document over a step, from the value before.
  mutating func go(over step: StoreTransaction, isUndone: Bool, from value: JSONValue) {
    guard let source = step.source else {
      // Both texts of such a step are canonical.
      self = !isUndone || isCanonical(for: value) ? .canonical : .unknown
      return
    }
    if edits.isEmpty { startValue = value }
    edits.append(isUndone ? source.edits.inverse : source.edits)
  }

  private func isCanonical(for value: JSONValue) -> Bool {
    if case .canonical = start, edits.isEmpty { return true }
    return bytes(of: value)?.elementsEqual(JSONWriter.canonical(value).utf8) ?? false
  }
}

/// The edits of a step in the text of its document.
struct StepSource: Sendable {
  let edits: TextEdits
  /// The digest of the text after the step.
  let digest: String

  init(_ edits: TextEdits, digest: String) { (self.edits, self.digest) = (edits, digest) }

  init?(json: JSONValue) {
    guard let edits = json["edits"].flatMap({ TextEdits(json: $0) }),
      let digest = json["digest"]?.string
    else { return nil }
    self.init(edits, digest: digest)
  }

  var json: JSONValue { ["edits": edits.json, "digest": .string(digest)] }
}
