import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("Where scroll views stand") @MainActor
struct ScrollPositionTests {
  private func rects<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [CGRect] {
    try scene { view() }.displayList().fillRects
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("margins keep room around the content, not around the window")
  func margins() throws {
    // Across: (100 - 10 - 30) / 2 + 10 from the leading edge.
    #expect(
      try rects {
        ScrollView { box(30, 300) }.contentMargins(.top, 20).contentMargins(.leading, 10)
      } == [CGRect(x: 40, y: 20, width: 30, height: 300)])
    #expect(
      try rects { ScrollView { Color.red.frame(height: 20) }.contentMargins(.horizontal, 16) }
        == [CGRect(x: 16, y: 0, width: 68, height: 20)])
    #expect(
      try rects {
        ScrollView { box(30, 20) }.contentMargins(10).fixedSize().background(.blue)
      } == [
        CGRect(x: 25, y: 30, width: 50, height: 40), CGRect(x: 35, y: 40, width: 30, height: 20),
      ])
  }

  @Test(
    "margins of indicators move nothing, and those of content reach the nearest scroll view alone")
  func placements() throws {
    #expect(
      try rects { ScrollView { box(30, 20) }.contentMargins(10, for: .scrollIndicators) }
        == [CGRect(x: 35, y: 0, width: 30, height: 20)])
    #expect(
      try rects {
        ScrollView { ScrollView(.horizontal) { box(200, 20) } }.contentMargins(10)
      } == [CGRect(x: 10, y: 10, width: 200, height: 20)])
  }

  @Test("a position puts the content at an edge or at a point, and not beyond its ends")
  func positions() throws {
    func view(_ position: ScrollPosition) -> some View {
      ScrollView { box(30, 300) }.scrollPosition(.constant(position))
    }
    #expect(try rects { view(ScrollPosition(edge: .bottom)) }[0].minY == -200)
    #expect(try rects { view(ScrollPosition(edge: .top)) }[0].minY == 0)
    #expect(try rects { view(ScrollPosition(point: CGPoint(x: 5, y: 50))) }[0].minY == -50)
    #expect(try rects { view(ScrollPosition(y: 900)) }[0].minY == -200)
    #expect(try rects { view(ScrollPosition(id: 7)) }[0].minY == 0)
    #expect(try rects { view(ScrollPosition(point: CGPoint(x: 5, y: 50))) }[0].minX == 35)
    var moved = ScrollPosition()
    moved.scrollTo(edge: .bottom)
    #expect(moved.edge == .bottom)
  }

  @Test("an anchor for content that fits is not that for content that does not")
  func roles() throws {
    #expect(
      try rects { ScrollView { box(30, 20) }.defaultScrollAnchor(.bottom, for: .alignment) }
        == [CGRect(x: 35, y: 80, width: 30, height: 20)])
    #expect(
      try rects { ScrollView { box(30, 300) }.defaultScrollAnchor(.bottom, for: .alignment) }[0]
        .minY == 0)
    #expect(
      try rects { ScrollView { box(30, 300) }.defaultScrollAnchor(.bottom, for: .initialOffset) }[0]
        .minY == -200)
  }
}
