import Foundation
import InterfaceViews
import TestSupport
import Testing
import ValueStreams
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// Rows are made as far as they are in sight.
@Suite("Laziness")
@MainActor
struct LazinessTests {
  private final class Log {
    var bodies: [Int] = []
    var appeared: [Int] = []
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    var length: CGFloat = 50

    var body: some View {
      let _ = log.bodies.append(number)
      Color.red.frame(width: length, height: length).onAppear { log.appeared.append(number) }
    }
  }

  private func graph<V: View>(
    width: CGFloat? = 100, height: CGFloat? = 300, @ViewBuilder _ content: @escaping () -> V
  ) -> ViewGraph {
    scene(width: width, height: height) { content() }
  }

  @Test("a window of 300 points makes, runs and shows the six rows of 50 that it shows")
  func column() throws {
    let log = Log()
    let list = try graph {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } }
    }.displayList()
    #expect(log.bodies == [0, 1, 2, 3, 4, 5])
    #expect(log.appeared == [0, 1, 2, 3, 4, 5])
    #expect(list.fillRects.map(\.minY) == [0, 50, 100, 150, 200, 250])
  }

  @Test("elements without views end no rows: what comes after them is made")
  func emptyRows() throws {
    let texts = try graph {
      ScrollView {
        LazyVStack {
          ForEach(0..<9) { if $0 == 0 { Text("\($0)") } }
          ForEach(0..<9) { if $0 > 6 { Text("\($0)") } }
        }
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<9) { if $0 == 0 { Text("\($0)") } }
          ForEach(0..<9) { if $0 > 6 { Text("\($0)") } }
        }
      }
    }.displayList().texts.map(\.run.text)
    #expect(texts == ["0", "7", "8", "0", "7", "8"])
  }

  @Test("distances count, and a row that is seen in part is made")
  func spacing() throws {
    let log = Log()
    _ = try graph {
      ScrollView { LazyVStack(spacing: 10) { ForEach(0..<100) { Row(number: $0, log: log) } } }
    }.displayList()
    // The sixth begins at 300.
    #expect(log.bodies == [0, 1, 2, 3, 4])
    let other = Log()
    _ = try graph(height: 301) {
      ScrollView { LazyVStack(spacing: 10) { ForEach(0..<100) { Row(number: $0, log: other) } } }
    }.displayList()
    #expect(other.bodies == [0, 1, 2, 3, 4, 5])
  }

  @Test("a hundred thousand rows take what those in the window take")
  func manyRows() throws {
    let log = Log()
    let few = graph {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<6) { Row(number: $0, log: log) } } }
    }
    let many = graph {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(number: $0, log: log) } } }
    }
    #expect(try few.displayList().fillRects == many.displayList().fillRects)
    #expect(log.bodies.count == 12)
    #expect(few.session.drawnNodes == many.session.drawnNodes)
  }

  @Test("the content is as long as it would be with all of its rows, if they are alike")
  func length() throws {
    let length = Box(CGFloat.zero)
    let log = Log()
    _ = try graph {
      ScrollView {
        LazyVStack(spacing: 8) { ForEach(0..<1000) { Row(number: $0, log: log) } }
          .onGeometryChange(for: CGFloat.self, of: \.size.height) { length.value = $0 }
      }
    }.displayList()
    #expect(abs(length.value - (1000 * 58 - 8)) < 0.001)
  }

  @Test("rows across, from both sides")
  func row() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let log = Log()
      let list = try graph(width: 300, height: 100) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } }
        }
        .environment(\.layoutDirection, direction)
      }.displayList()
      #expect(log.bodies == [0, 1, 2, 3, 4, 5])
      #expect(list.fillRects.map(\.minX).sorted() == [0, 50, 100, 150, 200, 250])
    }
  }

  @Test("cells of grids, line by line")
  func grid() throws {
    let log = Log()
    _ = try graph(width: 150) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<1000) { Row(number: $0, log: log) }
        }
      }
    }.displayList()
    #expect(Set(log.bodies) == Set(0..<18))
  }

  @Test("rows of lists, and those of sections one section after the other")
  func list() throws {
    let log = Log()
    _ = try graph(height: 440) {
      List(0..<1000, id: \.self) { Row(number: $0, log: log, length: 22) }.listStyle(.plain)
    }.displayList()
    // One more: a row's content ends before the row does.
    #expect(Set(log.bodies) == Set(0..<11))
    let other = Log()
    _ = try graph(height: 440) {
      List {
        ForEach(0..<100, id: \.self) { section in
          Section {
            ForEach(0..<4, id: \.self) { Row(number: section * 4 + $0, log: other, length: 22) }
          }
        }
      }
      .listStyle(.plain)
    }.displayList()
    #expect(other.bodies.max() ?? 0 < 12 && Set(other.bodies).count > 7)
  }

  @Test("what comes after rows that are out of sight is not made either")
  func several() throws {
    let log = Log()
    _ = try graph {
      ScrollView {
        LazyVStack(spacing: 0) {
          Row(number: -1, log: log)
          ForEach(0..<3) { Row(number: $0, log: log) }
          ForEach(3..<100) { Row(number: $0, log: log) }
          ForEach(100..<200) { Row(number: $0, log: log) }
        }
      }
    }.displayList()
    #expect(Set(log.bodies) == Set(-1...4))
  }

  @Test("views that a row takes apart and lays out itself are no rows: all of them are made")
  func takenApart() throws {
    struct Line<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { parts in HStack(spacing: 0) { ForEach(parts) { $0 } } }
      }
    }
    for lists in [false, true] {
      let log = Log()
      let cells = ForEach(0..<40) { Row(number: $0, log: log, length: 2) }
      let graph = graph {
        if lists {
          List { Line { cells } }.listStyle(.plain)
        } else {
          ScrollView { LazyVStack { Line { cells } } }
        }
      }
      let first = try graph.displayList()
      #expect(Set(log.bodies) == Set(0..<40))
      #expect(try graph.displayList(at: 1) == first)
    }
  }

  @Test("without a window, or in one that is as long as its content, all rows are made")
  func unlimited() throws {
    let log = Log()
    _ = try graph {
      LazyVStack(spacing: 0) { ForEach(0..<20) { Row(number: $0, log: log) } }
    }.displayList()
    #expect(log.bodies.count == 20)
    let other = Log()
    let list = try graph(height: nil) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Row(number: $0, log: other) } } }
    }.displayList()
    #expect(other.bodies.count == 200)
    #expect(list.size.height == 10_000)
  }

  @Test("a window at its content's end shows the last rows")
  func end() throws {
    let log = Log()
    let list = try graph {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Row(number: $0, log: log) } } }
        .defaultScrollAnchor(.bottom)
    }.displayList()
    #expect(list.fillRects.filter { $0.minY >= 0 && $0.minY < 300 }.count == 6)
  }

  private struct Jump: View {
    let goal: String?
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40) { Row(number: $0, log: log).id("first \($0)") }
            ForEach(40..<100) { number in
              if number > 0 { Row(number: number, log: log).padding(0).id("second \(number)") }
            }
          }
        }
        .onChange(of: goal) { if let goal { proxy.scrollTo(goal, anchor: .top) } }
      }
    }
  }

  @Test("a scroll to an explicit id finds a row that is not made yet")
  func explicitIDs() throws {
    func offset(_ goal: String) throws -> CGFloat? {
      let stage = try Stage(nil as String?, width: 100, height: 300) { Jump(goal: $0, log: Log()) }
      _ = try stage.show(goal)
      return stage.graph.rootLayout?.firstWindow?.offset(at: stage.graph.time).y
    }
    #expect(try offset("first 30") == 1500)
    #expect(try offset("second 60") == 3000)
    #expect(try offset("third 60") == 0)
  }

  private struct Feed: View {
    @State private var count = 20
    let log: Log

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Row(number: number, log: log).onAppear { if number == count - 1 { count += 20 } }
          }
        }
      }
    }
  }

  @Test("a feed that loads more when its last row appears comes to rest")
  func feed() throws {
    let log = Log()
    _ = try graph { Feed(log: log) }.displayList()
    #expect(log.appeared == [0, 1, 2, 3, 4, 5])
  }

  private struct Changing: View {
    @State private var numbers = Array(0..<1000)
    let change: (inout [Int]) -> Void
    let log: Log

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Row(number: $0, log: log) }
        }
      }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        change(&numbers)
      }
    }
  }

  @Test("rows that are put in or taken out leave the others what they are")
  func changes() throws {
    func bodies(_ change: @escaping (inout [Int]) -> Void) throws -> [Int] {
      let log = Log()
      let graph = graph { Changing(change: change, log: log) }
      _ = try graph.displayList(at: 0.5)
      log.bodies = []
      let list = try graph.displayList(at: 1)
      #expect(list.fillRects.filter { $0.minY >= 0 && $0.minY < 300 }.count == 6)
      return log.bodies
    }
    #expect(try bodies { $0.insert(-1, at: 0) } == [-1])
    #expect(try bodies { $0.insert(contentsOf: [-1, -2], at: 3) } == [-1, -2])
    #expect(try bodies { $0.remove(at: 2) } == [6])
    #expect(try bodies { $0.append(1000) } == [])
    #expect(try bodies { $0 = Array(2000..<3000) } == Array(2000..<2006))
    #expect(try bodies { $0.removeLast(990) } == [])
  }

  @Test("stacks inside of rows, and views over them, make all of theirs")
  func inside() throws {
    let log = Log()
    _ = try graph {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { _ in
            VStack(spacing: 0) { ForEach(0..<5) { Row(number: $0, log: log) } }
              .overlay { ForEach(5..<7) { Row(number: $0, log: log, length: 1) } }
          }
        }
      }
    }.displayList()
    #expect(log.bodies.count == 14 && Set(log.bodies) == Set(0..<7))
  }
}
