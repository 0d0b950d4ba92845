public import Foundation
public import VectorGeometry
public import ViewLayout

/// The largest circle in the middle of its frame.
public struct Circle: InsettableShape {
  /// Creates a circle in its frame.
  public init() {}

  /// The largest square in the proposal.
  public static var _sizing: _ShapeSizing { .inscribedSquare }

  /// The outline from 3 o'clock, clockwise.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square in the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.inscribedSquare.sizeThatFits(proposal)
  }

  /// Symmetric: the same in either direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The circle made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}
