public import Foundation
public import VectorGeometry
package import VectorGraphics

/// Rotates the drawing in space.
public struct _Rotation3DEffect: EffectModifier {
  package static var isGeometryEffect: Bool { true }

  /// The rotation angle.
  public var angle: Angle
  /// The direction of the axis: x to the right, y down, z towards the eye.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point of the frame that the axis goes through.
  public var anchor: UnitPoint
  /// The distance of the anchor in front of the view, in points.
  public var anchorZ: CGFloat
  /// The strength of the perspective: the distance of the eye is the longer side of the frame divided by this.
  public var perspective: CGFloat

  /// Turns about an axis.
  public nonisolated init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The angle, the axis, the anchor, its height and the perspective.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, _MatrixRow>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, _MatrixRow(axis.x, axis.y, axis.z)),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      (axis.x, axis.y, axis.z) = newValue.first.second.numbers
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }

  package var mirrored: Self {
    var copy = self
    copy.axis = (x: axis.x, y: -axis.y, z: -axis.z)
    copy.anchor = UnitPoint(x: 1 - anchor.x, y: anchor.y)
    return copy
  }

  package func sound(_ check: inout NumberCheck) -> Self {
    var sound = self
    sound.anchor = check.point(anchor, "its anchor's", or: .center)
    sound.anchorZ = check.number(anchorZ, "its anchor's z")
    sound.perspective = check.number(perspective, "its perspective")
    return sound
  }

  package func effects(in frame: CGRect) -> DisplayGroup.Effects { DisplayGroup.Effects() }

  package func projection(in frame: CGRect) -> ProjectionTransform? {
    let place = anchor.point(in: CGRect(origin: .zero, size: frame.size))
    return ProjectionTransform(
      rotation: angle, axis: axis, anchor: place, anchorZ: anchorZ, perspective: perspective,
      size: frame.size
    ).movedOrigin(to: frame.origin)
  }
}

extension View {
  /// Draws the view turned in space about an axis through a point of its frame, in perspective.
  ///
  /// Content with one color stays sharp at any size; gradients, images and blurred content are drawn as
  /// pixels.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _Rotation3DEffect> {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
