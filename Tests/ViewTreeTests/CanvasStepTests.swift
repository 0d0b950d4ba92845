import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@testable import ViewTree

@Suite("Canvases that take steps where they draw")
@MainActor
struct CanvasStepTests {
  private final class Particles {
    var count = 0
    var seen: Set<Date> = []

    func step(_ date: Date) {
      count += 1
      seen.insert(date)
    }
  }

  private struct Field: View {
    @State private var particles = Particles()
    let moves: Bool

    var body: some View {
      TimelineView(.animation) { timeline in
        Canvas { context, _ in
          particles.step(timeline.date)
          let size = CGSize(width: particles.count, height: particles.seen.count)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .frame(width: 100, height: 100)
        .offset(x: moves ? timeline.date.timeIntervalSinceReferenceDate * 10 : 0)
      }
    }
  }

  private func steps(_ graph: ViewGraph, at time: Double) throws -> CGSize {
    try #require(try graph.displayList(at: time).fillRects.first).size
  }

  @Test("a canvas under a timeline draws once at each of its times", arguments: [false, true])
  func steps(moves: Bool) throws {
    let alone = scene { Field(moves: moves) }
    #expect(try steps(alone, at: 0.5) == CGSize(width: 31, height: 31))
    let film = scene { Field(moves: moves) }
    for (time, count) in [(0.0, 1.0), (0.0, 1), (0.13, 8), (0.21, 13), (0.5, 31), (0.21, 13)] {
      #expect(try steps(film, at: time) == CGSize(width: count, height: count))
    }
  }

  @Test("a canvas draws once for each value that it shows, and once for each size")
  func values() throws {
    nonisolated(unsafe) weak var holder: ViewGraph?
    struct Root: View {
      @State private var particles = Particles()
      @State private var value = 0
      @State private var width = 50.0
      let graph: () -> ViewGraph?
      var body: some View {
        Canvas { context, _ in
          particles.step(Date(timeIntervalSinceReferenceDate: Double(value)))
          let size = CGSize(width: particles.count, height: particles.seen.count)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .frame(width: width, height: 50)
        .onAppear {
          for time in 1...3 { graph()?.schedule(at: Double(time)) { value = time } }
          graph()?.schedule(at: 4) { width = 60 }
        }
      }
    }
    let graph = scene { Root { holder } }
    holder = graph
    #expect(try steps(graph, at: 3.5) == CGSize(width: 4, height: 4))
    #expect(try steps(graph, at: 4) == CGSize(width: 5, height: 4))
  }
}
