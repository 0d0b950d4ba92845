public import Foundation

/// The screen that source asks for its size: that of an iPhone 16, upright, 393 by 852 points.
@MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// Its rectangle, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Its rectangle in pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// Pixels a point.
  public let scale: CGFloat = 3
}

/// The device that source asks for its kind: an iPhone.
@MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()
  /// Its kind.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Its name.
  public let name = "iPhone"
  /// Its model.
  public let model = "iPhone"
  /// How it is held: upright.
  public let orientation = UIDeviceOrientation.portrait
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A computer.
  case mac = 5
}
