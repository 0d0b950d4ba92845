// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// Formats measurements in English; Foundation on Linux has no format style for them.

extension Measurement where UnitType: Dimension {
  /// Returns the measurement in the units of the locale's region, abbreviated.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.format(self) }

  /// A format style for measurements.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = usage.isProvided ? value : value.localized(for: locale)
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...places(of: shown)))
      let number = style.locale(locale).format(shown.value)
      let symbol = shown.unit.symbol
      switch width {
      case .wide:
        let name = MeasurementNames.names[symbol] ?? symbol
        return "\(number) \(number == "1" ? name : MeasurementNames.plural(of: name))"
      case .abbreviated where !symbol.hasPrefix("°"): return "\(number) \(symbol)"
      default: return "\(number)\(symbol)"
      }
    }

    /// Returns the maximum number of fraction digits.
    ///
    /// Source: our choice, after examples in Apple's documentation: 0.5, 3.1, 26, 42.
    private func places(of value: Measurement<UnitType>) -> Int {
      if UnitType.self == UnitTemperature.self { return 0 }
      if usage.isProvided { return 6 }
      return abs(value.value) < 10 ? 1 : 0
    }
  }
}

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  fileprivate let isProvided: Bool
  /// The unit of the measurement.
  public static var asProvided: Self { Self(isProvided: true) }
  /// A unit of the locale's region.
  public static var general: Self { Self(isProvided: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { .general }
  public static var person: Self { .general }
  public static var personHeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { .general }
  public static var person: Self { .general }
}

extension Measurement where UnitType: Dimension {
  /// Returns the measurement in US customary units for locales that use them, and unchanged for others.
  fileprivate func localized(for locale: Locale) -> Measurement {
    guard locale.measurementSystem == .us else { return self }
    let unit: Dimension? =
      switch unit {
      case UnitLength.kilometers: UnitLength.miles
      case UnitLength.meters: UnitLength.feet
      case UnitLength.centimeters, UnitLength.millimeters: UnitLength.inches
      case UnitMass.kilograms: UnitMass.pounds
      case UnitMass.grams: UnitMass.ounces
      case UnitTemperature.celsius, UnitTemperature.kelvin: UnitTemperature.fahrenheit
      case UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond: UnitSpeed.milesPerHour
      case UnitVolume.liters: UnitVolume.gallons
      case UnitVolume.milliliters: UnitVolume.fluidOunces
      default: nil
      }
    return (unit as? UnitType).map { converted(to: $0) } ?? self
  }
}

/// The names of units by their symbols.
private enum MeasurementNames {
  static let names = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "ft": "foot", "in": "inch", "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram",
    "lb": "pound", "oz": "ounce", "°C": "degree Celsius", "°F": "degree Fahrenheit",
    "km/h": "kilometer per hour", "mph": "mile per hour", "m/s": "meter per second",
    "L": "liter", "mL": "milliliter", "gal": "gallon", "fl oz": "fluid ounce", "hr": "hour",
    "min": "minute", "s": "second", "kcal": "kilocalorie", "kJ": "kilojoule", "°": "degree",
  ]

  static func plural(of name: String) -> String {
    switch name {
    case "foot": return "feet"
    case "inch": return "inches"
    default:
      var words = name.split(separator: " ").map(String.init)
      let counted = name.hasPrefix("fluid") ? words.count - 1 : 0
      words[counted] += "s"
      return words.joined(separator: " ")
    }
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
