public import Foundation

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// The given radii; corners that are left out are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// One radius on all corners.
  package init(_ radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// Whether all corners have one radius.
  package var areEqual: Bool {
    topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
  }

  /// Every radius smaller by `amount`, but not below 0: the corners of a rectangle inset by that.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    map { max(0, $0 - amount) }
  }

  /// The corners of the rectangle mirrored left to right.
  package var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
      topTrailing: topLeading)
  }

  /// Not negative, and all scaled by one factor so that neighbours fit on every side.
  ///
  /// Source: CSS Backgrounds and Borders 3, section 4.5 (corner overlap).
  package func clamped(to size: CGSize) -> RectangleCornerRadii {
    let radii = map { $0 > 0 ? $0 : 0 }
    var factor: CGFloat = 1
    for (side, sum) in [
      (size.width, radii.topLeading + radii.topTrailing),
      (size.width, radii.bottomLeading + radii.bottomTrailing),
      (size.height, radii.topLeading + radii.bottomLeading),
      (size.height, radii.topTrailing + radii.bottomTrailing),
    ] where sum > side {
      factor = min(factor, sum.isFinite ? max(0, side) / sum : 0)
    }
    return factor < 1 ? radii.map { $0.isFinite ? $0 * factor : 0 } : radii
  }

  private func map(_ body: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: body(topLeading), bottomLeading: body(bottomLeading),
      bottomTrailing: body(bottomTrailing), topTrailing: body(topTrailing))
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii: top leading, bottom leading, bottom trailing, top trailing.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
