package import Foundation
import IntegerConversion
import Synchronization

/// Dates as documents and their data write them.
package enum DateText {
  /// Returns the time of a date in a form with one meaning, such as `2024-06-10T09:41:00Z`, `2024/06/10`, `10 June 2024`
  /// or `2024-Q2`, in Greenwich unless it has an offset; `nil` for anything else.
  package static func date(_ text: String) -> Date? { DateReader.fields(text).flatMap(date) }

  /// Returns the date that a value is: a text, or the number of a year or of a day such as 20240610.
  package static func date(_ value: JSONValue) -> Date? {
    switch value {
    case .string(let text): date(text)
    case .number(let number): date(number.text)
    case .null, .bool, .array, .object: nil
    }
  }

  /// Returns the time of a date with valid parts.
  static func date(_ fields: DateFields) -> Date? {
    guard (1...12).contains(fields.month), fields.hour < 24, fields.minute < 60, fields.second < 60,
      let date = calendar.date(
        from: DateComponents(
          year: fields.year, month: fields.month, day: fields.day, hour: fields.hour,
          minute: fields.minute, second: fields.second)),
      calendar.component(.day, from: date) == fields.day
    else { return nil }
    return date.addingTimeInterval(fields.fraction - fields.offset)
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  // MARK: Writing

  private struct Style: Hashable {
    let pattern: String
    let locale: String
    let timeZone: TimeZone
  }

  // Making a formatter takes about a hundred times as long as using it.
  private static let formatters = Mutex<[Style: DateFormatter]>([:])
  private static let maximumFormatters = 64

  /// Returns a time in Unicode's pattern.
  package static func text(
    _ date: Date, pattern: String, locale: Locale = TextLocale.standard.locale,
    timeZone: TimeZone = .gmt
  ) -> String {
    let style = Style(pattern: pattern, locale: locale.identifier, timeZone: timeZone)
    return formatters.withLock { formatters in
      if let known = formatters[style] { return known.string(from: date) }
      let formatter = DateFormatter()
      formatter.calendar = calendar
      (formatter.locale, formatter.timeZone) = (locale, timeZone)
      formatter.dateFormat = pattern
      if formatters.count >= maximumFormatters { formatters = [:] }
      formatters[style] = formatter
      return formatter.string(from: date)
    }
  }

  /// Returns a date as ISO 8601 writes it, in Greenwich.
  static func iso(_ date: Date, withTime hasTime: Bool) -> String {
    text(date, pattern: hasTime ? "yyyy-MM-dd'T'HH:mm:ss'Z'" : "yyyy-MM-dd")
  }

  // MARK: Help

  /// Returns the patterns by which a text with numbers alone could be read as a date, the day first.
  package static func patterns(of text: String) -> [String] {
    guard
      let match = text.wholeMatch(
        of:
          /\s*(\d{1,2})([-\/. ])(\d{1,2})[-\/. ](\d{4}|\d{2})(?:,?\s+(\d{1,2}:\d\d)(:\d\d)?(\s*[AaPp][Mm])?)?\s*/
      )
    else { return [] }
    let (separator, isShort) = (match.2, match.4.count == 2)
    let isPadded = match.1.count == 2 && match.3.count == 2
    let (day, month) = isPadded ? ("dd", "MM") : ("d", "M")
    let year = isShort ? "yy" : "yyyy"
    var time = ""
    if match.5 != nil {
      time = " \(match.7 == nil ? "HH" : "h"):mm\(match.6 == nil ? "" : ":ss")"
      if match.7 != nil { time += " a" }
    }
    let (first, second) = (Int(match.1) ?? 0, Int(match.3) ?? 0)
    var patterns: [String] = []
    if second <= 12 { patterns.append([day, month, year].joined(separator: String(separator))) }
    if first <= 12, separator != "." {
      patterns.append([month, day, year].joined(separator: String(separator)))
    }
    return patterns.map { $0 + time }
  }

  /// Returns help for a text that is not a date of one meaning.
  ///
  /// - Parameters:
  ///   - argument: The expression of the text.
  ///   - write: Writes a call as the document needs it.
  package static func help(
    for text: String, of argument: String, _ write: (String) -> String = { $0 }
  ) -> String {
    let calls = patterns(of: text).map { write("parseDate(\(argument), '\($0)')") }
    guard calls.isEmpty else { return "write \(calls.joined(separator: " or "))" }
    let call = write("parseDate(\(argument), 'dd/MM/yyyy')")
    return
      "write \"2024-06-10\", \"2024-06-10T09:41:00Z\" or \"10 June 2024\"; to read another form, write its pattern: \(call)"
  }
}
