public import Foundation
public import VectorGeometry
import ViewLayout

/// The parts of a scroll view with margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  let holdsContent: Bool
  let holdsIndicators: Bool

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(holdsContent: true, holdsIndicators: true)
  /// The content only.
  public static let scrollContent = ContentMarginPlacement(
    holdsContent: true, holdsIndicators: false)
  /// The indicators only.
  public static let scrollIndicators = ContentMarginPlacement(
    holdsContent: false, holdsIndicators: true)
}

extension EnvironmentValues {
  /// The room that the nearest scroll view keeps around its content, in points.
  var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
}

private enum ScrollContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

/// Sets the margins of some edges.
public struct _ContentMarginsModifier: EnvironmentModifier, Equatable {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement

  package func change(_ environment: inout EnvironmentValues) {
    if placement.holdsContent { change(&environment.scrollContentMargins) }
    if placement.holdsIndicators { change(&environment.scrollIndicators.margins) }
  }

  private func change(_ margins: inout EdgeInsets) {
    if edges.contains(.top) { margins.top = insets.top }
    if edges.contains(.leading) { margins.leading = insets.leading }
    if edges.contains(.bottom) { margins.bottom = insets.bottom }
    if edges.contains(.trailing) { margins.trailing = insets.trailing }
  }
}

extension View {
  /// Keeps room around the content of the scroll views inside, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Keeps `length` points free at edges of the content of the scroll views inside; nil for the usual 16.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges, EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: .all), for: placement)
  }

  /// Keeps `length` points free around the content of the scroll views inside.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
