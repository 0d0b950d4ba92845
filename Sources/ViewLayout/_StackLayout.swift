public import Foundation
import VectorGeometry

/// A layout of consecutive subviews, shared by the stacks of both axes.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache {
  /// The shared computation of stacks.
  var _arithmetic: _StackArithmetic { get }
}

extension _StackLayout {
  /// An empty cache.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  /// The size of the subviews, their distances and their aligned extents.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    _arithmetic.size(for: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the subviews one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    _arithmetic.place(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The preferences of the ends at the ends, of all subviews across.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    _arithmetic.spacing(of: subviews, cache: &cache)
  }

  /// Returns the combined explicit values of the subviews, except those of edges and centers.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    _arithmetic.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns the combined explicit values of the subviews, except those of edges and centers.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    _arithmetic.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout {
  /// What is wrong with the spacing of a stack, which then is 0.
  package var spacingFlaw: String? {
    let base = (self as? AnyLayout)?.base ?? self
    // Asked first: to find that a type does not conform takes the runtime a look at all conformances there are.
    guard type(of: base).layoutProperties.stackOrientation != nil else { return nil }
    var check = NumberCheck()
    (base as? any _StackLayout)?._arithmetic.spacing.map { _ = check.number($0, "spacing") }
    return check.sentences.first
  }
}
