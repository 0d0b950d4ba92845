import Foundation
import TestSupport
import Testing

@Suite("UndoManager against GNUstep's")
struct UndoOracleTests {
  @Test("Scripts answered once by GNUstep's NSUndoManager are answered the same")
  func recorded() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "undo-answers", withExtension: "txt", subdirectory: "Resources"))
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let answers = text.split(separator: "\n").map(String.init)
    let scripts = (0..<20).map { UndoScript(seed: UInt64($0), count: 100) }
    expect(UndoScript(lines: scripts.flatMap(\.lines)), gives: answers)
  }

  @Test(
    "Random scripts are answered as by GNUstep's NSUndoManager", .enabled(if: TestLength.isLong))
  func driven() throws {
    let oracle = try ObjectiveCOracle("UndoOracle.m")
    let scripts = (1000..<2000).map { UndoScript(seed: UInt64($0), count: 200) }
    let all = UndoScript(lines: scripts.flatMap(\.lines))
    expect(all, gives: try oracle.run(all.lines))
  }

  /// The two differ in one thing: inside an empty nested group, GNUstep's manager forgets what the outer
  /// one holds; Foundation's answers for all that is recorded, and so does ours.
  private func expect(_ script: UndoScript, gives answers: [String]) {
    let ours = script.run()
    #expect(ours.count == answers.count)
    for (index, (mine, theirs)) in zip(ours, answers).enumerated()
    where Self.masked(mine) != Self.masked(theirs) {
      let start = max(index - 12, script.lines[..<index].lastIndex(of: "new") ?? 0)
      Issue.record("after \(script.lines[start...index]): \(mine), but \(theirs)")
      return
    }
  }

  private static func masked(_ answer: String) -> String {
    let isNested = !answer.contains("level=0 ") && !answer.contains("level=1 ")
    guard isNested, let start = answer.range(of: " undo=") else { return answer }
    return String(answer[..<start.lowerBound])
  }
}

/// A program in Objective-C, compiled against GNUstep.
private struct ObjectiveCOracle {
  private let folder: URL

  /// Source: the flags are those of `gnustep-config --objc-flags` that matter for GCC.
  private static let flags = [
    "-DGNUSTEP", "-DGNUSTEP_BASE_LIBRARY=1", "-D_NATIVE_OBJC_EXCEPTIONS", "-fobjc-exceptions",
    "-I/usr/include/GNUstep", "-fconstant-string-class=NSConstantString", "-w",
  ]

  init(_ name: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-oracle-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Oracles/\(name)").standardized
    let libraries = ["-lgnustep-base", "-lobjc"]
    try TestProgram("gcc").run(
      Self.flags + [source.path, "-o", folder.appendingPathComponent("oracle").path] + libraries)
  }

  func run(_ lines: [String]) throws -> [String] {
    let program = TestProgram(folder.appendingPathComponent("oracle").path)
    let answers = try program.run(
      [], input: Data(lines.joined(separator: "\n").utf8), seconds: 300)
    return String(decoding: answers, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
