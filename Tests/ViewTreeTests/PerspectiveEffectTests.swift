import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

@Suite("Turns in space and geometry effects")
@MainActor
struct PerspectiveEffectTests {
  private var square: some View { Color.red.frame(width: 20, height: 20) }

  private func items<V: View>(_ view: V) throws -> [DisplayItem] {
    try scene { view }.displayList().items
  }

  @Test("a turn in space maps shapes about the middle of their frame")
  func turned() throws {
    let fill = try #require(
      try scene { square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
        .displayList().fills.first)
    let box = fill.path.boundingRect
    // The nearer edge is at depth 1 - 10 sin 60 / 20, the farther one at 1 + the same.
    let (near, far) = (1 - 0.5 * sin(.pi / 3), 1 + 0.5 * sin(.pi / 3))
    expectNear(box.minX, 50 - 5 / near)
    expectNear(box.maxX, 50 + 5 / far)
    expectNear(box.height, 20 / near)
  }

  @Test("half a turn is a mirror, a whole one nothing, a quarter cannot be seen")
  func exact() throws {
    func turned(_ degrees: Double) throws -> [DisplayItem] {
      try items(square.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0)))
    }
    guard case .group(let group) = try turned(180).first?.content else {
      Issue.record("no group")
      return
    }
    #expect(group.effects.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
    #expect(try turned(360).count == 1)
    if case .fill = try turned(360).first?.content {} else { Issue.record("no plain fill") }
    #expect(try turned(90).isEmpty)
  }

  @Test("shapes of one colour stay shapes, the rest becomes pixels")
  func kinds() throws {
    let turn = { (view: AnyView) in
      view.rotation3DEffect(.degrees(30), axis: (x: 1, y: 1, z: 0))
    }
    let stroke = try items(turn(AnyView(Circle().stroke(Color.blue, lineWidth: 4))))
    if case .fill = stroke.first?.content {} else { Issue.record("a stroke should be an outline") }
    let gradient = try items(
      turn(AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))))
    guard case .group(let group) = gradient.first?.content,
      case .perspective = group.items.first?.content
    else {
      Issue.record("a gradient should be a clipped picture")
      return
    }
    #expect(group.effects.clip != nil)
    let blurred = try items(turn(AnyView(Color.red.blur(radius: 3))))
    if case .perspective = blurred.first?.content {} else { Issue.record("expected a picture") }
    let clipped = try items(turn(AnyView(Color.red.clipShape(Circle()))))
    guard case .group(let clip) = clipped.first?.content else {
      Issue.record("a clip should be a group")
      return
    }
    #expect(clip.effects.clip != nil)
  }

  @Test("a turn is mirrored where content runs from right to left")
  func mirrored() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func box(_ environment: EnvironmentValues) throws -> CGRect {
      try scene(environment: environment) {
        Color.red.rotation3DEffect(
          .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
      }.displayList().fillRects.first ?? .null
    }
    let (plain, mirror) = try (box(EnvironmentValues()), box(environment))
    expectNear(mirror.minX, 100 - plain.maxX)
    expectNear(mirror.height, plain.height)
  }

  @Test("a projection and a transform start at the top left corner of the frame")
  func projections() throws {
    let moved = try scene {
      square.transformEffect(CGAffineTransform(scaleX: 2, y: 1))
    }.displayList()
    guard case .group(let group) = moved.items.first?.content else {
      Issue.record("no group")
      return
    }
    expectNear(CGPoint(x: 40, y: 40).applying(group.effects.transform), CGPoint(x: 40, y: 40))
    expectNear(CGPoint(x: 60, y: 60).applying(group.effects.transform), CGPoint(x: 80, y: 60))
    var projection = ProjectionTransform()
    projection.m23 = 0.05
    let fill = try #require(
      try scene { square.projectionEffect(projection) }.displayList().fills.first)
    // At the bottom, 20 points down, the divisor is 2.
    expectNear(fill.path.boundingRect, CGRect(40, 40, 20, 10))
  }

  private struct Skew: GeometryEffect {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(a: 1, b: 0, c: amount / size.height, d: 1, tx: 0, ty: 0))
    }
  }

  @Test("a geometry effect of one's own is given the size, and is animated")
  func ownEffect() throws {
    let stage = try Stage(false) { isOn in
      Color.red.frame(width: 20, height: 20).modifier(Skew(amount: isOn ? 10 : 0))
    }
    stage.set(true, at: 0, animation: .linear(duration: 1))
    let list = try stage.graph.displayList(at: 0.5)
    guard case .group(let group) = list.items.first?.content else {
      Issue.record("no group")
      return
    }
    expectNear(CGPoint(x: 40, y: 60).applying(group.effects.transform), CGPoint(x: 45, y: 60))
    let ignored = try items(square.modifier(Skew(amount: 10).ignoredByLayout()))
    if case .group = ignored.first?.content {} else { Issue.record("no group") }
  }

  @Test("numbers that can't be are reported, and nothing is drawn")
  func broken() throws {
    var projection = ProjectionTransform()
    projection.m13 = .nan
    for view in [
      AnyView(square.projectionEffect(projection)),
      AnyView(square.rotation3DEffect(.degrees(.nan), axis: (x: 0, y: 1, z: 0))),
      AnyView(
        square.transformEffect(
          CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0))),
    ] {
      let graph = scene { view }
      #expect(try graph.displayList().items.isEmpty)
      #expect(graph.problems.count == 1)
    }
  }

  @Test("a card turns over: its face until a right angle, then its back")
  func card() throws {
    let stage = try Stage(true) { isFaceUp in
      Text("A").modifier(Cardify(isFaceUp: isFaceUp)).foregroundStyle(.blue)
    }
    stage.set(false, at: 0, animation: .linear(duration: 1))
    func fills(at time: Double) throws -> [FillItem] {
      try stage.graph.displayList(at: time).fills
    }
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let before = try fills(at: 0.25)
    #expect(before.contains { $0.paint == white })
    // 45 degrees: as in the matrix of SwiftUI's rule.
    let box = try #require(before.first).path.boundingRect
    let (near, far) = (1 - 0.5 * sin(.pi / 4), 1 + 0.5 * sin(.pi / 4))
    expectNear(box.minX, 50 - 50 * cos(.pi / 4) / near, tolerance: 0.05)
    expectNear(box.maxX, 50 + 50 * cos(.pi / 4) / far, tolerance: 0.05)
    #expect(try stage.graph.displayList(at: 0.5).items.isEmpty)
    let after = try fills(at: 0.75)
    #expect(!after.contains { $0.paint == white })
    #expect(after.count == 1)
  }
}
