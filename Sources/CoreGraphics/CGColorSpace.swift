import ShapeShift

/// A space of colors under the name that Core Graphics has for it; colors keep their own, so that it changes nothing.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space.
  public let name: String?

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB beyond 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB in linear light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let names = [sRGB, displayP3, extendedSRGB, linearSRGB, genericGrayGamma2_2]

  /// The space of a name; nil for others than those above.
  public init?(name: String) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
  }

  fileprivate init(known name: String) { self.name = name }

  /// Whether both have one name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of screens: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The grays of screens.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)
}

/// Where the alpha of a pixel is kept.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none
  /// Last; colors are multiplied by it.
  case premultipliedLast
  /// First; colors are multiplied by it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Left out, at the end.
  case noneSkipLast
  /// Left out, at the start.
  case noneSkipFirst
  /// Alone.
  case alphaOnly
}
