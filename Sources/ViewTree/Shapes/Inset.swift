public import Foundation
public import VectorGeometry

/// A shape drawn in a rectangle that is smaller on every side.
///
/// Right for shapes that follow their rectangle; rounded corners shrink by themselves.
public struct _Inset<Base: Shape>: InsettableShape, _MovedShape {
  /// The shape that is inset.
  public var base: Base
  /// The inset of the rectangle on every side, in points.
  public var amount: CGFloat

  package init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The outline in the smaller rectangle; empty when nothing is left.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return rect.isNull || rect.isInfinite ? Path() : base.path(in: rect)
  }

  /// The shape that is inset.
  public var shape: Base { base }

  /// The shape's data and the amount.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// The amounts add up.
  public func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}
