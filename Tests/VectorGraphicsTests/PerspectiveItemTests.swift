import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct PerspectiveItemTests {
  /// Halves what is 100 points to the right.
  private var slope: ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    return transform
  }

  private func square(_ paint: Paint) -> DisplayItem {
    DisplayItem(
      .fill(FillItem(path: Path(CGRect(x: 0, y: 0, width: 100, height: 100)), paint: paint)),
      origin: "root/Square")
  }

  private var gradient: Paint {
    .gradient(
      GradientPaint(
        geometry: .linear(start: .zero, end: CGPoint(x: 100, y: 0)),
        stops: [
          .init(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0),
          .init(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
        ]))
  }

  private let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))

  @Test func `One colour stays a shape with its origin`() throws {
    let item = try #require([square(red)].projected(by: slope).first)
    guard case .fill(let fill) = item.content else {
      Issue.record("no fill")
      return
    }
    #expect(item.origin == "root/Square")
    // (100, 100) comes to (50, 50), (0, 100) stays.
    #expect(fill.path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test func `A gradient is pixels inside of its shape`() throws {
    let item = try #require([square(gradient)].projected(by: slope).first)
    guard case .group(let group) = item.content,
      case .perspective(let quad) = group.items.first?.content
    else {
      Issue.record("no picture in a clip")
      return
    }
    let clip = try #require(group.effects.clip)
    #expect(clip.path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(quad.projection == slope)
  }

  @Test func `A group's blend stays outside of its picture`() throws {
    var effects = DisplayGroup.Effects()
    effects.filters = [.blur(radius: 2, opaque: false)]
    effects.blendMode = .multiply
    let blurred = DisplayItem(.group(DisplayGroup(effects: effects, items: [square(red)])))
    guard case .group(let outer) = [blurred].projected(by: slope).first?.content,
      case .perspective(let quad) = outer.items.first?.content,
      case .group(let inner) = quad.items.first?.content
    else {
      Issue.record("no picture in a group")
      return
    }
    #expect(outer.effects.blendMode == .multiply)
    #expect(inner.effects.blendMode == .normal)
  }

  @Test func `Transforms of groups come before the perspective`() throws {
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(translationX: 0, y: 50)
    effects.opacity = 0.5
    let moved = DisplayItem(.group(DisplayGroup(effects: effects, items: [square(red)])))
    guard case .group(let group) = [moved].projected(by: slope).first?.content,
      case .fill(let fill) = group.items.first?.content
    else {
      Issue.record("no fill in a group")
      return
    }
    #expect(group.effects.transform.isIdentity && group.effects.opacity == 0.5)
    #expect(fill.path.boundingRect == CGRect(x: 0, y: 25, width: 50, height: 125))
  }

  @Test func `A picture in perspective has bounds, a dump and damage`() {
    let quad = DisplayItem(
      .perspective(PerspectiveItem(items: [square(gradient)], projection: slope)))
    #expect(quad.paintedBounds == CGRect(x: -1, y: -1, width: 52, height: 102))
    let list = DisplayList(size: CGSize(width: 200, height: 200), items: [quad])
    #expect(list.violations().isEmpty)
    let lines = "perspective projection(1 0 0.01 0 1 0 0 0 1)\n  fill rect(0 0 100 100)"
    #expect(list.dump().contains(lines))
    let empty = DisplayList(size: CGSize(width: 200, height: 200), items: [])
    #expect(
      list.damage(since: empty, scale: 1) == [PixelRect(x: 0, y: 0, width: 51, height: 101)])
    var broken = slope
    broken.m11 = .nan
    let item = DisplayItem(.perspective(PerspectiveItem(items: [], projection: broken)))
    #expect(DisplayList(size: .zero, items: [item]).violations().count == 1)
  }

  @Test func `Inner shadows and luminance have dumps`() {
    var effects = DisplayGroup.Effects()
    effects.filters = [
      .innerShadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 3,
        offset: CGSize(width: 1, height: 2)), .luminanceToAlpha,
    ]
    let group = DisplayItem(.group(DisplayGroup(effects: effects, items: [square(red)])))
    let text = DisplayList(size: .zero, items: [group]).dump()
    #expect(text.contains("filter innerShadow(#00000080 3 offset 1 2)\n"))
    #expect(text.contains("filter luminanceToAlpha\n"))
  }
}
