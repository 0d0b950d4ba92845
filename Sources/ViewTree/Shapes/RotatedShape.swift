public import Foundation
public import VectorGeometry

/// A shape turned about a point of its frame.
public struct RotatedShape<Content: Shape>: _MovedShape {
  /// The shape that is rotated.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// A shape turned about a point of its frame.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: angle.radians)
    return shape.path(in: rect).applying(turn.about(anchor.point(in: rect)))
  }

  /// The data of the shape and of the change.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape inside made smaller.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
