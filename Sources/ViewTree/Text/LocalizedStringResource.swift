public import Foundation

/// A text with values that can be stored and displayed later.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: LocalizedStringKey
  /// The name of the table of strings; nil for `Localizable`.
  public private(set) var table: String?
  /// The text as it is written.
  public var defaultValue: String { key.written() }

  /// A text without values.
  public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

  /// A text with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// A text, and what is shown where no table has it.
  public init(
    _ key: LocalizedStringKey, defaultValue: String? = nil, table: String? = nil,
    comment: StaticString? = nil
  ) {
    self.key = defaultValue.map { LocalizedStringKey($0) } ?? key
    self.table = table
  }
}

extension Text {
  /// A text with values in it, in the words of its table for the locale around.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(resource.key, tableName: resource.table)
  }
}

extension String {
  /// A text with values in it, in the words that a table of strings has for a locale, else as it is written.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) {
    self = key.localized(table: table, bundle: bundle, locale: locale)
  }

  /// A text with values in it, in the words that its table has for English, else as it is written.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.localized(
      table: resource.table, bundle: nil, locale: .standard)
  }
}
