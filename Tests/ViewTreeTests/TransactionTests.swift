import Foundation
import TestSupport
import Testing
import VectorGraphics
import ViewAnimation

@testable import ViewTree

@Suite("Transactions") @MainActor
struct TransactionTests {
  private final class Log { var lines: [String] = [] }

  private struct Square: View {
    let log: Log
    var criteria = AnimationCompletionCriteria.logicallyComplete
    var animation: Animation? = .linear(duration: 1)
    @State private var width: CGFloat = 10

    var body: some View {
      Rectangle().frame(width: width, height: 10).onAppear {
        withAnimation(animation, completionCriteria: criteria) {
          width = 30
        } completion: {
          log.lines.append("done")
        }
      }
    }
  }

  @Test("a completion is called at the end of the animation, not before")
  func completion() throws {
    let log = Log()
    let graph = scene { Square(log: log) }
    _ = try graph.displayList(at: 0.99)
    #expect(log.lines.isEmpty)
    _ = try graph.displayList(at: 1)
    #expect(log.lines == ["done"])
  }

  private struct Marker: TransactionKey { static let defaultValue = 0 }

  private struct Point { var x = 10.0 }

  /// Sets a part of a point through a binding, and takes down under which transaction that shows.
  private struct Writer: View {
    let change: (Binding<Point>) -> Binding<Double>
    let log: Log
    @State private var point = Point()

    var body: some View {
      Rectangle().frame(width: point.x, height: 10)
        .transaction { transaction in
          log.lines.append(
            "\(transaction[Marker.self]) \(transaction.isContinuous) \(transaction.animation != nil)"
          )
        }
        .onAppear { change($point).wrappedValue = 30 }
    }
  }

  @Test("a binding writes under its own transaction, whatever that says")
  func bindings() throws {
    func last(_ change: @escaping (Binding<Point>) -> Binding<Double>) throws -> String? {
      let log = Log()
      _ = try scene { Writer(change: change, log: log) }.displayList()
      return log.lines.last
    }
    var marked = Transaction()
    marked[Marker.self] = 7
    #expect(try last { $0.x.transaction(marked) } == "7 false false")
    var continuous = Transaction()
    continuous.isContinuous = true
    #expect(try last { $0.transaction(continuous).x } == "0 true false")
    #expect(try last { $0.animation(.linear).x } == "0 false true")
    #expect(try last { $0.animation(.linear).x.animation(nil) } == "0 false false")
    let log = Log()
    var completing = Transaction()
    completing.addAnimationCompletion { log.lines.append("complete") }
    #expect(try last { $0.x.transaction(completing) } == "0 false false")
    #expect(log.lines == ["complete"])
  }

  @Test("a spring is logically complete after its response, and removed later")
  func criteria() throws {
    for (criteria, time) in [(AnimationCompletionCriteria.logicallyComplete, 0.5), (.removed, 0.7)]
    {
      let log = Log()
      let graph = scene { Square(log: log, criteria: criteria, animation: .spring(duration: 0.5)) }
      _ = try graph.displayList(at: time - 0.01)
      #expect(log.lines.isEmpty)
      _ = try graph.displayList(at: criteria == .removed ? 5 : time)
      #expect(log.lines == ["done"])
    }
  }

  @Test("a change that is not animated is complete at once")
  func unanimated() throws {
    let log = Log()
    let graph = scene { Square(log: log, animation: nil) }
    _ = try graph.displayList()
    #expect(log.lines == ["done"])
  }

  @Test("a change that no view takes on is complete when its body returns")
  func unclaimed() {
    let log = Log()
    withAnimation {
      log.lines.append("body")
    } completion: {
      log.lines.append("done")
    }
    #expect(log.lines == ["body", "done"])
  }

  private func rects<V: View>(
    at time: Double, animation: Animation?, @ViewBuilder _ view: @escaping (Bool) -> V
  ) throws -> [Double] {
    let stage = try Stage(false, content: view)
    stage.set(true, at: 1, animation: animation)
    return try stage.graph.displayList(at: 1 + time).fillRects.map { Double($0.width) }
  }

  @Test("animation(_:) animates every change, transaction can take the animation away")
  func modifiers() throws {
    let bar = { (isWide: Bool) in Rectangle().frame(width: isWide ? 30 : 10, height: 10) }
    #expect(
      try rects(at: 0.5, animation: nil) { bar($0).animation(.linear(duration: 1)) } == [20])
    #expect(
      try rects(at: 0.5, animation: .linear(duration: 1)) { bar($0).animation(nil) } == [30])
    #expect(
      try rects(at: 0.5, animation: .linear(duration: 1)) {
        bar($0).transaction { $0.animation = $0.animation?.speed(2) }
      } == [30])
    #expect(
      try rects(at: 0.25, animation: .linear(duration: 1)) { isWide in
        bar(isWide).transaction(value: isWide) { $0.animation = $0.animation?.speed(2) }
      } == [20])
  }

  @Test("disablesAnimations keeps animation modifiers out")
  func disabling() throws {
    let stage = try Stage(false) { isWide in
      Rectangle().frame(width: isWide ? 30 : 10, height: 10)
        .animation(.linear(duration: 1), value: isWide)
        .transaction { $0.disablesAnimations = true }
    }
    stage.set(true, at: 1, animation: nil)
    #expect(try stage.graph.displayList(at: 1.5).fillRects.map(\.width) == [30])
  }

  private struct Loud: TransactionKey { static let defaultValue = false }

  @Test("a transaction carries values of one's own")
  func keys() throws {
    var transaction = Transaction(animation: .default)
    #expect(!transaction[Loud.self])
    transaction[Loud.self] = true
    #expect(transaction[Loud.self])
  }
}

@Suite("Animations of some modifiers") @MainActor
struct ScopedAnimationTests {
  private struct Moving: View {
    @State private var isMoved = false

    var body: some View {
      Color.red
        .frame(width: 10, height: 10)
        .offset(y: isMoved ? 40 : 0)
        .animation(.linear(duration: 1)) { $0.offset(x: isMoved ? 40 : 0) }
        .onAppear { isMoved = true }
    }
  }

  @Test("what the modifiers change is animated, what is inside them is not")
  func scoped() throws {
    let graph = scene { Moving() }
    let start = try #require(try graph.displayList(at: 0).fillRects.first)
    #expect(start.minY == 85)
    #expect(abs(start.minX - 45) < 1e-9)
    let middle = try #require(try graph.displayList(at: 0.5).fillRects.first)
    #expect(middle.minY == 85)
    #expect(abs(middle.minX - 65) < 1e-9)
    let end = try #require(try graph.displayList(at: 1.5).fillRects.first)
    #expect(end.minX == 85)
  }
}
