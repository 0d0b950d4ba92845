import Foundation
public import VectorGeometry
import VectorGraphics

/// Rotates the drawing.
public struct _RotationEffect: TransformEffect {
  /// The angle, clockwise.
  public var angle: Angle
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// Turns by an angle about a point of the frame.
  public nonisolated init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  /// The angle and the anchor.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package var mirrored: Self {
    Self(angle: Angle(radians: -angle.radians), anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y))
  }

  package var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle.radians) }
}

extension View {
  /// Draws the view turned about a point of its frame; its place in the layout stays.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _RotationEffect> {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
