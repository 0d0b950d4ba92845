// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CoreGraphics
import Foundation
import ShapeShift
import VectorGraphics

/// A color under the name that UIKit has for it, as far as drawing needs it.
public final class UIColor: Hashable, Sendable {
  fileprivate let color: Color

  /// A color of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// A color of components, 0...1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A gray, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// A color of components, 0...1 in Display P3.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A color of hue, saturation and brightness, 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A color that is asked for in light and in dark surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        provider: .schemes(
          light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
          dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color)))
  }

  /// The color with its opacity set, in light and in dark surroundings.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { traits in
      let resolved = self.resolved(with: traits)
      return UIColor(
        red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
        alpha: alpha)
    }
  }

  /// The color that it is in light or in dark surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let resolved = resolved(with: traitCollection)
    return UIColor(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
      alpha: CGFloat(resolved.opacity))
  }

  private func resolved(with traits: UITraitCollection) -> Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return color.resolve(in: environment)
  }

  /// The components in sRGB, on light ground.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    unsafe red?.pointee = CGFloat(resolved.red)
    unsafe green?.pointee = CGFloat(resolved.green)
    unsafe blue?.pointee = CGFloat(resolved.blue)
    unsafe alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Hue, saturation, brightness and opacity, 0...1, on light ground.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    let parts = Self.hueParts(
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
    unsafe hue?.pointee = parts.hue
    unsafe saturation?.pointee = parts.saturation
    unsafe brightness?.pointee = parts.brightness
    unsafe alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// A name of the color by its hue, lightness and saturation, on a light background.
  ///
  /// The words are our own; those of Apple's systems are not published.
  public var accessibilityName: String {
    let resolved = color.resolve(in: EnvironmentValues())
    guard resolved.opacity > 0 else { return "clear" }
    let parts = Self.hueParts(
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
    guard parts.brightness > 0.08 else { return "black" }
    guard parts.saturation > 0.12 else {
      let grays: [(CGFloat, String)] = [(0.4, "dark gray"), (0.65, "gray"), (0.92, "light gray")]
      return grays.first { parts.brightness < $0.0 }?.1 ?? "white"
    }
    let hues: [(CGFloat, String)] = [
      (15, "red"), (42, "orange"), (68, "yellow"), (160, "green"), (200, "cyan"), (250, "blue"),
      (290, "purple"), (345, "pink"),
    ]
    let hue = hues.first { parts.hue * 360 < $0.0 }?.1 ?? "red"
    if parts.brightness < 0.5 { return hue == "orange" ? "brown" : "dark \(hue)" }
    return parts.saturation < 0.4 ? "light \(hue)" : hue
  }

  /// How light it is as a gray, 0...1, and its opacity, on light ground.
  ///
  /// Source: ITU-R BT.709, luminance.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    unsafe white?.pointee = CGFloat(
      0.2126 * resolved.red + 0.7152 * resolved.green + 0.0722 * resolved.blue)
    unsafe alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Hue, saturation and brightness of a color, 0...1.
  ///
  /// Source: A. R. Smith, Color Gamut Transform Pairs, 1978.
  private static func hueParts(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      most == red
      ? (green - blue) / range
      : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }

  /// The color as Core Graphics has it.
  public var cgColor: CGColor { CGColor(color) }

  /// Paints insides and lines of the current context with the color.
  public func set() {
    setFill()
    setStroke()
  }
  /// Paints insides on the current context with the color.
  public func setFill() { CGContext.current(for: "UIColor.setFill()")?.setFillColor(cgColor) }
  /// Paints lines on the current context with the color.
  public func setStroke() { CGContext.current(for: "UIColor.setStroke()")?.setStrokeColor(cgColor) }

  /// A color of Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// A color by the name of an asset; what it is, is known when it is drawn, so that it is never nil.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// A color by the name of an asset in a bundle; what it is, is known when it is drawn, so that it is never nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// A color of an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Whether both are made in the same way.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// The color's hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// A color of UIKit's; a name that catalogs give to both kinds of colors means the other one.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// A color of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }
}

extension UIColor {
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// No color.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(Color.brown)
  /// The system's gray.
  public static let systemGray = UIColor(Color.gray)
  /// The second gray.
  public static let systemGray2 = UIColor(Color.systemGray2)
  /// The third gray.
  public static let systemGray3 = UIColor(Color.systemGray3)
  /// The fourth gray.
  public static let systemGray4 = UIColor(Color.systemGray4)
  /// The fifth gray.
  public static let systemGray5 = UIColor(Color.systemGray5)
  /// The sixth gray.
  public static let systemGray6 = UIColor(Color.systemGray6)

  public static let label = UIColor(Color.primary)
  /// Secondary text.
  public static let secondaryLabel = UIColor(Color.secondary)
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(Color.tertiaryLabel)
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(Color.quaternaryLabel)
  /// Text of empty fields.
  public static let placeholderText = UIColor(Color.placeholderText)
  public static let link = UIColor(Color.link)
  /// Thin lines.
  public static let separator = UIColor(Color.separator)
  /// Thin opaque lines.
  public static let opaqueSeparator = UIColor(Color.opaqueSeparator)
  /// Fill of thin shapes.
  public static let systemFill = UIColor(Color.systemFill)
  /// Fill of medium shapes.
  public static let secondarySystemFill = UIColor(Color.secondarySystemFill)
  /// Fill of large shapes.
  public static let tertiarySystemFill = UIColor(Color.tertiarySystemFill)
  /// Fill of large areas.
  public static let quaternarySystemFill = UIColor(Color.quaternarySystemFill)
  public static let systemBackground = UIColor(Color.systemBackground)
  /// Ground on the ground.
  public static let secondarySystemBackground = UIColor(Color.secondarySystemBackground)
  /// Ground on the secondary ground.
  public static let tertiarySystemBackground = UIColor(Color.tertiarySystemBackground)
  public static let systemGroupedBackground = UIColor(Color.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(
    Color.secondarySystemGroupedBackground)
  /// Ground on the ground of a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color.tertiarySystemGroupedBackground)
  // The name is UIKit's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of controls.
  public static let tintColor = UIColor(Color.accentColor)
}
