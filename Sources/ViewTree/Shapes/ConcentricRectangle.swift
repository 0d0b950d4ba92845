public import Foundation
public import VectorGeometry

/// A rectangle whose corners follow those of the enclosing shape, with the same centers and smaller radii.
///
/// The enclosing shape is set by `containerShape`; without one, or if its corners
/// are unknown, concentric corners have their minimum.
public struct ConcentricRectangle: InsettableShape {
  /// Which corners have one radius, the largest of theirs.
  private enum Uniformity: Sendable {
    case none, all, rows, columns
  }

  private var topLeading: Edge.Corner.Style
  private var topTrailing: Edge.Corner.Style
  private var bottomLeading: Edge.Corner.Style
  private var bottomTrailing: Edge.Corner.Style
  private var uniformity = Uniformity.none
  private var insetAmount: CGFloat = 0

  /// A rectangle whose corners follow the shape around, each by itself.
  public init() { self.init(corners: .concentric) }

  /// A rectangle with one style of corners, each by itself or all with the largest radius.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    uniformity = isUniform ? .all : .none
  }

  /// A rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
  }

  /// A rectangle whose upper corners have one radius, and whose lower corners have one.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniformity = .rows
  }

  /// A rectangle whose leading corners have one radius, and whose trailing corners have one.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    uniformity = .columns
  }

  /// The outline, as far inside of the shape around as the view lies.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    guard !rect.isNull else { return Path() }
    let radii = radii(in: ContainerOutline.current).inset(by: insetAmount)
    return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
  }

  private func radii(in place: ContainerOutline.Place?) -> RectangleCornerRadii {
    let outer = place?.innerRadii ?? RectangleCornerRadii()
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(inside: outer.topLeading),
      bottomLeading: bottomLeading.radius(inside: outer.bottomLeading),
      bottomTrailing: bottomTrailing.radius(inside: outer.bottomTrailing),
      topTrailing: topTrailing.radius(inside: outer.topTrailing))
    func join(_ corners: WritableKeyPath<RectangleCornerRadii, CGFloat>...) {
      let most = corners.map { radii[keyPath: $0] }.max() ?? 0
      for corner in corners { radii[keyPath: corner] = most }
    }
    switch uniformity {
    case .none: break
    case .all: join(\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing)
    case .rows:
      join(\.topLeading, \.topTrailing)
      join(\.bottomLeading, \.bottomTrailing)
    case .columns:
      join(\.topLeading, \.bottomLeading)
      join(\.topTrailing, \.bottomTrailing)
    }
    return radii
  }

  /// The rectangle made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style of corners, each by itself or all with the largest radius.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
