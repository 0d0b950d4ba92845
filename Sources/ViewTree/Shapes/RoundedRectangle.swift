public import Foundation
public import VectorGeometry

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of a corner, in points; half the shorter side at most is drawn.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  private var insetAmount: CGFloat = 0

  /// A rectangle with corners of the given size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of the given radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The whole proposal.
  public static var _sizing: _ShapeSizing { .filling }

  /// The outline; an inset reduces the corners with the rectangle, not below a right angle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    guard !rect.isNull else { return Path() }
    let corner = CGSize(
      width: max(cornerSize.width - insetAmount, 0),
      height: max(cornerSize.height - insetAmount, 0))
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  /// Symmetric: the same in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The corner's size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The rectangle made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of the given size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of the given radius.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
