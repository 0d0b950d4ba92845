import Foundation
import Testing
import VectorGeometry

@testable import ViewTree

@Suite("MorphShape")
struct MorphShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("At its ends it draws the shapes themselves")
  func ends() {
    let shape = Circle().morph(to: Rectangle(), progress: 0)
    #expect(shape.path(in: frame) == Circle().path(in: frame))
    var end = shape
    end.progress = 1
    #expect(end.path(in: frame) == Rectangle().path(in: frame))
  }

  @Test("Between, its area lies between theirs, and progress is what animates")
  func middle() {
    var shape = Circle().morph(to: Rectangle(), progress: 0)
    shape.animatableData.first = 0.5
    #expect(shape.progress == 0.5)
    let area = abs(shape.path(in: frame).polylines().map(\.signedArea).reduce(0, +))
    #expect(area > 7_850 && area < 10_000)
  }

  @Test("The plan is made anew for another frame")
  func frames() {
    let shape = Circle().morph(to: Rectangle(), progress: 0.5)
    let small = shape.path(in: frame).boundingRect
    let large = shape.path(in: CGRect(x: 0, y: 0, width: 200, height: 200)).boundingRect
    #expect(abs(large.width - 2 * small.width) < 1e-6)
  }

  @Test("Between, a border is drawn from the shape's own edge inwards; at the ends it is a line")
  func border() {
    var shape = Rectangle().morph(to: Circle(), progress: 0.5)
    let style = StrokeStyle(lineWidth: 10)
    guard case .fill(let rim) = _BorderedShape(shape: shape, style: style)._drawing(in: frame).kind
    else {
      Issue.record("not a filled rim")
      return
    }
    let outline = shape.path(in: frame)
    #expect(Array(rim.elements.prefix(outline.elements.count)) == Array(outline.elements))
    let area = { (path: Path) in path.polylines().map(\.signedArea).reduce(0, +) }
    let inner = shape.inset(by: 10).path(in: frame)
    #expect(abs(abs(area(rim)) - (abs(area(outline)) - abs(area(inner)))) < 1e-6)
    shape.progress = 1
    guard case .stroke = _BorderedShape(shape: shape, style: style)._drawing(in: frame).kind else {
      Issue.record("not a line")
      return
    }
  }
}
