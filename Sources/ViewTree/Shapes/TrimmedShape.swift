public import Foundation
public import VectorGeometry

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: _DerivedShape {
  /// The trimmed shape.
  public var shape: Content
  /// Where the part starts, as a fraction of the length.
  public var startFraction: CGFloat
  /// Where the part ends, as a fraction of the length.
  public var endFraction: CGFloat

  /// A part of a shape's outline.
  public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The data of the shape and of the change.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}
