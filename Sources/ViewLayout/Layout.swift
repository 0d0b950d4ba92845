public import Foundation
public import VectorGeometry

/// A container's arithmetic: how large it is and where its subviews go.
public protocol Layout: Animatable {
  /// The cached data between calls.
  associatedtype Cache = Void

  /// The subviews of the container.
  typealias Subviews = LayoutSubviews

  /// The static properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// The cache of a new container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when the layout or its subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred distances to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for `proposal`.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews in `bounds`, whose size is the answer to `proposal`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide in `bounds`, nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide in `bounds`, nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' preferences; no distance to a layout without subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The subviews' explicit values combined, where they are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' explicit values combined, where they are placed.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Subviews) {}
}
