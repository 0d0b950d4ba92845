import Foundation
public import VectorGeometry
public import VectorGraphics
import ViewLayout

/// A title in the bar: how it is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// As the platform has it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Large.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the row of the items; here below it.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// Small, in the middle.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// The tint of icons in lists.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour, unless the system prefers its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// That of the text.
  public static let monochrome = ListItemTint(color: .primary)
}

/// Whether bright parts of images may be brighter than white.
public struct DynamicRange: Hashable, Sendable {
  private let name: String
  /// They may not: so it is in every picture.
  public static let standard = DynamicRange(name: "standard")
  /// A little.
  public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
  /// As far as a display can.
  public static let high = DynamicRange(name: "high")
}

extension View {
  /// Sets how the title in the bar around is shown.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Keeps the usual room of 16 points at edges.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Shows or hides the labels of the controls inside.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }

  /// Sets the colour of the icons of the labels inside that stand in lists.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of the icons of the labels inside that stand in lists.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }

  /// Whether bright parts of images may be brighter than white; in a picture they may not.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> some View { self }
}

extension EnvironmentValues {
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
