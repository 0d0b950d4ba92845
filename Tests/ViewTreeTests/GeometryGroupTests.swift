import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// Views that carry the frames inside while they move.
@Suite("Geometry groups and geometry effects")
@MainActor
struct GeometryGroupTests {
  /// A row of a moving width, with a disc that is new, moves by its own animation, or stays.
  private enum Disc: CaseIterable { case stays, isNew, movesSlowly }

  private func x<V: View>(
    _ disc: Disc, at time: Double, @ViewBuilder group: @escaping (AnyView) -> V
  ) throws -> CGFloat {
    let stage = try Stage(false, width: 200, height: 20) { isMoved in
      HStack(spacing: 0) {
        Color.clear.frame(width: isMoved ? 100 : 0, height: 1)
        group(
          AnyView(
            HStack(spacing: 0) {
              if disc != .isNew || isMoved {
                Color.red.frame(width: 10, height: 10).transition(.identity)
              }
            }
            .padding(.leading, disc == .movesSlowly && isMoved ? 20 : 0)
            .animation(disc == .movesSlowly ? .linear(duration: 2) : nil, value: isMoved)
            .frame(width: 60, alignment: .leading)))
      }
      .frame(width: 200, alignment: .leading)
    }
    stage.set(true, at: 1, animation: .linear(duration: 1))
    let fill = try #require(
      stage.graph.displayList(at: time).fills.first { $0.path.boundingRect.width == 10 })
    return fill.path.boundingRect.minX
  }

  @Test("A group carries new views, views that move on their own, and views that do not move")
  func group() throws {
    // Half of the group's way of 100, and a quarter of the disc's of 20.
    #expect(try x(.stays, at: 1.5) { $0.geometryGroup() } == 50)
    #expect(try x(.isNew, at: 1.5) { $0.geometryGroup() } == 50)
    #expect(try x(.movesSlowly, at: 1.5) { $0.geometryGroup() } == 55)
    for disc in Disc.allCases {
      #expect(try x(disc, at: 4) { $0.geometryGroup() } == (disc == .movesSlowly ? 120 : 100))
    }
  }

  @Test("Geometry effects carry views like a group, other effects do not")
  func effects() throws {
    #expect(try x(.isNew, at: 1.5) { $0.offset(x: 5) } == 55)
    #expect(try x(.isNew, at: 1.5) { $0.transformEffect(.identity) } == 50)
    #expect(try x(.isNew, at: 1.5) { $0.rotationEffect(.zero) } == 50)
    #expect(try x(.isNew, at: 1.5) { $0 } == 100)
    #expect(try x(.isNew, at: 1.5) { $0.opacity(0.5) } == 100)
    #expect(try x(.movesSlowly, at: 1.5) { $0.offset(x: 5) } == 60)
  }

  @Test("Groups in groups add their ways")
  func nested() throws {
    #expect(try x(.isNew, at: 1.5) { $0.geometryGroup().offset(x: 5).geometryGroup() } == 55)
    #expect(try x(.movesSlowly, at: 1.5) { $0.geometryGroup().geometryGroup() } == 55)
  }
}
