package import Foundation
package import VectorGeometry
package import VectorGraphics

/// A modifier that maps what is drawn about a point of its frame.
package nonisolated protocol TransformEffect: EffectModifier {
  /// The point of the frame that stays where it is.
  var anchor: UnitPoint { get set }
  /// What is drawn is mapped by this, with the anchor for the origin.
  var transform: CGAffineTransform { get }
}

extension TransformEffect {
  package static var isGeometryEffect: Bool { true }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    guard !transform.isIdentity else { return effects }
    effects.transform = transform.about(anchor.point(in: frame))
    return effects
  }

  package func sound(_ check: inout NumberCheck) -> Self {
    var sound = self
    sound.anchor = check.point(anchor, "its anchor's", or: .center)
    return sound
  }
}

extension NumberCheck {
  /// The point with coordinates within reach.
  mutating func point(
    _ point: UnitPoint, _ name: @autoclosure () -> String, or fallback: UnitPoint
  ) -> UnitPoint {
    UnitPoint(
      x: number(point.x, "\(name()) x", or: fallback.x),
      y: number(point.y, "\(name()) y", or: fallback.y))
  }
}
