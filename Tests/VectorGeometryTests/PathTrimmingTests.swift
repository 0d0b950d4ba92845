import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Trimming")
struct PathTrimmingTests {
  private let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test("Trimming follows the perimeter over corners and the closing line")
  func rectangle() {
    #expect(rect.trimmedPath(from: 0.25, to: 0.5).description == " 75 0 m 100 0 l 100 50 l")
    let last = rect.trimmedPath(from: 0.9, to: 1)
    expectNear(last.contours[0].start, CGPoint(x: 0, y: 30))
    expectNear(last.contours[0].end, CGPoint(x: 0, y: 0))
  }

  @Test("The whole is the path itself, fractions are clamped")
  func whole() {
    #expect(rect.trimmedPath(from: 0, to: 1) == rect)
    #expect(rect.trimmedPath(from: -3, to: 7) == rect)
    #expect(rect.trimmedPath(from: -3, to: 7).primitive != nil)
  }

  @Test("Nothing is left where the start is not before the end")
  func nothing() {
    #expect(rect.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(rect.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(rect.trimmedPath(from: .nan, to: 0.5).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    var point = Path()
    point.move(to: .zero)
    #expect(point.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("A subpath inside as a whole stays closed")
  func subpaths() {
    var path = rect
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 50))
    let half = path.trimmedPath(from: 0, to: 0.5)
    #expect(half == rect)
    let more = path.trimmedPath(from: 0.25, to: 1)
    #expect(more.contours.map(\.isClosed) == [false, true])
  }

  @Test("Curves stay curves and lie on the original")
  func curves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    #expect(half.elements.count == 3)
    expectNear(half.currentPoint ?? .zero, CGPoint(x: 0, y: 1), tolerance: 1e-6)
    let eighth = circle.trimmedPath(from: 0, to: 0.125)
    let side = 0.5.squareRoot()
    expectNear(eighth.currentPoint ?? .zero, CGPoint(x: 1 + side, y: 1 + side), tolerance: 1e-6)
  }

  @Test("The lengths of the parts are their fractions", arguments: seeds)
  func additivity(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let fraction = generator.number(in: 0...1)
    let (first, second) = (
      path.trimmedPath(from: 0, to: fraction), path.trimmedPath(from: fraction, to: 1)
    )
    let length = path.length
    expectNear(first.length, length * fraction, tolerance: length * 1e-6, "seed \(seed)")
    expectNear(first.length + second.length, length, tolerance: length * 1e-6, "seed \(seed)")
  }
}
