public import Foundation
import VectorGeometry

/// The layout of `fixedSize(horizontal:vertical:)`: offers nil on the chosen axes.
public struct _FixedSizeLayout: _UnaryLayout, Equatable, Sendable {
  /// Whether the content takes its ideal width.
  public var horizontal: Bool
  /// Whether the content takes its ideal height.
  public var vertical: Bool

  /// A layout that fixes the chosen axes.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The child's answer.
  public func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(offer(proposal))
  }

  /// Centers the child, which has the size of `bounds`.
  public func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: .center, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
