import Foundation
import Glibc
import ImageCoding
import Testing

@testable import ShapeShiftCLI

/// Code of previews may end its process in many ways; none of them may look like success.
@Suite("Completion of Swift previews", .serialized)
struct SwiftCompletionTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private func write(_ statements: String, more: String = "", to name: String = "Card.swift") throws
  {
    try workspace.write(
      """
      import Foundation
      import SwiftUI
      \(more)
      #Preview("One", traits: .sizeThatFitsLayout) { Color.red.frame(width: 1, height: 2) }
      #Preview("Two", traits: .sizeThatFitsLayout) { let _ = { \(statements) }(); Color.green.frame(width: 3, height: 4) }
      #Preview("Three", traits: .sizeThatFitsLayout) { Color.blue.frame(width: 5, height: 6) }
      """, to: name)
  }

  private static let sentence =
    "the preview \"Two\" of Card.swift did not finish: its process exited with status 0"

  @Test(
    "A preview that ends its process fails by its name, and the others are drawn",
    arguments: [
      ("exit(0)", sentence), ("_exit(0)", sentence), ("Leaving.now", sentence),
      ("exit(66)", "did not finish: its process exited with status 66"),
      ("abort()", "crashed: signal 6, aborted"), ("kill(getpid(), SIGKILL)", "crashed: signal 9"),
      ("Thread.exit()", "did not finish: its main thread exited"),
      ("for file in Int32(3)..<100 { close(file) }; exit(0)", "the preview \"Two\" of Card.swift"),
    ])
  func ended(statements: String, sentence: String) throws {
    try write(statements, more: "enum Leaving { static let now: Void = { exit(0) }() }")
    let outcome = try workspace.run("render", "Card.swift", "-o", "{preview}.png")
    #expect(outcome.status == 65, "\(outcome.messages)")
    #expect(outcome.messages.contains(sentence), "\(outcome.messages)")
    #expect(try workspace.names().filter { $0.hasSuffix(".png") } == ["One.png", "Three.png"])
  }

  @Test("A snapshot whose preview exits with status 0 is a failure, and is not recorded")
  func snapshots() throws {
    try write("")
    #expect(try workspace.run("snapshot", "record", "Card.swift").status == 0)
    try write("exit(0)")
    let verified = try workspace.run("snapshot", "verify", "Card.swift")
    #expect(verified.status == 1, "\(verified.messages)")
    #expect(verified.messages.contains(Self.sentence))
    #expect(verified.text.contains("2 passed, 1 failed"), "\(verified.text)")
    let recorded = try workspace.run("snapshot", "record", "Card.swift")
    #expect(recorded.status == 65, "\(recorded.messages)")
  }

  @Test(
    "Every verb fails if the preview exits with status 0",
    arguments: [
      ["describe"], ["frames", "-o", "f/", "--duration", "1"],
      ["animate", "-o", "a.gif", "--duration", "1"],
      ["render", "-o", "-", "--preview", "Two"],
    ])
  func verbs(arguments: [String]) throws {
    try workspace.write(
      """
      import Foundation
      import SwiftUI
      #Preview("Two", traits: .sizeThatFitsLayout) { let _ = exit(0); Color.green.frame(width: 3, height: 4) }
      """, to: "Card.swift")
    let outcome = try workspace.run([arguments[0], "Card.swift"] + arguments.dropFirst())
    #expect(outcome.status == 65, "\(outcome.messages)")
    #expect(outcome.messages.contains("error: \(Self.sentence)\n"), "\(outcome.messages)")
    #expect(outcome.output.isEmpty)
  }

  @Test("Code that exits while previews are listed fails the list")
  func listing() throws {
    try workspace.write(
      """
      import Foundation
      import SwiftUI
      struct Leaving: PreviewProvider {
        static var previews: some View { let _ = exit(0); Text("") }
      }
      """, to: "Leaving.swift")
    for arguments in [["previews"], ["render", "-o", "{preview}.png"], ["snapshot", "verify"]] {
      let outcome = try workspace.run(
        arguments.prefix(arguments[0] == "snapshot" ? 2 : 1) + ["Leaving.swift"]
          + arguments.dropFirst(arguments[0] == "snapshot" ? 2 : 1))
      #expect(outcome.status == 65, "\(outcome.messages)")
      #expect(
        outcome.messages.contains(
          "the preview provider Leaving of Leaving.swift did not finish: its process"))
    }
  }

  @Test("Code of previews can neither forge nor disturb what its process reports")
  func forged() throws {
    let forged = #""\ne0\n\ns\n\nx".utf8CString.withUnsafeBytes"#
    let written =
      "for file in Int32(3)..<5 { \(forged) { _ = write(file, $0.baseAddress, $0.count - 1) } }"
    try write(written + "; exit(0)")
    let left = try workspace.run("render", "Card.swift", "-o", "{preview}.png")
    #expect(left.status == 65)
    #expect(left.messages.contains(Self.sentence), "\(left.messages)")
    try write(written)
    let drawn = try workspace.run("render", "Card.swift", "-o", "{preview}.png")
    #expect(drawn.status == 0, "\(drawn.messages)")
    try write("atexit { _exit(0) }; exit(1)")
    #expect(try workspace.run("render", "Card.swift", "-o", "{preview}.png").status == 65)
    try workspace.write(
      """
      import Foundation
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) { let _ = atexit { _exit(0) }; Color.red.frame(width: 3, height: 4) }
      """, to: "Late.swift")
    let late = try workspace.run("render", "Late.swift", "-o", "late.png", "--max-pixels", "5")
    #expect(late.status == 65, "\(late.messages)")
  }

  @Test("Processes that code of previews starts end with the command, which does not wait for them")
  func children() throws {
    // More seconds than any test takes, and a number to find them by.
    let seconds = "\(1_000_000 + getpid())"
    try write(
      """
      for command in ["exec sleep \(seconds)", "exec setsid sleep \(seconds)", "setsid sleep \(seconds) &"] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        try? process.run()
      }
      """)
    for verb in ["render", "describe", "previews"] {
      // The pipe ends only with all who have it open.
      let outcome = try workspace.shell(#""$0" "$1" Card.swift | cat"#, verb)
      #expect(outcome.status == 0, "\(outcome.messages)")
      #expect(Self.processes(sleeping: seconds) == [])
    }
  }

  private static func processes(sleeping seconds: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard Int32(name) != nil,
        let line = try? String(contentsOfFile: "/proc/\(name)/cmdline", encoding: .utf8)
      else { return false }
      return line.contains("sleep\u{0}\(seconds)")
    }
  }

  @Test("What a program wrote is known once it ends, even if another process keeps the pipe open")
  func keptPipe() throws {
    let (output, end) = try ChildProcess.output(
      of: "/bin/sh", ["-c", "sleep 1000000 & echo $!"])
    let number = try #require(Int32(String(decoding: output, as: UTF8.self).dropLast()))
    #expect(kill(number, SIGKILL) == 0)
    #expect(end == .exited(0))
  }

  @Test("A line of a batch whose preview exits with status 0 has failed, and the others are drawn")
  func batch() throws {
    try write("exit(0)")
    try workspace.write(
      """
      {"doc": "Card.swift", "preview": "One", "out": "one.png"}
      {"doc": "Card.swift", "preview": "Two", "out": "two.png"}
      {"doc": "Card.swift", "preview": "Three", "out": "three.png"}
      """, to: "list.jsonl")
    let outcome = try workspace.run("batch", "list.jsonl", "-o", "out", "--jobs", "1")
    #expect(outcome.status == 1, "\(outcome.messages)")
    #expect(
      outcome.messages.contains("error: the rendering process exited with status 0\n"),
      "\(outcome.messages)")
    #expect(outcome.messages.hasSuffix("error: 1 of 3 lines failed\n"))
    #expect(try workspace.names(in: "out") == ["batch.jsonl", "one.png", "three.png"])
    #expect(try PNGHeader(try workspace.bytes("out/one.png")).width == 1)
    #expect(try PNGHeader(try workspace.bytes("out/three.png")).width == 5)
  }

  @Test("A folder whose files with previews are all left out is an error of every verb")
  func leftOut() throws {
    try workspace.write("public let side = 3.0\n", to: "app/Kit/Kit.swift")
    try workspace.write(
      "import SwiftUI\nimport Kit\n#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: side, height: 3) }\n",
      to: "app/Feature/Feature.swift")
    for arguments in [
      ["previews", "app"], ["render", "app"], ["render", "app", "-o", "{preview}.png"],
      ["snapshot", "record", "app"], ["snapshot", "verify", "app"],
    ] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 65, "\(arguments): \(outcome.messages)")
      #expect(outcome.messages.contains("error: app has no preview to render\n"))
      #expect(outcome.messages.contains("Feature.swift imports Kit, which is not available"))
    }
  }
}
