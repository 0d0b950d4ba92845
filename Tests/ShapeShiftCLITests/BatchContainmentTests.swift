import Foundation
import Testing

@Suite("What a batch may write")
struct BatchContainmentTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
    try workspace.write("kept", to: "elsewhere/kept")
  }

  private func run(_ lines: String...) throws -> Workspace.Outcome {
    try workspace.write(lines.joined(separator: "\n") + "\n", to: "list.jsonl")
    return try workspace.run("batch", "list.jsonl", "-o", "out")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: workspace.file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.file(name).path, withDestinationPath: target)
  }

  /// Nothing came to the folder beside the output.
  private func expectElsewhereIsKept() throws {
    #expect(try workspace.names(in: "elsewhere") == ["kept"])
    #expect(try workspace.text("elsewhere/kept") == "kept")
  }

  @Test(
    "A key that is not an option is refused, even if it contains one",
    arguments: [
      "output=elsewhere/x.png", "scale=2 --output", "-o", "--output", "o", "data=x", "help",
      "version", "Scale", "scale\\u0000", "experimental-dump-help",
      "generate-completion-script",
    ])
  func keys(_ key: String) throws {
    let outcome = try run(#"{"doc": "model.json", "\#(key)": "elsewhere/x.png"}"#)
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("line 1"))
    #expect(!outcome.messages.contains("USAGE"))
    #expect(try workspace.names(in: "out") == ["batch.jsonl"])
    try expectElsewhereIsKept()
  }

  @Test(
    "A document whose name looks like an option is a document",
    arguments: ["--output=elsewhere/x.png", "-o=elsewhere/x.png", "--help"])
  func documents(_ name: String) throws {
    let outcome = try run(#"{"doc": "\#(name)", "out": "a.png"}"#)
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("\(name) can't be read"))
    try expectElsewhereIsKept()
  }

  @Test(
    "Names do not lead out, by a link or by dots",
    arguments: [
      #""out": "link/x.png""#, #""out": "link/deep/x.png""#, #""out": "../elsewhere/x.png""#,
      #""out": "/tmp/x.png""#, #""out": "a/../../elsewhere/x.png""#,
      #""verb": "frames", "duration": 0.1, "out": "link/f_%04d.png""#,
      #""verb": "frames", "duration": 0.1, "out": "link""#,
      #""verb": "animate", "duration": 0.1, "out": "link/a.gif""#,
    ])
  func links(_ line: String) throws {
    try link("out/link", to: "../elsewhere")
    let outcome = try run(#"{"doc": "model.json", \#(line)}"#)
    #expect(outcome.status == 1)
    #expect(
      outcome.messages.contains("is outside the folder")
        || outcome.messages.contains("in the output folder"))
    try expectElsewhereIsKept()
  }

  @Test(
    "A link in the place of a file gives way to it",
    arguments: [
      (#""out": "a.png""#, "a.png"),
      (#""verb": "animate", "duration": 0.1, "out": "a.gif""#, "a.gif"),
      (#""verb": "animate", "duration": 0.1, "out": "a.json""#, "a.png"),
      (#""verb": "frames", "duration": 0.1, "out": "f_%04d.png""#, "f_0000.png"),
    ])
  func linksAsFiles(_ line: String, _ name: String) throws {
    try link("out/\(name)", to: "../elsewhere/kept")
    let outcome = try run(#"{"doc": "model.json", \#(line)}"#)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try workspace.bytes("out/\(name)").count > 20)
    try expectElsewhereIsKept()
  }

  @Test(
    "The names of books are not for pictures",
    arguments: [
      "batch.jsonl", "batch.0-of-2.jsonl", "manifest.jsonl", "deep/manifest.1-of-2.jsonl",
      ".manifest.jsonl.unsynced", ".a.png.1-1.shapeshift-part", "batch.jsonl/a.png",
      "deep/manifest.jsonl/a.png",
    ])
  func books(_ name: String) throws {
    let outcome = try run(
      #"{"doc": "model.json", "out": "\#(name)", "format": "png"}"#, #"{"doc": "model.json"}"#)
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("choose another name"))
    #expect(try workspace.names(in: "out") == ["batch.jsonl", "model.png"])
  }

  @Test("Neither the list nor a document is replaced")
  func inputs() throws {
    try workspace.write(#"{"doc": "model.json", "out": "a.png"}"#, to: "batch.jsonl")
    let book = try workspace.run("batch", "batch.jsonl", "-o", ".")
    #expect(book.status == 64)
    #expect(book.messages.contains("the batch would overwrite its input ./batch.jsonl"))
    try workspace.write(
      #"{"doc": "model.json", "verb": "animate", "duration": 1, "out": "b.json"}"# + "\n"
        + #"{"doc": "b.json", "out": "c.png"}"#, to: "list.jsonl")
    try workspace.write("{}", to: "b.json")
    let document = try workspace.run("batch", "list.jsonl", "-o", ".")
    #expect(document.status == 64)
    #expect(document.messages.contains("the batch would overwrite its input ./b.json"))
    #expect(
      try workspace.names() == ["b.json", "batch.jsonl", "elsewhere", "list.jsonl", "model.json"])
  }

  @Test(
    "Two lines with one file are named",
    arguments: [
      (#""out": "a.png""#, #""out": ".//a.png""#), (#""out": "one/a.png""#, #""out": "two/a.png""#),
      (#""verb": "animate", "duration": 1, "out": "a.json""#, #""out": "a.png""#),
    ])
  func equalOutputs(_ one: String, _ other: String) throws {
    try workspace.write("", to: "out/one/keep")
    try link("out/two", to: "one")
    let outcome = try run(
      #"{"doc": "model.json", \#(one)}"#, #"{"doc": "model.json", \#(other)}"#)
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("lines 1 and 2 of list.jsonl both write"))
  }
}
