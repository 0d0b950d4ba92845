public import Foundation
import VectorGeometry

/// The layout of `VStack`: subviews in a column, top to bottom.
public struct VStackLayout: Layout, Sendable {
  /// The guide on which the subviews are aligned.
  public var alignment: HorizontalAlignment
  /// The distance of neighbours in points, nil for the distances that they prefer.
  public var spacing: CGFloat?

  /// A stack of the given alignment and spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
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
    StackArithmetic(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
