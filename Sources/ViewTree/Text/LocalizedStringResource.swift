public import Foundation

/// A text with values in it that may be handed on and shown later; it is shown as it is written.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: LocalizedStringKey
  /// The text as it is written.
  public var defaultValue: String { key.written() }

  /// A text without values.
  public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

  /// A text with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// A text; there are no tables of translations.
  public init(
    _ key: LocalizedStringKey, defaultValue: String? = nil, table: String? = nil,
    comment: StaticString? = nil
  ) {
    self.key = defaultValue.map { LocalizedStringKey($0) } ?? key
  }
}

extension Text {
  /// A text with values in it, shown as it is written.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}

extension String {
  /// A text with values in it, as it is written.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US_POSIX"), comment: StaticString? = nil
  ) {
    self = key.written(in: locale)
  }

  /// A text with values in it, as it is written.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue }
}
