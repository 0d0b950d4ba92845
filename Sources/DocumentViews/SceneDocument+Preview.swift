package import Foundation
import InterfaceViews
import VectorGraphics

/// The device that previews of Swift code are shown on.
package enum PreviewHost: String, Sendable, CaseIterable {
  /// The screen of an iPhone 16: 393 x 852 points.
  case iphone
  /// The screen of an iPad Air 11-inch: 820 x 1180 points.
  case ipad
  /// A window with the size of the view, which is offered 900 x 450 points.
  case mac
  /// No device: the size of the view, which is offered the screen of an iPhone 16.
  case noDevice = "none"
}

extension SceneDocument {
  /// Returns a preview's scene in its frame, as Xcode's canvas shows it; documents are returned unchanged.
  ///
  /// The background is that of the system. A preview without a layout fills the screen of a device, and keeps to its
  /// safe area.
  ///
  /// - Parameters:
  ///   - host: The device, or `nil` for the one that the preview names, else an iPhone.
  ///   - size: The canvas that replaces that of the preview, in points; it has no safe area.
  package func framed(on host: PreviewHost?, size: CGSize?) -> SceneDocument {
    guard let previewFrame else { return self }
    var framed = self
    if case .widget = previewFrame {} else { framed.canvas.background = .systemBackground }
    guard size == nil, case .device(let name, let isLandscape) = previewFrame else { return framed }
    switch host {
    case .noDevice: break
    case .mac:
      (framed.canvas.width, framed.canvas.height) = (nil, nil)
      framed.offered = PreviewScreen.window
    case .ipad: framed.show(.tablet, isLandscape: isLandscape ?? false)
    case .iphone: framed.show(.phone, isLandscape: isLandscape ?? false)
    case nil:
      framed.show(PreviewScreen(of: name, isLandscape: false), isLandscape: isLandscape ?? false)
    }
    return framed
  }

  private mutating func show(_ screen: PreviewScreen, isLandscape: Bool) {
    let screen = isLandscape ? screen.landscape : screen
    (canvas.width, canvas.height) = (screen.size.width, screen.size.height)
    canvas.safeArea = screen.safeArea
  }
}
