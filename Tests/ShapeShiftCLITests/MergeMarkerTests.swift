import Foundation
import Testing

/// Files in which a merge has left a conflict.
@Suite struct MergeMarkerTests {
  private let workspace: Workspace
  private static let sentence = "the file has Git merge markers: a conflict is not resolved"
  private static let document =
    #"{"shapeshift": 1, "canvas": {"width": 20, "height": 20}, "view": {"view": "Circle"}}"#

  init() throws { workspace = try Workspace() }

  /// A text with a conflict between two versions of its last line.
  private func conflict(_ start: String, _ ours: String, _ theirs: String, _ end: String) -> String
  {
    start + "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> main\n" + end
  }

  @Test func `A document names the line, and nothing else`() throws {
    try workspace.write(
      conflict("{\n", #"  "kind": "circle""#, #"  "kind": "square""#, "}\n"), to: "a.json")
    let outcome = try workspace.run("check", "a.json")
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("a.json:2:1"), "\(outcome.messages)")
    #expect(outcome.messages.contains("error[E0121]: \(Self.sentence)"), "\(outcome.messages)")
    #expect(outcome.messages.components(separatedBy: "error[").count == 2)
  }

  @Test func `Data and SVG files name the line`() throws {
    try workspace.write(Self.document, to: "a.json")
    try workspace.write(conflict("name\n", "Ada", "Bob", ""), to: "people.csv")
    let data = try workspace.run("render", "a.json", "--data", "people.csv", "-o", "a.png")
    #expect(data.status == 65)
    #expect(data.messages.contains("people.csv:2:1"), "\(data.messages)")
    try workspace.write(
      conflict("<svg xmlns='http://www.w3.org/2000/svg'>\n", "<g/>", "<a/>", "</svg>\n"),
      to: "a.svg")
    let svg = try workspace.run("render", "a.svg", "-o", "b.png")
    #expect(svg.status == 65)
    #expect(
      svg.messages.contains("a.svg:2:1") && svg.messages.contains(Self.sentence),
      "\(svg.messages)")
  }

  @Test func `A manifest of frames names the line`() throws {
    try workspace.write(Self.document, to: "a.json")
    #expect(
      try workspace.run(
        "frames", "a.json", "-o", "out/f_%02d.png", "--duration", "0.2", "--fps", "10"
      ).status == 0)
    let lines = try workspace.text("out/manifest.jsonl").split(separator: "\n").map(String.init)
    try workspace.write(
      conflict(lines[0] + "\n", lines[1], lines[2], lines[2] + "\n"), to: "out/manifest.jsonl")
    let outcome = try workspace.run("frames", "--verify", "out")
    #expect(outcome.status == 65)
    #expect(
      outcome.messages.contains("manifest.jsonl, line 2: \(Self.sentence)"), "\(outcome.messages)")
  }

  @Test func `A book of a batch names the line`() throws {
    try workspace.write(Self.document, to: "docs/a.json")
    #expect(try workspace.run("batch", "docs", "-o", "out").status == 0)
    let line = try workspace.text("out/batch.jsonl")
    try workspace.write(conflict("", line, line, ""), to: "out/batch.jsonl")
    let outcome = try workspace.run("batch", "docs", "-o", "out", "--resume")
    #expect(outcome.status == 65)
    #expect(
      outcome.messages.contains("batch.jsonl, line 1: \(Self.sentence)"), "\(outcome.messages)")
  }

  @Test(arguments: ["docs/__Snapshots__/a.drawing.txt", "docs/snapshots.json"])
  func `References and settings of snapshots name the file`(name: String) throws {
    try workspace.write(Self.document, to: "docs/a.json")
    try workspace.write("{}\n", to: "docs/snapshots.json")
    #expect(try workspace.run("snapshot", "record", "docs").status == 0)
    let text = try workspace.text(name)
    try workspace.write(conflict("", text, text, ""), to: name)
    let outcome = try workspace.run("snapshot", "verify", "docs")
    #expect(outcome.status != 0)
    let said = outcome.messages + outcome.text
    #expect(said.contains(Self.sentence) && said.contains(name.pathSuffixName), "\(said)")
  }
}

extension String {
  /// The last part of a path.
  fileprivate var pathSuffixName: String { split(separator: "/").last.map(String.init) ?? self }
}
