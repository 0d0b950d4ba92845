import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation

@testable import ViewTree

@Suite("Filters, colour effects and composition")
@MainActor
struct FilterEffectTests {
  private func effects<V: View>(
    environment: EnvironmentValues = EnvironmentValues(), _ view: V
  ) throws -> DisplayGroup.Effects? {
    let item = try scene(environment: environment) { view }.displayList().items.first
    guard case .group(let group) = item?.content else { return nil }
    return group.effects
  }

  private func matrix<V: View>(_ view: V) throws -> [Double]? {
    guard case .colorMatrix(let matrix) = try effects(view)?.filters.first else { return nil }
    return matrix
  }

  @Test("a blur and a shadow are filters in points")
  func filters() throws {
    #expect(
      try effects(Color.red.blur(radius: 3))?.filters == [.blur(radius: 3, opaque: false)])
    #expect(
      try effects(Color.red.blur(radius: 3, opaque: true))?.filters == [
        .blur(radius: 3, opaque: true)
      ])
    // The colour by default: black, 0.33 opaque.
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.33)
    #expect(
      try effects(Color.red.shadow(radius: 4, x: 1, y: 2))?.filters == [
        .shadow(color: black, radius: 4, offset: CGSize(width: 1, height: 2))
      ])
  }

  @Test("a shadow that lies elsewhere leaves its view where it is")
  func shadowStays() throws {
    let list = try scene(width: 100, height: 100) {
      Color.red.frame(width: 20, height: 20).shadow(radius: 1, x: 30, y: 4)
    }
    .displayList()
    #expect(list.fillRects == [CGRect(x: 40, y: 40, width: 20, height: 20)])
  }

  @Test("the colours of effects are those of the surroundings")
  func colors() throws {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let shadow = try effects(environment: dark, Color.red.shadow(color: .blue, radius: 1))
    #expect(
      shadow?.filters == [
        .shadow(
          color: Color.blue.resolve(in: dark), radius: 1, offset: .zero)
      ])
  }

  @Test("one effect after another is one group, as far as its order allows")
  func joined() throws {
    let both = try effects(Color.red.blur(radius: 1).brightness(0.5).opacity(0.5).opacity(0.5))
    #expect(both?.filters == [.blur(radius: 1, opaque: false), .brightness(0.5)])
    #expect(both?.opacity == 0.25)
    let after = try effects(Color.red.opacity(0.5).blur(radius: 1))
    #expect(after?.opacity == 1)
    #expect(after?.filters.count == 1)
    let clips = try effects(Color.red.clipShape(Circle()).clipShape(Rectangle()))
    #expect(clips?.clip?.path.primitive == .rect(CGRect(0, 0, 100, 100)))
    let blended = try effects(Color.red.blendMode(.multiply).opacity(0.5))
    #expect(blended?.blendMode == .normal)
    #expect(try effects(Color.red.opacity(0.5).blendMode(.multiply))?.blendMode == .multiply)
  }

  @Test("effects that change nothing are no groups")
  func identities() throws {
    let views = [
      AnyView(Color.red.blur(radius: 0)), AnyView(Color.red.brightness(0)),
      AnyView(Color.red.contrast(1)), AnyView(Color.red.saturation(1)),
      AnyView(Color.red.grayscale(0)), AnyView(Color.red.hueRotation(.zero)),
      AnyView(Color.red.colorMultiply(.white)), AnyView(Color.red.blendMode(.normal)),
      AnyView(Color.red.shadow(color: .clear, radius: 5)),
    ]
    for view in views { #expect(try effects(view) == nil) }
  }

  @Test("numbers that can't be drawn leave an effect out, with a report")
  func broken() throws {
    for view in [
      AnyView(Color.red.blur(radius: .nan)), AnyView(Color.red.shadow(radius: .infinity)),
      AnyView(Color.red.brightness(.infinity)), AnyView(Color.red.hueRotation(.degrees(.nan))),
    ] {
      let graph = scene { view }
      #expect(try graph.displayList().violations().isEmpty)
      #expect(graph.problems.count == 1)
    }
    #expect(try effects(Color.red.blur(radius: -2)) == nil)
  }

  @Test("contrast, saturation and luminance to alpha have the numbers of their rules")
  func rules() throws {
    #expect(try matrix(Color.red.contrast(0.5))?.prefix(5) == [0.5, 0, 0, 0, 0.25])
    #expect(try matrix(Color.red.contrast(-1))?.prefix(5) == [-1, 0, 0, 0, 1])
    let gray = [0.2126, 0.7152, 0.0722, 0, 0]
    #expect(try matrix(Color.red.saturation(0))?.prefix(5) == gray[...])
    #expect(try matrix(Color.red.saturation(-3))?.prefix(5) == gray[...])
    #expect(try effects(Color.red.luminanceToAlpha())?.filters == [.luminanceToAlpha])
    #expect(try effects(Color.red.colorInvert())?.filters == [.colorInvert])
  }

  @Test("a turn of the hue by half goes round grey: the luminance stays, the rest is mirrored")
  func hue() throws {
    let matrix = try #require(try matrix(Color.red.hueRotation(.degrees(180))))
    // Rows of 2 l - 1 on the diagonal, 2 l beside it.
    let expected: [Double] = [
      -0.5748, 1.4304, 0.1444, 0, 0, 0.4252, 0.4304, 0.1444, 0, 0, 0.4252, 1.4304, -0.8556, 0, 0,
    ]
    for (value, wanted) in zip(matrix, expected) { expectNear(value, wanted, tolerance: 1e-9) }
  }

  @Test("groups are composed apart")
  func groups() throws {
    for view in [
      AnyView(Color.red.compositingGroup()), AnyView(Color.red.drawingGroup(opaque: true)),
    ] {
      #expect(try effects(view)?.isIsolated == true)
    }
    let graph = scene { Color.red.drawingGroup(colorMode: .linear) }
    _ = try graph.displayList()
    #expect(
      graph.problems.map(\.problem.message) == [
        "the color mode linear is not supported; nonLinear is used"
      ])
    for mode in BlendMode.allCases where mode != .normal {
      #expect(try effects(Color.red.blendMode(mode))?.blendMode == mode)
    }
  }

  @Test("effects are animated")
  func animated() throws {
    let stage = try Stage(false) { isOn in
      Color.red.blur(radius: isOn ? 8 : 0).shadow(
        color: isOn ? .black : .white, radius: isOn ? 4 : 0, x: isOn ? 10 : 0)
    }
    stage.set(true, at: 0, animation: .linear(duration: 1))
    let list = try stage.graph.displayList(at: 0.5)
    guard case .group(let group) = list.items.first?.content else {
      Issue.record("no group")
      return
    }
    #expect(group.effects.filters.first == .blur(radius: 4, opaque: false))
    guard case .shadow(let color, let radius, let offset) = group.effects.filters.last else {
      Issue.record("no shadow")
      return
    }
    #expect(radius == 2 && offset.width == 5)
    #expect(color.red > 0.1 && color.red < 0.9)
  }
}
