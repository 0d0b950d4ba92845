public import Foundation
public import VectorGeometry

/// The layout of `padding`: content inside insets.
public struct _PaddingLayout: _UnaryLayout, Equatable, Sendable {
  /// The edges that are padded.
  public var edges: Edge.Set
  /// The distances on those edges; nil for 16 each.
  public var insets: EdgeInsets?

  /// Padding on `edges`.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  /// The distance of `padding()` without a length, in points.
  ///
  /// Source: Apple's fixtures, Text(46.5x16).padding() is 78.5x48.
  package static let defaultLength: CGFloat = 16

  /// The distances on the padded edges.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      let insets = effectiveInsets
      return AnimatablePair(
        AnimatablePair(insets.top, insets.leading),
        AnimatablePair(insets.bottom, insets.trailing))
    }
    set {
      insets = EdgeInsets(
        top: newValue.first.first, leading: newValue.first.second,
        bottom: newValue.second.first, trailing: newValue.second.second)
    }
  }

  /// What is wrong with the distances; they count as 0.
  package var diagnostic: LayoutDiagnostic? {
    guard let insets else { return nil }
    return [insets.top, insets.leading, insets.bottom, insets.trailing]
      .first { $0.flaw != nil }
      .map { .inset($0) }
  }

  /// The child's size with the insets around it.
  public func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    let insets = effectiveInsets
    return child.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
  }

  /// The child's answers with the insets around them.
  public func _plainSize(around child: _PlainSize) -> _PlainSize? {
    child.size.padded(by: effectiveInsets).map(_PlainSize.init)
  }

  /// Places the child inside the insets.
  public func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    let insets = effectiveInsets
    child.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      anchor: .topLeading, proposal: proposal.inset(by: insets))
  }

  /// The child's preferences, but none on padded edges.
  public func _spacing(child: LayoutSubview) -> ViewSpacing {
    let insets = effectiveInsets
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return child.spacing.padded(on: padded)
  }

  private var effectiveInsets: EdgeInsets {
    let given = insets ?? EdgeInsets(Self.defaultLength, edges: .all)
    return EdgeInsets(
      top: length(given.top, .top), leading: length(given.leading, .leading),
      bottom: length(given.bottom, .bottom), trailing: length(given.trailing, .trailing))
  }

  private func length(_ length: CGFloat, _ edge: Edge) -> CGFloat {
    edges.contains(edge) ? length.withinReach() : 0
  }
}
