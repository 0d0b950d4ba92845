public import Foundation
import VectorGeometry

/// The layout of `overlay` and `background`: a view of no influence aligned with another.
///
/// Subview 0 is the primary, which alone decides size, guides and spacing. Subview 1 is the
/// secondary; it is offered the primary's size. Which of them is drawn first is not decided here.
public struct _SecondaryLayout: Layout, Equatable, Sendable {
  /// The guides on which the secondary is aligned with the primary.
  public var alignment: Alignment

  /// A layout of the given alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The primary's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the primary at the origin and the secondaries aligned with it.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let primary = subviews.first else { return }
    let dimensions = primary.dimensions(in: proposal)
    primary.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    for secondary in subviews.dropFirst() {
      secondary.place(
        on: dimensions, at: bounds.origin, alignment: alignment,
        proposal: ProposedViewSize(dimensions.size))
    }
  }

  /// The primary's preferences.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  /// The primary's explicit value.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    firstAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews[0..<min(1, subviews.count)],
      cache: &cache)
  }

  /// The primary's explicit value.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    firstAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews[0..<min(1, subviews.count)],
      cache: &cache)
  }
}
