import DocumentModel
package import DocumentViews
import Foundation
public import ShapeShift

/// What surrounds a scene, where it is not as the document or the system has it.
///
/// What a view says of its own surroundings counts more. In JSON: `colorScheme`, `locale`, `direction`, `typeSize`.
public struct Surroundings: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The language and the region, such as `fr` or `de-CH`: what numbers and dates are written by.
  public var locale: String?
  /// Where lines begin.
  public var direction: LayoutDirection?
  /// The size of text styles.
  public var typeSize: DynamicTypeSize?

  /// As the document and the system have it.
  public init() {}

  /// Returns a document with numbers and dates in the locale.
  package func localized(_ document: SceneDocument) throws(RequestError) -> SceneDocument {
    do throws(DocumentErrors) {
      return try document.localized(locale)
    } catch {
      throw RequestError(error.diagnostics)
    }
  }

  /// Changes what is told to the views.
  package func apply(to values: inout EnvironmentValues) {
    if let colorScheme { values.colorScheme = colorScheme }
    if let locale { values.locale = Locale(identifier: locale) }
    if let direction { values.layoutDirection = direction }
    if let typeSize { values.dynamicTypeSize = typeSize }
  }
}

// MARK: Names

extension Surroundings {
  /// Colour schemes by their names.
  package static let colorSchemes: [(name: String, value: ColorScheme)] = [
    ("light", .light), ("dark", .dark),
  ]
  /// Directions of layout by their names.
  package static let directions: [(name: String, value: LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  /// Sizes of type by their names.
  package static let typeSizes: [(name: String, value: DynamicTypeSize)] =
    DynamicTypeSize.allCases.map { ("\($0)", $0) }

  /// Whether a text can be the name of a locale: letters first, then digits and signs between words, too.
  package static func isLocale(_ text: String) -> Bool {
    text.first?.isLetter == true && text.count <= 64
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@=.".contains($0)) }
  }

  /// What is said, by the names of options in camel case and of values.
  package var names: [(key: String, name: String)] {
    func name<Value: Equatable>(_ value: Value?, _ all: [(name: String, value: Value)]) -> String? {
      all.first { $0.value == value }?.name
    }
    let names = [
      ("colorScheme", name(colorScheme, Self.colorSchemes)), ("locale", locale),
      ("direction", name(direction, Self.directions)), ("typeSize", name(typeSize, Self.typeSizes)),
    ]
    return names.compactMap { key, name in name.map { (key, $0) } }
  }

  /// What the names of pictures have for what is said, such as `-dark-fr`.
  package var suffix: String { names.map { "-\(Self.word(for: $0.name))" }.joined() }

  /// What names of pictures have for a value: short, as people write it.
  package static func word(for name: String) -> String {
    switch name {
    case "leftToRight": "ltr"
    case "rightToLeft": "rtl"
    case "xSmall": "xs"
    case "small": "s"
    case "medium": "m"
    case "large": "l"
    case "xLarge": "xl"
    case "xxLarge": "xxl"
    case "xxxLarge": "xxxl"
    default: name.replacing("accessibility", with: "ax")
    }
  }
}

extension Surroundings {
  init(_ fields: inout RequestFields) throws(RequestError) {
    colorScheme = try fields.choice("colorScheme", among: Self.colorSchemes)
    locale = try fields.parsed("locale") { (text) throws(OptionProblem) in
      guard Self.isLocale(text) else {
        throw OptionProblem("expected a locale such as \"fr\" or \"de-CH\"")
      }
      return text
    }
    direction = try fields.choice("direction", among: Self.directions)
    typeSize = try fields.choice("typeSize", among: Self.typeSizes)
  }

  func write(to object: inout JSONObject) {
    for (key, name) in names { object.set(key, name) }
  }
}
