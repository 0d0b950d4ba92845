import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("Effects and modifiers in their order")
@MainActor
struct EffectTests {
  private func group<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> DisplayGroup? {
    let item = try scene { view() }.displayList().items.first
    guard case .group(let group) = item?.content else { return nil }
    return group
  }

  private var square: some View { Color.red.frame(width: 20, height: 20) }

  @Test("padding before a border is inside it, after it outside")
  func order() throws {
    func border(_ list: DisplayList) -> CGRect? { list.strokes.first?.path.boundingRect }
    let inside = try scene { square.padding(5).border(Color.blue, width: 2) }.displayList()
    #expect(border(inside) == CGRect(36, 36, 28, 28))
    let outside = try scene { square.border(Color.blue, width: 2).padding(5) }.displayList()
    #expect(border(outside) == CGRect(41, 41, 18, 18))
    #expect(outside.strokes.first?.style.lineWidth == 2)
  }

  @Test("opacity is clamped, and nothing is drawn at 0", arguments: [(2.0, 1.0), (0.5, 0.5)])
  func opacity(given: Double, drawn: Double) throws {
    let group = try group { square.opacity(given) }
    #expect(group?.effects.opacity ?? 1 == drawn)
  }

  @Test("what can't be seen is not drawn")
  func invisible() throws {
    let views = [
      AnyView(Color.red.opacity(0)), AnyView(Color.red.opacity(-1)),
      AnyView(Color.red.opacity(.nan)),
      AnyView(Color.red.scaleEffect(0)), AnyView(Color.red.scaleEffect(x: 0, y: 1)),
      AnyView(Color.red.scaleEffect(.nan)), AnyView(Color.red.scaleEffect(.infinity)),
      AnyView(Color.red.rotationEffect(.degrees(.infinity))), AnyView(Color.red.hidden()),
      AnyView(Color.clear), AnyView(Rectangle().stroke(Color.red, lineWidth: 0)),
      AnyView(Rectangle().stroke(Color.red, lineWidth: -1)),
    ]
    for view in views { #expect(try scene { view }.displayList().items.isEmpty) }
  }

  @Test("a scale and a rotation are about a point of the frame and leave the layout alone")
  func transforms() throws {
    let scaled = try #require(try group { square.scaleEffect(2, anchor: .topLeading) })
    expectNear(CGPoint(x: 60, y: 60).applying(scaled.effects.transform), CGPoint(x: 80, y: 80))
    expectNear(CGPoint(x: 40, y: 40).applying(scaled.effects.transform), CGPoint(x: 40, y: 40))
    let turned = try #require(try group { square.rotationEffect(.degrees(90)) })
    // Clockwise: the top leading corner goes to the top trailing one.
    expectNear(CGPoint(x: 40, y: 40).applying(turned.effects.transform), CGPoint(x: 60, y: 40))
  }

  @Test("rotations and anchors are mirrored where content runs from right to left")
  func mirrored() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func transform<V: View>(_ view: @escaping @MainActor () -> V) throws -> CGAffineTransform {
      let item = try scene(environment: environment, view).displayList().items.first
      guard case .group(let group) = item?.content else { return .identity }
      return group.effects.transform
    }
    let scaled = try transform { square.scaleEffect(2, anchor: .topLeading) }
    expectNear(CGPoint(x: 60, y: 40).applying(scaled), CGPoint(x: 60, y: 40))
    let turned = try transform { square.rotationEffect(.degrees(90)) }
    expectNear(CGPoint(x: 60, y: 40).applying(turned), CGPoint(x: 40, y: 40))
  }

  @Test("offsets add up and leave the layout alone; a border stands where its modifier does")
  func offsets() throws {
    let list = try scene {
      HStack(spacing: 0) {
        square.offset(x: 5).offset(x: 5, y: 1).border(Color.blue, width: 2)
        square
      }
    }
    .displayList()
    #expect(list.fillRects == [CGRect(40, 41, 20, 20), CGRect(50, 40, 20, 20)])
    #expect(list.strokes.map(\.path.boundingRect) == [CGRect(31, 41, 18, 18)])
  }

  @Test("a position takes all that is offered and centres the view at a point")
  func position() throws {
    #expect(
      try scene { square.position(x: 15, y: 20).padding(10) }.displayList().fillRects
        == [CGRect(15, 20, 20, 20)])
  }

  @Test("clips keep the shape's path, its rule and its edges")
  func clips() throws {
    let circle = try #require(try group { Color.red.clipShape(Circle()) }?.effects.clip)
    #expect(circle.path.boundingRect == CGRect(0, 0, 100, 100))
    #expect(circle.style == FillStyle())
    let frame = try #require(try group { square.clipped() }?.effects.clip)
    #expect(frame.path.boundingRect == CGRect(40, 40, 20, 20))
    #expect(!frame.style.isAntialiased)
    let corners = try #require(
      try group { square.cornerRadius(5, antialiased: false) }?.effects.clip)
    #expect(!corners.style.isAntialiased)
    #expect(
      corners.path
        == Path(
          roundedRect: CGRect(0, 0, 20, 20), cornerSize: CGSize(width: 5, height: 5),
          style: .circular
        ).offsetBy(dx: 40, dy: 40))
  }

  @Test("frames that can't be are reported with the view, and counted as not given")
  func problems() throws {
    let graph = scene {
      VStack {
        Rectangle().frame(width: -5, height: 10)
        Circle().frame(width: .infinity)
        Text("a").padding(.nan)
        HStack { Color.red.aspectRatio(0, contentMode: .fit) }
        Color.red.position(x: .infinity)
        Color.red.frame(minWidth: 20, maxWidth: 10)
        Color.red.offset(x: .nan)
      }
    }
    let list = try graph.displayList()
    #expect(list.violations().isEmpty)
    #expect(
      graph.problems.map(\.path) == [
        "VStack/Rectangle", "VStack/Circle", "VStack/Text", "VStack/HStack/Color", "VStack/Color",
        "VStack/Color", "VStack/Color",
      ])
    #expect(
      graph.problems.map(\.problem.message) == [
        "frame width -5.0 is out of range; expected a finite number, 0 or more",
        "frame width inf is out of range; expected a finite number, 0 or more",
        "padding nan is out of range; expected a finite number",
        "aspect ratio 0.0 is out of range; expected a finite number above 0",
        "position (inf, 0.0) is out of range; expected finite numbers",
        "frame widths contradict each other; expected minimum <= ideal <= maximum",
        "offset x is not a number; 0 is used",
      ])
  }
}
