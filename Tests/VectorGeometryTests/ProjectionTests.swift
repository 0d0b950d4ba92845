import Foundation
import TestSupport
import Testing
import VectorGeometry

/// Turns in space measured on SwiftUI, and what perspective does to paths.
@Suite("Turns in space and perspective")
struct ProjectionTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var expected: [Double]
    var tolerance: Double

    var testDescription: String { id }

    static func all() throws -> [Case] {
      let url = try #require(
        Bundle.module.url(
          forResource: "rotation3d_cases", withExtension: "json", subdirectory: "Resources"))
      return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
    }
  }

  private func rotation(
    _ degrees: Double, axis: (CGFloat, CGFloat, CGFloat) = (0, 1, 0), anchorZ: CGFloat = 0,
    size: CGSize = CGSize(width: 100, height: 100)
  ) -> ProjectionTransform {
    ProjectionTransform(
      rotation: .degrees(degrees), axis: (x: axis.0, y: axis.1, z: axis.2),
      anchor: CGPoint(x: size.width / 2, y: size.height / 2), anchorZ: anchorZ, perspective: 1,
      size: size)
  }

  private func numbers(_ m: ProjectionTransform) -> [Double] {
    [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
  }

  @Test("Matrices agree with SwiftUI's", arguments: try Case.all())
  func matrices(_ item: Case) throws {
    let actual: ProjectionTransform? =
      switch item.id {
      case "rotation3d.formula.0": rotation(45)
      // Where content runs from right to left, a turn about y is mirrored.
      case "rotation3d.y60.rtl":
        rotation(-60, anchorZ: 1, size: CGSize(width: 100, height: 50))
      default: nil
      }
    let transform = try #require(actual, "no rule for \(item.id)")
    for (number, wanted) in zip(numbers(transform), item.expected) {
      expectNear(number, wanted, tolerance: item.tolerance)
    }
  }

  @Test("quarters of turns are exact")
  func quarters() {
    #expect(rotation(180).normalized.isAffine)
    #expect(rotation(360).isIdentity)
    #expect(rotation(-180).affine == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
    // Seen from the side there is nothing.
    #expect(abs(rotation(90).determinant) < 1e-12)
    #expect(Angle.degrees(.infinity).cosine.isNaN)
  }

  @Test("a turn about z is one of the plane")
  func plane() throws {
    let turned = try #require(rotation(30, axis: (0, 0, 2)).affine)
    let expected = CGAffineTransform(rotationAngle: .pi / 6).about(CGPoint(x: 50, y: 50))
    expectNear(CGPoint(x: 7, y: 3).applying(turned), CGPoint(x: 7, y: 3).applying(expected))
  }

  @Test("an axis without a direction turns nothing")
  func noAxis() {
    #expect(rotation(30, axis: (0, 0, 0)).isIdentity)
    #expect(rotation(30, axis: (.nan, 0, 0)).isIdentity)
  }

  @Test("transforms of space are put together row by row")
  func space() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    let both = CATransform3DScale(move, 2, 2, 2)
    // The scale comes first: the move stays.
    #expect((both.m41, both.m42, both.m43) == (1, 2, 3))
    #expect(CATransform3DConcat(move, CATransform3DMakeScale(2, 2, 2)).m41 == 2)
    #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 0, 0, 1, 0)))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(ProjectionTransform(turned).affine == quarter)
    #expect(CATransform3DTranslate(turned, 1, 0, 0).m42 == 1)
  }

  @Test("lines stay lines, at their projected ends")
  func lines() {
    let transform = rotation(45)
    let path = Path(CGRect(x: 0, y: 0, width: 100, height: 100)).projected(by: transform)
    let corners = path.contours.flatMap { [$0.start] + $0.segments.map(\.end) }
    for corner in [(0, 0), (100, 0), (100, 100), (0, 100)] {
      let wanted = CGPoint(x: corner.0, y: corner.1).applying(transform)
      #expect(corners.contains { $0.distance(to: wanted) < 1e-9 })
    }
    #expect(path.elements.count == 6)
  }

  @Test("a projected circle is the conic that it should be", arguments: [30.0, 60, 80, -75])
  func circles(degrees: Double) {
    let transform = rotation(degrees)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let projected = circle.projected(by: transform)
    // Every point comes from one that is 50 away from the centre, but for the error of the circle's
    // own curves (0.03 %) and the tolerance, which the turn makes larger.
    let back = transform.inverted()
    projected.forEachSegment { segment in
      for t in [0, 0.3, 0.5, 0.9] {
        let original = segment.point(at: t).applying(back)
        let radius = original.distance(to: CGPoint(x: 50, y: 50))
        expectNear(radius, 50, tolerance: 0.1)
      }
    }
    #expect(projected.elements.count < 120)
  }

  @Test("what is behind the eye is cut off, and the rest is closed")
  func nearPlane() {
    // The divisor is 1 - x / 50: x = 49.5 is at the near plane, 1 % of the distance.
    var transform = ProjectionTransform()
    transform.m13 = -0.02
    let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 10))
    let seen = rect.projected(by: transform)
    let bounds = seen.boundingRect
    expectNear(bounds.minX, 0)
    expectNear(bounds.maxX, 4950, tolerance: 1e-6)
    expectNear(bounds.maxY, 1000, tolerance: 1e-6)
    #expect(seen.contours.allSatisfy { $0.isClosed })
    #expect(Path(CGRect(x: 60, y: 0, width: 10, height: 10)).projected(by: transform).isEmpty)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.projected(by: transform).isFinite)
    #expect(CGRect.null.projectedBounds(by: transform).isNull)
  }

  @Test("any transform gives a finite path")
  func anyTransform() {
    var random = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &random))
    }
    for _ in 0..<(TestLength.isLong ? 20_000 : 1_000) {
      var transform = ProjectionTransform()
      (transform.m11, transform.m12) = (number(-2...2), number(-2...2))
      (transform.m21, transform.m22) = (number(-2...2), number(-2...2))
      (transform.m31, transform.m32) = (number(-90...90), number(-90...90))
      (transform.m13, transform.m23) = (number(-0.1...0.1), number(-0.1...0.1))
      transform.m33 = number(-1...1)
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 80, height: 60), cornerRadius: 20)
      let seen = path.projected(by: transform)
      #expect(seen.isFinite)
      #expect(seen.elements.count < 20_000)
    }
  }
}
