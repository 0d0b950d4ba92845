import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@testable import ViewTree

@Suite("Styles with shadows, rules of composition and pictures")
@MainActor
struct StyleTests {
  private func item<V: View>(
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: @escaping () -> V
  ) throws -> DisplayItem? {
    try scene(environment: environment) { view() }.displayList().items.first
  }

  private func group(_ item: DisplayItem?) -> DisplayGroup? {
    guard case .group(let group) = item?.content else { return nil }
    return group
  }

  private func color<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Color.Resolved? {
    let graph = scene { view() }
    let fill = try graph.displayList().fills.first
    guard case .color(let color) = fill?.paint else { return nil }
    return color
  }

  @Test("a style's shadow is a filter around what is painted")
  func shadows() throws {
    let drop = try group(item { Circle().fill(.red.shadow(.drop(radius: 3, x: 1, y: 2))) })
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.33)
    #expect(
      drop?.effects.filters == [
        .shadow(color: black, radius: 3, offset: CGSize(width: 1, height: 2))
      ])
    let both = try group(
      item {
        Circle().fill(
          .red.gradient.shadow(.inner(color: .blue, radius: 2)).shadow(.drop(radius: 1)))
      })
    guard case .innerShadow(_, let radius, _) = both?.effects.filters.first else {
      Issue.record("no inner shadow")
      return
    }
    #expect(radius == 2)
    #expect(both?.effects.filters.count == 2)
    let stroke = try group(item { Circle().stroke(.red.shadow(.drop(radius: 1)), lineWidth: 2) })
    #expect(stroke?.items.count == 1)
  }

  @Test("text has one shadow for all its letters")
  func textShadow() throws {
    let list = try scene {
      Text("a\nb").foregroundStyle(.red.shadow(.drop(radius: 1)))
    }.displayList()
    #expect(list.items.count == 1)
    #expect(group(list.items.first)?.items.count == 2)
  }

  @Test("the foreground with a shadow")
  func foregroundShadow() throws {
    let group = try group(
      item { Circle().fill(.shadow(.drop(radius: 1))).foregroundStyle(.red) })
    #expect(group?.effects.filters.count == 1)
    guard case .fill(let fill) = group?.items.first?.content else {
      Issue.record("no fill")
      return
    }
    #expect(fill.paint == .color(Color.red.resolve(in: EnvironmentValues())))
  }

  @Test("a style's blend mode is its group's")
  func blendMode() throws {
    let group = try group(item { Circle().fill(.red.blendMode(.multiply)) })
    #expect(group?.effects.blendMode == .multiply)
  }

  @Test("levels of any style are shares of its opacity", arguments: zip(0..<3, [0.5, 0.25, 0.18]))
  func levels(index: Int, share: Double) throws {
    // Source: HierarchicalShapeStyle's levels, measured: 1, .5, .25, .18.
    let own: [AnyShapeStyle] = [
      AnyShapeStyle(Color.red.secondary), AnyShapeStyle(Color.red.tertiary),
      AnyShapeStyle(Color.red.quaternary),
    ]
    let level = try color { Circle().fill(own[index]) }?.opacity
    expectNear(Double(level ?? 0), share, tolerance: 1e-6)
    let foreground: [HierarchicalShapeStyle] = [.secondary, .tertiary, .quaternary]
    let opacity = try color { Circle().fill(foreground[index]).foregroundStyle(.red) }?.opacity
    expectNear(Double(opacity ?? 0), share, tolerance: 1e-6)
  }

  @Test("the background style is what was set for it")
  func background() throws {
    let red = Color.red.resolve(in: EnvironmentValues())
    #expect(try color { Circle().fill(.background).backgroundStyle(.red) } == red)
    #expect(
      try color { Circle().fill(.background) }
        == Color.systemBackground.resolve(in: EnvironmentValues()))
    let share = try color { Circle().fill(.background).backgroundStyle(.background.opacity(0.5)) }
    #expect(share?.opacity == 0.5)
  }

  @Test("text and shapes take no tint; the tint style does")
  func tint() throws {
    let red = Color.red.resolve(in: EnvironmentValues())
    #expect(try color { Circle().fill(.tint).tint(.red) } == red)
    #expect(try color { Circle().tint(.red) } != red)
    let text = try scene { Text("a").tint(.red) }.displayList().texts.first
    #expect(text?.paint != .color(red))
    #expect(try color { Circle().fill(.tint).accentColor(.red) } == red)
  }

  @Test("materials are the more opaque the thicker they are, light or dark")
  func materials() throws {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let opacities = try materials.map { material in
      try color { Rectangle().fill(material) }?.opacity ?? 0
    }
    #expect(opacities == opacities.sorted() && Set(opacities).count == 5)
    let dark = try color { Rectangle().fill(.regularMaterial).colorScheme(.dark) }
    #expect((dark?.red ?? 1) < 0.5)
  }

  @Test("a picture is repeated from the corner of the frame")
  func imagePaint() throws {
    let image = Image(EncodedImage(format: .png, bytes: [], width: 8, height: 4), scale: 2)
    let fill = try scene {
      Rectangle().fill(
        .image(image, sourceRect: CGRect(0.5, 0, 0.5, 1), scale: 3)
      ).padding(10)
    }.displayList().fills.first
    guard case .image(let tile) = fill?.paint else {
      Issue.record("no tile")
      return
    }
    #expect(tile.sourceRect == CGRect(0.5, 0, 0.5, 1))
    #expect(tile.transform == CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 10, ty: 10))
  }

  @Test("fills and strokes of one shape lie over each other in their order")
  func chains() throws {
    let list = try scene {
      Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2)
    }.displayList()
    #expect(list.fills.map(\.path.boundingRect) == [CGRect(0, 0, 100, 100)])
    #expect(
      list.strokes.map(\.path.boundingRect) == [CGRect(0, 0, 100, 100), CGRect(1, 1, 98, 98)])
    let under = try scene { Circle().strokeBorder(.blue, lineWidth: 10).fill(.red) }.displayList()
    // The fill comes last, and is of the circle, not of its border.
    #expect(under.fills.map(\.path.boundingRect) == [CGRect(0, 0, 100, 100)])
    #expect(under.strokes.count == 1)
  }
}
