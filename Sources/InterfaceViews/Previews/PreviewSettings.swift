public import Foundation
public import ViewTree

/// The layout of a preview.
public enum PreviewLayout: Equatable, Sendable {
  /// The layout of the device.
  case device
  /// As the view's size.
  case sizeThatFits
  /// As large as given, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a preview.
public struct InterfaceOrientation: Hashable, Sendable {
  private let number: Int
  /// The portrait orientation.
  public static let portrait = InterfaceOrientation(number: 0)
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(number: 1)
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(number: 2)
  /// The upside-down portrait orientation.
  public static let portraitUpsideDown = InterfaceOrientation(number: 3)

  /// Whether it is wider than high.
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The requested settings of a preview.
public struct PreviewSettings: Equatable, Sendable {
  /// The name of the preview.
  public var displayName: String?
  /// The layout, or `nil` if none is requested.
  var layout: PreviewLayout?
  /// The name of the device.
  var device: String?
  var isLandscape: Bool?
  /// The size of the widget that the preview shows.
  var widget: CGSize?

  /// The frame of the image.
  var frame: PreviewFrame {
    if let widget { return .widget(widget) }
    return switch layout {
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    case .sizeThatFits: .sizeThatFits
    case .device, nil: .device(device, isLandscape: isLandscape)
    }
  }

  /// The size offered to the view, in points: that of the device or the given size, or `nil` for its ideal size.
  public var size: CGSize? { frame.size }
}

/// What previews tell whoever renders them.
enum PreviewKey: PreferenceKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
  /// The first of several previews that says something decides.
  static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
    let next = nextValue()
    value.displayName = value.displayName ?? next.displayName
    value.layout = value.layout ?? next.layout
    value.device = value.device ?? next.device
    value.isLandscape = value.isLandscape ?? next.isLandscape
    value.widget = value.widget ?? next.widget
  }
}

extension ViewGraph {
  /// What the previews that the scene shows say of how they want to be shown.
  package var previewSettings: PreviewSettings { preference(PreviewKey.self) }
}

extension View {
  /// Sets the device whose screen a preview has; unknown devices have no effect.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewKey.self) { settings in
      if let value, value.screen != nil { settings.device = value.rawValue }
    }
  }

  /// Sets the layout of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewKey.self) { $0.layout = value }
  }

  /// Sets the size of the widget that a preview shows, in points.
  package nonisolated func previewWidget(_ size: CGSize) -> some View {
    transformPreference(PreviewKey.self) { $0.widget = size }
  }

  /// Sets the name of a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewKey.self) { $0.displayName = value }
  }

  /// Sets the orientation of the device that a preview is shown on.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    transformPreference(PreviewKey.self) { $0.isLandscape = value.isLandscape }
  }
}
