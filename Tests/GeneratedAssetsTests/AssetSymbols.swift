// Generated from asset catalogs by ShapeShiftAssets.
// swift-format-ignore-file
import Foundation
import SwiftUI

private var resourceBundle: Foundation.Bundle { Foundation.Bundle.module }

extension SwiftUI.ColorResource {
  /// The asset "AccentColor".
  static let accent = SwiftUI.ColorResource(name: "AccentColor", bundle: resourceBundle)
  /// The asset "brand".
  static let brand = SwiftUI.ColorResource(name: "brand", bundle: resourceBundle)
}

extension SwiftUI.ImageResource {
  /// The asset "leaf".
  static let leaf = SwiftUI.ImageResource(name: "leaf", bundle: resourceBundle)
  /// The group "Icons".
  enum Icons {
    /// The asset "Icons/leaf".
    static let leaf = SwiftUI.ImageResource(name: "Icons/leaf", bundle: resourceBundle)
  }
}

extension SwiftUI.Color {
  /// The asset "AccentColor".
  static var accent: SwiftUI.Color { .init(SwiftUI.ColorResource.accent) }
  /// The asset "brand".
  static var brand: SwiftUI.Color { .init(SwiftUI.ColorResource.brand) }
}

extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
  /// The asset "AccentColor".
  static var accent: SwiftUI.Color { .init(SwiftUI.ColorResource.accent) }
  /// The asset "brand".
  static var brand: SwiftUI.Color { .init(SwiftUI.ColorResource.brand) }
}

extension UIKit.UIColor {
  /// The asset "AccentColor".
  static var accent: UIKit.UIColor { .init(resource: SwiftUI.ColorResource.accent) }
  /// The asset "brand".
  static var brand: UIKit.UIColor { .init(resource: SwiftUI.ColorResource.brand) }
}

extension UIKit.UIImage {
  /// The asset "leaf".
  static var leaf: UIKit.UIImage { .init(resource: SwiftUI.ImageResource.leaf) }
  /// The group "Icons".
  enum Icons {
    /// The asset "Icons/leaf".
    static var leaf: UIKit.UIImage { .init(resource: SwiftUI.ImageResource.Icons.leaf) }
  }
}
