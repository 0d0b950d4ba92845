public import Foundation

/// How much larger angles and unit points are in their vectors, so that one unit is about as
/// noticeable as a point of length.
///
/// Source: SwiftUI's interface; a spring settles when a vector is within a fixed distance of its goal.
private let unitScale: CGFloat = 128

extension Angle: Animatable {
  /// The radians times 128.
  public var animatableData: Double {
    get { radians * Double(unitScale) }
    set { radians = newValue / Double(unitScale) }
  }
}

extension UnitPoint: Animatable {
  /// x and y times 128.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
  }
}

extension CGPoint: Animatable {
  /// x and y.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension EdgeInsets: Animatable {
  /// Top, leading, bottom, trailing.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// The line width, the miter limit and the dash phase; dashes change without animation.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
