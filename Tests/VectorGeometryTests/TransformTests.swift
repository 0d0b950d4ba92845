import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Projections")
struct ProjectionTransformTests {
  private func random(seed: UInt64) -> ProjectionTransform {
    var generator = SeededGenerator(seed: seed)
    var m = ProjectionTransform(
      CGAffineTransform(translationX: generator.number(in: -9...9), y: 3).rotated(
        by: generator.number(in: -3...3)
      ).scaledBy(x: 2, y: generator.number(in: 0.5...3)))
    m.m13 = generator.number(in: -0.001...0.001)
    m.m23 = generator.number(in: -0.001...0.001)
    return m
  }

  @Test("The inverse maps points back", arguments: seeds)
  func inverse(seed: UInt64) {
    let m = random(seed: seed)
    #expect(!m.isAffine)
    let point = CGPoint(x: 12, y: 34)
    expectNear(point.applying(m).applying(m.inverted()), point, tolerance: 1e-9)
  }

  @Test("Concatenation maps by the first, then by the second", arguments: seeds)
  func concatenation(seed: UInt64) {
    let (a, b) = (random(seed: seed), random(seed: seed + 100))
    let point = CGPoint(x: 12, y: 34)
    expectNear(point.applying(a).applying(b), point.applying(a.concatenating(b)), tolerance: 1e-9)
  }

  @Test("Affine transforms map as they do themselves")
  func affine() {
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let projection = ProjectionTransform(m)
    #expect(projection.isAffine)
    #expect(projection.affine == m)
    #expect(CGPoint(x: 7, y: 8).applying(projection) == CGPoint(x: 36, y: 52))
    #expect(ProjectionTransform().isIdentity)
  }

  @Test("A singular transform has no inverse and stays")
  func singular() {
    var m = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = m
    let succeeded = m.invert()
    #expect(!succeeded)
    #expect(m == before)
  }
}

@Suite("Animatable geometry")
struct AnimatableGeometryTests {
  /// Half of the way between two values by their vectors.
  private func middle<Value: Animatable>(_ a: Value, _ b: Value) -> Value {
    var (vector, result) = (a.animatableData + b.animatableData, a)
    vector.scale(by: 0.5)
    result.animatableData = vector
    return result
  }

  @Test("The middle of two values is that of their components")
  func middles() {
    #expect(middle(CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 4)) == CGPoint(x: 2, y: 3))
    #expect(middle(CGSize.zero, CGSize(width: 4, height: 6)) == CGSize(width: 2, height: 3))
    #expect(
      middle(CGRect(x: 0, y: 0, width: 2, height: 4), CGRect(x: 4, y: 6, width: 4, height: 8))
        == CGRect(x: 2, y: 3, width: 3, height: 6))
    #expect(
      middle(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(middle(UnitPoint.zero, UnitPoint.bottomTrailing) == UnitPoint.center)
    #expect(middle(Angle.zero, Angle(radians: 1)) == Angle(radians: 0.5))
    #expect(
      middle(
        RectangleCornerRadii(),
        RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
        == RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
    let styles = middle(
      StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [1], dashPhase: 0),
      StrokeStyle(lineWidth: 4, miterLimit: 8, dash: [9], dashPhase: 10))
    #expect(styles == StrokeStyle(lineWidth: 3, miterLimit: 6, dash: [1], dashPhase: 5))
  }

  @Test("Angles and unit points are 128 times as large in their vectors")
  func scales() {
    #expect(Angle(radians: 1).animatableData == 128)
    #expect(UnitPoint(x: 1, y: 0.5).animatableData == AnimatablePair(128, 64))
  }

  @Test("Angles add, subtract and scale")
  func angles() {
    var angle = Angle.degrees(30) + .degrees(60)
    expectNear(angle.degrees, 90)
    angle -= .degrees(45)
    angle *= 4
    angle /= 2
    angle += .degrees(10)
    expectNear(angle.degrees, 100)
    expectNear((-angle * 2).degrees, -200)
    expectNear((2 * angle / 4 - .degrees(50)).degrees, 0)
  }
}
