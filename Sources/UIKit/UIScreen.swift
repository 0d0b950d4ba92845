// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// The screen that source asks for its size: that of an iPhone 16, upright, 393 by 852 points.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  /// Its rectangle, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Its rectangle in pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// Pixels a point.
  public let scale: CGFloat = 3
  /// Pixels a point.
  public let nativeScale: CGFloat = 3
  /// How bright it is, 0...1.
  public let brightness: CGFloat = 0.5
  /// Pictures a second.
  public let maximumFramesPerSecond = 60
}

/// The device that source asks for its kind: an iPhone.
public final class UIDevice: Sendable {
  public static let current = UIDevice()
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let name = "iPhone"
  public let model = "iPhone"
  /// How it is held: upright.
  public let orientation = UIDeviceOrientation.portrait
  public let systemName = "iOS"
  public let systemVersion = "18.0"
  /// How full its battery is: not known.
  public let batteryLevel: Float = -1
  /// What tells it from others: nothing.
  public let identifierForVendor: UUID? = nil

  /// Posted when a device is turned; a picture never is.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
}
