public import Foundation

/// The language by which the letters of a text are chosen, where a font has several forms of one.
public struct TypesettingLanguage: Sendable, Equatable {
  /// The language itself; nil for that of the locale around.
  let language: Locale.Language?

  /// The language of the locale around.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns a specific language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// The language as shapers of text take it.
  var identifier: String? { language?.minimalIdentifier }
}

extension Text {
  /// The text in the letters of a language.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }

  /// The text in the letters of a language.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    isEnabled ? with { $0.language = $0.language ?? language } : self
  }
}

extension View {
  /// Text inside in the letters of a language.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }

  /// Text inside in the letters of a language.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.textStyling) { if isEnabled { $0.language = language } }
  }
}
