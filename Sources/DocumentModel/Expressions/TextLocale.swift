package import Foundation
import Synchronization

/// The language and region by which expressions write numbers and dates.
package struct TextLocale: Sendable {
  /// English, with numbers as Python's `format` writes them.
  package static let standard = TextLocale(locale: Locale(identifier: "en_US_POSIX"))

  /// The locale of Foundation.
  package let locale: Locale

  // Most documents have no locale: they do without Foundation's formatters.
  private let isEnglish: Bool

  package init(locale: Locale) {
    self.locale = locale
    isEnglish = Self.english.contains(locale.identifier)
  }

  private static let english: Set<String> = ["en_US_POSIX", "en_US", "en-US", "en"]

  /// - Parameter name: A name such as `fr` or `de-CH`.
  package init(_ name: String) { self.init(locale: Locale(identifier: name)) }

  /// The names of months and days of the week, in lists of full, abbreviated and standalone names.
  struct DateNames: Sendable {
    let months: [[String]]
    let weekdays: [[String]]
  }

  /// The separators, signs and group sizes of numbers in a locale.
  struct NumberSigns: Sendable {
    static let english = NumberSigns()

    /// Whether all signs are those of English.
    var isEnglish = true
    var decimal = "."
    var group = ","
    /// The digits of the last group, and of the others.
    var groupSizes = (last: 3, others: 3)
    /// The digits that a number needs to be grouped.
    var groupedDigits = 4
    var minus = "-"
    var percent = (before: "", after: "%")
    /// The digits from 0 to 9; empty for those of ASCII.
    var digits: [Character] = []
  }

  // Foundation takes long to look them up.
  private static let known = Mutex<(names: [String: DateNames], signs: [String: NumberSigns])>(
    ([:], [:]))

  var dateNames: DateNames {
    Self.known.withLock { known in
      if let names = known.names[locale.identifier] { return names }
      let names = DateNames(of: locale)
      known.names[locale.identifier] = names
      return names
    }
  }

  var numberSigns: NumberSigns {
    guard !isEnglish else { return .english }
    return Self.known.withLock { known in
      if let signs = known.signs[locale.identifier] { return signs }
      let signs = NumberSigns(of: locale)
      known.signs[locale.identifier] = signs
      return signs
    }
  }
}

extension TextLocale.DateNames {
  init(of locale: Locale) {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = locale
    months = [
      formatter.monthSymbols, formatter.standaloneMonthSymbols, formatter.shortMonthSymbols,
      formatter.shortStandaloneMonthSymbols,
    ].compactMap(\.self)
    weekdays = [formatter.weekdaySymbols, formatter.shortWeekdaySymbols].compactMap(\.self)
  }
}

extension TextLocale.NumberSigns {
  /// Finds the signs in numbers that Foundation writes.
  init(of locale: Locale) {
    isEnglish = false
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    decimal = formatter.decimalSeparator ?? "."
    group = formatter.groupingSeparator ?? ","
    minus = formatter.minusSign ?? "-"
    let own = (0...9).compactMap { formatter.string(from: NSNumber(value: $0))?.first }
    if own.count == 10, own != Array("0123456789") { digits = own }
    // The formatter does not know that the groups of some locales differ in size.
    let parts = 12_345_678.formatted(.number.locale(locale)).components(separatedBy: group)
    if parts.count > 1 {
      groupSizes = (parts[parts.count - 1].count, parts[parts.count - 2].count)
      let short = 1234.formatted(.number.locale(locale))
      groupedDigits = short.contains(group) ? groupSizes.last + 1 : groupSizes.last + 2
    }
    formatter.numberStyle = .percent
    let percent = (formatter.string(from: 0) ?? "0%").split(
      separator: digits.first ?? "0", maxSplits: 1, omittingEmptySubsequences: false)
    if percent.count == 2 { self.percent = (String(percent[0]), String(percent[1])) }
  }
}
