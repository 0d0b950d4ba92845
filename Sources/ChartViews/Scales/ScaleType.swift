import Foundation

/// The mapping of values to positions.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, log, date, category
    case power(exponent: Double)
    case symmetricLog(slope: Double)
  }

  let kind: Kind

  /// Equal differences are equally long.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// Equal ratios are equally long; values must be above 0.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// Logarithms of both signs, linear about 0.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Square roots, of both signs.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// Dates.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// Names, one after the other.
  public static var category: ScaleType { ScaleType(kind: .category) }

  /// Powers, of both signs.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent: exponent))
  }

  /// Logarithms of both signs, linear about 0, where the scale is so steep.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero))
  }

  /// A value on the straight line that the scale bends values to.
  ///
  /// Source: d3-scale's `log`, `pow` and `symlog`, the last after Webber, "A bi-symmetric log transformation for
  /// wide-range data", Measurement Science and Technology 24 (2013).
  func bent(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: log10(value)
    case .power(let exponent): copysign(pow(abs(value), exponent), value)
    case .symmetricLog(let slope): copysign(log1p(abs(value) * slope), value)
    }
  }

  /// The value at a place of that line.
  func straightened(_ place: Double) -> Double {
    switch kind {
    case .linear, .date, .category: place
    case .log: pow(10, place)
    case .power(let exponent): copysign(pow(abs(place), 1 / exponent), place)
    case .symmetricLog(let slope): copysign(expm1(abs(place)) / slope, place)
    }
  }
}
