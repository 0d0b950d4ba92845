import Foundation
import Testing
import ViewAnimation

@testable import ViewTree

@Suite("Springs of views take over the velocity of a gesture") @MainActor
struct TrackedVelocityViewTests {
  /// Moves a square by 100 points a second until 1.2 s, and springs it back at 1.3 s.
  private struct Root: View {
    @State private var x = 0.0
    let isTracked: Bool
    let graph: () -> ViewGraph?

    var body: some View {
      Rectangle().frame(width: 10, height: 10).offset(x: x).onAppear {
        for step in 1...12 {
          graph()?.schedule(at: Double(step) / 10) {
            withTransaction(\.tracksVelocity, isTracked) { x = Double(step) * 10 }
          }
        }
        graph()?.schedule(at: 1.3) { withAnimation(.spring(duration: 1)) { x = 0 } }
      }
    }
  }

  @Test(
    "The square continues at its speed, less the loss over time", arguments: [true, false])
  func velocity(isTracked: Bool) throws {
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root(isTracked: isTracked, graph: { holder }) }
    holder = graph
    func x(_ time: Double) throws -> Double {
      try #require(graph.displayList(at: time).fillRects.first).minX - 45
    }
    #expect(try x(1.3) == 120)
    let speed = (try x(1.3001) - x(1.3)) / 0.0001
    #expect(abs(speed - (isTracked ? 81.857 : 0)) < 0.5)
    #expect(try x(20) == 0)
    let later = try x(1.5)
    #expect(try x(0.55) == 50)
    #expect(try x(1.5) == later)
  }
}
