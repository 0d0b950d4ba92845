public import Foundation

extension Text {
  /// Creates a text from a key with values, localized by string tables for the environment's locale, or from
  /// the key itself if they have no entry.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = MarkdownText.segments(of: key.segments)
      .from(key.phrase, table: tableName, bundle: bundle)
  }

  /// A value written by a format style, for the locale around.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    segments = [Segment(input, format: format)]
  }

  /// A value written by a format style, for the locale around.
  package nonisolated init<F: FormatStyle>(written input: F.FormatInput, by format: F)
  where F.FormatOutput == String {
    segments = [Segment(input, format: format)]
  }

  /// Creates a text from a value with a formatter; without its own locale, the formatter uses the environment's.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    segments = [Segment(subject, formatter: formatter)]
  }

  /// Creates a text from a value with a formatter; without its own locale, the formatter uses the environment's.
  ///
  /// On Linux, dates and other types have no reference type that the compiler knows.
  @_disfavoredOverload
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    segments = [Segment(subject, formatter: formatter)]
  }

  /// Creates a text from an object with a formatter; without its own locale, the formatter uses the environment's.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    segments = [Segment(subject, formatter: formatter)]
  }
}

extension Text.Segment {
  /// A value written by a format style.
  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    let write = Unchecked { (locale: Locale) in format.locale(locale).format(input) }
    self.init(text: "", format: { write.value($0) })
  }

  /// A value written by a formatter.
  init(_ subject: Any, formatter: Formatter) {
    let value = Unchecked((subject: subject, formatter: formatter))
    self.init(
      text: "",
      format: { locale in
        let (subject, formatter) = value.value
        return formatter.localized(locale).string(for: subject) ?? "\(subject)"
      })
  }
}

extension Formatter {
  /// The formatter for a locale, unless it has been given one that is not the machine's.
  fileprivate func localized(_ locale: Locale) -> Formatter {
    let copy = copy()
    switch copy {
    case let number as NumberFormatter where number.locale == nil || number.locale == .current:
      number.locale = locale
      return number
    case let date as DateFormatter where date.locale == nil || date.locale == .current:
      date.locale = locale
      return date
    default: return self
    }
  }
}
