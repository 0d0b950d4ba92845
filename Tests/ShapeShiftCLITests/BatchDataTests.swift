import Foundation
import ImageCoding
import TestSupport
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite struct BatchDataTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 20, "height": 20}, "values": {"c": "red", "name": "n", "size": 20}, "view": {"view": "Rectangle", "modifiers": [{"fill": {"$": "c"}}, {"frame": {"width": {"$": "size"}}}, {"accessibilityLabel": {"$": "name"}}]}}"#,
      to: "docs/card.json")
  }

  private func batch(_ data: String, _ text: String, _ output: String, _ rest: String...) throws
    -> (status: Int32, messages: String)
  {
    try workspace.write(text, to: data)
    let arguments = ["batch", "docs/card.json", "--data", data, "-o", output] + rest
    let outcome = try workspace.run(arguments)
    return (outcome.status, outcome.messages)
  }

  private func color(_ name: String) throws -> UInt32 {
    try PNGDecoder().decode(try workspace.bytes(name))[10, 10]
  }

  @Test(arguments: [
    ("d.csv", "name,c\nAda Á,blue\n42,white\n"),
    ("d.json", #"[{"name": "Ada Á", "c": "blue"}, {"name": "42", "c": "white"}]"#),
    (
      "d.jsonl", "{\"name\": \"Ada Á\", \"c\": \"#007AFF\"}\n{\"name\": \"42\", \"c\": \"white\"}\n"
    ),
  ])
  func `Each row is a picture that is named by its cells`(data: String, text: String) throws {
    let outcome = try batch(data, text, "out/{row:03d}-{name:slug}.png", "--scale", "2")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.messages == "2 of 2 rows are done\n")
    #expect(try workspace.names(in: "out") == ["001-ada-a.png", "002-42.png", "batch.jsonl"])
    #expect(try color("out/001-ada-a.png") == 0xFF00_7AFF)
    #expect(try color("out/002-42.png") == 0xFFFF_FFFF)
    #expect(try PNGDecoder().decode(try workspace.bytes("out/002-42.png")).width == 40)
  }

  @Test func `The end of the pattern decides what is written`() throws {
    #expect(try batch("d.csv", "name\na\n", "out/{name}.svg").status == 0)
    #expect(try workspace.text("out/a.svg").contains("<svg"))
    #expect(try batch("d.csv", "name\na\n", "plain").status == 0)
    #expect(try workspace.names(in: "plain") == ["batch.jsonl", "card-1.png"])
  }

  @Test func `A mistake of the template is told once, not for each row`() throws {
    try workspace.write(
      #"{"shapeshift": 1, "values": {"name": "n"}, "view": {"view": "Text", "text": {"$": "name"}, "modifiers": [{"foregroundStyle": "rde"}]}}"#,
      to: "docs/card.json")
    let outcome = try batch("d.csv", "name\na\nb\nc\n", "out/{name}.png")
    #expect(outcome.status == 65)
    #expect(outcome.messages.ranges(of: "unknown color \"rde\"").count == 1, "\(outcome.messages)")
    #expect(!outcome.messages.contains("row 1"))
  }

  @Test func `What is odd about the template, and about many rows, is told once`() throws {
    try workspace.write(
      #"{"shapeshift": 1, "values": {"name": "n"}, "view": {"view": "VStack", "children": [{"view": "Text", "text": {"$": "name"}}, {"view": "Text", "text": "Hello {name}"}]}}"#,
      to: "docs/card.json")
    let outcome = try batch("d.csv", "name\na\nb\nc\n", "out/{name}.jpg", "--jobs", "1")
    #expect(outcome.status == 0)
    for (text, count) in [
      ("is used as literal text", 1), ("row 1: picture: JPEG has no transparency", 1),
      ("2 more rows: picture: JPEG has no transparency", 1), ("has no transparency", 2),
    ] {
      #expect(outcome.messages.ranges(of: text).count == count, "\(outcome.messages)")
    }
  }

  @Test func `Broken rows are reported with their places and do not stop the others`() throws {
    let outcome = try batch(
      "d.csv", "name,size,c\na,20,red\nb,wide,red\nc/d,20,red\ne,20\nf,20,rde\ng,,red\n",
      "out/{name}.png")
    #expect(outcome.status == 1)
    #expect(try workspace.names(in: "out") == ["a.png", "batch.jsonl", "g.png"])
    for text in [
      "d.csv: row 2:\n", "d.csv:3:3",
      "the column \"size\" has \"wide\", but the document expects a number",
      "d.csv: row 3:\n", "\"c/d\" in the column \"name\" cannot be part of a file name",
      "d.csv: row 4:\n", "d.csv:5:1", "the row has 2 cells; the header has 3",
      "d.csv: row 5, docs/card.json:\n", "unknown color \"rde\"", "error: 4 of 6 rows failed\n",
    ] {
      #expect(outcome.messages.contains(text), "\(text) is not in \(outcome.messages)")
    }
  }

  @Test(arguments: [
    ("name\na\na\n", "out/{name}.png", "rows 1 and 2 of d.csv both write a.png"),
    ("name\na\n", "out/{nmae}.png", "unknown column \"nmae\" in -o: d.csv does not have it"),
    ("name\na\nb\n", "out/card.png", "every row would write out/card.png"),
    ("name\na\n", "out/{name.png", "has unbalanced braces"),
    ("name\n", "out/{name}.png", "d.csv has no rows"),
    ("", "out/{name}.png", "the file is empty; expected a row of column names"),
  ])
  func `Nothing is drawn where names or data cannot be right`(
    text: String, output: String, message: String
  ) throws {
    let outcome = try batch("d.csv", text, output)
    #expect(outcome.status != 0)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(try workspace.names() == ["d.csv", "docs"])
  }

  @Test func `Columns that nothing uses are told, and names that no column has are refused`() throws
  {
    let unused = try batch("d.csv", "name,shoe\na,43\n", "out/{name}.png")
    #expect(unused.status == 0)
    #expect(
      unused.messages.contains("warning: d.csv: docs/card.json does not use the column \"shoe\"")
    )
    try workspace.write(
      #"{"shapeshift": 1, "view": {"view": "Text", "text": {"$": "title"}}}"#, to: "docs/card.json")
    let missing = try batch("d.csv", "name\na\nb\n", "more/{name}.png")
    #expect(missing.status == 65)
    #expect(missing.messages.contains("unknown name \"title\""))
    #expect(missing.messages.contains("d.csv has the columns name"))
  }

  @Test func `A document is no list`() throws {
    let outcome = try workspace.run("batch", "docs/card.json", "-o", "out")
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("docs/card.json is a document, not a list"))
  }

  @Test func `A batch of rows is resumed`() throws {
    let text = "name,c\na,red\nb,blue\n"
    #expect(try batch("d.csv", text, "out/{name}.png").status == 0)
    let size = try workspace.bytes("out/a.png").count
    try workspace.write(Data(count: size), to: "out/a.png")
    #expect(
      try batch("d.csv", text.replacing("blue", with: "white"), "out/{name}.png", "--resume").status
        == 0)
    #expect(try workspace.bytes("out/a.png") == Array(repeating: 0, count: size))
    #expect(try color("out/b.png") == 0xFFFF_FFFF)
  }
}
