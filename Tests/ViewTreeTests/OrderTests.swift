import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// What happens to several views at once happens in an order that is the same in every run.
@Suite("Order")
@MainActor
struct OrderTests {
  private final class Log {
    var numbers: [Int] = []
    var count = 0
  }

  private struct Mover: View, @preconcurrency Animatable {
    let number: Int
    var length: CGFloat
    let log: Log

    var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }

    var body: some View {
      let _ = log.numbers.append(number)
      Color.red.frame(width: length, height: 1)
    }
  }

  @Test("views on their way run in the order in which they set off")
  func movers() throws {
    let log = Log()
    let stage = try Stage(CGFloat(10)) { length in
      VStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { Mover(number: $0, length: length, log: log) }
      }
    }
    stage.set(90, at: 1, animation: .linear(duration: 1))
    _ = try stage.graph.displayList(at: 1.25)
    for time in [1.5, 1.75] {
      log.numbers = []
      _ = try stage.graph.displayList(at: time)
      #expect(log.numbers == Array(0..<60))
    }
  }

  /// Takes a number as it comes, and says it as it goes.
  private struct Mark: View {
    @State private var number = 0
    let log: Log

    var body: some View {
      Color.blue
        .onAppear {
          log.count += 1
          number = log.count
        }
        .onDisappear { log.numbers.append(number) }
    }
  }

  @Test("second views of what has gone go in the order in which they came")
  func secondViews() throws {
    for isInset in [false, true] {
      let log = Log()
      let stage = try Stage(60) { count in
        let rows = ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
        VStack(spacing: 0) {
          if isInset {
            rows.safeAreaInset(edge: .top) { Mark(log: log) }
          } else {
            rows.overlay { Mark(log: log) }
          }
        }
      }
      _ = try stage.show(0)
      #expect(log.numbers == Array(1...60))
    }
  }

  @Test("the registry keeps the order of coming, over gaps and returns")
  func registry() {
    let nodes = (0..<100).map { _ in AnyViewNode() }
    var registry = MotionRegistry()
    for node in nodes { registry.insert(node) }
    registry.insert(nodes[0])
    for (index, node) in nodes.enumerated() where !index.isMultiple(of: 4) { registry.remove(node) }
    registry.remove(nodes[1])
    registry.insert(nodes[2])
    let expected = nodes.indices.filter { $0.isMultiple(of: 4) } + [2]
    #expect(registry.views.map { node in nodes.firstIndex { $0 === node } } == expected)
    for node in nodes { registry.remove(node) }
    #expect(registry.all.isEmpty)
  }

  @Test("a transaction is that of all modifiers above, the nearest last, however a change starts")
  func transactions() throws {
    let stage = try Stage(CGFloat(10)) { width in
      VStack {
        Rectangle().frame(width: width, height: 10)
          .animation(.linear(duration: 2), value: width)
      }
      .transaction { $0.animation = .linear(duration: 1) }
    }
    stage.set(30, at: 1)
    #expect(try stage.graph.displayList(at: 1.5).fillRects.map(\.width) == [15])
  }
}
