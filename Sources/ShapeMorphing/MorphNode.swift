import Foundation
import VectorGeometry

/// A node of an outline on its way: where it is, and the control points beside it, from there.
struct MorphNode: Sendable {
  var point: CGPoint
  /// To the control point before it.
  var incoming: CGPoint
  /// To the control point after it.
  var outgoing: CGPoint

  /// The node between two others.
  ///
  /// A smooth one stays smooth: its direction turns evenly, the lengths of its handles change evenly.
  func blended(with other: MorphNode, at t: CGFloat, isSmooth: Bool) -> MorphNode {
    let point = self.point.interpolated(to: other.point, at: t)
    guard isSmooth, let (p, q) = Self.directions(self, other) else {
      return MorphNode(
        point: point, incoming: incoming.interpolated(to: other.incoming, at: t),
        outgoing: outgoing.interpolated(to: other.outgoing, at: t))
    }
    let direction = p.turned(by: atan2(p.cross(q), p.dot(q)) * t)
    let before = incoming.length + (other.incoming.length - incoming.length) * t
    let after = outgoing.length + (other.outgoing.length - outgoing.length) * t
    return MorphNode(point: point, incoming: direction * -before, outgoing: direction * after)
  }

  private static func directions(_ a: MorphNode, _ b: MorphNode) -> (CGPoint, CGPoint)? {
    guard let p = a.direction, let q = b.direction, p.dot(q) > -0.95 else { return nil }
    return (p, q)
  }

  /// The direction in which the outline goes through a smooth node.
  var direction: CGPoint? { (outgoing - incoming).unit }

  /// Whether the outline goes through without a corner.
  var isSmooth: Bool {
    guard let a = outgoing.unit, let b = incoming.unit else { return false }
    return a.dot(b) < -0.9995
  }

  /// The node moved and turned.
  func placed(turnedBy rotor: CGPoint, around center: CGPoint) -> MorphNode {
    MorphNode(
      point: point.multiplied(by: rotor) + center, incoming: incoming.multiplied(by: rotor),
      outgoing: outgoing.multiplied(by: rotor))
  }
}

extension CGPoint {
  /// The product as complex numbers.
  func multiplied(by rotor: CGPoint) -> CGPoint {
    CGPoint(x: x * rotor.x - y * rotor.y, y: x * rotor.y + y * rotor.x)
  }

  /// The vector turned by an angle in radians, clockwise on screen.
  func turned(by angle: CGFloat) -> CGPoint {
    multiplied(by: CGPoint(x: cos(angle), y: sin(angle)))
  }
}
