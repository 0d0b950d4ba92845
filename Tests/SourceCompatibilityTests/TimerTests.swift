import Foundation
import ShapeShift
import Testing

@Suite("Timers and queues in a scene")
@MainActor
struct TimerTests {
  private func width(at time: Double) throws -> Double {
    let renderer = ImageRenderer(content: Countdown())
    let list = try renderer.displayList(at: time)
    return Double(try #require(list.roots.first).paintedBounds.width)
  }

  @Test("a timer and what is put off keep the scene's time, in whatever order frames come")
  func virtualTime() throws {
    let expected: [(time: Double, width: Double)] = [
      (3, 60), (2.5, 60), (2.49, 90), (2.25, 90), (2.24, 40), (1.5, 40), (1.49, 30), (1, 30),
      (0.5, 20), (0.49, 10), (0, 10),
    ]
    for (time, width) in expected { #expect(try self.width(at: time) == width, "at \(time)") }
    let renderer = ImageRenderer(content: Countdown())
    for (time, width) in expected {
      let list = try renderer.displayList(at: time)
      #expect(Double(try #require(list.roots.first).paintedBounds.width) == width, "at \(time)")
    }
  }

  @Test("outside of a scene a queue works as Dispatch's does")
  func outside() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
  }
}
