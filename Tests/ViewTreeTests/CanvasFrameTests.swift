import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("Where readers are on the canvas")
@MainActor
struct CanvasFrameTests {
  /// The frame that a reader of 20 x 10 in the middle of 100 x 100 reports inside of modifiers.
  private func frame<V: View>(
    direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ modified: @escaping (AnyView) -> V
  ) throws -> CGRect {
    var known: [CGRect] = []
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let graph = scene(environment: environment) {
      modified(
        AnyView(
          GeometryReader { proxy in
            let _ = known.append(proxy.frame(in: .global))
            Color.red
          }.frame(width: 20, height: 10)))
    }
    _ = try graph.displayList()
    return try #require(known.last)
  }

  @Test("offsets add up, inside and outside of other modifiers")
  func offsets() throws {
    #expect(try frame { $0 } == CGRect(40, 45, 20, 10))
    #expect(try frame { $0.offset(x: 5, y: -3) } == CGRect(45, 42, 20, 10))
    #expect(
      try frame { $0.offset(x: 5).padding(3).border(Color.red).offset(y: 1) }
        == CGRect(45, 46, 20, 10))
    #expect(try frame { $0.position(x: 10, y: 20) } == CGRect(0, 15, 20, 10))
    #expect(try frame(direction: .rightToLeft) { $0.offset(x: 5) } == CGRect(35, 45, 20, 10))
  }

  @Test("what stands around the offset stays")
  func around() throws {
    var known: [CGRect] = []
    _ = try scene {
      Color.red.frame(width: 20, height: 10).offset(x: 5).background {
        GeometryReader { proxy in
          let _ = known.append(proxy.frame(in: .global))
          Color.red
        }
      }
    }.displayList()
    #expect(known == [CGRect(40, 45, 20, 10)])
  }

  @Test("a scale is about its anchor, a rotation gives the box around")
  func transforms() throws {
    expectNear(try frame { $0.scaleEffect(2) }, CGRect(30, 40, 40, 20))
    expectNear(try frame { $0.scaleEffect(2, anchor: .topLeading) }, CGRect(40, 45, 40, 20))
    expectNear(try frame { $0.rotationEffect(.degrees(90)) }, CGRect(45, 40, 10, 20))
    // Half of 20 cos 45 + 10 sin 45 on either side.
    let side = 30 / 2.0.squareRoot()
    expectNear(
      try frame { $0.rotationEffect(.degrees(45)) },
      CGRect(50 - side / 2, 50 - side / 2, side, side))
  }

  @Test("effects apply from the inside out")
  func order() throws {
    // Moved by 5, then doubled about the middle of the unmoved frame.
    expectNear(try frame { $0.offset(x: 5).scaleEffect(2) }, CGRect(40, 40, 40, 20))
    expectNear(try frame { $0.scaleEffect(2).offset(x: 5) }, CGRect(35, 40, 40, 20))
    expectNear(
      try frame { $0.offset(x: 10).rotationEffect(.degrees(90)) }, CGRect(45, 50, 10, 20))
    expectNear(try frame { $0.scaleEffect(.nan) }, CGRect(40, 45, 20, 10))
  }

  @Test("a reader hears of an offset that changes around it")
  func follows() throws {
    let stage = try Stage(CGFloat(0)) { x in
      GeometryReader { proxy in
        Color.red.frame(width: proxy.frame(in: .global).minX, height: 5)
      }
      .frame(width: 20, height: 10).offset(x: x)
    }
    #expect(try stage.show(7).fillRects == [CGRect(47, 45, 47, 5)])
    #expect(try stage.show(-10).fillRects == [CGRect(30, 45, 30, 5)])
  }
}
