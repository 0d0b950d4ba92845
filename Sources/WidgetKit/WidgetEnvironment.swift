import Foundation
public import ShapeShift

/// The color rendering of a widget.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String
  /// As they are.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two groups with one color each.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// A translucent rendering by brightness.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private enum FamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

private enum RenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

private enum ShowsGroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum MarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The size and place of the widget around.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// The color rendering of the enclosing widget; images always show all colors.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
  /// Whether the enclosing widget shows its background.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsGroundKey.self] }
    set { self[ShowsGroundKey.self] = newValue }
  }
  /// The margins of the widget around, in points, whether it has them or not.
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}
