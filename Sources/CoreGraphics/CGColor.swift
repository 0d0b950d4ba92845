public import Foundation
public import ShapeShift

/// A color under the name that Core Graphics has for it.
public final class CGColor: Hashable, Sendable {
  package let color: Color

  /// Creates a color from a SwiftUI color.
  package init(_ color: Color) { self.color = color }

  /// A color of components, 0...1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A color of components, 0...1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, opacity: alpha))
  }

  /// A color of red, green, blue and alpha, 0...1 in the space that is named, or of a gray and alpha in one of grays.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let parts = { unsafe components[$0] }
    switch space.name {
    case CGColorSpace.genericGrayGamma2_2: self.init(gray: parts(0), alpha: parts(1))
    case CGColorSpace.displayP3:
      self.init(
        Color(.displayP3, red: parts(0), green: parts(1), blue: parts(2), opacity: parts(3)))
    case CGColorSpace.linearSRGB:
      self.init(
        Color(.sRGBLinear, red: parts(0), green: parts(1), blue: parts(2), opacity: parts(3)))
    default: self.init(red: parts(0), green: parts(1), blue: parts(2), alpha: parts(3))
    }
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No color.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components in sRGB and the opacity, on light ground.
  public var components: [CGFloat]? {
    let resolved = color.resolve(in: EnvironmentValues())
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// How many components there are: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// How opaque the color is, 0...1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The color with its opacity set.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let parts = components else { return nil }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether both are made in the same way.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

  /// The color's hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// A color of Core Graphics'.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// A color of Core Graphics'.
  public init(_ color: CGColor) { self = color.color }

  /// The color as Core Graphics has it.
  public var cgColor: CGColor? { CGColor(self) }
}
