/// The text of a document, parsed on demand.
struct DocumentText {
  private let name: String
  let bytes: [UInt8]
  /// The value with its places, once it was asked for.
  private var known: JSONNode?

  init(_ bytes: [UInt8], name: String) {
    (self.bytes, self.name) = (bytes, name)
  }

  init(canonical value: JSONValue, name: String) {
    self.init(Array(JSONWriter.canonical(value).utf8), name: name)
  }

  /// Whether the text reads as a value, to the order of its members.
  mutating func reads(as value: JSONValue) -> Bool { root()?.isIdentical(to: value) ?? false }

  /// Returns the text with the fewest changes that make it read as a value, and these changes.
  ///
  /// A text that cannot be read is replaced by the canonical form.
  mutating func edited(to value: JSONValue) -> (text: DocumentText, edits: TextEdits) {
    if let root = root() {
      let edits = SourceEditor.edits(of: root, to: value)
      if let bytes = edits.applied(to: bytes) {
        var text = DocumentText(bytes, name: name)
        if text.reads(as: value) { return (text, edits) }
      }
    }
    let text = DocumentText(canonical: value, name: name)
    return (text, TextEdits(from: bytes, to: text.bytes))
  }

  private mutating func root() -> JSONNode? {
    if known == nil {
      known = JSONReader.read(SourceText(name: name, bytes: bytes), limits: .unlimited).root
    }
    return known
  }
}
