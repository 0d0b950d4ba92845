import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

private enum ThirdID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(ThirdID.self)
}

@Suite("Overlays, backgrounds, masks and alignment guides")
@MainActor
struct SecondaryViewTests {
  private func rects<V: View>(
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: @escaping () -> V
  ) throws -> [CGRect] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return try scene(environment: environment) { view() }.displayList().fillRects
  }

  private var small: some View { Color.red.frame(width: 10, height: 10) }

  @Test("an overlay is offered the size of its view and is aligned with it")
  func overlay() throws {
    #expect(
      try rects { Color.red.frame(width: 40, height: 20).overlay { Color.blue.padding(2) } }
        == [CGRect(30, 40, 40, 20), CGRect(32, 42, 36, 16)])
    #expect(
      try rects {
        Color.red.frame(width: 40, height: 20).overlay(alignment: .bottomTrailing) { small }
      } == [CGRect(30, 40, 40, 20), CGRect(60, 50, 10, 10)])
    #expect(
      try rects {
        Color.red.frame(width: 40, height: 20).background(alignment: .topLeading) {
          small
          Color.blue.frame(width: 50, height: 4)
        }
      } == [CGRect(30, 40, 10, 10), CGRect(30, 40, 50, 4), CGRect(30, 40, 40, 20)])
  }

  @Test("A single view in an overlay or background keeps its alignment guides")
  func singleGuides() throws {
    let badge = small.alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { _ in 4 }
    #expect(
      try rects {
        Color.red.frame(width: 40, height: 20).overlay(alignment: .topTrailing) { badge }
      }
        == [CGRect(30, 40, 40, 20), CGRect(66, 35, 10, 10)])
    #expect(
      try rects {
        Color.red.frame(width: 40, height: 20).background(alignment: .topTrailing) { badge }
      } == [CGRect(66, 35, 10, 10), CGRect(30, 40, 40, 20)])
  }

  @Test("leading is on the right where content runs from right to left")
  func rightToLeft() throws {
    #expect(
      try rects(direction: .rightToLeft) {
        Color.red.frame(width: 40, height: 20).overlay(alignment: .topLeading) { small }
      } == [CGRect(30, 40, 40, 20), CGRect(60, 40, 10, 10)])
    #expect(
      try rects(direction: .rightToLeft) {
        HStack(spacing: 0) {
          small
          Color.blue.padding(.leading, 20)
        }
      } == [CGRect(90, 45, 10, 10), CGRect(0, 0, 70, 100)])
    #expect(
      try rects(direction: .rightToLeft) { small.offset(x: 5, y: 1) } == [CGRect(40, 46, 10, 10)])
    #expect(
      try rects(direction: .rightToLeft) {
        small.frame(width: 50, height: 20, alignment: .topLeading)
      } == [CGRect(65, 40, 10, 10)])
  }

  @Test("an overlay that begins empty shows what comes later")
  func emptyAtFirst() throws {
    let stage = try Stage(false) { isShown in
      Color.red.overlay { if isShown { small } }
    }
    #expect(try stage.graph.displayList().fillRects == [CGRect(0, 0, 100, 100)])
    #expect(
      try stage.show(true).fillRects == [CGRect(0, 0, 100, 100), CGRect(45, 45, 10, 10)])
    #expect(try stage.show(false).fillRects == [CGRect(0, 0, 100, 100)])
  }

  @Test("a mask draws nothing by itself; one without views hides all")
  func mask() throws {
    let list = try scene { Color.red.mask { Circle().padding(10) } }.displayList()
    guard case .group(let group) = try #require(list.items.first).content else {
      Issue.record("a mask is a group")
      return
    }
    #expect(group.items.flatMap(\.fills).map(\.path.boundingRect) == [CGRect(0, 0, 100, 100)])
    #expect(
      group.effects.mask?.flatMap(\.fills).map(\.path.boundingRect) == [CGRect(10, 10, 80, 80)])
    #expect(try scene { Color.red.mask {} }.displayList().items.isEmpty)
  }

  @Test("guides align views in stacks; explicit ones shift the union")
  func guides() throws {
    #expect(
      try rects {
        HStack(alignment: .top, spacing: 0) {
          small.alignmentGuide(.top) { $0.height / 2 }
          Color.blue.frame(width: 10, height: 20)
        }
      } == [CGRect(40, 38, 10, 10), CGRect(50, 43, 10, 20)])
  }

  @Test("custom guides leave containers, edges do not")
  func nestedGuides() throws {
    #expect(
      try rects {
        HStack(alignment: .third, spacing: 0) {
          VStack(spacing: 0) {
            small
            small.alignmentGuide(.third) { _ in 5 }
          }
          small.alignmentGuide(.third) { _ in 0 }
        }
      } == [CGRect(40, 38, 10, 10), CGRect(40, 48, 10, 10), CGRect(50, 53, 10, 10)])
    #expect(
      try rects {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) { small.alignmentGuide(.top) { _ in 5 } }
          small
        }
      } == [CGRect(40, 45, 10, 10), CGRect(50, 45, 10, 10)])
  }

  @Test("a guide that changes moves its view")
  func changingGuide() throws {
    let stage = try Stage(CGFloat(0)) { guide in
      ZStack(alignment: .leading) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in guide }
      }
    }
    #expect(
      try stage.graph.displayList().fillRects == [CGRect(30, 45, 40, 10), CGRect(30, 45, 10, 10)])
    #expect(
      try stage.show(-10).fillRects == [CGRect(30, 45, 40, 10), CGRect(40, 45, 10, 10)])
  }

  @Test("state in an overlay lasts while the content's views are the same")
  func overlayState() throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View { Color.blue.frame(width: width, height: 1).onAppear { width += 1 } }
    }
    let stage = try Stage(CGFloat(40)) { width in
      Color.red.frame(width: width, height: 10).overlay { Growing() }
    }
    #expect(try stage.graph.displayList().fillRects.map(\.width) == [40, 2])
    #expect(try stage.show(60).fillRects.map(\.width) == [60, 2])
  }
}
