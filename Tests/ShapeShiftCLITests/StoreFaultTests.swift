import Foundation
import TestSupport
import Testing

/// Every verb that writes a document and its history, under every fault of every call of the system, and when the
/// power goes at any moment.
@Suite("The store under faults")
struct StoreFaultTests {
  /// A verb, on a history of four steps of which the last one is undone.
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    /// What the outline's width is after it.
    let width: Double
    /// Whether the document is lost before it.
    var isLost = false

    var testDescription: String { arguments.joined(separator: " ") + (isLost ? ", lost" : "") }
  }

  static let cases = [
    Case(arguments: ["edit", "model.json", "outlineWidth=7"], width: 7),
    Case(arguments: ["edit", "model.json", "outlineWidth=7", "--gesture", "drag"], width: 7),
    Case(arguments: ["undo", "model.json", "--count", "2"], width: 1),
    Case(arguments: ["redo", "model.json"], width: 4),
    Case(arguments: ["history", "checkout", "model.json", "2"], width: 2),
    Case(arguments: ["history", "label", "model.json", "here"], width: 3),
    Case(arguments: ["history", "compact", "model.json", "--keep", "2"], width: 3),
    Case(arguments: ["history", "restore", "model.json"], width: 3, isLost: true),
    Case(arguments: ["history", "checkout", "model.json", "1"], width: 1, isLost: true),
  ]

  /// A folder with a document and its history.
  private func makeWorkspace(_ test: Case, steps: Int = 4) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(#"{"kind": "square", "outlineWidth": 9}"#, to: "model.json")
    for width in 1..<max(steps + 1, 1) where width <= steps {
      _ = try workspace.run("edit", "model.json", "outlineWidth=\(width)")
    }
    if steps > 0 { _ = try workspace.run("undo", "model.json") }
    // Not the beginning of the document, which would be one that did not reach the disk as a whole.
    if test.isLost { try workspace.write(#"{"kind": squ"#, to: "model.json") }
    return workspace
  }

  private func copy(_ workspace: Workspace) throws -> Workspace {
    let other = try Workspace()
    for name in try workspace.names() {
      try FileManager.default.copyItem(at: workspace.file(name), to: other.file(name))
    }
    return other
  }

  /// How the document and its history are, as they say.
  private struct State: Equatable {
    var width: Double?
    var head: Int?
    var steps: [String]
  }

  private func state(_ workspace: Workspace) throws -> State {
    let tree = try workspace.run("history", "tree", "model.json", "--json")
    let list = try JSONSerialization.jsonObject(with: Data(tree.output)) as? [[String: Any]] ?? []
    let head = list.first { $0["isHead"] as? Bool == true }?["id"] as? Int ?? 0
    let steps = list.map { step in
      "\(step["id"] ?? "") on \(step["parent"] ?? "") by \(step["origin"] ?? ""), \(step["labels"] ?? "")"
    }
    return State(
      width: try width(try workspace.run("fmt", "-", input: text(workspace)).output), head: head,
      steps: steps)
  }

  private func text(_ workspace: Workspace) -> String {
    (try? workspace.text("model.json")) ?? ""
  }

  private func width(_ json: [UInt8]) throws -> Double? {
    let object = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    return object?["outlineWidth"] as? Double
  }

  /// What must be true whatever happened: the next edit is a step, and leaves two files.
  private func expectSound(
    _ workspace: Workspace, _ comment: String, isAnswered: Bool, before: State, after: State
  ) throws {
    let verified = try workspace.run("history", "verify", "model.json")
    #expect(verified.status == 0, "\(comment): \(verified.text)\(verified.messages)")
    let next = try workspace.run("edit", "model.json", "kind=circle")
    if next.status == 65 || next.status == 66 {
      // The document was lost before, and is so still.
      #expect(!isAnswered, "\(comment): \(next.messages)")
      let restored = try workspace.run("history", "restore", "model.json")
      #expect(restored.status == 0, "\(comment): \(restored.messages)")
    } else {
      #expect(next.status == 0, "\(comment): \(next.messages)")
      #expect(try workspace.run("undo", "model.json").status == 0, "\(comment)")
    }
    let now = try state(workspace)
    let known = now.steps.filter { !$0.hasPrefix("\(now.steps.count) on") }
    #expect(!now.steps.contains { $0.contains("external") }, "\(comment): \(now)")
    #expect(now.width == after.width || (!isAnswered && now.width == before.width), "\(comment)")
    if isAnswered {
      #expect(Set(after.steps).isSubset(of: Set(now.steps)), "\(comment): \(known)")
    } else {
      #expect(
        Set(after.steps).isSubset(of: Set(now.steps))
          || Set(before.steps).isSubset(of: Set(now.steps)), "\(comment): \(known)")
    }
    let names = try workspace.names().filter { !$0.contains(".broken") }
    #expect(names == ["model.json", "model.json.history"], "\(comment)")
  }

  @Test(
    "A call that fails, writes half or is the last one loses and leaves nothing", arguments: cases)
  func singleFaults(test: Case) throws {
    let start = try makeWorkspace(test)
    let (before, calls, after) = try rehearsal(test, start)
    #expect(after.width == test.width)
    var random = SeededGenerator(seed: UInt64(test.arguments.count))
    for call in 1...calls.count {
      for action in [
        Faults.Action.error(EIO), .error(ENOSPC), .short, .killedBefore, .killedAfter,
      ] where TestLength.isLong || random.integer(in: 0...11) == 0 {
        let workspace = try copy(start)
        let outcome = try workspace.run(
          test.arguments,
          environment: try Faults.environment(workspace.url, at: call, action))
        let comment = "\(test.testDescription), call \(call), \(action): \(outcome.messages)"
        if outcome.status == 0 {
          #expect(outcome.messages.contains("can't") == test.isLost, "\(comment)")
        }
        let isUnchanged = outcome.messages.contains("nothing was changed")
        if isUnchanged, !test.isLost { #expect(try state(workspace) == before, "\(comment)") }
        try expectSound(
          workspace, comment, isAnswered: outcome.status == 0, before: before,
          after: isUnchanged ? before : after)
      }
    }
  }

  /// Runs a verb without faults: how it was before, which calls it makes, and how it is then.
  private func rehearsal(_ test: Case, _ start: Workspace) throws -> (State, FileCalls, State) {
    let workspace = try copy(start)
    let log = try Workspace()
    var before = try state(workspace)
    if test.isLost { before.width = 3 }
    let outcome = try workspace.run(
      test.arguments,
      environment: try Faults.environment(workspace.url, log: log.file("calls")))
    try #require(outcome.status == 0, "\(outcome.messages)")
    return (before, try FileCalls(log.file("calls")), try state(workspace))
  }

  @Test("What was acknowledged survives a loss of power at any moment", arguments: cases)
  func powerCuts(test: Case) throws {
    for steps in test.width == 7 ? [0, 4] : [4] {
      let start = try makeWorkspace(test, steps: steps)
      let run = try copy(start)
      let before = try state(start)
      var disk = try PowerCutDisk(run.url)
      let log = try Workspace()
      let outcome = try run.run(
        test.arguments, environment: try Faults.environment(run.url, log: log.file("calls")))
      try #require(outcome.status == 0, "\(outcome.messages)")
      let after = try state(run)
      var random = SeededGenerator(seed: UInt64(steps + test.arguments.count))
      let calls = try FileCalls(log.file("calls")).calls
      for (index, call) in calls.enumerated() {
        disk.follow(call)
        let isAnswered = index == calls.count - 1
        let rounds =
          TestLength.isLong ? isAnswered ? 30 : 4 : isAnswered ? 3 : index % 4 == 3 ? 1 : 0
        for round in 0..<rounds {
          try expectWhole(
            disk.afterCut(&random), "\(test.testDescription), call \(index + 1), cut \(round)",
            isAnswered: isAnswered, isLost: test.isLost, before: before, after: after)
        }
      }
    }
  }

  private func expectWhole(
    _ files: [String: [UInt8]], _ comment: String, isAnswered: Bool, isLost: Bool, before: State,
    after: State
  ) throws {
    let workspace = try Workspace()
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      try workspace.write(Data(bytes), to: name)
    }
    let seen = try state(workspace)
    #expect(!seen.steps.contains { $0.contains("external") }, "\(comment)")
    if isAnswered { #expect(seen.steps == after.steps && seen.head == after.head, "\(comment)") }
    var before = before
    if isLost { before.width = 3 }
    guard files["model.json.history"] != nil || isAnswered else { return }
    try expectSound(workspace, comment, isAnswered: isAnswered, before: before, after: after)
  }
}
