import Foundation
public import ShapeShift

/// How the colours of a widget are shown.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String
  /// As they are.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two groups, each of which has one colour.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Bright or dark parts of what is behind.
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
  /// How the colours of the widget around are shown; pictures have all colours, whatever it is set to.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
  /// Whether the ground of the widget around shows.
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
