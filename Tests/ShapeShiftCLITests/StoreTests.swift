import Foundation
import Glibc
import TestSupport
import Testing

@Suite("shapeshift edit, undo, redo and history")
struct StoreTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(#"{"kind": "square", "fill": {"hue": 0.2}}"#, to: "model.json")
  }

  private static let edited = """
    {
      "kind": "square",
      "fill": { "hue": 0.08, "saturation": 1, "brightness": 1, "opacity": 1 },
      "outline": { "hue": 0.08, "saturation": 1, "brightness": 1, "opacity": 1 },
      "outlineWidth": 20
    }

    """

  private static let oneLine = """
    {"kind": "square", "fill": {"hue": 0.08, "saturation": 1, "brightness": 1, "opacity": 1}, \
    "outlineWidth": 20}
    """

  @Test("An edit is a step; undo and redo go back and forth")
  func editing() throws {
    let before = try workspace.text("model.json")
    let outcome = try workspace.run("edit", "model.json", "fill=@orange", "outlineWidth=20")
    #expect(outcome.status == 0)
    #expect(outcome.messages == "step 1: Change 2 values\n")
    #expect(outcome.text == "")
    #expect(try workspace.text("model.json") == Self.oneLine)
    let undone = try workspace.run("undo", "model.json")
    #expect(undone.messages == "undid step 1: Change 2 values\n")
    #expect(try workspace.text("model.json") == before)
    #expect(try workspace.run("undo", "model.json").status == 1)
    let redone = try workspace.run("redo", "model.json", "--json")
    #expect(redone.text == #"{"steps":[1],"head":1,"canUndo":true,"canRedo":false}"# + "\n")
    #expect(try workspace.text("model.json") == Self.oneLine)
    #expect(try workspace.names() == ["model.json", "model.json.history"])
  }

  @Test("What is wrong is told with its place, and nothing is written")
  func mistakes() throws {
    let before = try workspace.bytes("model.json")
    for (change, status, words) in [
      ("fil.hue=0.1", 65, "unknown key \"fil\""), ("fill.hue=red", 65, "hue"),
      ("fill=@ornge", 65, "did you mean \"@orange\"?"), ("fill.hue", 64, "missing \"=\""),
    ] {
      let outcome = try workspace.run("edit", "model.json", change)
      #expect(outcome.status == Int32(status), "\(change)")
      #expect(outcome.messages.contains(words), "\(change): \(outcome.messages)")
    }
    #expect(try workspace.run("edit", "model.json").status == 64)
    #expect(try workspace.run("edit", "gone.json", "a=1").status == 66)
    #expect(try workspace.run("edit", "-", "a=1").status == 64)
    #expect(try workspace.bytes("model.json") == before)
    #expect(try workspace.names() == ["model.json"])
  }

  @Test("--dry-run shows the patch and writes nothing")
  func dryRun() throws {
    let before = try workspace.bytes("model.json")
    try workspace.write(Self.edited, to: "full.json")
    let outcome = try workspace.run("edit", "full.json", "outlineWidth=3", "--dry-run")
    #expect(outcome.text == #"{"op":"replace","path":"/outlineWidth","value":3}"# + "\n")
    #expect(try workspace.run("edit", "model.json", "kind=circle", "--dry-run").status == 0)
    #expect(try workspace.bytes("model.json") == before)
    #expect(try workspace.names() == ["full.json", "model.json"])
  }

  @Test("Comments, line ends and the spelling of numbers stay; a plain model gets no further keys")
  func comments() throws {
    let text = "{ // mine\r\n\tkind: 'square',\r\n\toutlineWidth: 15.0 }\r\n"
    try workspace.write(text, to: "c.json")
    #expect(try workspace.run("edit", "c.json", "kind=circle").status == 0)
    #expect(try workspace.text("c.json") == text.replacing("square", with: "circle"))
    #expect(try workspace.run("edit", "c.json", "fill.hue=0.5").status == 0)
    #expect(try workspace.run("undo", "c.json", "--count", "2").status == 0)
    #expect(try workspace.text("c.json") == text)
  }

  @Test("Edits of one gesture are one step over several runs")
  func gesture() throws {
    for width in 1...3 {
      _ = try workspace.run("edit", "model.json", "outlineWidth=\(width)", "--gesture", "drag")
    }
    let shown = try workspace.run("history", "list", "model.json", "--json")
    let steps = try #require(try JSONSerialization.jsonObject(with: Data(shown.output)) as? [Any])
    #expect(steps.count == 1)
  }

  @Test("A step is found by its number, backwards, by time and by label")
  func names() throws {
    for width in 1...5 { _ = try workspace.run("edit", "model.json", "outlineWidth=\(width)") }
    #expect(try workspace.run("history", "label", "model.json", "two", "--at", "2").status == 0)
    #expect(try width(at: "2") == "2")
    #expect(try width(at: "two") == "2")
    #expect(try width(at: "-2") == "3")
    #expect(try width(at: "0s") == "5")
    #expect(
      try workspace.run("render", "model.json", "--at", "to", "-o", "x.png").messages
        .contains("did you mean \"two\"?"))
    #expect(try workspace.run("render", "model.json", "--at", "-9", "-o", "x.png").status == 64)
    #expect(try workspace.run("history", "checkout", "model.json", "-1").status == 0)
    #expect(try workspace.text("model.json").contains("\"outlineWidth\": 4"))
    #expect(try workspace.run("history", "checkout", "model.json", "--", "-2").status == 0)
    #expect(try workspace.text("model.json").contains("\"outlineWidth\": 2"))
    _ = try workspace.run("edit", "model.json", "outlineWidth=9")
    let tree = try workspace.run("history", "tree", "model.json").text
    #expect(tree.split(separator: "\n").count == 7)
    #expect(tree.contains("[two]") && tree.contains("| Set outlineWidth"))
    #expect(try workspace.run("history", "verify", "model.json").status == 0)
    #expect(try workspace.run("history", "compact", "model.json", "--keep", "1").status == 0)
    #expect(
      try workspace.run("history", "verify", "model.json").messages == "1 steps, no problems\n")
  }

  /// The outline's width of the picture at a step, as its SVG tells.
  private func width(at step: String) throws -> String? {
    let outcome = try workspace.run(
      "render", "model.json", "--at", step, "-o", "-", "--format", "svg")
    let parts = outcome.text.components(separatedBy: "stroke-width=\"")
    return parts.dropFirst().first.flatMap { $0.split(separator: "\"").first.map(String.init) }
  }

  @Test("A film shows the steps with their animations, and what nobody waited for is short")
  func film() throws {
    for line in ["outlineWidth=100", "outlineWidth=0"] {
      _ = try workspace.run("edit", "model.json", line, "--undo-animation", #"{"linear": 0.4}"#)
    }
    _ = try workspace.run("undo", "model.json")
    let film = ["history", "film", "model.json", "--pause", "0.1", "--least", "0.1", "--fps", "10"]
    // The start, 0.1 s each for three steps, and a linear 0.4 s: seven pictures and the last.
    #expect(try workspace.run(film + ["-o", "f.json"]).status == 0)
    let atlas = try JSONSerialization.jsonObject(with: Data(try workspace.bytes("f.json")))
    let frames = (atlas as? [String: Any])?["frames"] as? [String: Any]
    #expect(frames?.count == 8)
    let short = try workspace.run(film + ["--from", "1", "--to", "1", "-o", "g.json"])
    #expect(short.status == 0, "\(short.messages)")
    #expect(try workspace.run(film + ["--from", "9", "-o", "x.gif"]).status == 64)
    #expect(try workspace.run(film + ["--at", "1", "-o", "x.gif"]).status == 64)
    try workspace.write("{}", to: "new.json")
    let missing = try workspace.run("history", "film", "new.json", "-o", "x.gif")
    #expect(missing.status == 66 && missing.messages.contains("new.json has no history"))
  }

  @Test("The document follows a stream of steps when nothing more is waiting")
  func stream() throws {
    let writer = try Writer(workspace)
    try writer.send(#"{"set": {"/outlineWidth": 2}}"#)
    #expect(writer.answer() == 1)
    #expect(Workspace.poll { (try? workspace.text("model.json"))?.contains(": 2") ?? false })
    try writer.send(#"{"set": {"/outlineWidth": 3}, "gesture": "drag"}"#)
    #expect(writer.answer() == 2)
    writer.end()
    #expect(try workspace.text("model.json").contains("\"outlineWidth\": 3"))
    #expect(try workspace.run("history", "verify", "model.json").status == 0)
  }

  @Test("What others write into the document meanwhile is a step between those of a stream")
  func meanwhile() throws {
    let writer = try Writer(workspace)
    try writer.send(#"{"set": {"/outlineWidth": 2}}"#)
    #expect(writer.answer() == 1)
    #expect(Workspace.poll { (try? workspace.text("model.json"))?.contains(": 2") ?? false })
    try workspace.write(#"{"kind": "circle", "outlineWidth": 7}"#, to: "model.json")
    try writer.send(#"{"set": {"/fill/hue": 0.5}}"#)
    #expect(writer.answer() == 3)
    writer.end()
    let text = try workspace.text("model.json")
    #expect(text.contains(": 7") && text.contains("circle") && text.contains("\"hue\": 0.5"))
    let list = try workspace.run("history", "list", "model.json").text
    #expect(list.contains("External edit"))
    // Something that is no document yet is left to whoever writes it.
    let again = try Writer(workspace)
    try again.send(#"{"set": {"/outlineWidth": 8}}"#)
    #expect(again.answer() == 4)
    #expect(Workspace.poll { (try? workspace.text("model.json"))?.contains(": 8") ?? false })
    try workspace.write("{ \"kind\": ", to: "model.json")
    try again.send(#"{"set": {"/outlineWidth": 9}}"#)
    #expect(again.answer() == nil)
    again.end()
    #expect(try workspace.text("model.json") == "{ \"kind\": ")
  }

  @Test("A history that is written elsewhere is left alone")
  func lock() throws {
    _ = try workspace.run("edit", "model.json", "outlineWidth=1")
    let before = try workspace.bytes("model.json.history")
    let writer = try Writer(workspace)
    try writer.send(#"{"set": {"/outlineWidth": 2}}"#)
    #expect(writer.answer() != nil)
    let refused = try workspace.run("edit", "model.json", "outlineWidth=3")
    #expect(refused.status == 75)
    #expect(refused.messages.contains("model.json.history is being written by another process"))
    writer.end()
    #expect(try workspace.run("history", "list", "model.json").text.contains("*    2"))
    #expect(try workspace.bytes("model.json.history").starts(with: before))
  }

  @Test("A full disk leaves document and history as they were", .enabled(if: Mount.isPossible))
  func fullDisk() throws {
    let mount = try Mount(at: workspace.url.appendingPathComponent("small"), size: "64k")
    defer { mount.end() }
    try workspace.write(Self.edited, to: "small/model.json")
    _ = try workspace.run("edit", "small/model.json", "outlineWidth=1")
    try workspace.write(String(repeating: "x", count: 40_000), to: "small/fill")
    var last = (
      try workspace.bytes("small/model.json"), try workspace.bytes("small/model.json.history")
    )
    for width in 2..<200 {
      let outcome = try workspace.run("edit", "small/model.json", "outlineWidth=\(width)")
      guard outcome.status == 0 else {
        #expect(outcome.status == 74 || outcome.status == 73)
        #expect(outcome.messages.contains("no space left on device"))
        #expect(try workspace.bytes("small/model.json") == last.0)
        #expect(try workspace.bytes("small/model.json.history") == last.1)
        #expect(try workspace.names(in: "small") == ["fill", "model.json", "model.json.history"])
        return
      }
      last = (
        try workspace.bytes("small/model.json"), try workspace.bytes("small/model.json.history")
      )
    }
    Issue.record("the disk was never full")
  }

  @Test(
    "A read-only folder is reported, and may be read", .enabled(if: Mount.isPossible))
  func readOnly() throws {
    let mount = try Mount(at: workspace.url.appendingPathComponent("fixed"), size: "1m")
    defer { mount.end() }
    try workspace.write(Self.edited, to: "fixed/model.json")
    _ = try workspace.run("edit", "fixed/model.json", "outlineWidth=1")
    try mount.makeReadOnly()
    let outcome = try workspace.run("edit", "fixed/model.json", "outlineWidth=2")
    #expect(outcome.status == 73)
    #expect(outcome.messages.contains("read-only file system"))
    #expect(try workspace.run("history", "list", "fixed/model.json").status == 0)
    #expect(try workspace.run("render", "fixed/model.json", "--at", "0", "-o", "x.png").status == 0)
  }

  /// A process commits as fast as it can and says what is safe; it is killed at any moment.
  @Test("No acknowledged step is lost when the writer is killed")
  func kill() throws {
    var random = SplitMix(state: 7)
    var expected = 0
    for round in 0..<(ProcessInfo.processInfo.environment["SHAPESHIFT_TEST_LONG"] == "1" ? 2000 : 8)
    {
      let writer = try Writer(workspace)
      try writer.sendMany(3000, from: expected)
      let wanted = 1 + random.next() % 120
      var last = expected
      for _ in 0..<wanted {
        guard let id = writer.answer() else { break }
        last = id
      }
      usleep(UInt32(random.next() % 3000))
      writer.kill()
      while let id = writer.answer() { last = id }
      let verified = try workspace.run("history", "verify", "model.json", "--json")
      #expect(verified.status == 0, "round \(round): \(verified.text)")
      // The writer knows whole numbers only: this always changes something.
      let listed = try workspace.run("edit", "model.json", "outlineWidth=\(round % 90).5", "--json")
      #expect(listed.status == 0, "round \(round): \(listed.messages)")
      let answer = try JSONSerialization.jsonObject(with: Data(listed.output)) as? [String: Any]
      let id = try #require(answer?["step"] as? Int, "round \(round)")
      #expect(id > last, "round \(round): step \(id) after \(last) was safe")
      expected = id
      if round % 20 == 19 {
        _ = try workspace.run("history", "compact", "model.json", "--keep", "5")
      }
    }
  }
}

/// `edit --stream`, at work.
private final class Writer {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  init(_ workspace: Workspace) throws {
    process = workspace.makeProcess(["edit", "model.json", "--stream"])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    signal(SIGPIPE, SIG_IGN)
  }

  func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Sends many steps without waiting for answers, from another thread.
  func sendMany(_ count: Int, from start: Int) throws {
    let handle = input.fileHandleForWriting
    let lines = (0..<count).map {
      #"{"set": {"/outlineWidth": \#(1 + (start + $0) % 97 + ($0 % 2))}}"# + "\n"
    }
    let data = Data(lines.joined().utf8)
    Thread.detachNewThread { try? handle.write(contentsOf: data) }
  }

  /// Waits for the number of the next safe step; nil at the end.
  func answer() -> Int? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[rest.startIndex..<end]
        rest = Data(rest[(end + 1)...])
        let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
        return object?["step"] as? Int ?? object?["head"] as? Int
      }
      guard let part = output.nextPart(seconds: 60), !part.isEmpty else { return nil }
      rest += part
    }
  }

  func end() {
    try? input.fileHandleForWriting.close()
    // One that does not end is killed, and has then not done what the test expects of it.
    try? process.waitUntilExit(seconds: 120)
  }

  func kill() {
    _ = Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// A small disk in memory.
private struct Mount {
  private let path: String

  /// Only root may mount, and not in every container.
  static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-mount-\(UUID().uuidString)")
    guard let mount = try? Mount(at: folder, size: "64k") else { return false }
    mount.end()
    try? FileManager.default.removeItem(at: folder)
    return true
  }()

  init(at folder: URL, size: String) throws {
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.run("mount", ["-t", "tmpfs", "-o", "size=\(size)", "tmpfs", path])
  }

  func makeReadOnly() throws { try Self.run("mount", ["-o", "remount,ro", path]) }

  func end() { try? Self.run("umount", [path]) }

  private static func run(_ program: String, _ arguments: [String]) throws {
    try TestProgram(program).run(arguments, seconds: 60)
  }
}

/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 33)
  }
}
