public import Foundation
import VectorGeometry

/// The layout of `HStack`: subviews in a row, leading to trailing.
public struct HStackLayout: Layout, Sendable {
  /// The guide on which the subviews are aligned.
  public var alignment: VerticalAlignment
  /// The distance of neighbours in points, nil for the distances that they prefer.
  public var spacing: CGFloat?

  /// A stack of the given alignment and spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// An empty cache.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  /// The size of the subviews, their distances and their aligned extents.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    arithmetic.size(for: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the subviews one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    arithmetic.place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The preferences of the ends at the ends, of all subviews across.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    arithmetic.spacing(of: subviews, cache: &cache)
  }

  /// The subviews' explicit values combined, but those of edges and centres.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    arithmetic.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' explicit values combined, but those of edges and centres.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    arithmetic.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private var arithmetic: StackArithmetic {
    StackArithmetic(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
