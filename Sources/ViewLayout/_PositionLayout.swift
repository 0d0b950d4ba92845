public import Foundation
public import VectorGeometry

/// The layout of `position(_:)`, which takes the whole proposal and centers its content at a point.
public struct _PositionLayout: _UnaryLayout, Equatable, Sendable {
  /// Where the middle of the content is, from the top leading corner.
  public var position: CGPoint

  /// Creates a layout that centers its content at `position`.
  public init(position: CGPoint) { self.position = position }

  /// The animated position.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position.x, position.y) }
    set { position = CGPoint(x: newValue.first, y: newValue.second) }
  }

  /// What is wrong with the position; coordinates that are not finite count as 0.
  package var diagnostic: LayoutDiagnostic? {
    position.x.flaw == nil && position.y.flaw == nil ? nil : .position(position)
  }

  /// The proposal, the child's lengths where it is nil.
  public func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  /// Centers the child at the position.
  public func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(
        x: bounds.minX + position.x.withinReach(), y: bounds.minY + position.y.withinReach()),
      anchor: .center, proposal: proposal)
  }
}
