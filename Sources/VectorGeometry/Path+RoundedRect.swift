public import Foundation

extension Path {
  /// A rectangle with rounded corners of one size.
  ///
  /// Sizes are clamped to half the shorter side. A corner without width or height is square, so the path is
  /// that of the plain rectangle. Starts in the middle of the right side, clockwise on screen.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(RoundedRect(rect, cornerSize: cornerSize, style: style))
  }

  /// A rectangle with rounded corners of one radius, at most half the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(RoundedRect(rect, cornerRadius: cornerRadius, style: style))
  }

  /// Creates a rectangle with rounded corners of individual radii, left to right.
  ///
  /// A radius is at most half the side, or what the neighboring radius leaves of it. Starts in the middle of the
  /// straight part of the right side, clockwise on screen.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let rect = rect.standardized
    let radii = cornerRadii.clamped(to: rect.size)
    guard !radii.areEqual else {
      self.init(RoundedRect(rect, cornerRadius: radii.topLeading, style: style))
      return
    }
    self.init(
      elements: RoundedCorner.outline(of: rect, sizes: radii.sizesClockwise, style: style))
  }

  /// The outline of a rounded rectangle.
  package init(_ shape: RoundedRect) {
    guard shape.cornerSize.width > 0, shape.cornerSize.height > 0 else {
      self.init(shape.rect)
      return
    }
    self.init(
      elements: RoundedCorner.outline(
        of: shape.rect, sizes: Array(repeating: shape.cornerSize, count: 4), style: shape.style),
      primitive: .roundedRect(shape.rect, cornerSize: shape.cornerSize, style: shape.style))
  }
}
