// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Formats durations in English.
public final class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    /// 1:30:05
    case positional
    /// 1h 30m
    case abbreviated
    /// 1 hr, 30 min
    case short
    /// 1 hour, 30 minutes
    case full
    /// One hour, thirty minutes
    case spellOut
    /// 1hr 30min
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  public var unitsStyle = UnitsStyle.positional
  /// The units of the text; an empty set selects years to seconds, without weeks.
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var calendar: Calendar?
  /// The maximum number of units, starting with the largest, or 0 for no limit.
  public var maximumUnitCount = 0
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var formattingContext = Context.unknown

  public func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = text(from: start, to: start.addingTimeInterval(abs(ti)))
    return ti < 0 ? "-" + text : text
  }

  public func string(from startDate: Date, to endDate: Date) -> String? {
    startDate <= endDate
      ? text(from: startDate, to: endDate) : "-" + text(from: endDate, to: startDate)
  }

  public func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return usedCalendar.date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  public override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Text

  private typealias Part = (unit: DurationUnit, value: Int)

  private var usedCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func text(from start: Date, to end: Date) -> String {
    let units = DurationUnit.all.filter {
      allowedUnits.isEmpty ? $0.isDefault : allowedUnits.contains($0.unit)
    }
    let components = usedCalendar.dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    let parts = units.map { ($0, components.value(for: $0.component) ?? 0) }
    var text = joined(shown(parts))
    if includesApproximationPhrase { text = "About \(text)" }
    return includesTimeRemainingPhrase ? "\(text) remaining" : text
  }

  /// Returns the parts without the zeros that `zeroFormattingBehavior` drops.
  private func shown(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior == .default { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.endIndex
    let last = parts.lastIndex { $0.value != 0 } ?? parts.endIndex
    var shown = parts.indices.filter { index in
      parts[index].value != 0
        || !behavior.contains(
          index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
    }.map { parts[$0] }
    if shown.isEmpty, let smallest = parts.last { shown = [smallest] }
    return maximumUnitCount > 0 ? Array(shown.prefix(maximumUnitCount)) : shown
  }

  private func joined(_ parts: [Part]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let words = parts.enumerated().map { index, part in
      switch unitsStyle {
      case .positional: index == 0 && !pads ? "\(part.value)" : Self.padded(part.value)
      case .abbreviated: "\(part.value)\(part.unit.letter)"
      case .brief: "\(part.value)\(part.unit.short(part.value))"
      case .short: "\(part.value) \(part.unit.short(part.value))"
      case .full: "\(part.value) \(part.unit.name)\(part.value == 1 ? "" : "s")"
      case .spellOut: "\(Self.spelled(part.value)) \(part.unit.name)\(part.value == 1 ? "" : "s")"
      }
    }
    switch unitsStyle {
    case .positional: return words.joined(separator: ":")
    case .abbreviated, .brief: return words.joined(separator: " ")
    case .short, .full, .spellOut: return words.joined(separator: ", ")
    }
  }

  private static func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  private static func spelled(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

/// A unit of durations with its names.
///
/// Source: Unicode CLDR, units of durations in English.
private struct DurationUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  let name: String
  let letter: String
  private let shortName: String
  /// Whether the short name has a plural.
  private let isCounted: Bool
  /// Whether the unit is used if `allowedUnits` is empty.
  var isDefault: Bool { component != .weekOfMonth }

  func short(_ value: Int) -> String { isCounted && value != 1 ? "\(shortName)s" : shortName }

  static let all = [
    DurationUnit(.year, .year, "year", "y", "yr", true),
    DurationUnit(.month, .month, "month", "mo", "mth", true),
    DurationUnit(.weekOfMonth, .weekOfMonth, "week", "w", "wk", true),
    DurationUnit(.day, .day, "day", "d", "day", true),
    DurationUnit(.hour, .hour, "hour", "h", "hr", false),
    DurationUnit(.minute, .minute, "minute", "m", "min", false),
    DurationUnit(.second, .second, "second", "s", "sec", false),
  ]

  private init(
    _ unit: NSCalendar.Unit, _ component: Calendar.Component, _ name: String, _ letter: String,
    _ shortName: String, _ isCounted: Bool
  ) {
    (self.unit, self.component, self.name, self.letter) = (unit, component, name, letter)
    (self.shortName, self.isCounted) = (shortName, isCounted)
  }
}
