import Foundation
import TestSupport
import Testing
import VectorGraphics
import ViewAnimation

@testable import ViewTree

@Suite("Phases and keyframes") @MainActor
struct AnimatorTests {
  private func bar(_ width: CGFloat) -> some View { Rectangle().frame(width: width, height: 10) }

  private func widths(_ graph: ViewGraph, _ times: [Double]) throws -> [Double] {
    try times.map { try Double(graph.displayList(at: $0).fillRects.first?.width ?? 0) }
  }

  @Test("phases follow each other when their animations are complete, without end")
  func phases() throws {
    let graph = scene {
      PhaseAnimator([10, 30, 20] as [CGFloat]) {
        bar($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    // 10 to 30 in the first second, to 20 in the second, to 10 in the third, and again.
    #expect(try widths(graph, [0, 0.5, 1, 1.5, 2.5, 3, 3.5]) == [10, 20, 30, 25, 15, 10, 20])
    #expect(try graph.length() == .loop(from: 3, period: 3))
  }

  @Test("a modifier of phases shows the view in each")
  func modifier() throws {
    let graph = scene {
      bar(10).phaseAnimator([0, 20] as [CGFloat]) { content, x in
        content.offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(try graph.displayList(at: 0.5).fillRects == [CGRect(55, 45, 10, 10)])
  }

  @Test("phases with a trigger run once, back to the first")
  func triggeredPhases() throws {
    func make() throws -> ViewGraph {
      let stage = try Stage(0) { trigger in
        PhaseAnimator([10, 30] as [CGFloat], trigger: trigger) {
          bar($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
      stage.set(1, at: 2)
      return stage.graph
    }
    #expect(try widths(make(), [1, 2, 2.5, 3, 3.5, 4, 9]) == [10, 10, 20, 30, 20, 10, 10])
    #expect(try make().length() == .rest(at: 4))
  }

  @Test("equal phases follow each other like different ones")
  func equalPhases() throws {
    let container = scene {
      PhaseAnimator([10, 10, 30] as [CGFloat]) {
        bar($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    let modifier = scene {
      Rectangle().phaseAnimator([10, 10, 30] as [CGFloat]) { content, width in
        content.frame(width: width, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    for graph in [container, modifier] {
      let times = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4.5]
      #expect(try widths(graph, times) == [10, 10, 10, 20, 30, 20, 10, 10, 20])
    }
  }

  @Test("phases that change nothing last as long as their animations")
  func stillPhases() throws {
    let graph = scene {
      PhaseAnimator([1, 2]) { _ in
        bar(10)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(try widths(graph, [0, 1.5, 100]) == [10, 10, 10])
  }

  @Test("keyframes run from the appearance on, again and again")
  func keyframes() throws {
    let graph = scene {
      KeyframeAnimator(initialValue: CGFloat(10)) {
        bar($0)
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
        LinearKeyframe(10, duration: 1)
      }
    }
    #expect(try widths(graph, [0, 0.5, 1, 1.5, 2.5]) == [10, 20, 30, 20, 20])
    #expect(try graph.length() == .loop(from: 0, period: 2))
  }

  private struct Values {
    var width: CGFloat = 10
    var height: CGFloat = 10
  }

  @Test("tracks run side by side, each holds its last value")
  func tracks() throws {
    let graph = scene {
      Rectangle().keyframeAnimator(initialValue: Values(), repeating: false) { content, values in
        content.frame(width: values.width, height: values.height)
      } keyframes: { _ in
        KeyframeTrack(\.width) { LinearKeyframe(30, duration: 1) }
        KeyframeTrack(\.height) {
          MoveKeyframe(20)
          LinearKeyframe(40, duration: 2)
        }
      }
    }
    #expect(try graph.displayList(at: 1.5).fillRects.map(\.size) == [CGSize(width: 30, height: 35)])
    #expect(try graph.length() == .rest(at: 2))
  }

  @Test("keyframes with a trigger start from the value that shows")
  func triggeredKeyframes() throws {
    let stage = try Stage(0) { trigger in
      KeyframeAnimator(initialValue: CGFloat(10), trigger: trigger) {
        bar($0)
      } keyframes: { value in
        LinearKeyframe(value + 20, duration: 1)
      }
    }
    stage.set(1, at: 1)
    stage.set(2, at: 1.5)
    #expect(try widths(stage.graph, [0.5, 1.5, 2, 2.5, 4]) == [10, 20, 30, 40, 40])
  }
}

/// Numbers measured on Apple's SwiftUI: `timeline.periodic.aligned`.
@Suite("Timeline schedules") struct TimelineScheduleTests {
  @Test("a periodic schedule starts at the last of its times that has not passed")
  func aligned() {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 5)
    #expect(
      Array(schedule.entries(from: date(15), mode: .normal).prefix(2)) == [date(15), date(20)])
    #expect(
      Array(schedule.entries(from: date(17), mode: .normal).prefix(2)) == [date(15), date(20)])
  }

  @Test("an animation's schedule starts at the time given, and has none while paused or seldom")
  func animation() {
    let start = Date(timeIntervalSinceReferenceDate: 15.03)
    let schedule = AnimationTimelineSchedule(minimumInterval: 0.5)
    #expect(
      Array(schedule.entries(from: start, mode: .normal).prefix(2))
        == [start, start.addingTimeInterval(0.5)])
    #expect(Array(schedule.entries(from: start, mode: .lowFrequency)).isEmpty)
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(Array(paused.entries(from: start, mode: .normal)).isEmpty)
  }
}
