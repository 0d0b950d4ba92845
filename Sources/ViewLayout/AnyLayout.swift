public import Foundation
package import VectorGeometry

/// A layout of any type; changing the type keeps the views' identity.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  /// The layout that is wrapped.
  package private(set) var base: any Layout

  /// Wraps `layout`.
  public init(_ layout: some Layout) { base = (layout as? AnyLayout)?.base ?? layout }

  /// The axis along which the wrapped layout stacks its subviews.
  package var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// The animatable data of the wrapped layout; data of another type is ignored.
  public var animatableData: _AnyAnimatableData {
    get {
      func data(_ layout: some Layout) -> _AnyAnimatableData {
        _AnyAnimatableData(layout.animatableData)
      }
      return data(base)
    }
    set {
      func setting<L: Layout>(_ layout: L) -> any Layout {
        guard let data = newValue.value as? L.AnimatableData else { return layout }
        var layout = layout
        layout.animatableData = data
        return layout
      }
      base = setting(base)
    }
  }

  /// The wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    func make(_ layout: some Layout) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(base))
  }

  /// Updates the wrapped layout's cache, or makes one if the cache is another layout's.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      layout.withCache(&cache.value, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(base)
  }

  /// The wrapped layout's preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.withCache(&cache.value, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(base)
  }

  /// The wrapped layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      layout.withCache(&cache.value, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(base)
  }

  /// Lets the wrapped layout place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      layout.withCache(&cache.value, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  /// The wrapped layout's explicit value.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func value<L: Layout>(_ layout: L) -> CGFloat? {
      layout.withCache(&cache.value, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return value(base)
  }

  /// The wrapped layout's explicit value.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func value<L: Layout>(_ layout: L) -> CGFloat? {
      layout.withCache(&cache.value, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return value(base)
  }
}

extension Layout {
  /// Calls `body` with the cache in `erased`, or with a new one if that is another layout's.
  fileprivate func withCache<Result>(
    _ erased: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var cache = erased as? Cache ?? makeCache(subviews: subviews)
    erased = ()
    defer { erased = cache }
    return body(&cache)
  }
}
