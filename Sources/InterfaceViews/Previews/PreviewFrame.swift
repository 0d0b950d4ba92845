package import Foundation
package import VectorGeometry

/// The frame that a preview asks for.
package enum PreviewFrame: Hashable, Sendable {
  /// The whole screen of a device, or of the chosen device if the name is `nil`; portrait if the orientation is `nil`.
  case device(String?, isLandscape: Bool?)
  /// The size of the view, which is offered the screen.
  case sizeThatFits
  /// A size in points.
  case fixed(CGSize)
  /// The size of a widget in points, which has its own background.
  case widget(CGSize)

  /// The size of the image, in points, or `nil` for the size of the view, where no device is shown.
  var size: CGSize? {
    switch self {
    case .device(nil, isLandscape: nil), .sizeThatFits: nil
    case .device(let name, let isLandscape):
      PreviewScreen(of: name, isLandscape: isLandscape ?? false).size
    case .fixed(let size), .widget(let size): size
    }
  }
}

/// The screen of a device, or the window of a Mac.
package struct PreviewScreen: Hashable, Sendable {
  /// The size, in points.
  package var size: CGSize
  /// The distances of the safe area from the edges, in points.
  package var safeArea = EdgeInsets()

  /// A Mac's new window for a view of any size, in points.
  package static let window = CGSize(width: 900, height: 450)
  /// The screen of previews that name no device.
  package static let phone = PreviewScreen(of: nil, isLandscape: false)
  /// The screen of an iPad Air 11-inch.
  package static let tablet = PreviewScreen(of: "iPad Air 11-inch (M2)", isLandscape: false)

  /// The screen of a device by its name; that of an iPhone 16 for unknown names.
  package init(of name: String?, isLandscape: Bool) {
    let screen =
      name.flatMap { PreviewDevice(rawValue: $0).screen }
      ?? PreviewScreen(393, 852, top: 59, bottom: 34)
    self = isLandscape ? screen.landscape : screen
  }

  init(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) {
    size = CGSize(width: width, height: height)
    safeArea = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  /// The screen of the device lying on its side.
  ///
  /// Source: UIKit, `safeAreaInsets`: a phone with a notch has the inset of its top at both sides, and 21 points at the
  /// bottom; a tablet keeps its insets.
  package var landscape: PreviewScreen {
    let isTablet = size.width >= 700
    let hasNotch = safeArea.bottom > 0
    var screen = self
    screen.size = CGSize(width: size.height, height: size.width)
    guard !isTablet else { return screen }
    let side = hasNotch ? safeArea.top : 0
    screen.safeArea = EdgeInsets(
      top: 0, leading: side, bottom: hasNotch ? 21 : 0, trailing: side)
    return screen
  }
}

extension PreviewDevice {
  /// The screen in portrait; `nil` for unknown devices.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, device screen sizes in points, portrait; UIKit,
  /// `safeAreaInsets` of a window's root view.
  package var screen: PreviewScreen? {
    switch rawValue {
    case "iPhone SE", "iPhone SE (1st generation)": PreviewScreen(320, 568, top: 20, bottom: 0)
    case "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8":
      PreviewScreen(375, 667, top: 20, bottom: 0)
    case "iPhone 8 Plus": PreviewScreen(414, 736, top: 20, bottom: 0)
    case "iPhone X", "iPhone XS", "iPhone 11 Pro": PreviewScreen(375, 812, top: 44, bottom: 34)
    case "iPhone 12 mini", "iPhone 13 mini": PreviewScreen(375, 812, top: 50, bottom: 34)
    case "iPhone XS Max", "iPhone 11 Pro Max": PreviewScreen(414, 896, top: 44, bottom: 34)
    case "iPhone XR", "iPhone 11": PreviewScreen(414, 896, top: 48, bottom: 34)
    case "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e":
      PreviewScreen(390, 844, top: 47, bottom: 34)
    case "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus":
      PreviewScreen(428, 926, top: 47, bottom: 34)
    case "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16":
      PreviewScreen(393, 852, top: 59, bottom: 34)
    case "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus":
      PreviewScreen(430, 932, top: 59, bottom: 34)
    case "iPhone 16 Pro": PreviewScreen(402, 874, top: 62, bottom: 34)
    case "iPhone 16 Pro Max": PreviewScreen(440, 956, top: 62, bottom: 34)
    default: tablet
    }
  }

  private var tablet: PreviewScreen? {
    switch rawValue {
    case "iPad (9th generation)": PreviewScreen(810, 1080, top: 20, bottom: 0)
    case "iPad mini (6th generation)", "iPad mini (A17 Pro)":
      PreviewScreen(744, 1133, top: 24, bottom: 20)
    case "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
      "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)":
      PreviewScreen(820, 1180, top: 24, bottom: 20)
    case "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)":
      PreviewScreen(834, 1194, top: 24, bottom: 20)
    case "iPad Pro 11-inch (M4)": PreviewScreen(834, 1210, top: 24, bottom: 20)
    case "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
      "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)":
      PreviewScreen(1024, 1366, top: 24, bottom: 20)
    case "iPad Pro 13-inch (M4)": PreviewScreen(1032, 1376, top: 24, bottom: 20)
    default: nil
    }
  }
}
