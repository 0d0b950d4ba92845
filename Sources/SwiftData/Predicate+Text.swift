public import Foundation

// What `#Predicate` makes of comparisons of texts; Foundation has these nowhere but on Apple's systems.

extension PredicateExpressions {
  /// Whether a text has another one in it, whatever their case and accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other

    /// Whether it has.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      let searched = String(try other.evaluate(bindings))
      return text.range(of: searched, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// A comparison of two strings that ignores case.
  public struct StringCaseInsensitiveCompare<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other

    /// Returns the result of the comparison.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).caseInsensitiveCompare(
        String(try other.evaluate(bindings)))
    }
  }

  /// A comparison of two strings by the rules of a language.
  public struct StringLocalizedCompare<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other

    /// Returns the result of the comparison.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      String(try root.evaluate(bindings)).localizedCompare(String(try other.evaluate(bindings)))
    }
  }

  // The names are those that the macro writes.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a text has another one in it.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a comparison of two strings that ignores case.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a comparison of two strings by the rules of a language.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {
}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
