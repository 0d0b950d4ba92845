public import Foundation
import VectorGeometry

/// A layout of one subview, for a modifier that changes the size and position of its content.
///
/// Without a subview it is empty; further subviews are left to the default placement.
public protocol _UnaryLayout: Layout where Cache == Void {
  /// The size of the container of `child`.
  func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize

  /// Places `child` in `bounds`.
  func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize)

  /// The preferences of the container of `child`.
  func _spacing(child: LayoutSubview) -> ViewSpacing

  /// The answers of the container of a child whose own need no asking; nil where it must be asked.
  func _plainSize(around child: _PlainSize) -> _PlainSize?
}

/// The answers of a view that needs not be asked.
public struct _PlainSize: Sendable {
  package let size: PlainSize
  package init(_ size: PlainSize) { self.size = size }
}

extension _UnaryLayout {
  /// The child's preferences.
  public func _spacing(child: LayoutSubview) -> ViewSpacing { child.spacing }

  /// Nothing that is known without asking.
  public func _plainSize(around child: _PlainSize) -> _PlainSize? { nil }

  /// The size of the container of the subview.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    return _sizeThatFits(proposal, child: child).sanitized
  }

  /// Places the subview in the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    _place(child, in: bounds, proposal: proposal)
  }

  /// The preferences of the container of the subview.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let child = subviews.first else { return ViewSpacing() }
    return _spacing(child: child)
  }

  /// The subview's explicit value, where it is placed: modifiers let every guide through.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    firstAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subview's explicit value, where it is placed: modifiers let every guide through.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    firstAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout {
  /// The first subview's explicit value of a guide, at the place where it is put.
  func firstAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let places = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    guard let child = subviews.first, let place = places.first else { return nil }
    return child.explicitAlignment(of: key, placed: place)
  }
}

extension LayoutSubview {
  /// Places the subview with its guides on those of an empty view that fills `bounds`.
  func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    place(
      on: ViewDimensions(size: bounds.size), at: bounds.origin, alignment: alignment,
      proposal: proposal)
  }

  /// Places the subview with its guides on those of a view at `origin`.
  func place(
    on other: ViewDimensions, at origin: CGPoint, alignment: Alignment, proposal: ProposedViewSize
  ) {
    let own = dimensions(in: proposal)
    let x = other.finite(alignment.horizontal.key) - own.finite(alignment.horizontal.key)
    let y = other.finite(alignment.vertical.key) - own.finite(alignment.vertical.key)
    place(
      at: CGPoint(x: origin.x + x, y: origin.y + y), anchor: .topLeading, proposal: proposal)
  }
}
