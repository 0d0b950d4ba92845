import Foundation
import ImageCoding
import TestSupport
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite("shapeshift batch")
struct BatchTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "docs/model.json")
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 20, "height": 20}, "values": {"c": "red"}, "view": {"view": "Rectangle", "modifiers": [{"fill": {"$": "c"}}]}}"#,
      to: "docs/card.json")
  }

  private func list(_ lines: String...) throws {
    try workspace.write(lines.joined(separator: "\n") + "\n", to: "docs/list.jsonl")
  }

  private func color(_ name: String) throws -> UInt32 {
    try PNGDecoder().decode(try workspace.bytes(name))[10, 10]
  }

  @Test("Lines are drawn with their changes, data and options, into folders that are made")
  func lines() throws {
    try workspace.write(#"{"c": "black"}"#, to: "docs/data.json")
    try list(
      #"{"doc": "card.json"}"#,
      ##"{"doc": "card.json", "set": {"values.c": "#0000FF"}, "out": "deep/er/blue.png"}"##,
      #"{"doc": "card.json", "data": {"c": "white"}, "out": "white.png", "scale": 2}"#,
      #"{"doc": "card.json", "data": "data.json", "out": "black.png"}"#, "",
      #"{"doc": "model.json", "size": "40x40", "out": "model.svg"}"#)
    let outcome = try workspace.run("batch", "docs/list.jsonl", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.messages == "5 of 5 lines are done\n")
    #expect(
      try workspace.names(in: "out") == [
        "batch.jsonl", "black.png", "card.png", "deep", "model.svg", "white.png",
      ])
    #expect(try color("out/deep/er/blue.png") == 0xFF00_00FF)
    #expect(try color("out/white.png") == 0xFFFF_FFFF)
    #expect(try PNGDecoder().decode(try workspace.bytes("out/white.png")).width == 40)
    #expect(try color("out/black.png") == 0xFF00_0000)
    let alone = try workspace.run("render", "docs/card.json", "-o", "alone.png")
    #expect(alone.status == 0)
    #expect(try workspace.bytes("out/card.png") == workspace.bytes("alone.png"))
  }

  @Test("An error in a line has its location in the list")
  func places() throws {
    try list(#"{"doc": "card.json"}"#, "", #"{"doc": "card.json", "out":}"#)
    let outcome = try workspace.run("batch", "docs/list.jsonl", "-o", "out")
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("--> docs/list.jsonl:3:28"), "\(outcome.messages)")
  }

  @Test("Sequences and animations are lines as well")
  func sequences() throws {
    try list(
      #"{"doc": "card.json", "verb": "frames", "duration": 0.1}"#,
      #"{"doc": "card.json", "verb": "animate", "duration": 0.2, "out": "card.gif"}"#)
    let outcome = try workspace.run("batch", "docs/list.jsonl", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try workspace.names(in: "out") == ["batch.jsonl", "card", "card.gif"])
    #expect(try workspace.names(in: "out/card").count == 5)
    // Of the folder of frames the book of those knows more.
    let book = try workspace.text("out/batch.jsonl").split(separator: "\n")
    #expect(book.map { $0.contains("\"sha256\"") } == [false, true])
  }

  @Test("A folder stands for its documents")
  func folder() throws {
    let outcome = try workspace.run("batch", "docs", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try workspace.names(in: "out") == ["batch.jsonl", "card.png", "model.png"])
  }

  @Test("Lines that fail are told with their numbers and do not stop the others")
  func broken() throws {
    try list(
      #"{"doc": "card.json"}"#, #"{"doc": "gone.json"}"#, #"{"doc": "card.json", "#,
      #"{"doc": "card.json", "out": "b.png", "scael": 2}"#,
      #"{"doc": "card.json", "out": "../c.png"}"#,
      #"{"doc": "card.json", "verb": "rendr", "out": "d.png"}"#,
      #"{"doc": "model.json", "set": {"kind": "ring"}, "out": "e.png"}"#)
    let outcome = try workspace.run("batch", "docs/list.jsonl", "-o", "out")
    #expect(outcome.status == 1)
    #expect(try workspace.names(in: "out") == ["batch.jsonl", "card.png"])
    for line in [
      "docs/list.jsonl: line 2, gone.json:\n", "docs/gone.json can't be read",
      "docs/list.jsonl: line 3:\n", "docs/list.jsonl: line 4, card.json:\n", "scael",
      "in the output folder",
      "did you mean \"render\"", "docs/list.jsonl: line 7, model.json:\n",
      "error: 6 of 7 lines failed\n",
    ] {
      #expect(outcome.messages.contains(line), "\(line) is not in \(outcome.messages)")
    }
  }

  @Test("Two lines with one output are an error before anything is drawn")
  func equalOutputs() throws {
    try list(
      #"{"doc": "card.json"}"#, #"{"doc": "model.json", "out": "./card.png"}"#)
    let outcome = try workspace.run("batch", "docs/list.jsonl", "-o", "out")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("lines 1 and 2 of docs/list.jsonl both write card.png"))
    #expect(try workspace.names() == ["docs"])
  }

  @Test("A batch that is resumed draws what is missing or has changed")
  func resume() throws {
    try list(#"{"doc": "card.json"}"#, #"{"doc": "model.json", "size": "9x9"}"#)
    #expect(try workspace.run("batch", "docs/list.jsonl", "-o", "out").status == 0)
    let book = try workspace.text("out/batch.jsonl")
    // What is kept is not looked into: a sign that it was not drawn.
    let size = try workspace.bytes("out/model.png").count
    try workspace.write(Data(count: size), to: "out/model.png")
    try FileManager.default.removeItem(at: workspace.file("out/card.png"))
    let again = try workspace.run("batch", "docs/list.jsonl", "-o", "out", "--resume")
    #expect(again.status == 0)
    #expect(try color("out/card.png") == 0xFFFF_3B30)
    #expect(try workspace.bytes("out/model.png") == Array(repeating: 0, count: size))
    #expect(try workspace.text("out/batch.jsonl") == book)
    try workspace.write(#"{"fill": {"hue": 0}}"#, to: "docs/model.json")
    #expect(
      try workspace.run("batch", "docs/list.jsonl", "-o", "out", "--resume").status == 0)
    #expect(try PNGDecoder().decode(try workspace.bytes("out/model.png")).width == 9)
  }

  @Test("Shards share the lines")
  func shards() throws {
    try list(
      #"{"doc": "card.json", "out": "a.png"}"#, #"{"doc": "card.json", "out": "b.png"}"#,
      #"{"doc": "card.json", "out": "c.png"}"#)
    #expect(
      try workspace.run("batch", "docs/list.jsonl", "-o", "out", "--shard", "1/2").status == 0)
    #expect(try workspace.names(in: "out") == ["b.png", "batch.1-of-2.jsonl", "c.png"])
    #expect(
      try workspace.run("batch", "docs/list.jsonl", "-o", "out", "--shard", "0/2").status == 0)
    #expect(try workspace.names(in: "out").count == 5)
  }

  @Test("A thousand lines, three of them broken: 997 pictures, three errors, exit 1")
  func thousand() throws {
    let count = TestLength.isLong ? 1000 : 100
    let broken = [10, 50, 90]
    let lines = (0..<count).map { index in
      broken.contains(index)
        ? #"{"doc": "gone\#(index).json"}"#
        : ##"{"doc": "card.json", "out": "\##(index).png", "set": {"values.c": "#0000\##(String(16 + index % 200, radix: 16))"}}"##
    }
    try workspace.write(lines.joined(separator: "\n"), to: "docs/list.jsonl")
    let outcome = try workspace.run("batch", "docs/list.jsonl", "-o", "out", "--jobs", "3")
    #expect(outcome.status == 1)
    #expect(try workspace.names(in: "out").count { $0.hasSuffix(".png") } == count - 3)
    #expect(outcome.messages.split(separator: "\n").count { $0.hasPrefix("error: docs/gone") } == 3)
    #expect(outcome.messages.hasSuffix("error: 3 of \(count) lines failed\n"))
    #expect(try color("out/7.png") == 0xFF00_0017)
  }
}
