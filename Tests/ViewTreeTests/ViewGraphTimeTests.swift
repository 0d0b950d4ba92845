import Dispatch
import Foundation
import TestSupport
import Testing
import ValueStreams
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// A disc that moves to the right when it appears.
private struct Mover: View {
  @State private var isMoved = false
  var animation: Animation? = .spring

  var body: some View {
    Circle()
      .frame(width: 10, height: 10)
      .offset(x: isMoved ? 100 : 0)
      .onAppear { withAnimation(animation) { isMoved = true } }
  }
}

/// Counts the ticks of a schedule in state.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    TimelineView(.periodic(from: .sceneStart, by: 1)) { context in
      Rectangle().frame(width: CGFloat(context.date.timeIntervalSince(.sceneStart)) + 1, height: 4)
    }
  }
}

@Suite("ViewGraph: time")
@MainActor
struct ViewGraphTimeTests {
  @Test("an animation that starts when a view appears runs from time 0")
  func onAppear() throws {
    let graph = scene { Mover() }
    let start = try graph.displayList(at: 0).fillRects
    #expect(start == [CGRect(x: 45, y: 45, width: 10, height: 10)])
    let spring = Spring(duration: 0.5, bounce: 0)
    for time in [0.1, 0.25, 0.5] {
      let x = try #require(graph.displayList(at: time).fillRects.first).minX
      let expected = 45 + spring.value(target: 100.0, time: time)
      #expect(abs(x - expected) < 1e-6)
    }
    #expect(try graph.displayList(at: 10).fillRects.first?.minX == 145)
  }

  @Test("a change without an animation shows at once")
  func jump() throws {
    let graph = scene { Mover(animation: nil) }
    #expect(try graph.displayList(at: 0).fillRects.first?.minX == 145)
  }

  @Test("a picture of a time alone equals the same picture reached in order, and in any order")
  func anyOrder() throws {
    func make() -> ViewGraph {
      scene {
        VStack {
          Mover()
          Counter()
          Mover(animation: .easeInOut(duration: 5).repeatForever())
        }
      }
    }
    let inOrder = make()
    var lists: [Double: DisplayList] = [:]
    for frame in 0...40 {
      lists[Double(frame) / 10] = try inOrder.displayList(at: Double(frame) / 10)
    }
    let alone = try make().displayList(at: 3.6)
    #expect(alone == lists[3.6])
    #expect(alone.description == lists[3.6]?.description)
    let backwards = make()
    for time in [3.6, 0.4, 2.2, 0, 4, 1.1] {
      #expect(try backwards.displayList(at: time) == lists[time])
    }
  }

  @Test("a timeline shows the last of its times")
  func timeline() throws {
    let graph = scene { Counter() }
    for (time, width) in [(0.0, 1.0), (0.99, 1), (1, 2), (3.6, 4), (2.5, 3)] {
      #expect(try graph.displayList(at: time).fillRects.map(\.width) == [CGFloat(width)])
    }
  }

