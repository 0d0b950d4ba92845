import Foundation
import Testing

@Suite("the steps of action.yml, with the variables that GitHub's runner sets")
struct SnapshotActionTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write("red")
    for name in ["temp/x", "output", "summary", "paths"] { try workspace.write("", to: name) }
  }

  private func write(_ color: String) throws {
    try workspace.write(
      """
      {"shapeshift": 1, "canvas": {"width": 20, "height": 20},
       "view": {"view": "Circle", "modifiers": [{"fill": "\(color)"}]}}
      """, to: "repository/my docs/sun.json")
  }

  /// Runs a step as the runner does, in the repository.
  private func step(_ name: String, _ inputs: [String: String]) throws -> Workspace.Outcome {
    let script = Self.package.appendingPathComponent("Scripts/snapshot-action").path
    let path = Workspace.command.deletingLastPathComponent().path
    var variables = [
      "RUNNER_TEMP": workspace.file("temp").path, "GITHUB_OUTPUT": workspace.file("output").path,
      "GITHUB_STEP_SUMMARY": workspace.file("summary").path,
      "GITHUB_PATH": workspace.file("paths").path, "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "me/pictures", "GITHUB_RUN_ID": "7", "GITHUB_ACTIONS": "true",
      "CI": "true", "PATH": "\(path):/usr/local/bin:/usr/bin:/bin",
    ]
    variables.merge(inputs) { $1 }
    let process = workspace.makeProcess([script, name], environment: variables)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.currentDirectoryURL = workspace.file("repository")
    return try workspace.run(process, input: "", seconds: 120)
  }

  private func outputs() throws -> [String: String] {
    let pairs = try workspace.text("output").split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      return (parts[0], parts[1])
    }
    return Dictionary(pairs) { $1 }
  }

  @Test("The action calls each step once, and the steps read what it sets")
  func definition() throws {
    let action = try String(
      contentsOf: Self.package.appendingPathComponent("action.yml"), encoding: .utf8)
    let script = try String(
      contentsOf: Self.package.appendingPathComponent("Scripts/snapshot-action"), encoding: .utf8)
    let calls = action.matches(
      of: #/\n      run: '"\$GITHUB_ACTION_PATH/Scripts/snapshot-action" (\w+)'/#)
    #expect(calls.map { String($0.1) } == ["install", "verify", "summarize", "judge"])
    let variables = Set(action.matches(of: #/\n        ([A-Z]+): \$\{\{/#).map { String($0.1) })
    #expect(variables == ["ARCHIVE", "SNAPSHOTS", "ARGUMENTS", "VERDICT", "BRANCH"])
    for variable in variables { #expect(script.contains("$\(variable)")) }
    for step in calls { #expect(script.contains("\n\(step.1)() {")) }
    // Each input is used, and each that is used is there.
    let used = Set(action.matches(of: #/inputs\.([a-z-]+)/#).map { String($0.1) })
    let inputs = action.components(separatedBy: "\noutputs:")[0]
      .components(separatedBy: "\ninputs:")[1]
    #expect(used == Set(inputs.matches(of: #/\n  ([a-z-]+):/#).map { String($0.1) }))
  }

  @Test("What is the same passes; arguments are lines, and paths have blanks")
  func pass() throws {
    #expect(
      try workspace.run("snapshot", "record", "repository/my docs").status == 0)
    let install = try step("install", ["ARCHIVE": ""])
    #expect(install.status == 0, "\(install.messages)")
    let verify = try step(
      "verify", ["SNAPSHOTS": "my docs", "ARGUMENTS": "--filter=s*\n\n--annotations=never\n"])
    #expect(verify.status == 0, "\(verify.messages)")
    #expect(verify.text == "1 passed\n")
    #expect(try outputs()["verdict"] == "pass")
    let summary = try step(
      "summarize", ["SNAPSHOTS": "my docs", "VERDICT": "pass", "BRANCH": "pictures"])
    #expect(summary.status == 0)
    #expect(try workspace.text("summary") == "### Snapshots: 1 passed\n")
    #expect(try step("judge", ["VERDICT": "pass"]).status == 0)
  }

  @Test("What differs is kept, its pictures are pushed and shown, and the job fails at the end")
  func fail() throws {
    #expect(try workspace.run("snapshot", "record", "repository/my docs").status == 0)
    let made = try workspace.shell(
      """
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      git init -q --bare remote.git && cd repository && git init -q && git add . &&
      git commit -q -m first && git remote add origin ../remote.git
      """)
    #expect(made.status == 0, "\(made.messages)")
    try write("blue")
    let inputs = ["SNAPSHOTS": "my docs", "VERDICT": "fail", "BRANCH": "pictures"]
    var commits: Set<String> = []
    for _ in 0..<2 {
      try workspace.write("", to: "summary")
      let verify = try step("verify", ["SNAPSHOTS": "my docs", "ARGUMENTS": ""])
      #expect(verify.status == 0, "\(verify.messages)")
      #expect(verify.text.contains("::error file=my docs/sun.json"))
      #expect(try outputs()["verdict"] == "fail")
      let summary = try step("summarize", inputs)
      #expect(summary.status == 0, "\(summary.messages)")
      let text = try workspace.text("summary")
      let address = try #require(
        text.firstMatch(of: #/src="https://github.com/me/pictures/raw/(\w{40})/actual/sun.png"/#))
      commits.insert(String(address.1))
      let listed = try workspace.shell(
        "git -C remote.git ls-tree -r --name-only pictures; git -C remote.git rev-parse pictures")
      #expect(
        listed.text.contains(
          "actual/sun.drawing.txt\nactual/sun.png\ndifference/sun.png\nexpected/sun.png\n"))
      #expect(listed.text.hasSuffix("\(address.1)\n"))
    }
    // The pictures of the run before are still there.
    #expect(try workspace.shell("git -C remote.git rev-list --count pictures").text == "2\n")
    #expect(commits.count == 2)
    // The work of the repository is as it was.
    #expect(
      try workspace.shell("git -C repository status --short").text == " M \"my docs/sun.json\"\n")
    let folder = try #require(try outputs()["folder"])
    for name in ["report.html", "junit.xml", "summary.md", "run/manifest.json"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name)"))
    }
    let judged = try step("judge", ["VERDICT": "fail"])
    #expect(judged.status == 1)
    #expect(judged.text.hasPrefix("::error::"))
  }

  @Test("Without the right to push the summary has no pictures, and says so; a wrong path ends it")
  func wrong() throws {
    #expect(try workspace.shell("cd repository && git init -q").status == 0)
    _ = try step("verify", ["SNAPSHOTS": "my docs", "ARGUMENTS": ""])
    let summary = try step(
      "summarize", ["SNAPSHOTS": "my docs", "VERDICT": "fail", "BRANCH": "pictures"])
    #expect(summary.status == 0)
    #expect(summary.text.contains("::warning::the images can't be pushed to pictures"))
    #expect(try workspace.text("summary").contains("| `sun` | new |"))
    #expect(try step("verify", ["SNAPSHOTS": "gone", "ARGUMENTS": ""]).status == 66)
    #expect(try step("install", ["ARCHIVE": "gone.tar.gz"]).status == 1)
    #expect(try step("install", ["ARCHIVE": "", "PATH": "/usr/bin:/bin"]).status == 1)
  }
}
