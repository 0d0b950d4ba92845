import ShapeShiftDocuments
import Testing

/// A bar, as long as a value.
private struct Level: View {
  let value: Double
  let color: Color

  var body: some View {
    ZStack(alignment: .leading) {
      Color.white
      color.frame(width: 20 * value)
    }
    .frame(width: 20, height: 10)
  }
}

@MainActor
@Suite("Views and functions that a program adds to documents")
struct VocabularyTests {
  private var vocabulary: DocumentVocabulary {
    var vocabulary = DocumentVocabulary()
    vocabulary.addView(
      "Level", .required("value", .number), .defaulted("color", .color, .red)
    ) { value, color in Level(value: value, color: color) }
    vocabulary.addContainer("Twice", .defaulted("isWide", .bool, true)) { content, isWide in
      if isWide {
        HStack(spacing: 0) {
          content
          content
        }
      } else {
        content
      }
    }
    vocabulary.addFunction(
      DocumentFunction("half", arguments: 1...1, usage: "half(x)") { arguments in
        guard let number = arguments[0].number else { throw Odd() }
        return .number(JSONNumber(number / 2))
      })
    return vocabulary
  }

  private struct Odd: Error, CustomStringConvertible {
    let description = "the value is not a number"
  }

  private func document(_ view: String, values: String = "{}") throws(RequestError) -> Document {
    let text = #"{"shapeshift": 1, "values": \#(values), "view": \#(view)}"#
    return try Document(SourceText(name: "level.json", text: text), vocabulary: vocabulary)
  }

  private func problem(_ view: String, values: String = "{}") -> String {
    do throws(RequestError) {
      _ = try document(view, values: values)
      return "none"
    } catch {
      return error.description
    }
  }

  private func bitmap(_ document: Document) throws -> Bitmap {
    try document.displayList().bitmap(options: document.renderOptions())
  }

  @Test("a view takes expressions, functions, defaults and modifiers")
  func views() throws {
    let document = try document(
      #"{"view": "Level", "value": {"$": "half(v)"}, "modifiers": [{"padding": 5}]}"#,
      values: #"{"v": 1}"#)
    let bitmap = try bitmap(document)
    #expect(bitmap.width == 30 && bitmap.height == 20)
    #expect(bitmap[14, 10] == 0xFFFF_3B30 && bitmap[16, 10] == 0xFFFF_FFFF)
    #expect(bitmap[2, 2] == 0)
  }

  @Test("a container holds the views of the document, repeated ones too")
  func containers() throws {
    let document = try document(
      """
      {"view": "Twice", "children": [
        {"view": "ForEach", "in": 2, "content": {"view": "Level", "value": 1, "color": "#0000FF"}}]}
      """)
    let bitmap = try bitmap(document)
    #expect(bitmap.width >= 40 && bitmap[5, 5] == 0xFF00_00FF)
  }

  @Test(
    "errors are reported as in all views",
    arguments: [
      (#"{"view": "Level"}"#, "needs the key \"value\""),
      (#"{"view": "Level", "value": "x"}"#, "expected a number"),
      (#"{"view": "Level", "value": 1, "colour": "red"}"#, "did you mean \"color\"?"),
      (#"{"view": "Levle", "value": 1}"#, "did you mean \"Level\"?"),
      (#"{"view": "Level", "value": {"$": "half(1, 2)"}}"#, "write half(x)"),
      (#"{"view": "Level", "value": {"$": "hlaf(1)"}}"#, "did you mean \"half\"?"),
      (
        #"{"view": "Level", "value": {"$": "half('a')"}}"#,
        "half() failed: the value is not a number"
      ),
      (#"{"view": "Level", "value": 1, "children": []}"#, "cannot have children"),
    ])
  func mistakes(view: String, words: String) {
    let problem = problem(view)
    #expect(problem.contains(words), "\(problem)")
  }

  @Test("without the program's vocabulary they are unknown")
  func unknown() {
    #expect(throws: RequestError.self) {
      try Document(
        SourceText(
          name: "a.json", text: #"{"shapeshift": 1, "view": {"view": "Level", "value": 1}}"#))
    }
  }

  @Test("frames and batches know them, too")
  func runs() async throws {
    let folder = try ClientFolder()
    let path = try folder.write(
      #"{"shapeshift": 1, "view": {"view": "Level", "value": {"$": "half(1)"}}}"#,
      to: "level.json")
    let request = RenderRequest(DocumentInput(path), output: "level.png")
    #expect(try request.draw(with: vocabulary).warnings.isEmpty)
    var batch = Batch([.render(request)], folder: folder.path("out"))
    batch.vocabulary = vocabulary
    #expect(try await batch.run().failures.isEmpty)
    var frames = FrameSequence(
      FrameRequest(DocumentInput(path), output: folder.path("frames") + "/"))
    frames.request.timeline.duration = 0.1
    frames.vocabulary = vocabulary
    #expect(try await frames.run().count == 4)
  }
}
