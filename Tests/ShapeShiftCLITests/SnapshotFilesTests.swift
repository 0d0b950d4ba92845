import Foundation
import Glibc
import Testing

@Suite("snapshot in folders that hold more, and with manifests from elsewhere")
struct SnapshotFilesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write("red")
    #expect(try run("record", "docs").status == 0)
  }

  private func write(_ color: String, named name: String = "sun") throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 20, "height": 20}, "view": {"view": "Circle",
      "modifiers": [{"fill": "\(color)"}]}}
      """, to: "docs/\(name).json")
  }

  private func run(_ arguments: String...) throws -> Workspace.Outcome {
    try workspace.run(["snapshot"] + arguments)
  }

  @Test("A run in the folder at hand removes nothing of its user's")
  func here() throws {
    for name in ["expected", "actual", "difference"] {
      try workspace.write("mine", to: "\(name)/mine.png")
    }
    for color in ["red", "blue", "red"] {
      try write(color)
      let outcome = try run("verify", "docs", "--artifacts", ".")
      #expect(outcome.status == (color == "red" ? 0 : 1))
      for name in ["expected", "actual", "difference"] {
        #expect(try workspace.text("\(name)/mine.png") == "mine")
        // What the run before left is gone.
        if color == "red" { #expect(try workspace.names(in: name) == ["mine.png"]) }
      }
    }
  }

  @Test(
    "A file in the way is named and stays",
    arguments: [
      "expected/sun.png", "actual/sun.drawing.txt", "difference/sun.png", "manifest.json",
    ])
  func inTheWay(name: String) throws {
    try workspace.write("mine", to: name)
    try write("blue")
    let outcome = try run("verify", "docs", "--artifacts", ".")
    #expect(outcome.status == 73)
    #expect(outcome.messages.contains("\"\(name)\" already exists"))
    #expect(try workspace.text(name) == "mine")
  }

  /// The manifest of a run, with a change made in it.
  private func changeManifest(_ old: String, _ new: String) throws {
    try write("blue")
    #expect(try run("verify", "docs").status == 1)
    let name = "Output/snapshots/docs/manifest.json"
    let text = try workspace.text(name)
    #expect(text.contains(old))
    try workspace.write(text.replacing(old, with: new), to: name)
  }

  @Test(
    "accept writes no reference out of its folder", arguments: ["../../x", "/tmp/shapeshift-x"])
  func acceptedName(name: String) throws {
    try changeManifest("\"name\" : \"sun\"", "\"name\" : \"\(name)\"")
    let outcome = try run("accept", "docs")
    #expect(outcome.status != 0)
    #expect(outcome.messages.contains("\(name).png"))
    #expect(try workspace.names() == ["Output", "docs"])
    #expect(!FileManager.default.fileExists(atPath: "/tmp/shapeshift-x.png"))
  }

  @Test("accept takes no picture that no document makes", arguments: ["", "..", "moon", "a/sun"])
  func strangeName(name: String) throws {
    try changeManifest("\"name\" : \"sun\"", "\"name\" : \"\(name)\"")
    let outcome = try run("accept", "docs")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("nothing in docs produces the image \"\(name).png\""))
    #expect(try workspace.names(in: "docs/__Snapshots__") == ["sun.drawing.txt", "sun.png"])
  }

  @Test("A list of files from elsewhere has nothing removed that no run writes")
  func strangeList() throws {
    for name in ["Makefile", "docs/sun.json", "expected/notes.md"] where name != "docs/sun.json" {
      try workspace.write("mine", to: name)
    }
    let title = "files that shapeshift snapshots wrote here, which the next run removes"
    try workspace.write(
      [title, "Makefile", "docs/sun.json", "expected/notes.md", ""].joined(separator: "\0"),
      to: ".shapeshift-snapshots")
    #expect(try run("verify", "docs", "--artifacts", ".").status == 0)
    #expect(try workspace.names().contains("Makefile"))
    #expect(try workspace.names(in: "docs").contains("sun.json"))
    #expect(try workspace.names(in: "expected") == ["notes.md"])
  }

  @Test(
    "accept and report show no other files",
    arguments: ["../../../secret", "/etc/hostname", "actual/../../../../secret", "actual/link.png"])
  func shownFile(name: String) throws {
    try workspace.write("very secret", to: "secret")
    try changeManifest("actual/sun.png", name)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.file("Output/snapshots/docs/actual/link.png").path,
      withDestinationPath: workspace.file("secret").path)
    let before = try workspace.bytes("docs/__Snapshots__/sun.png")
    for action in ["accept", "report"] {
      let outcome = try run(action, "docs")
      #expect([65, 74].contains(outcome.status), "\(action)")
      #expect(outcome.messages.contains(name), "\(outcome.messages)")
    }
    #expect(try workspace.bytes("docs/__Snapshots__/sun.png") == before)
    #expect(
      !FileManager.default.fileExists(
        atPath: workspace.file("Output/snapshots/docs/report.html").path))
  }

  @Test("A reference whose data is damaged fails")
  func damaged() throws {
    var bytes = try workspace.bytes("docs/__Snapshots__/sun.png")
    let start = try #require(Data(bytes).range(of: Data("IDAT".utf8))).upperBound
    for index in start..<bytes.count - 16 { bytes[index] = ~bytes[index] }
    try workspace.write(Data(bytes), to: "docs/__Snapshots__/sun.png")
    let outcome = try run("verify", "docs")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("failed  sun  the reference can't be read"))
  }

  @Test(
    "The name of a document is not a command to readers of the output",
    arguments: ["a\n::warning::b", "\u{1B}[2Ja", "::error::x"])
  func names(name: String) throws {
    try write("red", named: name)
    let outcome = try workspace.run(
      ["snapshot", "verify", "docs", "--junit", "j.xml", "--markdown", "m.md"],
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n").filter {
      $0.drop(while: \.isWhitespace).hasPrefix("::")
    }
    #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("::error file=") })
    for text in [
      outcome.text, outcome.messages, try workspace.text("j.xml"), try workspace.text("m.md"),
    ] {
      #expect(!text.contains("\u{1B}"))
    }
  }

  @Test("Commands to be copied quote the folder")
  func commands() throws {
    try FileManager.default.moveItem(
      at: workspace.file("docs"), to: workspace.file("my $(id) docs"))
    try workspace.write("{}", to: "my $(id) docs/moon.json")
    let outcome = try run("verify", "my $(id) docs", "--html", "r.html")
    #expect(outcome.text.contains("shapeshift snapshot accept 'my $(id) docs'\n"))
    #expect(outcome.text.contains("shapeshift snapshot report 'my $(id) docs'\n"))
    #expect(
      try workspace.text("r.html").contains(
        #""accept":"shapeshift snapshot accept 'my $(id) docs'""#))
  }

  @Test("A pipe in the place of a reference does not hang")
  func pipe() throws {
    let path = workspace.file("docs/__Snapshots__/sun.png").path
    #expect(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
    let process = workspace.makeProcess(["snapshot", "verify", "docs"])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    #expect(Workspace.poll(seconds: 60) { !process.isRunning })
    #expect(process.terminationStatus == 1)
  }
}
