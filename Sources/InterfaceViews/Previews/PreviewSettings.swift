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
  /// The size offered to the view, in points: that of the device or the given size, or `nil` for its ideal size.
  public var size: CGSize?
}

/// What previews tell whoever renders them.
enum PreviewKey: PreferenceKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
  /// The first of several previews that says something decides.
  static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
    let next = nextValue()
    value.displayName = value.displayName ?? next.displayName
    value.size = value.size ?? next.size
  }
}

extension ViewGraph {
  /// What the previews that the scene shows say of how they want to be shown.
  package var previewSettings: PreviewSettings { preference(PreviewKey.self) }
}

extension View {
  /// Names the device whose screen a preview has.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewKey.self) { settings in
      if let screen = value?.screen { settings.size = screen }
    }
  }

  /// Sets the layout of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewKey.self) { settings in
      switch value {
      case .device: break
      case .sizeThatFits: settings.size = nil
      case .fixed(let width, let height): settings.size = CGSize(width: width, height: height)
      }
    }
  }

  /// Sets the name of a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewKey.self) { $0.displayName = value }
  }

  /// Sets the orientation of a preview; without effect in an image.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}

extension PreviewDevice {
  /// The screen in points; nil for devices that are not known.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, device screen sizes in points, portrait.
  var screen: CGSize? {
    switch rawValue {
    case "iPhone SE", "iPhone SE (1st generation)": CGSize(width: 320, height: 568)
    case "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8":
      CGSize(width: 375, height: 667)
    case "iPhone 8 Plus": CGSize(width: 414, height: 736)
    case "iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini":
      CGSize(width: 375, height: 812)
    case "iPhone XR", "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max":
      CGSize(width: 414, height: 896)
    case "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e":
      CGSize(width: 390, height: 844)
    case "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus":
      CGSize(width: 428, height: 926)
    case "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16":
      CGSize(width: 393, height: 852)
    case "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus":
      CGSize(width: 430, height: 932)
    case "iPhone 16 Pro": CGSize(width: 402, height: 874)
    case "iPhone 16 Pro Max": CGSize(width: 440, height: 956)
    default: nil
    }
  }
}
