import Foundation

extension Text {
  /// The case of the letters of a text.
  public enum Case: Hashable, Sendable {
    /// All letters in uppercase.
    case uppercase
    /// Small letters.
    case lowercase

    /// A text in these letters, by the rules of a locale.
    func applied(to text: String, in locale: Locale) -> String {
      switch self {
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      }
    }
  }
}

extension EnvironmentValues {
  /// The case of letters, or `nil` for the original letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

extension View {
  /// Sets which letters text inside is written in; nil for those that it comes with.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
