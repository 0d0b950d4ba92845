import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

@Suite("Visual effects")
@MainActor
struct VisualEffectTests {
  private func group(_ item: DisplayItem?) -> DisplayGroup? {
    guard case .group(let group) = item?.content else { return nil }
    return group
  }

  @Test("effects are made for the size and the place of their view, and leave the layout alone")
  func geometry() throws {
    let list = try scene {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 30, height: 20)
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minX)
          }
      }
    }.displayList()
    #expect(list.fillRects == [CGRect(25, 40, 20, 20), CGRect(45, 40, 30, 20)])
    let moved = group(group(list.items.first)?.items.last) ?? group(list.items.last)
    // The view is 30 points wide, and 45 from the left.
    #expect(moved?.effects.transform == CGAffineTransform(translationX: 30, y: 45))
  }

  @Test("offsets and anchors run the other way where content runs from right to left")
  func rightToLeft() throws {
    let list = try scene {
      Color.red.frame(width: 20, height: 20)
        .visualEffect { content, _ in content.offset(x: 5, y: 3).scaleEffect(2, anchor: .leading) }
        .environment(\.layoutDirection, .rightToLeft)
    }.displayList()
    let outer = try #require(group(list.items.first))
    // About the right edge, at 60.
    expectNear(outer.effects.transform.tx, -60)
    let inner = try #require(group(outer.items.first))
    #expect(inner.effects.transform == CGAffineTransform(translationX: -5, y: 3))
  }

  @Test("a chain applies its effects in their order")
  func chain() throws {
    let list = try scene {
      Color.red.visualEffect { content, _ in
        content.blur(radius: 2).brightness(0.1).opacity(0.5).scaleEffect(0.5)
      }
    }.displayList()
    let outer = try #require(group(list.items.first))
    expectNear(outer.effects.transform.a, 0.5)
    #expect(outer.effects.filters == [.blur(radius: 2, opaque: false), .brightness(0.1)])
    #expect(outer.effects.opacity == 0.5)
    let plain = try scene { Color.red.visualEffect { content, _ in content } }.displayList()
    #expect(group(plain.items.first) == nil && plain.items.count == 1)
  }

  @Test("changes of the effects are animated")
  func animated() throws {
    let stage = try Stage(false) { isOn in
      Color.red.visualEffect { content, _ in content.opacity(isOn ? 0 : 1) }
    }
    stage.set(true, at: 0, animation: .linear(duration: 1))
    let list = try stage.graph.displayList(at: 0.5)
    expectNear(group(list.items.first)?.effects.opacity ?? 1, 0.5)
  }
}
