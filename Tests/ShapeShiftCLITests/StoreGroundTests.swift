import Foundation
import Glibc
import TestSupport
import Testing

/// What may happen to a document and its history between two runs.
@Suite("A document and its history between runs")
struct StoreGroundTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(#"{"kind": "square", "outlineWidth": 9}"#, to: "model.json")
  }

  private func edit(_ width: Int) throws {
    let outcome = try workspace.run("edit", "model.json", "outlineWidth=\(width)")
    try #require(outcome.status == 0, "\(outcome.messages)")
  }

  private func width(at step: String) throws -> String? {
    let outcome = try workspace.run(
      "render", "model.json", "--at", step, "-o", "-", "--format", "svg")
    let parts = outcome.text.components(separatedBy: "stroke-width=\"")
    return parts.dropFirst().first.flatMap { $0.split(separator: "\"").first.map(String.init) }
  }

  private func origins() throws -> [String] {
    let tree = try workspace.run("history", "tree", "model.json", "--json")
    let steps = try JSONSerialization.jsonObject(with: Data(tree.output)) as? [[String: Any]]
    return (steps ?? []).compactMap { $0["origin"] as? String }
  }

  @Test("An edit by another program leaves earlier steps what they were, taken in or not")
  func outside() throws {
    try edit(3)
    try edit(2)
    try workspace.write(#"{"kind": "circle", "outlineWidth": 50}"#, to: "model.json")
    for _ in 0..<2 {
      #expect(try width(at: "1") == "3")
      #expect(try width(at: "2") == "2")
      #expect(try workspace.run("history", "verify", "model.json").status == 0)
    }
    let dry = try workspace.run("edit", "model.json", "outlineWidth=51", "--dry-run")
    #expect(dry.text == #"{"op":"replace","path":"/outlineWidth","value":51}"# + "\n")
    let same = try workspace.run("edit", "model.json", "outlineWidth=50", "--dry-run")
    #expect(same.status == 0 && same.text == "")
    try edit(51)
    #expect(try origins() == ["cli", "cli", "external", "cli"])
    #expect(try width(at: "1") == "3")
    #expect(try width(at: "3") == "50")
  }

  @Test(
    "A document as at an earlier step is what was left of it", arguments: [nil, "", "\0\0\0\0"])
  func behind(next: String?) throws {
    try edit(1)
    let old = try workspace.bytes("model.json")
    try edit(2)
    try workspace.write(Data(old), to: "model.json")
    if let next { try workspace.write(next, to: ".model.json.next") }
    #expect(try workspace.run("history", "list", "model.json").text.contains("*    2"))
    let outcome = try workspace.run("edit", "model.json", "kind=circle")
    #expect(outcome.messages.contains("was at an earlier step"))
    #expect(outcome.messages.contains("step 3"))
    #expect(try origins() == ["cli", "cli", "cli"])
    #expect(try workspace.text("model.json").contains("\"outlineWidth\": 2"))
  }

  @Test("An edit by hand after a kill is a step of its own")
  func handAfterKill() throws {
    try edit(1)
    // The call by which the document gets its name is the last but two.
    let log = try Workspace()
    let rehearsal = try Workspace()
    for name in try workspace.names() {
      try FileManager.default.copyItem(at: workspace.file(name), to: rehearsal.file(name))
    }
    _ = try rehearsal.run(
      "edit", "model.json", "outlineWidth=2",
      environment: try Faults.environment(rehearsal.url, log: log.file("calls")))
    let lines = try log.text("calls").split(separator: "\n")
    let call = try #require(lines.first { $0.contains("exchange") || $0.hasSuffix(" model.json") })
    let number = try #require(Int(call.prefix { $0 != " " }))
    _ = try workspace.run(
      "edit", "model.json", "outlineWidth=2",
      environment: try Faults.environment(workspace.url, at: number, .killedBefore))
    try workspace.write(#"{"kind": "circle", "outlineWidth": 70}"#, to: "model.json")
    let outcome = try workspace.run("edit", "model.json", "fill.hue=0.5")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try origins() == ["cli", "cli", "external", "cli"])
    #expect(try width(at: "2") == "2" && width(at: "3") == "70")
    #expect(try workspace.text("model.json").contains("\"outlineWidth\": 70"))
    #expect(try workspace.names() == ["model.json", "model.json.history"])
  }

  @Test("Of several first writers, those that are told of a step have made it")
  func firstWriters() throws {
    for round in 0..<(TestLength.isLong ? 5000 : 12) {
      let workspace = try Workspace()
      try workspace.write(#"{"kind": "square"}"#, to: "model.json")
      let streams = try Workspace()
      let writers = try (1...4).map { width in
        let process = workspace.makeProcess([
          "edit", "model.json", "outlineWidth=\(width)", "--json",
        ])
        for name in ["out\(width)", "err\(width)"] { try streams.write("", to: name) }
        process.standardOutput = try FileHandle(forWritingTo: streams.file("out\(width)"))
        process.standardError = try FileHandle(forWritingTo: streams.file("err\(width)"))
        try process.run()
        return (process, width)
      }
      var acknowledged: [Int] = []
      for (process, width) in writers {
        try process.waitUntilExit(seconds: 120)
        let words = try streams.text("err\(width)")
        #expect([0, 75].contains(process.terminationStatus), "round \(round): \(words)")
        let text = Data(try streams.bytes("out\(width)"))
        let answer = try? JSONSerialization.jsonObject(with: text) as? [String: Any]
        if let step = answer?["step"] as? Int { acknowledged.append(step) }
      }
      let tree = try workspace.run("history", "tree", "model.json", "--json")
      let steps = try JSONSerialization.jsonObject(with: Data(tree.output)) as? [[String: Any]]
      #expect(!acknowledged.isEmpty)
      #expect(
        steps?.compactMap { $0["id"] as? Int } == acknowledged.sorted(),
        "round \(round): \(tree.text)")
      #expect(steps?.allSatisfy { $0["origin"] as? String == "cli" } == true, "round \(round)")
      #expect(try workspace.names() == ["model.json", "model.json.history"], "round \(round)")
    }
  }

  @Test("Several steps back are all made or none")
  func severalSteps() throws {
    let steps = (1...80).map { #"{"set": {"/outlineWidth": \#($0)}}"# + "\n" }.joined()
    #expect(try workspace.run(["edit", "model.json", "--stream"], input: steps).status == 0)
    var lines = try workspace.text("model.json.history").split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.contains(#""id":60,"#) })
    lines[index] = lines[index].replacing("outlineWidth", with: "outlineWidht")
    try workspace.write(lines.joined(separator: "\n") + "\n", to: "model.json.history")
    let before = (try workspace.bytes("model.json"), try workspace.bytes("model.json.history"))
    let outcome = try workspace.run("undo", "model.json", "--count", "30")
    #expect(outcome.status == 65, "\(outcome.messages)")
    #expect(try workspace.bytes("model.json") == before.0)
    #expect(try workspace.bytes("model.json.history") == before.1)
    #expect(try workspace.run("undo", "model.json", "--count", "15").status == 0)
  }

  @Test("A line that a kill cut short is no damage")
  func unfinishedLine() throws {
    try edit(1)
    try edit(2)
    let whole = try workspace.bytes("model.json.history")
    let last = try #require(whole.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    for end in [last + 2, last + 40, whole.count - 1] {
      try workspace.write(Data(whole[..<end]), to: "model.json.history")
      let verified = try workspace.run("history", "verify", "model.json")
      #expect(verified.status == 0, "\(verified.text)")
    }
  }

  static let broken: [(kind: String, make: @Sendable ([UInt8]) -> [UInt8]?)] = [
    ("a syntax error", { Array($0.dropLast(4)) + Array("}}, oops".utf8) }),
    ("cut in the middle", { Array($0.prefix($0.count / 2)) }),
    (
      "half zeros",
      { $0.prefix($0.count / 2) + [UInt8](repeating: 0, count: $0.count - $0.count / 2) }
    ),
    ("empty", { _ in [] }), ("removed", { _ in nil }),
  ]

  @Test("The history outlives its document", arguments: 0..<5)
  func outliving(index: Int) throws {
    for width in 1...3 { try edit(width) }
    let good = try workspace.bytes("model.json")
    let (kind, make) = Self.broken[index]
    func destroy() throws {
      try? FileManager.default.removeItem(at: workspace.file("model.json"))
      if let bytes = make(good) { try workspace.write(Data(bytes), to: "model.json") }
    }
    try destroy()
    for verb in [["list"], ["tree"], ["show", "2"], ["verify"]] {
      let outcome = try workspace.run(["history", verb[0], "model.json"] + verb.dropFirst())
      #expect(outcome.status == 0, "\(kind), \(verb): \(outcome.messages)")
      #expect(outcome.messages.contains("model.json "), "\(kind), \(verb)")
    }
    #expect(try width(at: "2") == "2", "\(kind)")
    let restored = try workspace.run("history", "restore", "model.json")
    #expect(restored.status == 0, "\(kind): \(restored.messages)")
    #expect(try workspace.bytes("model.json") == good, "\(kind)")
    try destroy()
    #expect(try workspace.run("undo", "model.json").status == 0, "\(kind)")
    #expect(try workspace.text("model.json").contains("\"outlineWidth\": 2"), "\(kind)")
    try destroy()
    #expect(try workspace.run("history", "checkout", "model.json", "1").status == 0, "\(kind)")
    #expect(try workspace.text("model.json").contains("\"outlineWidth\": 1"), "\(kind)")
    if kind == "a syntax error" {
      #expect(try workspace.bytes("model.json.broken") == make(good))
      try destroy()
      let edited = try workspace.run("edit", "model.json", "outlineWidth=8")
      #expect(edited.status == 65 && edited.messages.contains("history restore model.json"))
    }
  }

  @Test("A history has the permissions of its document")
  func permissions() throws {
    chmod(workspace.file("model.json").path, 0o600)
    try edit(1)
    _ = try workspace.run("history", "compact", "model.json", "--keep", "1")
    for name in try workspace.names() {
      var status = stat()
      #expect(stat(workspace.file(name).path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600, "\(name)")
    }
  }

  @Test("Pipes and links in the place of document or history are refused at once")
  func pipes() throws {
    mkfifo(workspace.file("pipe.json").path, 0o600)
    for verb in [
      ["edit", "pipe.json", "a=1"], ["history", "list", "pipe.json"], ["undo", "pipe.json"],
    ] {
      let outcome = try workspace.run(verb)
      #expect(outcome.status == 66 && outcome.messages.contains("it is a pipe"), "\(outcome)")
    }
    mkfifo(workspace.file("model.json.history").path, 0o600)
    let listed = try workspace.run("history", "list", "model.json")
    #expect(listed.status == 66 && listed.messages.contains("it is a pipe"))
    let edited = try workspace.run("edit", "model.json", "outlineWidth=1")
    #expect(edited.status == 73 && edited.messages.contains("it is a pipe"))
    try FileManager.default.removeItem(at: workspace.file("model.json.history"))
    try workspace.write("mine", to: "victim.txt")
    for name in ["model.json.history", ".model.json.next"] {
      symlink("victim.txt", workspace.file(name).path)
      _ = try workspace.run("edit", "model.json", "outlineWidth=1")
      #expect(try workspace.text("victim.txt") == "mine")
      unlink(workspace.file(name).path)
    }
  }

  @Test("Names of steps do nothing to a terminal")
  func names() throws {
    let name = "red\u{1B}[31m\nnext"
    var said = [try workspace.run("edit", "model.json", "outlineWidth=1", "--name", name)]
    _ = try workspace.run("history", "label", "model.json", "a\u{1B}b")
    for verb in [["list"], ["tree"], ["show", "1"]] {
      said.append(try workspace.run(["history", verb[0], "model.json"] + verb.dropFirst()))
    }
    said.append(try workspace.run("undo", "model.json"))
    for outcome in said {
      #expect(!outcome.messages.contains("\u{1B}") && !outcome.text.contains("\u{1B}"))
      #expect((outcome.messages + outcome.text).contains("red\\u{1b}[31m\\u{a}next"))
    }
  }

  @Test("A document of gigabytes is refused, and its history outlives it")
  func gigabytes() throws {
    try edit(3)
    try #require(truncate(workspace.file("model.json").path, 6 << 30) == 0)
    #expect(try workspace.run("history", "list", "model.json").text.contains("*    1"))
    #expect(try width(at: "1") == "3")
    let outcome = try workspace.run("edit", "model.json", "outlineWidth=4")
    #expect(outcome.status == 65 && outcome.messages.contains("E0001"), "\(outcome.messages)")
    unlink(workspace.file("model.json.history").path)
    #expect(try workspace.run("history", "list", "model.json").status == 65)
  }

  @Test("Gigabytes in which there is no step are no history", .enabled(if: TestLength.isLong))
  func emptyGigabytes() throws {
    try edit(3)
    for isZero in [false, true] {
      let path = workspace.file("model.json.history").path
      if isZero { try #require(truncate(path, 0) == 0) }
      try #require(truncate(path, 6 << 30) == 0)
      for verb in ["list", "verify", "tree"] {
        let outcome = try workspace.run("history", verb, "model.json")
        #expect(
          outcome.status != 0 && outcome.messages.contains("a part of 4 GiB contains no step"))
      }
    }
  }

  @Test("JSON about steps does nothing to a terminal, and says the same")
  func json() throws {
    let name = "red\u{9B}31m\u{202E}next\u{7F}"
    let value = "{\"set\": {\"/x-note\": \"a\u{9B}b\"}}\n"
    var said = [
      try workspace.run("edit", "model.json", "outlineWidth=1", "--name", name, "--json"),
      try workspace.run("edit", "model.json", "--stream", input: value),
      try workspace.run("edit", "model.json", "x-note=\"\u{9B}\"", "--dry-run"),
      try workspace.run("history", "label", "model.json", "a\u{9B}b", "--json"),
    ]
    for verb in [["list"], ["tree"], ["show", "1"], ["show", "2"]] {
      said.append(
        try workspace.run(["history", verb[0], "model.json", "--json"] + verb.dropFirst()))
    }
    said.append(try workspace.run("history", "show", "model.json", "2"))
    for outcome in said {
      #expect(outcome.status == 0, "\(outcome.messages)")
      #expect(!outcome.text.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
    }
    let steps = try JSONSerialization.jsonObject(with: Data(said[4].output)) as? [[String: Any]]
    #expect(steps?.first?["name"] as? String == name)
  }

  @Test("A line of a stream has an end")
  func endlessLine() throws {
    let line = String(repeating: "x", count: 40 << 20)
    let outcome = try workspace.run(["edit", "model.json", "--stream"], input: line)
    #expect(outcome.status == 65, "\(outcome.messages)")
  }

  @Test("What others save while a stream writes becomes steps; the stream goes on")
  func stream() throws {
    let rounds = TestLength.isLong ? 2000 : 100
    let process = workspace.makeProcess(["edit", "model.json", "--stream"])
    let (input, output) = (Pipe(), Pipe())
    // A file, as a pipe that nobody reads holds the writer up once it is full.
    let messages = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-messages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: messages) }
    try Data().write(to: messages)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    for round in 0..<rounds {
      let line = #"{"set": {"/fill/hue": \#(Double(round % 90) / 100)}}"# + "\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      guard let part = output.nextPart(seconds: 60), !part.isEmpty else { break }
      // As an editor saves: by a new file that takes the name.
      try workspace.write(#"{"kind": "circle", "outlineWidth": \#(round % 80)}"#, to: ".new")
      rename(workspace.file(".new").path, workspace.file("model.json").path)
    }
    try input.fileHandleForWriting.close()
    try process.waitUntilExit(seconds: 120)
    let words = String(decoding: try Data(contentsOf: messages), as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(words.suffix(400))")
    let found = try origins()
    #expect(found.count { $0 == "external" } > rounds / 2)
    #expect(try workspace.run("history", "verify", "model.json").status == 0)
    #expect(try workspace.names() == ["model.json", "model.json.history"])
  }
}
