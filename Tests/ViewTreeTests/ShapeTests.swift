import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// A corner of its frame; remembers nothing but the origins it was asked for.
private struct Corner: Shape {
  var share: CGFloat = 1

  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard rect.origin == .zero else { return Path() }
    return Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width * share, y: 0))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}

/// A shape of at most a width.
private struct Bounded: Shape {
  let limit: CGFloat
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(proposal.width ?? 10, limit), height: 10)
  }
}

@Suite("Shapes as views")
@MainActor
struct ShapeTests {
  private func path<V: View>(
    width: CGFloat = 100, height: CGFloat = 100, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: @escaping () -> V
  ) throws -> Path? {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let list = try scene(width: width, height: height, scale: scale, environment: environment) {
      view()
    }
    .displayList()
    return list.fills.first?.path ?? list.strokes.first?.path
  }

  @Test("a circle begins at three o'clock, in the middle of its frame")
  func circle() throws {
    let path = try #require(try path(height: 60) { Circle() })
    #expect(path.boundingRect == CGRect(20, 0, 60, 60))
    guard case .move(let start) = path.elements.first else {
      Issue.record("a path begins with a move")
      return
    }
    #expect(start == CGPoint(x: 80, y: 30))
  }

  @Test("a border of a shape is a stroke of the shape made smaller by half the width")
  func strokeBorder() throws {
    let list = try scene { Rectangle().strokeBorder(Color.red, lineWidth: 10) }.displayList()
    #expect(list.strokes.map(\.path.boundingRect) == [CGRect(5, 5, 90, 90)])
    #expect(list.strokes.map(\.style.lineWidth) == [10])
    let rounded = try #require(
      try path { RoundedRectangle(cornerRadius: 20, style: .circular).strokeBorder(lineWidth: 10) })
    #expect(
      rounded
        == Path(
          roundedRect: CGRect(5, 5, 90, 90), cornerSize: CGSize(width: 15, height: 15),
          style: .circular))
  }

  @Test("an inset larger than the shape leaves nothing")
  func largeInset() throws {
    #expect(try scene { Circle().inset(by: 60) }.displayList().items.isEmpty)
    #expect(try scene { Rectangle().inset(by: 60) }.displayList().items.isEmpty)
    #expect(
      try scene { RoundedRectangle(cornerRadius: 4).inset(by: 60) }.displayList().items.isEmpty)
  }

  @Test("changed shapes keep their frame", arguments: 0..<5)
  func changedShapes(index: Int) throws {
    let shapes: [(AnyShape, CGRect)] = [
      (AnyShape(Rectangle().offset(x: 10, y: 5)), CGRect(10, 5, 100, 100)),
      (AnyShape(Rectangle().scale(x: 0.5, y: 1, anchor: .leading)), CGRect(0, 0, 50, 100)),
      (AnyShape(Rectangle().rotation(.degrees(90))), CGRect(0, 0, 100, 100)),
      (AnyShape(Rectangle().size(width: 30, height: 20)), CGRect(0, 0, 30, 20)),
      (
        AnyShape(Rectangle().transform(CGAffineTransform(scaleX: 0.5, y: 0.2))),
        CGRect(0, 0, 50, 20)
      ),
    ]
    let (shape, expected) = shapes[index]
    let rect = try #require(try path { shape }?.boundingRect)
    expectNear(rect, expected)
  }

  @Test("Shapes that draw another one elsewhere take the proposal, parts and strokes its size")
  func sizes() {
    let proposal = ProposedViewSize(width: 60, height: 40)
    func size(_ shape: some Shape) -> CGSize { shape.sizeThatFits(proposal) }
    let (whole, square) = (CGSize(width: 60, height: 40), CGSize(width: 40, height: 40))
    let circle = Circle()
    #expect(size(circle.offset(x: 1)) == whole)
    #expect(size(circle.scale(0.5)) == whole)
    #expect(size(circle.rotation(.degrees(9))) == whole)
    #expect(size(circle.transform(CGAffineTransform(scaleX: 2, y: 1))) == whole)
    #expect(size(circle.size(width: 5, height: 5)) == whole)
    #expect(size(circle.inset(by: 2)) == whole)
    #expect(size(_BorderedShape(shape: circle, style: StrokeStyle())) == whole)
    #expect(size(circle.offset(x: 1).stroke(lineWidth: 2)) == whole)
    #expect(size(circle.trim(from: 0.1, to: 1)) == square)
    #expect(size(circle.stroke(lineWidth: 2)) == square)
    #expect(size(AnyShape(circle)) == square)
    #expect(circle.offset(x: 1).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("Views of moved shapes take the proposal")
  func movedViews() throws {
    let found = try scene(width: 60, height: 40) {
      VStack(spacing: 0) { Circle().offset(x: 0).overlay(Color.red) }
    }.displayList().fillRects
    #expect(found.last == CGRect(0, 0, 60, 40))
  }

  @Test("a custom shape always draws from the origin, and is mirrored with the content")
  func customShape() throws {
    let left = try #require(try path { Corner(share: 0.5).padding(10) })
    #expect(left.boundingRect == CGRect(10, 10, 40, 80))
    let right = try #require(try path(direction: .rightToLeft) { Corner(share: 0.5).padding(10) })
    #expect(right.boundingRect == CGRect(50, 10, 40, 80))
    let erased = try #require(
      try path(direction: .rightToLeft) { AnyShape(Corner(share: 0.5)) })
    #expect(erased.boundingRect == CGRect(50, 0, 50, 100))
  }

  @Test("a clip of a custom shape is mirrored with the content")
  func mirroredClip() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let item = try scene(environment: environment) {
      Color.red.clipShape(Corner(share: 0.5))
    }
    .displayList().items.first
    guard case .group(let group) = item?.content else {
      Issue.record("a clip is a group")
      return
    }
    #expect(group.effects.clip?.path.boundingRect == CGRect(50, 0, 50, 100))
  }

  @Test("animatable data of a shape is on its way, also through other shapes")
  func animated() throws {
    let stage = try Stage(CGFloat(0)) { share in
      VStack(spacing: 0) {
        Corner(share: share)
        AnyShape(Corner(share: share).offset(x: 0))
      }
    }
    stage.set(1, at: 1, animation: .linear(duration: 1))
    #expect(
      try stage.graph.displayList(at: 1.5).fillRects
        == [CGRect(0, 0, 50, 50), CGRect(0, 50, 50, 50)])
  }

  @Test("a shape with another size is laid out again, though its ideal size is the same")
  func changedSize() throws {
    let stage = try Stage(CGFloat(20)) { Bounded(limit: $0) }
    #expect(try stage.graph.displayList().fillRects == [CGRect(40, 45, 20, 10)])
    #expect(try stage.show(40).fillRects == [CGRect(30, 45, 40, 10)])
  }

  @Test("leaves are put on the pixel grid by their edges", arguments: [(1.0, 33.0), (2, 33.5)])
  func pixels(scale: Double, edge: CGFloat) throws {
    let rects = try scene(scale: scale) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in Color.red }
      }
    }
    .displayList().fillRects
    // Thirds of 100: 33.3 and 66.7.
    let second = scale == 1 ? 67.0 : 66.5
    #expect(rects.map(\.minX) == [0, edge, CGFloat(second)])
    #expect(rects.map(\.maxX) == [edge, CGFloat(second), 100])
  }

  @Test("a circle in a frame of broken lengths stays a circle")
  func roundCircle() throws {
    for offset in stride(from: 0.0, through: 1, by: 0.1) {
      let rect = try #require(
        try path { Circle().frame(width: 33.3, height: 33.3).padding(.leading, offset) }?
          .boundingRect)
      #expect(rect.width == rect.height)
    }
  }
}
