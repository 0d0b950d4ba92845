import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

@Suite("matchedGeometryEffect") @MainActor
struct MatchedGeometryTests {
  /// A small square at the top left, or a large one at the bottom right.
  private struct Hero: View {
    let isLarge: Bool
    var properties = MatchedGeometryProperties.frame
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          square.frame(width: 40, height: 40).padding(.leading, 60).padding(.top, 60)
        } else {
          square.frame(width: 20, height: 20)
        }
      }
    }

    private var square: some View {
      Rectangle().matchedGeometryEffect(id: "hero", in: space, properties: properties)
    }
  }

  private func rects(at time: Double) throws -> [CGRect] {
    let stage = try Stage(false) { Hero(isLarge: $0) }
    stage.set(true, at: 1, animation: .linear(duration: 1))
    return try stage.graph.displayList(at: time).fillRects
  }

  // From (0, 0, 20, 20) to (60, 60, 40, 40); half-way (30, 30, 30, 30).
  @Test("the one that goes and the one that comes move together from frame to frame")
  func hero() throws {
    #expect(try rects(at: 0.5) == [CGRect(0, 0, 20, 20)])
    #expect(try rects(at: 1.5) == [CGRect(30, 30, 30, 30), CGRect(30, 30, 30, 30)])
    #expect(try rects(at: 1.25) == [CGRect(15, 15, 25, 25), CGRect(15, 15, 25, 25)])
    #expect(try rects(at: 2.5) == [CGRect(60, 60, 40, 40)])
  }

  @Test("frames in any order are the same")
  func order() throws {
    let stage = try Stage(false) { Hero(isLarge: $0) }
    stage.set(true, at: 1, animation: .linear(duration: 1))
    let times = [0.9, 1, 1.25, 1.5, 1.75, 2, 3]
    let forward = try times.map { try rects(at: $0) }
    #expect(try times.reversed().map { try rects(at: $0) } == forward.reversed())
  }

  /// Two tabs, and a line that follows the chosen one.
  private struct Tabs: View {
    let chosen: Int
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.clear.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20)
        Color.clear.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
          .padding(.leading, 60)
        Rectangle().matchedGeometryEffect(id: chosen, in: space, isSource: false)
          .frame(width: 1, height: 1)
      }
    }
  }

  // From (0, 0, 20, 20) to (60, 0, 40, 20); half-way (30, 0, 30, 20).
  @Test("a view that follows another goes to the next one when its id changes")
  func followerChangesID() throws {
    let stage = try Stage(0) { Tabs(chosen: $0) }
    stage.set(1, at: 1, animation: .linear(duration: 1))
    let rects = try [0.5, 1.5, 2.5].map { try stage.graph.displayList(at: $0).fillRects }
    #expect(
      rects == [[CGRect(0, 0, 20, 20)], [CGRect(30, 0, 30, 20)], [CGRect(60, 0, 40, 20)]])
  }

  private struct Follower: View {
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 30, height: 10)
            .matchedGeometryEffect(id: 0, in: space, isSource: true)
          Color.clear.frame(width: 50, height: 20)
        }
        Rectangle().matchedGeometryEffect(id: 0, in: space, isSource: false)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  // The stack is 80 by 20; its first element is centred: (0, 5, 30, 10).
  @Test("what is no source takes the frame of the source")
  func follower() throws {
    #expect(try scene { Follower() }.displayList().fillRects == [CGRect(0, 5, 30, 10)])
  }

  private struct Twice: View {
    @Namespace private var space
    var body: some View {
      HStack {
        Rectangle().matchedGeometryEffect(id: "a", in: space)
        Rectangle().matchedGeometryEffect(id: "a", in: space)
      }
    }
  }

  @Test("two sources of one id are reported")
  func twoSources() throws {
    let graph = scene { Twice() }
    _ = try graph.displayList()
    #expect(graph.problems.contains { $0.problem.message.contains("several views with the id a") })
  }
}
