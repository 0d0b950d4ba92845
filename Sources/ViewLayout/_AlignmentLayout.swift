public import Foundation
import VectorGeometry

/// The layout of `alignmentGuide(_:computeValue:)`: its content with one guide set.
public struct _AlignmentLayout: _UnaryLayout {
  package let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  /// A layout that sets a horizontal guide.
  public init(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  /// A layout that sets a vertical guide.
  public init(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.computeValue = computeValue
  }

  /// The child's size.
  public func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    child.sizeThatFits(proposal)
  }

  /// Places the child at the origin.
  public func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    child.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
  }

  /// The computed value of the guide that is set; the child's of any other.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    value(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The computed value of the guide that is set; the child's of any other.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    value(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func value(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard key == self.key, let child = subviews.first else {
      return firstAlignment(
        of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return bounds.origin[key.axis] + computeValue(child.dimensions(in: proposal))
  }
}