  @Test("a second change takes over a spring's value and velocity")
  func retarget() throws {
    struct Toggling: View {
      @Binding var x: CGFloat
      var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: x) }
    }
    struct Root: View {
      @State private var x: CGFloat = 0
      let graph: () -> ViewGraph?
      var body: some View {
        Toggling(x: $x).onAppear {
          withAnimation(.spring(duration: 1)) { x = 50 }
          graph()?.schedule(at: 0.3) { withAnimation(.spring(duration: 1)) { x = -20 } }
        }
      }
    }
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root(graph: { holder }) }
    holder = graph
    func x(_ time: Double) throws -> Double {
      try #require(graph.displayList(at: time).fillRects.first).minX - 45
    }
    let step = 1e-4
    let before = (try x(0.3) - x(0.3 - step)) / step
    let after = (try x(0.3 + step) - x(0.3)) / step
    #expect(abs(before - after) < 0.5)
    #expect(before > 10)
    #expect(try x(20) == -20)
  }

  @Test("changes under two transactions at one time are shown one after the other")
  func twoTransactions() throws {
    struct Root: View {
      @State private var x: CGFloat = 80
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x).onAppear {
          x = 0
          withAnimation(.linear(duration: 1)) { x = 10 }
        }
      }
    }
    let graph = scene { Root() }
    #expect(try graph.displayList(at: 0).fillRects.first?.minX == 45)
    #expect(try graph.displayList(at: 0.5).fillRects.first?.minX == 50)
  }

  @Test("frames move when siblings come, as the transaction says")
  func frames() throws {
    struct Root: View {
      @State private var isWide = false
      var body: some View {
        HStack(spacing: 0) {
          Rectangle().frame(width: isWide ? 40 : 20, height: 10)
          Rectangle().frame(width: 10, height: 10)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    let graph = scene { Root() }
    let (start, middle, end) = (
      try graph.displayList(at: 0).fillRects, try graph.displayList(at: 0.5).fillRects,
      try graph.displayList(at: 1).fillRects
    )
    #expect(start[0] == CGRect(x: 35, y: 45, width: 20, height: 10))
    #expect(end[0] == CGRect(x: 25, y: 45, width: 40, height: 10))
    #expect(middle[0] == CGRect(x: 30, y: 45, width: 30, height: 10))
    #expect(middle[1].minX == 60)
  }

  @Test("changes without end are an error")
  func endless() {
    struct Root: View {
      @State private var number = 0
      var body: some View {
        Rectangle().id(number).onDisappear { number += 1 }.onAppear { number += 1 }
      }
    }
    struct Pair: View {
      @State private var number = 0
      var body: some View {
        Circle().onAppear { number += 1 }.id(number)
      }
    }
    #expect(throws: ViewGraphError.unsettled(time: 0, rounds: 100)) {
      try scene { Pair() }.displayList()
    }
  }

  @Test(
    "work that plans itself at one instant is an error, be it one call or two",
    .timeLimit(.minutes(TestLength.minutes(20))), arguments: [1, 2])
  func endlessMainQueue(calls: Int) {
    @Sendable func again() {
      for _ in 0..<calls { DispatchQueue.main.async(execute: again) }
    }
    let graph = scene { Rectangle().onAppear(perform: again) }
    #expect(throws: ViewGraphError.unsettled(time: 0, rounds: 100)) {
      try graph.displayList(at: 1)
    }
  }

  @Test(
    "timers that never let a second end are an error", arguments: [1e-9, 1e-300],
    [0, 1] as [Int])
  func restless(interval: Double, kind: Int) {
    struct Restless: View {
      let interval: Double
      let kind: Int
      var body: some View {
        if kind == 0 {
          Rectangle().onReceive(
            Timer.publish(every: interval, on: .main, in: .common).autoconnect()
          ) { _ in }
        } else {
          Rectangle().onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
          }
        }
      }
    }
    let graph = scene { Restless(interval: interval, kind: kind) }
    #expect(throws: ViewGraphError.tooManyEvents(time: 0, limit: 100_000)) {
      try graph.displayList(at: 2)
    }
  }

  @Test("schedules of timelines that never let a second end are an error")
  func restlessTimeline() {
    let graph = scene {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1e-9)) { _ in
        Rectangle()
      }
    }
    #expect(throws: ViewGraphError.tooManyEvents(time: 0, limit: 100_000)) {
      try graph.displayList(at: 2)
    }
  }

  @Test("a timer of a thousandth of a second may run for minutes")
  func fastTimer() throws {
    let graph = scene {
      Rectangle().onAppear {
        _ = Timer.scheduledTimer(withTimeInterval: 1e-3, repeats: true) { _ in }
      }
    }
    _ = try graph.displayList(at: 150)
  }

  @Test("a timer that is made in a scene goes by its time, and ends itself")
  func ownTimers() throws {
    nonisolated(unsafe) var calls: [Int] = []
    var held: Timer?
    let graph = scene {
      Rectangle().onAppear {
        nonisolated(unsafe) var often: Timer?
        often = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          calls.append(1)
          if calls.count == 3 { often?.invalidate() }
        }
        let later = Timer(timeInterval: 2, repeats: false) { _ in calls.append(2) }
        RunLoop.main.add(later, forMode: .common)
        held = later
      }
    }
    _ = try graph.displayList(at: 1.25)
    #expect(calls == [1, 1])
    _ = try graph.displayList(at: 5)
    #expect(calls == [1, 1, 1, 2] && held?.isValid == false)
  }

  @Test("one timer goes by the time of each scene that listens")
  func sharedTimer() throws {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    final class Ticks {
      var count = 0
    }
    let (heard, alsoHeard) = (Ticks(), Ticks())
    let first = scene { Rectangle().onReceive(timer) { _ in heard.count += 1 } }
    let second = scene { Rectangle().onReceive(timer) { _ in alsoHeard.count += 1 } }
    for (graph, time, expected) in [
      (first, 3.5, (3, 0)), (second, 1.5, (3, 1)), (first, 5.5, (5, 1)), (second, 4.5, (5, 4)),
    ] {
      _ = try graph.displayList(at: time)
      #expect((heard.count, alsoHeard.count) == expected)
    }
  }

  @Test("a display list is drawn on another thread")
  func worker() async throws {
    let list = try scene { Mover() }.displayList(at: 0.2)
    let dump = list.description
    let other = await Task.detached { list.description }.value
    #expect(dump == other)
  }
}
