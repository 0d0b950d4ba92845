import DocumentModel
import Foundation
import Testing

@Suite("references outside of their folder")
struct SnapshotBaselineTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write("sun", "red")
    try write("moon", "gray")
  }

  private func write(_ name: String, _ color: String) throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 20, "height": 20},
       "view": {"view": "Circle", "modifiers": [{"fill": "\(color)"}]}}
      """, to: "docs/\(name).json")
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Workspace.Outcome {
    try workspace.run(
      ["snapshot"] + arguments,
      environment: ["XDG_CACHE_HOME": workspace.file("cache").path]
        .merging(environment) { $1 })
  }

  private func lock() throws -> [[String]] {
    try workspace.text("docs/__Snapshots__/snapshots.lock").split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
  }

  @Test("A folder keeps them by their digests; a lock says which, and is all that git has")
  func folder() throws {
    #expect(try run("record", "docs", "--baselines", "kept").status == 0)
    #expect(try workspace.names(in: "docs/__Snapshots__") == ["snapshots.lock"])
    let lines = try lock()
    #expect(
      lines.map { $0[1] } == ["moon.drawing.txt", "moon.png", "sun.drawing.txt", "sun.png"])
    for line in lines {
      let sum = try workspace.shell("sha256sum < kept/${1:0:2}/$1", line[0])
      #expect(sum.text.hasPrefix(line[0]))
    }
    #expect(try run("verify", "docs", "--baselines", "kept").text == "2 passed\n")
    let folder = ["SHAPESHIFT_BASELINES": workspace.file("kept").path]
    #expect(try run("verify", "docs", environment: folder).text == "2 passed\n")
    // What was accepted is in the lock, and what was before is kept: branches have other locks.
    try write("sun", "orange")
    let changed = try run("verify", "docs", environment: folder)
    #expect(changed.status == 1)
    #expect(changed.text.contains("1 passed, 1 changed"))
    #expect(try run("accept", "docs", environment: folder).text == "accepted  sun\n")
    #expect(try run("verify", "docs", environment: folder).status == 0)
    #expect(try lock().map { $0[0] } != lines.map { $0[0] })
    try write("sun", "red")
    let old = lines.map { $0.joined(separator: "  ") + "\n" }.joined()
    try workspace.write(old, to: "docs/__Snapshots__/snapshots.lock")
    #expect(try run("verify", "docs", environment: folder).status == 0)
    try FileManager.default.removeItem(at: workspace.file("docs/moon.json"))
    #expect(try run("prune", "docs", environment: folder).text == "removed  moon\n")
    #expect(try lock().map { $0[1] } == ["sun.drawing.txt", "sun.png"])
  }

  @Test("References that stood in the folder move out when they are recorded anew")
  func moving() throws {
    #expect(try run("record", "docs").status == 0)
    #expect(try run("verify", "docs", "--baselines", "kept").text == "2 passed\n")
    #expect(try run("record", "docs", "--mode", "all", "--baselines", "kept").status == 0)
    #expect(try workspace.names(in: "docs/__Snapshots__") == ["snapshots.lock"])
    #expect(try run("verify", "docs", "--baselines", "kept").text == "2 passed\n")
  }

  @Test("What is missing, damaged or unreadable is told")
  func wrong() throws {
    _ = try run("record", "docs", "--baselines", "kept")
    let none = try run("verify", "docs")
    #expect(none.status == 1)
    #expect(none.text.contains("2 failed"))
    #expect(none.text.contains("specify the location with --baselines or --baselines-command"))
    let digest = try lock()[3][0]
    try workspace.write("other", to: "kept/\(digest.prefix(2))/\(digest)")
    let damaged = try run("verify", "docs", "--baselines", "kept")
    #expect(damaged.status == 1)
    #expect(damaged.text.contains("failed  sun  \"sun.png\" can't be read: the stored file"))
    #expect(damaged.text.hasSuffix("snapshot accept docs --baselines kept\n"))
    let lost = try run("verify", "docs", "--baselines", "elsewhere")
    #expect(lost.text.contains("no file is stored for its digest"))
    // What was lost is recorded anew, though the lock stays as it is.
    #expect(try run("record", "docs", "--baselines", "elsewhere").status == 0)
    #expect(try run("verify", "docs", "--baselines", "elsewhere").text == "2 passed\n")
    #expect(try lock()[3][0] == digest)
    let faults = [
      "<<<<<<< HEAD\n": "line 1: the file has Git merge markers", "abc\n": "line 1 is not a digest",
    ]
    for (text, message) in faults {
      try workspace.write(text, to: "docs/__Snapshots__/snapshots.lock")
      let broken = try run("verify", "docs", "--baselines", "kept")
      #expect((broken.text + broken.messages).contains(message), "\(broken.text)\(broken.messages)")
      #expect(broken.status != 0)
    }
    let both = try run("verify", "docs", "--baselines", "a", "--baselines-command", "b")
    #expect(both.status == 64)
  }

  /// Makes a program that keeps files as object storage does, and notes what it is asked.
  private func makeHook() throws -> String {
    try workspace.write(
      """
      #!/bin/sh
      cd "$(dirname "$0")" || exit 1
      echo "$1" >> asked
      case $1 in
        get) test -e "objects/$2" || { echo "no such object" >&2; exit 3; }; cat "objects/$2" ;;
        put) mkdir -p objects && cat > "objects/$2" ;;
      esac
      """, to: "bucket/hook")
    #expect(try workspace.shell("chmod +x bucket/hook").status == 0)
    return workspace.file("bucket/hook").path
  }

  @Test("A command keeps them in object storage; what was fetched is kept in the cache")
  func command() throws {
    let hook = try makeHook()
    #expect(try run("record", "docs", "--baselines-command", hook).status == 0)
    #expect(try workspace.text("bucket/asked") == "put\nput\nput\nput\n")
    let variable = ["SHAPESHIFT_BASELINES_COMMAND": hook]
    // On another machine there is no cache yet.
    try FileManager.default.removeItem(at: workspace.file("cache"))
    #expect(try run("verify", "docs", environment: variable).text == "2 passed\n")
    #expect(try run("verify", "docs", environment: variable).text == "2 passed\n")
    let gets = try workspace.text("bucket/asked").split(separator: "\n").filter { $0 == "get" }
    #expect(gets.count == 4)
    try FileManager.default.removeItem(at: workspace.file("cache"))
    try FileManager.default.removeItem(at: workspace.file("bucket/objects"))
    let gone = try run("verify", "docs", environment: variable)
    #expect(gone.status == 1)
    #expect(gone.text.contains("hook get \(try lock()[1][0])' exited with status 3"))
    #expect(gone.messages.contains("no such object"))
  }

  @Test("A page that is served accepts one or many, and nothing that is not in the run")
  func served() throws {
    _ = try run("record", "docs")
    let before = try workspace.bytes("docs/__Snapshots__/sun.png")
    try write("sun", "blue")
    try write("moon", "blue")
    _ = try run("verify", "docs")
    let client = try StudioClient(workspace, engine: ["snapshot", "report", "docs", "--engine"])
    let report = try client.ask("report")
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(report.bytes)) as? [String: Any])
    let entries = try #require(data["entries"] as? [[String: Any]])
    #expect(entries.map { $0["name"] as? String } == ["moon", "sun"])
    let picture: JSONObject = ["name": "sun", "which": "expected"]
    #expect(try client.ask("picture", picture).bytes == before)
    for names: JSONValue in [[], ["mars"], ["../sun"], "sun", ["sun", "mars"]] {
      #expect(try client.ask("accept", ["names": names]).error != nil)
    }
    #expect(try workspace.bytes("docs/__Snapshots__/sun.png") == before)
    #expect(try client.ask("accept", ["names": ["sun", "moon"]])["names"]?.array?.count == 2)
    try client.close()
    #expect(Workspace.poll(seconds: 60) { !client.process.isRunning })
    #expect(try run("verify", "docs").text == "2 passed\n")
    #expect(try run("report", "docs", "--serve", "-o", "x.html").status == 64)
    #expect(try run("verify", "docs", "--serve").status == 64)
  }
}
