import Foundation
import TestSupport
import Testing
import VectorGraphics
import ViewAnimation

@testable import ViewTree

@Suite("What a frame costs") @MainActor
struct FrameCostTests {
  private struct Moving: View {
    @State private var isMoved = false

    var body: some View {
      Circle().frame(width: 4, height: 4).offset(x: isMoved ? 40 : 0).onAppear {
        withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true }
      }
    }
  }

  private func grid(_ rows: Int) -> some View {
    ZStack {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in
          HStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Rectangle() } }
        }
      }
      Moving()
    }
  }

  @Test("a small motion over many shapes at rest draws what moves and what is around it")
  func motion() throws {
    var costs: [Int] = []
    for rows in [1, 50] {
      let graph = scene { grid(rows) }
      _ = try graph.displayList()
      var bodies = 0
      graph.onBody = { _ in bodies += 1 }
      let before = graph.session.drawnNodes
      for frame in 1...10 { _ = try graph.displayList(at: Double(frame) / 30) }
      costs.append(graph.session.drawnNodes - before)
      #expect(bodies == 0)
    }
    // The offset, the frame around it, the stack and the root, ten times; the shapes are kept.
    #expect(costs[0] == costs[1])
    #expect(costs[0] <= 10 * 6)
  }

  @Test("two frames differ in little but where something moves")
  func damage() throws {
    let graph = scene { grid(10) }
    let first = try graph.displayList(at: 0.1)
    let second = try graph.displayList(at: 0.2)
    #expect((1...2).contains(second.damage(since: first, scale: 1).count))
  }
}
