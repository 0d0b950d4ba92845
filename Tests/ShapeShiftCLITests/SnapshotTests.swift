import Foundation
import ImageCoding
import Testing

@Suite("snapshot")
struct SnapshotTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write("sun", radius: 10)
    try write("moon", radius: 4)
  }

  private func write(_ name: String, radius: Double, color: String = "red") throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 40, "height": 40}, "view": {"view": "Circle",
      "id": "\(name)", "modifiers": [{"fill": "\(color)"}, {"padding": \(radius)}]}}
      """, to: "docs/\(name).json")
  }

  private func run(_ arguments: String...) throws -> Workspace.Outcome {
    try workspace.run(["snapshot"] + arguments)
  }

  @Test("record, verify, change, report, accept")
  func whole() throws {
    #expect(try run("verify", "docs").status == 1)
    let recorded = try run("record", "docs")
    #expect(recorded.status == 0)
    #expect(recorded.text.hasSuffix("2 recorded, 0 unchanged\n"))
    #expect(
      try workspace.names(in: "docs/__Snapshots__")
        == ["moon.drawing.txt", "moon.png", "sun.drawing.txt", "sun.png"])
    let before = try workspace.bytes("docs/__Snapshots__/sun.png")
    #expect(try run("verify", "docs").text == "2 passed\n")
    #expect(try run("record", "docs").text == "0 recorded, 2 unchanged\n")
    try write("sun", radius: 11)
    let changed = try run(
      "verify", "docs", "--junit", "j.xml", "--markdown", "m.md", "--html", "r.html")
    #expect(changed.status == 1)
    #expect(changed.text.contains("changed  sun") && changed.text.contains("Circle#sun"))
    #expect(changed.text.contains("1 passed, 1 changed"))
    #expect(try workspace.text("j.xml").contains("failures=\"1\""))
    #expect(try workspace.text("m.md").contains("| `sun` | changed |"))
    #expect(try workspace.text("r.html").contains("\"name\":\"sun\""))
    // Only the artefacts were written.
    #expect(try workspace.bytes("docs/__Snapshots__/sun.png") == before)
    #expect(try run("report", "docs").text == "Output/snapshots/docs/report.html\n")
    #expect(try run("accept", "docs", "son").status == 64)
    #expect(try run("accept", "docs", "sun").text == "accepted  sun\n")
    #expect(try run("verify", "docs").status == 0)
  }

  @Test("A folder without documents is an error, for a wrong path must not pass")
  func nothing() throws {
    try workspace.write("no document", to: "other/readme.txt")
    for action in ["verify", "record"] {
      let outcome = try run(action, "other")
      #expect(outcome.status == 66)
      #expect(
        outcome.messages == """
          error: no snapshots in other
            help: pass a folder that directly contains documents (.json, or else .svg), \
          Swift code with previews, or a folder of PNG, WebP and JPEG files

          """)
    }
  }

  @Test("The report goes where -o says, and options that an action does not look at are refused")
  func options() throws {
    _ = try run("record", "docs")
    _ = try run("verify", "docs")
    #expect(try run("report", "docs", "-o", "page.html").text == "page.html\n")
    #expect(try workspace.text("page.html").contains("\"name\":\"sun\""))
    let refused = try run("report", "docs", "--junit", "j.xml")
    #expect(refused.status == 64)
    #expect(refused.messages.contains("--junit applies only to verify, not to report"))
    #expect(try run("-h").text.contains("USAGE: shapeshift snapshot"))
  }

  @Test("A filtered run looks at nothing else, prune at all")
  func filters() throws {
    _ = try run("record", "docs")
    try FileManager.default.removeItem(at: workspace.file("docs/moon.json"))
    let filtered = try run("verify", "docs", "--filter", "su*")
    #expect(filtered.text == "1 passed\n")
    #expect(try run("verify", "docs", "--filter", "mars").status == 64)
    let whole = try run("verify", "docs")
    #expect(whole.status == 1)
    #expect(whole.text.contains("removed  moon"))
    #expect(try run("prune", "docs", "--dry-run").text == "would remove  moon\n")
    #expect(try run("prune", "docs").text == "removed  moon\n")
    #expect(try workspace.names(in: "docs/__Snapshots__") == ["sun.drawing.txt", "sun.png"])
    #expect(try run("verify", "docs").status == 0)
  }

  @Test("A document that can't be drawn fails, with its problem")
  func broken() throws {
    _ = try run("record", "docs")
    try workspace.write("{\"shapeshift\": 1, \"view\": {\"view\": \"Cirle\"}}", to: "docs/sun.json")
    let outcome = try run("verify", "docs")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("failed  sun") && outcome.text.contains("Circle"))
    #expect(outcome.text.contains("1 passed, 1 failed"))
  }

  @Test("snapshots.json sets scales, times and what may differ")
  func settings() throws {
    try workspace.write(
      """
      {"scales": [1, 2], "snapshots": {"moon": {"scales": [1], "maxPixels": 400}}}
      """, to: "docs/snapshots.json")
    _ = try run("record", "docs")
    #expect(
      try workspace.names(in: "docs/__Snapshots__").filter { $0.hasSuffix("png") }
        == ["moon.png", "sun.png", "sun@2x.png"])
    try write("moon", radius: 5)
    #expect(try run("verify", "docs").status == 0)
    try workspace.write("{\"scale\": [1]}", to: "docs/snapshots.json")
    let wrong = try run("verify", "docs")
    #expect(wrong.status == 65)
    #expect(wrong.messages.contains("scales"))
    try workspace.write("{\"snapshots\": {\"sum\": {}}}", to: "docs/snapshots.json")
    #expect(try run("verify", "docs").messages.contains("sun"))
  }

  @Test("Modes decide what record writes")
  func modes() throws {
    _ = try run("record", "docs")
    try write("sun", radius: 12)
    #expect(try run("record", "docs", "--mode", "missing").text.hasPrefix("0 recorded"))
    #expect(try run("record", "docs").text.contains("1 recorded"))
    #expect(
      try run("record", "docs", "--mode", "all").text.hasSuffix("2 recorded, 0 unchanged\n"))
  }

  @Test("A folder of two hundred is verified, the same for any order of work")
  func many() throws {
    let isLong = ProcessInfo.processInfo.environment["SHAPESHIFT_TEST_LONG"] == "1"
    let count = isLong ? 200 : 20
    for index in 0..<count { try write("n\(index)", radius: Double(index % 19)) }
    #expect(try run("record", "docs").text.hasSuffix("\(count + 2) recorded, 0 unchanged\n"))
    #expect(try run("verify", "docs").text == "\(count + 2) passed\n")
    let first = try workspace.bytes("Output/snapshots/docs/manifest.json")
    _ = try run("verify", "docs")
    #expect(try workspace.bytes("Output/snapshots/docs/manifest.json") == first)
  }

  @Test("Wrong use is refused")
  func usage() throws {
    #expect(try run("verify", "gone").status == 66)
    #expect(try run("accept", "docs").status == 66)
    #expect(try run("review", "docs").status == 64)
    #expect(try run("verify", "docs", "sun").status == 64)
    #expect(try run("verfy", "docs").status == 64)
  }
}
