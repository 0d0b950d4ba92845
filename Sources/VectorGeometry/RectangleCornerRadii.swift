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

  /// Returns radii that fit a rectangle of a size: not negative, and at most half of either side, or what the
  /// neighboring corner leaves of it.
  ///
  /// Source: paths that SwiftUI drew on macOS 26.2 (20 and 90 on a side of 100: 20 and 80; 50 and 70: 50 and 50).
  package func clamped(to size: CGSize) -> RectangleCornerRadii {
    let radii = map { $0 > 0 ? $0 : 0 }
    func fitted(_ radius: CGFloat, beside: CGFloat, above: CGFloat) -> CGFloat {
      min(
        radius, max(size.width / 2, size.width - beside, 0),
        max(size.height / 2, size.height - above, 0))
    }
    return RectangleCornerRadii(
      topLeading: fitted(
        radii.topLeading, beside: radii.topTrailing, above: radii.bottomLeading),
      bottomLeading: fitted(
        radii.bottomLeading, beside: radii.bottomTrailing, above: radii.topLeading),
      bottomTrailing: fitted(
        radii.bottomTrailing, beside: radii.bottomLeading, above: radii.topTrailing),
      topTrailing: fitted(
        radii.topTrailing, beside: radii.topLeading, above: radii.bottomTrailing))
  }

  /// The corners' sizes clockwise on screen from the bottom right, left to right.
  var sizesClockwise: [CGSize] {
    [bottomTrailing, bottomLeading, topLeading, topTrailing].map {
      CGSize(width: $0, height: $0)
    }
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
