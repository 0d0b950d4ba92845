import DocumentModel
import TestSupport
import Testing

@Suite("JSON reader under damaged input")
struct JSONReaderFuzzTests {
  static let document = Array(
    """
    // A document with a bit of everything.
    { "shapeshift": 1, canvas: {width: 400, 'height': .5e2, background: "wh\\u0069te\\uD83D\\uDC7B"},
      "view": { "view": "VStack", "children": [ { "view": "Text", "text": "Hé👻\\n" }, ],
        "modifiers": [ {"padding": 0x10}, {"frame": {"$": "a.b[0] + 1"}}, ] }, /* end */
      "n": [1, -2.5, +3e-4, null, true, false, [[], {}]] }
    """.utf8)

  static let bytes: [UInt8] =
    Array(#"{}[]",':\/*-+.eE0x9aunt"#.utf8) + [0, 10, 13, 0x80, 0xC3, 0xF0, 0xFF]

  @Test("Damaged documents are read or refused with places inside the file", arguments: 0..<40)
  func mutations(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 {
      var bytes = Self.document
      for _ in 0..<Int.random(in: 1...6, using: &generator) { Self.damage(&bytes, &generator) }
      let reading = JSONReader.read(SourceText(name: "f", bytes: bytes))
      #expect((reading.root == nil) == !reading.diagnostics.isEmpty, "seed \(seed)")
      #expect(reading.diagnostics.count <= 20)
      for diagnostic in reading.diagnostics {
        let range = diagnostic.span?.range ?? -1 ..< -1
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "seed \(seed)")
        #expect(diagnostic.description.contains(diagnostic.code.id))
      }
      guard let root = reading.root else { continue }
      var parser = DocumentNodeParser()
      _ = parser.parse(root, at: .pointer(JSONPointer()))
      #expect(JSONWriter.canonical(root.value).hasSuffix("\n"))
    }
  }

  @Test("Every truncation of a document is refused with a place")
  func truncations() {
    for end in 41..<Self.document.count - 1 {
      let reading = JSONReader.read(SourceText(name: "f", bytes: Array(Self.document[..<end])))
      #expect(reading.root == nil, "at \(end)")
      #expect(reading.diagnostics.allSatisfy { $0.span != nil }, "at \(end)")
    }
  }

  @Test("Damaged expressions end in a value or an error with a place", arguments: 0..<40)
  func expressions(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "a", "b.c", "1", "0.5", "'x'", "(", ")", "[", "]", "+", "-", "*", "/", "%", "?", ":", "&&",
      "||", "!", "==", "<", "..<", "...", ".", ",", "count(", "format(", "range(", "max(", "true",
      "null", "\"", "\\", "é", "=",
    ]
    let scope = ExpressionScope(["a": [1, 2, 3], "b": ["c": 4]])
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...9, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      do throws(ExpressionError) {
        _ = try Expression(parsing: text).evaluate(in: scope)
      } catch {
        #expect((0...text.utf8.count).contains(error.range.lowerBound), "\(text)")
        #expect(error.range.upperBound <= max(text.utf8.count, 1), "\(text)")
        #expect(!error.message.isEmpty)
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
    let byte = Self.bytes.randomElement(using: &generator) ?? 0
    guard bytes.count > 10 else { return bytes.append(byte) }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] = byte
    case 1: bytes.insert(byte, at: index)
    case 2: bytes.remove(at: index)
    case 3: bytes.removeSubrange(index..<min(index + 12, bytes.count))
    default: bytes.insert(contentsOf: bytes[index..<min(index + 20, bytes.count)], at: 0)
    }
  }
}
