import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

/// What happened to views, in order.
@MainActor
private final class Log {
  var entries: [String] = []
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@Suite("ViewGraph: identity and state")
@MainActor
struct ViewGraphIdentityTests {
  @Test("two uses of one view value keep states of their own")
  func twoUses() throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      let log: Log
      var body: some View {
        Rectangle().frame(width: width, height: 1).onAppear {
          width += CGFloat(log.entries.count)
          log.entries.append("appear")
        }
      }
    }
    let log = Log()
    let graph = scene {
      let one = Growing(log: log)
      return HStack {
        one
        one
        one
      }
    }
    #expect(try graph.displayList().fillRects.map(\.width).sorted() == [1, 2, 3])
  }

  /// A row that tells what happens to it.
  private struct Row: View {
    let id: Int
    let title: String
    let log: LogBox
    @State private var count = 0

    init(id: Int, title: String, log: LogBox) {
      self.id = id
      self.title = title
      self.log = log
      log.log.entries.append("init \(id)")
    }

    var body: some View {
      let _ = log.log.entries.append("body \(id)")
      Text(title)
        .onAppear { log.log.entries.append("appear \(id)") }
        .onDisappear { log.log.entries.append("disappear \(id)") }
    }
  }

  /// Compared by identity, as every object in a view.
  @MainActor
  fileprivate final class LogBox {
    let log = Log()
  }

  private struct Item: Identifiable {
    let id: Int
    var title: String
  }

  private struct List: View {
    let items: Binding<[Item]>
    let log: LogBox
    var body: some View {
      VStack { ForEach(items.wrappedValue) { Row(id: $0.id, title: $0.title, log: log) } }
    }
  }

  private struct Root: View {
    @State private var items: [Item]
    let log: LogBox
    let later: (Binding<[Item]>) -> Void

    init(_ items: [Item], log: LogBox, later: @escaping (Binding<[Item]>) -> Void) {
      _items = State(initialValue: items)
      self.log = log
      self.later = later
    }

    var body: some View { List(items: $items, log: log).onAppear { later($items) } }
  }

  /// What rows do when the items change at time 1.
  private func log(from old: [Item], to new: [Item]) throws -> Set<String> {
    let log = LogBox()
    nonisolated(unsafe) var binding: Binding<[Item]>?
    let graph = scene { Root(old, log: log) { binding = $0 } }
    _ = try graph.displayList(at: 0)
    _ = log.log.take()
    graph.schedule(at: 1) { binding?.wrappedValue = new }
    _ = try graph.displayList(at: 1)
    return Set(log.log.take())
  }

  private func items(_ ids: Int...) -> [Item] { ids.map { Item(id: $0, title: "row \($0)") } }

  @Test("rows that stay are made again and not run; new ones run and appear, old ones disappear")
  func insertedAndRemoved() throws {
    #expect(
      try log(from: items(1, 2, 3, 4), to: items(3, 6, 1, 2))
        == ["init 3", "init 6", "init 1", "init 2", "body 6", "appear 6", "disappear 4"])
  }

  @Test("rows that only move are made again and not run")
  func moved() throws {
    #expect(
      try log(from: items(1, 2, 3), to: items(3, 1, 2)) == ["init 3", "init 1", "init 2"])
  }

  @Test("of rows whose values change, those run that changed")
  func changed() throws {
    var new = items(1, 2, 3)
    new[2].title = "another"
    #expect(
      try log(from: items(1, 2, 3), to: new) == ["init 3", "init 1", "init 2", "body 3"])
  }

  @Test("a change of branch is a change of identity")
  func branches() throws {
    struct Counter: View {
      @State private var width: CGFloat = 5
      var body: some View { Rectangle().frame(width: width, height: 1).onAppear { width += 1 } }
    }
    struct Root: View {
      @State private var isFirst = true
      let graph: () -> ViewGraph?
      var body: some View {
        Group {
          if isFirst { Counter() } else { Counter().opacity(0.5) }
        }
        .onAppear { graph()?.schedule(at: 1) { isFirst = false } }
      }
    }
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root(graph: { holder }) }
    holder = graph
    #expect(try graph.displayList(at: 0).fillRects.map(\.width) == [6])
    #expect(try graph.displayList(at: 1).fillRects.map(\.width) == [6])
  }

  @Test("another id is another view")
  func explicitID() throws {
    struct Stateful: View {
      @State private var seen: Int
      let number: Int
      init(_ number: Int) {
        self.number = number
        _seen = State(initialValue: number)
      }
      var body: some View { Rectangle().frame(width: CGFloat(seen), height: 1) }
    }
    struct Root: View {
      @State private var number = 1
      let usesID: Bool
      let graph: () -> ViewGraph?
      var body: some View {
        Stateful(number).id(usesID ? number : 0)
          .onAppear { graph()?.schedule(at: 1) { number = 7 } }
      }
    }
    for (usesID, width) in [(false, 1.0), (true, 7.0)] {
      nonisolated(unsafe) weak var holder: ViewGraph?
      let graph = scene { Root(usesID: usesID, graph: { holder }) }
      holder = graph
      _ = try graph.displayList(at: 0)
      #expect(try graph.displayList(at: 1).fillRects.map(\.width) == [width])
    }
  }

  @Test("a view runs again for the environment values that it reads, and for no others")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineSpacing) private var spacing
      let log: LogBox
      var body: some View {
        let _ = log.log.entries.append("body \(spacing)")
        Rectangle().frame(width: spacing, height: 1)
      }
    }
    struct Root: View {
      @State private var spacing: CGFloat = 1
      @State private var limit = 1
      let log: LogBox
      let graph: () -> ViewGraph?
      var body: some View {
        Reader(log: log).environment(\.lineSpacing, spacing).environment(\.lineLimit, limit)
          .onAppear {
            graph()?.schedule(at: 1) { limit = 2 }
            graph()?.schedule(at: 2) { spacing = 9 }
          }
      }
    }
    let log = LogBox()
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root(log: log, graph: { holder }) }
    holder = graph
    #expect(try graph.displayList(at: 0).fillRects.map(\.width) == [1])
    #expect(log.log.take() == ["body 1.0"])
    _ = try graph.displayList(at: 1)
    #expect(log.log.take() == [])
    #expect(try graph.displayList(at: 2).fillRects.map(\.width) == [9])
    #expect(log.log.take() == ["body 9.0"])
  }

  @Test("ids used twice are reported")
  func duplicates() throws {
    let graph = scene { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } }
    _ = try graph.displayList()
    #expect(graph.problems.map(\.problem) == [.duplicateID("1")])
  }

  @Test("origins tell where items come from")
  func origins() throws {
    let graph = scene {
      VStack {
        Circle().id("sun")
        HStack { Text("a") }
        Color.red.overlay { Rectangle() }
      }
    }
    #expect(
      try graph.displayList().items.flatMap(\.origins) == [
        "root/VStack/0:Circle#sun", "root/VStack/1:HStack/Text", "root/VStack/2:Color",
        "root/VStack/2:overlay/Rectangle",
      ])
  }
}
