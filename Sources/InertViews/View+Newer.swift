// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import VectorGeometry
public import ViewTree

// What came after iOS 18 and draws nothing in its looks.

/// How content ends below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How a field for searches stands in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button, until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// How content ends below bars; in a picture bars have their ground.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Whether content ends below bars by an effect; in a picture bars have their ground.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// How a field for searches stands; in a picture it stands open.
  public nonisolated func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> some View { self }
}
