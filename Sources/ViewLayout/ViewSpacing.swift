public import Foundation
public import VectorGeometry

/// The distances that a view prefers to its neighbours, for each edge and kind of neighbour.
public struct ViewSpacing: Sendable {
  /// The distance of two views neither of which has a preference, in points.
  package static let defaultDistance: CGFloat = 8

  /// No distance on any edge.
  public static let zero = ViewSpacing(length: 0, edges: .all)

  private var top = EdgePreference()
  private var leading = EdgePreference()
  private var bottom = EdgePreference()
  private var trailing = EdgePreference()

  /// No preference on any edge.
  public init() {}

  /// A preference of `length` points to any neighbour, on `edges`.
  package init(length: CGFloat, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].any = length }
  }

  /// The preferences of a text: its font's `leading` to a text above or below.
  package static func text(leading: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.text = leading
    spacing.bottom.text = leading
    return spacing
  }

  /// Merges the preferences of both, the larger of each, on all edges.
  public func union(_ other: ViewSpacing) -> ViewSpacing {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Merges the preferences of `other` into these, the larger of each, on `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// The distance to the view that follows along `axis`, in points.
  ///
  /// The larger preference counts; a kind of neighbour counts only if both sides name it.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }

  /// Forgets the preferences on `edges`.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = EdgePreference() }
  }

  /// The preferences without those on `edges`.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    result.reset(edges)
    return result
  }

  /// Takes the preferences of `other` on `edges`, instead of its own.
  package mutating func replace(_ edges: Edge.Set, by other: ViewSpacing) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = other[edge] }
  }

  private subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

/// The preferences on one edge.
private struct EdgePreference: Sendable {
  /// The distance to any neighbour.
  var any: CGFloat?
  /// The distance to a text.
  var text: CGFloat?

  mutating func formUnion(_ other: EdgePreference) {
    any = Self.larger(any, other.any)
    text = Self.larger(text, other.text)
  }

  func distance(to other: EdgePreference) -> CGFloat {
    if let text, let otherText = other.text { return max(text, otherText) }
    return Self.larger(any, other.any) ?? ViewSpacing.defaultDistance
  }

  private static func larger(_ lhs: CGFloat?, _ rhs: CGFloat?) -> CGFloat? {
    guard let lhs, let rhs else { return lhs ?? rhs }
    return max(lhs, rhs)
  }
}
