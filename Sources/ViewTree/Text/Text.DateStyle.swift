public import Foundation
import IntegerConversion

extension Text {
  /// The format of a date.
  public struct DateStyle: Equatable, Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    fileprivate let kind: Kind

    /// The time of day: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The duration between the date and now: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The duration between the date and now, with its sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The duration between the date and now, as on a clock: `2:32`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, or how long it is from the scene's present time, which starts on January 1, 2001, UTC.
  public nonisolated init(_ date: Date, style: DateStyle) {
    segments = [Segment(text: "", timed: { style.text(of: date, in: $0, at: $1) })]
  }

  /// A range of dates, from the first to the last.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    segments = [
      Segment(
        text: "",
        format: { locale in
          let style = Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, timeZone: .gmt)
          return "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))"
        })
    ]
  }

  /// An interval of dates, from its start to its end.
  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time that an interval still lasts, or has lasted, as clocks show it.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    segments = [
      Segment(
        text: "",
        timed: { _, now in
          let time = min(max(pauseTime ?? now, timerInterval.lowerBound), timerInterval.upperBound)
          let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(time)
            : time.timeIntervalSince(timerInterval.lowerBound)
          return DateStyle.clock(seconds, showsHours: showsHours)
        })
    ]
  }
}

extension Text.DateStyle {
  fileprivate func text(of date: Date, in locale: Locale, at now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    switch kind {
    case .time:
      return Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: .gmt)
        .format(date)
    case .date:
      return Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: .gmt)
        .format(date)
    case .relative: return Self.parts(of: seconds).prefix(2).map(\.short).joined(separator: ", ")
    case .offset: return (seconds < 0 ? "-" : "+") + (Self.parts(of: seconds).first?.long ?? "")
    case .timer: return Self.clock(abs(seconds), showsHours: true)
    }
  }

  /// A number of a unit of time.
  private struct Part {
    let count: Int
    let name: String
    let sign: String
    var short: String { "\(count) \(sign)" }
    var long: String { "\(count) \(name)\(count == 1 ? "" : "s")" }
  }

  /// A length in its largest units that are not zero, seconds at the least.
  private static func parts(of seconds: TimeInterval) -> [Part] {
    let units: [(name: String, sign: String, length: Int)] = [
      ("year", "yr", 31_536_000), ("month", "mo", 2_592_000), ("day", "days", 86400),
      ("hour", "hr", 3600), ("minute", "min", 60), ("second", "sec", 1),
    ]
    var rest = Int(clamping: abs(seconds), to: 0...1_000_000_000_000)
    var parts: [Part] = []
    for unit in units {
      let count = rest / unit.length
      rest %= unit.length
      guard count > 0 || (parts.isEmpty && unit.length == 1) else { continue }
      let sign = unit.name == "day" && count == 1 ? "day" : unit.sign
      parts.append(Part(count: count, name: unit.name, sign: sign))
    }
    return parts
  }

  /// A length as clocks show it.
  fileprivate static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(clamping: seconds, to: 0...1_000_000_000_000)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}
