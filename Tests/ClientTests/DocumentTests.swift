import ShapeShiftDocuments
import Testing

/// A folder that is gone when the test is.
final class ClientFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "client-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  /// A card of one colour, which moves for a second.
  static let card = """
    {
      "shapeshift": 1,
      "canvas": {"width": 20, "height": 10, "background": "white"},
      "values": {"c": "red", "title": "Card"},
      "timeline": {"duration": 1},
      "view": {"view": "Rectangle", "modifiers": [{"fill": {"$": "c"}}, {"frame": {"width": 4, "height": 4}}]}
    }
    """
}

@MainActor
@Suite("A program's documents")
struct DocumentTests {
  private let folder: ClientFolder

  init() throws { folder = try ClientFolder() }

  private func card(_ data: JSONValue? = nil) throws -> Document {
    try Document(SourceText(name: "card.json", text: ClientFolder.card), data: data)
  }

  @Test("a document is read from a file, with changes and data, and drawn at a scale")
  func drawing() throws {
    let path = try folder.write(ClientFolder.card, to: "card.json")
    let document = try Document(
      contentsOf: URL(filePath: path), changes: [DocumentChange("canvas.width", 30)],
      data: ["c": "blue"])
    document.layout.scale = 2
    let list = try document.displayList()
    #expect(list.size == CGSize(width: 30, height: 10))
    let bitmap = try list.bitmap(options: document.renderOptions())
    #expect(bitmap.width == 60 && bitmap.height == 20)
    #expect(bitmap[30, 10] == 0xFF00_7AFF && bitmap[0, 0] == 0xFFFF_FFFF)
    let picture = try document.picture(.png)
    #expect(picture.bytes == (try list.encoded(as: .png, options: document.renderOptions()).bytes))
    #expect(picture.warnings.isEmpty && document.diagnostics.isEmpty)
    #expect(try document.length() == .rest(at: 1))
  }

  @Test("what is wrong with a document is told with its place, all at once")
  func errors() throws {
    let text = #"{"shapeshift": 1, "view": {"view": "Circel", "modifiers": [{"fil": "red"}]}}"#
    let error = try #require(throws: RequestError.self) {
      try Document(SourceText(name: "bad.json", text: text))
    }
    #expect(error.kind == .badDocument && error.diagnostics.count == 2)
    #expect(error.diagnostics.first?.span?.start == SourcePosition(line: 1, column: 36))
    #expect(error.description.contains("did you mean \"Circle\""))
    let missing = try #require(throws: RequestError.self) {
      try Document(contentsOf: folder.url.appending(path: "gone.json"))
    }
    #expect(missing.kind == .noInput && missing.description.contains("gone.json"))
  }

  @Test("what is odd is told, and the picture is drawn")
  func oddities() throws {
    let document = try card(["unknown": 1])
    #expect(document.diagnostics.map(\.severity) == [.warning])
    #expect(try document.displayList().size.width == 20)
  }

  @Test("the schema is there for editors")
  func schema() throws {
    #expect(DocumentSchema.json["title"]?.string == "ShapeShift document")
    #expect(try JSONValue(parsing: DocumentSchema.text) == DocumentSchema.json)
  }

  @Test("JSON values are coded as any other value is")
  func codable() throws {
    let value: JSONValue = [
      "a": [1, 2.5, true, nil, "x"], "b": ["c": -3], "d": [:], "e": 12_345_678_901,
    ]
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    #expect(throws: (any Error).self) { try JSONValue(parsing: "{") }
  }
}
