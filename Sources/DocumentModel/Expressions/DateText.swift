package import Foundation
import IntegerConversion

/// Dates as documents and their data write them.
package enum DateText {
  /// The time of `2024`, `2024-06`, `2024-06-10`, `2024-06-10T09:41` or `2024-06-10T09:41:00Z`, in Greenwich
  /// unless it says otherwise; nil for anything else.
  package static func date(_ text: String) -> Date? {
    var reader = DateReader(bytes: Array(text.utf8)[...])
    guard let fields = reader.fields(), (1...12).contains(fields.month), fields.hour < 24,
      fields.minute < 60, fields.second < 60,
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

  /// A time in Unicode's pattern.
  package static func text(
    _ date: Date, pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"),
    timeZone: TimeZone = .gmt
  ) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    (formatter.locale, formatter.timeZone) = (locale, timeZone)
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}

/// Reads a date from its bytes; what a regular expression would do takes some hundred times as long.
private struct DateReader {
  var bytes: ArraySlice<UInt8>

  struct Fields {
    var year = 0
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    /// Of a second.
    var fraction = 0.0
    /// Seconds east of Greenwich.
    var offset = 0.0
  }

  /// All of the text; nil where it is no date.
  mutating func fields() -> Fields? {
    var fields = Fields()
    guard let year = number(4) else { return nil }
    fields.year = year
    guard skip(ASCII.minus) else { return whole(fields) }
    guard let month = number(2) else { return nil }
    fields.month = month
    guard skip(ASCII.minus) else { return whole(fields) }
    guard let day = number(2) else { return nil }
    fields.day = day
    guard skip(UInt8(ascii: "T")) || skip(ASCII.space) else { return whole(fields) }
    guard let hour = number(2), skip(ASCII.colon), let minute = number(2) else { return nil }
    (fields.hour, fields.minute) = (hour, minute)
    if skip(ASCII.colon) {
      guard let second = number(2), let fraction = fraction() else { return nil }
      (fields.second, fields.fraction) = (second, fraction)
    }
    guard let offset = offset() else { return nil }
    fields.offset = offset
    return whole(fields)
  }

  private func whole(_ fields: Fields) -> Fields? { bytes.isEmpty ? fields : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard bytes.first == byte else { return false }
    bytes.removeFirst()
    return true
  }

  /// A number of exactly so many digits.
  private mutating func number(_ count: Int) -> Int? {
    let digits = bytes.prefix(count)
    guard digits.count == count, digits.allSatisfy(ASCII.isDigit) else { return nil }
    bytes.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
  }

  /// A point and one to nine digits, or nothing.
  private mutating func fraction() -> Double? {
    guard skip(ASCII.dot) else { return 0 }
    let digits = bytes.prefix(while: ASCII.isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    bytes.removeFirst(digits.count)
    return Double("0." + String(decoding: digits, as: UTF8.self))
  }

  /// `Z`, `+01:00` or `+0100`, or nothing.
  private mutating func offset() -> Double? {
    if bytes.isEmpty || skip(UInt8(ascii: "Z")) { return 0 }
    let isWest = skip(ASCII.minus)
    guard isWest || skip(ASCII.plus), let hours = number(2) else { return nil }
    _ = skip(ASCII.colon)
    guard let minutes = number(2) else { return nil }
    return Double((isWest ? -1 : 1) * (hours * 3600 + minutes * 60))
  }
}
