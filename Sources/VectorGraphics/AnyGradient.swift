import Foundation

/// A type-erased gradient: stops with a color space, or the standard gradient of a color.
public struct AnyGradient: Sendable, Hashable {
  /// What the stops come from.
  private enum Source: Sendable, Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private var source: Source
  private var space = Gradient.ColorSpace.device

  /// The gradient of the given stops.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  /// The standard gradient of a color.
  package init(_ color: Color) { source = .color(color) }

  /// The gradient, mixed in the given space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// The share of white in the light end of a color's standard gradient, mixed in OKLab.
  ///
  /// Apple states no numbers; this is a choice that looks like the system's subtle lightening.
  private static let lightening = 0.2

  /// Returns the gradient with resolved colors.
  package func resolved(in context: ColorContext = ColorContext()) -> ResolvedGradient {
    ResolvedGradient(stops: stops, space: space, context: context)
  }

  private var stops: [Gradient.Stop] {
    switch source {
    case .gradient(let gradient): gradient.stops
    case .color(let color):
      [
        Gradient.Stop(color: color.mix(with: .white, by: Self.lightening), location: 0),
        Gradient.Stop(color: color, location: 1),
      ]
    }
  }
}

extension Gradient {
  /// The gradient with its colors as numbers, mixed in gamma-encoded sRGB.
  package func resolved(in context: ColorContext = ColorContext()) -> ResolvedGradient {
    AnyGradient(self).resolved(in: context)
  }
}
