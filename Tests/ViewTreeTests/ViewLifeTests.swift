import Foundation
import InterfaceViews
import TestSupport
import Testing
import VectorGraphics

@testable import ViewTree

/// Which values are made, which bodies run, which views come and go.
@Suite("Lives of views")
@MainActor
struct ViewLifeTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  private struct Row: View {
    let item: Item
    var body: some View { Text(verbatim: item.name) }
  }

  private func items(_ ids: Int...) -> [Item] { ids.map { Item(id: $0) } }

  /// The rows of each kind of step, for a change of the items.
  private func table(_ old: [Item], _ new: [Item]) throws -> [String: [String]] {
    let stage = try Stage(old) { items in VStack { ForEach(items) { Row(item: $0) } } }
    var table: [String: [String]] = [:]
    stage.graph.onLife = { step in
      if step.view == "Row" {
        table[step.kind.rawValue, default: []].append(step.ids.joined(separator: "/"))
      }
    }
    _ = try stage.show(new)
    return table
  }

  @Test("a row that comes beside others: all are made, its body runs, what has gone says so")
  func insertion() throws {
    #expect(
      try table(items(1, 2, 3, 4), items(3, 6, 1, 2)) == [
        "init": ["3", "6", "1", "2"], "body": ["6"], "appear": ["6"], "disappear": ["4"],
      ])
  }

  @Test("rows that only move are made, and no body runs")
  func moves() throws {
    #expect(try table(items(1, 2, 3), items(3, 1, 2)) == ["init": ["3", "1", "2"]])
  }

  @Test("all rows are made, and the body of that runs whose value has changed")
  func change() throws {
    #expect(
      try table(items(1, 2, 3), [Item(id: 1), Item(id: 2), Item(id: 3, name: "new")]) == [
        "init": ["1", "2", "3"], "body": ["3"],
      ])
  }

  private final class Log { var lines: [String] = [] }

  @Test("A view that replaces another appears before the other disappears")
  func replacement() throws {
    @MainActor func log<V: View>(
      @ViewBuilder _ content: @escaping (Int, Log) -> V
    ) throws -> [String] {
      let log = Log()
      let stage = try Stage(1) { content($0, log) }
      log.lines = []
      _ = try stage.show(2)
      return log.lines
    }
    @MainActor func told(_ name: Int, _ log: Log) -> some View {
      Color.red.onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
    #expect(try log { number, log in told(number, log).id(number) } == ["+2", "-1"])
    #expect(
      try log { number, log in
        if number == 1 { told(1, log) } else { told(2, log).padding(1) }
      } == ["+2", "-1"])
    #expect(
      try log { number, log in
        VStack { ForEach([number, 3], id: \.self) { told($0, log) } }
      } == ["+2", "-1"])
  }

  private struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: isEnabled ? "on" : "off") }
  }

  @Test("a new environment makes no values; the bodies run that read it")
  func environment() throws {
    let row = Item(id: 1)
    struct Holder: View, Equatable {
      let row: Item
      var body: some View {
        Row(item: row)
        Reader()
      }
    }
    let stage = try Stage(true) { Holder(row: row).disabled($0) }
    var steps: [String] = []
    stage.graph.onLife = { steps.append("\($0.kind.rawValue) \($0.view)") }
    _ = try stage.show(false)
    #expect(steps.filter { $0.hasSuffix("Row") || $0.hasSuffix("Reader") } == ["body Reader"])
  }
}
