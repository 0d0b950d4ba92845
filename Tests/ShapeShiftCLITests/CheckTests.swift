import Foundation
import Testing

@Suite("shapeshift check")
struct CheckTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "good.json")
    try workspace.write("{\"kind\":\"circel\",\n \"fil\": {}}", to: "bad.json")
  }

  @Test("A good document is met with silence")
  func good() throws {
    let outcome = try workspace.run("check", "good.json")
    #expect(outcome.status == 0)
    #expect(outcome.text + outcome.messages == "")
  }

  @Test("All problems of all documents are told, and the exit status is 1")
  func bad() throws {
    let outcome = try workspace.run("check", "good.json", "bad.json")
    #expect(outcome.status == 1)
    #expect(outcome.text == "")
    #expect(
      outcome.messages == """
        error[E0217]: unknown value "circel" for "kind"
          --> bad.json:1:9  (at /kind)
           |
         1 | {"kind":"circel",
           |         ^^^^^^^^ did you mean "circle"?

        error[E0213]: unknown key "fil" in a model
          --> bad.json:2:2  (at /fil)
           |
         2 |  "fil": {}}
           |  ^^^^^ did you mean "fill"?

        """)
  }

  @Test("A missing document does not keep the others from being checked")
  func missing() throws {
    let outcome = try workspace.run("check", "gone.json", "bad.json")
    #expect(outcome.status == 66)
    #expect(
      outcome.messages.hasPrefix("error: gone.json can't be read: no such file or directory\n"))
    #expect(outcome.messages.contains("error[E0213]"))
  }

  @Test("With --json, standard output has an object for each document")
  func json() throws {
    let outcome = try workspace.run("check", "--json", "good.json", "bad.json")
    #expect(outcome.status == 1)
    #expect(outcome.messages == "")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == #"{"document":"good.json","ok":true,"diagnostics":[]}"#)
    let bad = try #require(
      try JSONSerialization.jsonObject(with: Data((lines.last ?? "").utf8)) as? [String: Any])
    #expect(bad["document"] as? String == "bad.json")
    #expect(bad["ok"] as? Bool == false)
    let diagnostics = try #require(bad["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["E0217", "E0213"])
    #expect(diagnostics.map { $0["line"] as? Int } == [1, 2])
    #expect(diagnostics.map { $0["pointer"] as? String } == ["/kind", "/fil"])
  }

  @Test("A pattern that names the settings of snapshots as well has them checked as what they are")
  func snapshotSettings() throws {
    try workspace.write(
      #"{"times": [0, 0.5], "snapshots": {"good": {"scales": [2]}}}"#, to: "snapshots.json")
    let good = try workspace.run("check", "good.json", "snapshots.json")
    #expect(good.status == 0 && good.messages == "")
    try workspace.write(#"{"snapshots": {"god": {}}}"#, to: "snapshots.json")
    let stray = try workspace.run("check", "snapshots.json", "good.json")
    #expect(stray.status == 65)
    #expect(stray.messages.contains("has settings for \"god\"") && stray.messages.contains("good"))
    try workspace.write(#"{"tims": [0]}"#, to: "snapshots.json")
    #expect(try workspace.run("check", "snapshots.json").messages.contains("times"))
    // A batch of the folder draws documents alone.
    try workspace.write(#"{"times": [0.5]}"#, to: "folder/snapshots.json")
    try workspace.write("{}", to: "folder/model.json")
    #expect(try workspace.run("batch", "folder", "-o", "out").status == 0)
    #expect(try workspace.names(in: "out").filter { $0.hasSuffix("png") } == ["model.png"])
  }

  @Test("A document may come from standard input")
  func standardInput() throws {
    let outcome = try workspace.run("check", "-", input: "{")
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("--> <stdin>:1:2"))
  }
}
