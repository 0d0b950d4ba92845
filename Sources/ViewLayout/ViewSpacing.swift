public import Foundation
public import VectorGeometry

/// A view's preferred distances to its neighbors, for each edge and kind of neighbor.
public struct ViewSpacing: Sendable {
  /// The distance of two views neither of which has a preference, in points.
  ///
  /// Source: Apple's fixtures of stacks on macOS and iOS; it is also a spacer's least length.
  package static let defaultDistance: CGFloat = 8

  /// No distance on any edge.
  public static let zero = ViewSpacing(length: 0, edges: .all)

  /// Where there are any; most views have none, and all that are laid out keep theirs.
  private var wishes: Wishes?

  /// Whether the preferences survive a frame: those of spacers do.
  private var isKept = false

  /// No preference on any edge.
  public init() {}

  /// A preference of `length` points to any neighbor, on `edges`, and none of any kind on the others.
  package init(length: CGFloat, edges: Edge.Set) {
    var each = EdgePreferences.none
    for edge in Edge.allCases where edges.contains(edge) {
      each[edge] = EdgePreference(any: length)
    }
    wishes = .each(each)
  }

  /// The preferences of a text: its font's `leading` to a text above or below.
  ///
  /// - Parameters:
  ///   - above: The distance to another view above, in points.
  ///   - below: The distance to another view below, in points.
  package static func text(
    leading: CGFloat, above: CGFloat = defaultDistance, below: CGFloat = defaultDistance
  ) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.wishes = .each(
      EdgePreferences(
        top: EdgePreference(textToText: leading, textToOther: above),
        bottom: EdgePreference(textToText: leading, textToOther: below)))
    return spacing
  }

  /// The preferences of a spacer: no distance along its axis, or on any edge outside a stack.
  ///
  /// Across it has none, not even those of a plain view: a row of texts with a spacer keeps their distance to text.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing(length: 0, edges: axis.map(\.edges) ?? .all)
    spacing.isKept = true
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
    isKept = false
    guard wishes != nil || other.wishes != nil else { return }
    var each = preferences
    let others = other.preferences
    for edge in Edge.allCases where edges.contains(edge) { each[edge].formUnion(others[edge]) }
    wishes = .each(each)
  }

  /// The distance to the view that follows along `axis`, in points.
  ///
  /// A preference for a kind of neighbor applies if the neighbor is of that kind, otherwise the larger
  /// of both sides' general preferences, otherwise 8.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard wishes != nil || next.wishes != nil else { return Self.defaultDistance }
    return switch axis {
    case .horizontal: preferences.trailing.distance(to: next.preferences.leading)
    case .vertical: preferences.bottom.distance(to: next.preferences.top)
    }
  }

  /// The preferences inside a frame that fixes or bounds the given axes; a spacer's stay.
  package func framed(horizontally: Bool, vertically: Bool) -> ViewSpacing {
    guard !isKept else { return self }
    var edges: Edge.Set = []
    if horizontally { edges.formUnion(.horizontal) }
    if vertically { edges.formUnion(.vertical) }
    return padded(on: edges)
  }

  /// The preferences inside padding on `edges`: none there.
  package func padded(on edges: Edge.Set) -> ViewSpacing {
    guard wishes != nil else { return self }
    var each = preferences
    for edge in Edge.allCases where edges.contains(edge) { each[edge] = .standard }
    var result = self
    result.wishes = .each(each)
    return result
  }

  /// The preferences of a stack along `axis`: its ends' at its ends, everyone's across.
  ///
  /// Without children it asks for no distance.
  package static func stack(_ children: [ViewSpacing], along axis: Axis) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var result = children.dropFirst().reduce(first) { $0.union($1) }
    result.isKept = false
    guard result.wishes != nil else { return result }
    var each = result.preferences
    switch axis {
    case .horizontal:
      each.leading = first.preferences.leading
      each.trailing = last.preferences.trailing
    case .vertical:
      each.top = first.preferences.top
      each.bottom = last.preferences.bottom
    }
    result.wishes = .each(each)
    return result
  }

  /// The preferences of each edge.
  private var preferences: EdgePreferences {
    guard case .each(let preferences) = wishes else { return EdgePreferences() }
    return preferences
  }

  /// The preferences of a view that has any, elsewhere in memory.
  private indirect enum Wishes: Sendable {
    case each(EdgePreferences)
  }
}

/// The preferences of all edges.
private struct EdgePreferences: Sendable {
  /// No preference of any kind on any edge.
  static let none = EdgePreferences(
    top: EdgePreference(), leading: EdgePreference(), bottom: EdgePreference(),
    trailing: EdgePreference())

  var top = EdgePreference.standard
  var leading = EdgePreference.standard
  var bottom = EdgePreference.standard
  var trailing = EdgePreference.standard

  subscript(edge: Edge) -> EdgePreference {
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

/// The preferences on one edge, by kind of neighbor; nil where there is none.
private struct EdgePreference: Sendable {
  /// A view that is no text and has no wish.
  static let standard = EdgePreference(otherToText: 0)

  /// The distance to any neighbor.
  var any: CGFloat?
  /// A text's distance to a text.
  var textToText: CGFloat?
  /// A text's distance to what is no text.
  var textToOther: CGFloat?
  /// What something that is no text adds to a text's distance.
  var otherToText: CGFloat?

  mutating func formUnion(_ other: EdgePreference) {
    any = larger(any, other.any)
    textToText = larger(textToText, other.textToText)
    textToOther = larger(textToOther, other.textToOther)
    otherToText = larger(otherToText, other.otherToText)
  }

  func distance(to other: EdgePreference) -> CGFloat {
    let kinds = [
      matched(textToText, other.textToText, by: max),
      matched(textToOther, other.otherToText, by: +),
      matched(otherToText, other.textToOther, by: +),
    ]
    return kinds.reduce(nil, larger) ?? larger(any, other.any) ?? ViewSpacing.defaultDistance
  }
}

private func larger(_ lhs: CGFloat?, _ rhs: CGFloat?) -> CGFloat? {
  guard let lhs, let rhs else { return lhs ?? rhs }
  return max(lhs, rhs)
}

private func matched(
  _ lhs: CGFloat?, _ rhs: CGFloat?, by combine: (CGFloat, CGFloat) -> CGFloat
) -> CGFloat? {
  guard let lhs, let rhs else { return nil }
  return combine(lhs, rhs)
}
