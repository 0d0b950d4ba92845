import Foundation
import Glibc
import Testing

@Suite("A batch whose documents end the process")
struct BatchCrashTests {
  private let workspace: Workspace
  /// So much that drawing does not come to an end before it is looked for.
  private let count = 300

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "model.json")
  }

  private func writeList(_ extra: [Int: String] = [:]) throws {
    let lines = (1...count).map { number in
      extra[number] ?? #"{"doc": "model.json", "size": "\#(number)x8", "out": "\#(number).png"}"#
    }
    try workspace.write(lines.joined(separator: "\n"), to: "list.jsonl")
  }

  /// The pictures of a folder that was drawn without an accident.
  private func expectPictures(_ folder: String, but missing: Set<Int> = []) throws {
    let whole = try Workspace()
    try whole.write("{}", to: "model.json")
    for number in [1, 2, count / 2, count] where !missing.contains(number) {
      let outcome = try whole.run(
        "render", "model.json", "--size", "\(number)x8", "-o", "\(number).png")
      #expect(outcome.status == 0)
      #expect(try workspace.bytes("\(folder)/\(number).png") == whole.bytes("\(number).png"))
    }
    let names = (1...count).filter { !missing.contains($0) }.map { "\($0).png" }
    #expect(try workspace.names(in: folder) == (names + ["batch.jsonl"]).sorted())
  }

  private func children(of process: Int32) -> [Int32] {
    // The process that starts another one may be any of its threads.
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }

  private func pictures(_ folder: String) -> Int {
    ((try? workspace.names(in: folder)) ?? []).count { $0.hasSuffix(".png") }
  }

  @Test("A document that overflows the stack costs its own line, which the book names")
  func overflow() throws {
    let depth = 400
    let modifiers = String(repeating: #"{"view": "VStack", "children": ["#, count: depth)
    let end = String(repeating: "]}", count: depth)
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 8, "height": 8}, "view": \#(modifiers){"view": "Circle"}\#(end)}"#,
      to: "deep.json")
    let deep = #"{"doc": "deep.json", "max-depth": 1000, "out": "deep.png"}"#
    try writeList([7: deep, 200: deep.replacing("deep.png", with: "deeper.png")])
    let alone = try workspace.shell(
      #"ulimit -s 600; "$0" render deep.json --max-depth 1000 -o alone.png"#)
    try #require(alone.status == -1, "the document does not overflow the stack: \(alone)")
    let outcome = try workspace.shell(
      #"ulimit -s 600; "$0" batch list.jsonl -o out --jobs 4 --max-depth 1000"#)
    #expect(outcome.status == 1, "\(outcome.messages)")
    #expect(outcome.messages.contains("list.jsonl: line 7, deep.json:\n"))
    #expect(outcome.messages.contains("list.jsonl: line 200, deep.json:\n"))
    #expect(outcome.messages.contains("error: the rendering process was terminated by signal 11\n"))
    #expect(outcome.messages.hasSuffix("error: 2 of \(count) lines failed\n"))
    try expectPictures("out", but: [7, 200])
    let book = try workspace.text("out/batch.jsonl").split(separator: "\n")
    #expect(book.count == count)
    #expect(
      book[6]
        == #"{"line":7,"status":"failed","out":"deep.png","problem":"the rendering process was terminated by signal 11"}"#
    )
    #expect(book.count { $0.contains(#""status":"done""#) } == count - 2)
  }

  @Test(
    "A batch whose drawing process is killed continues and loses nothing",
    arguments: [SIGKILL, SIGSEGV])
  func kills(_ signal: Int32) throws {
    try writeList()
    let process = workspace.makeProcess(["batch", "list.jsonl", "-o", "out", "--jobs", "4"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    for wanted in [1, count / 3, count / 2] {
      #expect(Workspace.poll(seconds: 60) { pictures("out") >= wanted })
      for child in children(of: process.processIdentifier) { kill(child, signal) }
    }
    try process.waitUntilExit(seconds: 120)
    #expect(process.terminationStatus == 0)
    try expectPictures("out")
  }

  @Test(
    "The drawing process ends with the batch, killed or terminated", arguments: [SIGKILL, SIGTERM])
  func orphans(_ signal: Int32) throws {
    try writeList()
    let process = workspace.makeProcess(["batch", "list.jsonl", "-o", "out", "--jobs", "2"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    #expect(Workspace.poll(seconds: 60) { pictures("out") >= 1 })
    let drawing = children(of: process.processIdentifier)
    #expect(!drawing.isEmpty)
    kill(process.processIdentifier, signal)
    try process.waitUntilExit(seconds: 120)
    #expect(process.terminationStatus == (signal == SIGTERM ? 130 : SIGKILL))
    // One that has no parent any more and is not waited for is no process that runs.
    #expect(Workspace.poll(seconds: 60) { drawing.allSatisfy { !isRunning($0) } })
    let rest = try workspace.run("batch", "list.jsonl", "-o", "out", "--resume")
    #expect(rest.status == 0, "\(rest.messages)")
    try expectPictures("out")
  }

  private func isRunning(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !text.contains(") Z ")
  }
}
