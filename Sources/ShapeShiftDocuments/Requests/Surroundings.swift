import DocumentModel
package import DocumentViews
import Foundation
public import ShapeShift

/// The environment of a scene, where it differs from the document's or the default.
///
/// A view's own environment modifiers take precedence. In JSON: `colorScheme`, `locale`, `layoutDirection`,
/// `dynamicTypeSize`, and `device` for previews of Swift code.
public struct Surroundings: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The language and the region, such as `fr` or `de-CH`: what numbers and dates are written by.
  public var locale: String?
  /// The direction in which lines are laid out.
  public var layoutDirection: LayoutDirection?
  /// The size of text styles.
  public var dynamicTypeSize: DynamicTypeSize?

  /// The device that a preview of Swift code is shown on.
  package var device: PreviewHost?

  /// As the document and the system have it.
  public init() {}

  /// Returns a document with its expressions evaluated in the locale and the color scheme, and a preview on its device.
  ///
  /// - Parameter size: The canvas that replaces that of the document, in points.
  package func prepared(
    _ document: SceneDocument, size: CGSize?
  ) throws(RequestError) -> SceneDocument {
    guard device == nil || document.previewFrame != nil else {
      throw RequestError(
        .usage,
        "a device has no effect on a document: only previews of Swift code are shown on one",
        help: "remove the device, or set the size of the canvas, for example --size 393x852")
    }
    do throws(DocumentErrors) {
      return try document.evaluated(locale: locale, colorScheme: colorScheme)
        .framed(on: device, size: size)
    } catch {
      throw RequestError(error.diagnostics)
    }
  }

  /// Applies the settings to environment values.
  package func apply(to values: inout EnvironmentValues) {
    if let colorScheme { values.colorScheme = colorScheme }
    if let locale { values.locale = Locale(identifier: locale) }
    if let layoutDirection { values.layoutDirection = layoutDirection }
    if let dynamicTypeSize { values.dynamicTypeSize = dynamicTypeSize }
  }
}

// MARK: Names

extension Surroundings {
  /// The color schemes by their names.
  package static let colorSchemes: [(name: String, value: ColorScheme)] = [
    ("light", .light), ("dark", .dark),
  ]
  /// Directions of layout by their names.
  package static let layoutDirections: [(name: String, value: LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ]
  /// Devices of previews by their names.
  package static let devices: [(name: String, value: PreviewHost)] =
    PreviewHost.allCases.map { ($0.rawValue, $0) }
  /// Sizes of type by their names.
  package static let dynamicTypeSizes: [(name: String, value: DynamicTypeSize)] =
    DynamicTypeSize.allCases.map { ("\($0)", $0) }

  /// Whether a text can be the name of a locale: letters first, then digits and signs between words, too.
  package static func isLocale(_ text: String) -> Bool {
    text.first?.isLetter == true && text.count <= 64
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@=.".contains($0)) }
  }

  /// The settings, by the names of options in camel case and of values.
  package var names: [(key: String, name: String)] {
    func name<Value: Equatable>(_ value: Value?, _ all: [(name: String, value: Value)]) -> String? {
      all.first { $0.value == value }?.name
    }
    let names = [
      ("colorScheme", name(colorScheme, Self.colorSchemes)), ("locale", locale),
      ("layoutDirection", name(layoutDirection, Self.layoutDirections)),
      ("dynamicTypeSize", name(dynamicTypeSize, Self.dynamicTypeSizes)),
      ("device", name(device, Self.devices)),
    ]
    return names.compactMap { key, name in name.map { (key, $0) } }
  }

  /// The suffix of image names for the settings, such as `-dark-fr`.
  package var suffix: String { names.map { "-\(Self.word(for: $0.name))" }.joined() }

  /// Returns the short form of a value for names of images.
  package static func word(for name: String) -> String {
    switch name {
    case "leftToRight": "ltr"
    case "rightToLeft": "rtl"
    case "none": "nodevice"
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
    layoutDirection = try fields.choice("layoutDirection", among: Self.layoutDirections)
    dynamicTypeSize = try fields.choice("dynamicTypeSize", among: Self.dynamicTypeSizes)
    device = try fields.choice("device", among: Self.devices)
  }

  func write(to object: inout JSONObject) {
    for (key, name) in names { object.set(key, name) }
  }
}
