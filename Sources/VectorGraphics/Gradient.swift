public import Foundation

/// Colors at locations along a line, a circle or a turn.
public struct Gradient: Sendable, Hashable {
  /// A color at a location along the gradient.
  public struct Stop: Sendable, Hashable {
    /// The color at the location.
    public var color: Color
    /// The place, 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a stop from a color and its location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The interpolation of colors between two stops.
  public struct ColorSpace: Sendable, Hashable, CustomStringConvertible {
    /// The space.
    package var interpolation: GradientPaint.Interpolation

    /// Mixes in the output's space, gamma-encoded sRGB.
    public static let device = ColorSpace(interpolation: .device)
    /// Mixes in OKLab, where the steps look even.
    public static let perceptual = ColorSpace(interpolation: .perceptual)

    /// The name of the space.
    public var description: String {
      switch interpolation {
      case .device: "device"
      case .perceptual: "perceptual"
      }
    }
  }

  /// The stops; each should be at or after the one before it.
  public var stops: [Stop]

  /// A gradient of stops; two at one place make a hard edge.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient, mixed in the given space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}
