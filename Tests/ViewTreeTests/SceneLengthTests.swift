import Foundation
import TestSupport
import Testing
import ValueStreams
import VectorGraphics
import ViewAnimation

@testable import ViewTree

@Suite("The length of a scene") @MainActor
struct SceneLengthTests {
  private struct Grower: View {
    @State private var isLarge = false
    let animation: Animation?

    var body: some View {
      Rectangle().frame(width: isLarge ? 20 : 10, height: 10)
        .onAppear { withAnimation(animation) { isLarge = true } }
    }
  }

  @Test("a scene in which nothing moves has none")
  func still() throws {
    #expect(try scene { Circle() }.length() == .rest(at: 0))
    #expect(try scene { Grower(animation: nil) }.length() == .rest(at: 0))
  }

  @Test("what starts when it appears counts from time 0")
  func appearance() throws {
    #expect(try scene { Grower(animation: .linear(duration: 2)) }.length() == .rest(at: 2))
    let delayed = Animation.linear(duration: 2).delay(1)
    #expect(try scene { Grower(animation: delayed) }.length() == .rest(at: 3))
  }

  @Test("a repetition without end is a loop")
  func loop() throws {
    let loop = Animation.easeInOut(duration: 0.75).repeatForever()
    #expect(try scene { Grower(animation: loop) }.length() == .loop(from: 0, period: 1.5))
  }

  @Test("a scene lasts until its last event and what that sets off")
  func script() throws {
    let graph = scene { Circle() }
    #expect(try graph.length() == .rest(at: 0))
    graph.schedule(at: 3) {}
    #expect(try graph.length() == .rest(at: 3))
  }

  @Test("a timeline view without an end has no length, one with listed dates has")
  func timelines() throws {
    let endless = scene { TimelineView(.animation) { _ in Circle() } }
    guard case .unknown = try endless.length() else {
      Issue.record("a timeline does not end")
      return
    }
    let listed = scene {
      TimelineView(.explicit([Date.sceneStart, Date.sceneStart + 4])) { _ in Circle() }
    }
    #expect(try listed.length() == .rest(at: 4))
    let paused = scene { TimelineView(.animation(paused: true)) { _ in Circle() } }
    #expect(try paused.length() == .rest(at: 0))
  }

  private struct Countdown: View {
    @State private var rest: Int
    @State private var timer: Timer?
    let interval: Double

    init(from rest: Int, every interval: Double = 1) {
      self.rest = rest
      self.interval = interval
    }

    var body: some View {
      Rectangle().frame(width: CGFloat(rest), height: 4).onAppear {
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          MainActor.assumeIsolated {
            rest -= 1
            if rest == 0 { timer?.invalidate() }
          }
        }
      }
    }
  }

  @Test("a countdown lasts until it is over, a timer without end has no length")
  func timers() throws {
    #expect(try scene { Countdown(from: 12) }.length() == .rest(at: 12))
    let graph = scene { Countdown(from: -1, every: 0.01) }
    guard case .unknown = try graph.length() else {
      Issue.record("a timer does not end")
      return
    }
    #expect(graph.time < 11)
  }

  @Test("after its length nothing changes")
  func rest() throws {
    let graph = scene { Grower(animation: .bouncy) }
    guard case .rest(let end) = try graph.length() else {
      Issue.record("a spring rests")
      return
    }
    let last = try graph.displayList(at: end)
    #expect(try graph.displayList(at: end + 1) == last)
    #expect(last.fillRects == [CGRect(40, 45, 20, 10)])
  }
}
