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
    Self.keys.compactMap { key in key.write(self)?.string.map { (key.description.name, $0) } }
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

extension Surroundings: KeyedSettings {
  package static let defaults = Surroundings()

  package static let keys: [SettingKey<Surroundings>] = [
    SettingKey(
      "colorScheme", \.colorScheme, .choice(colorSchemes), "scheme",
      help: "Color scheme, instead of the document's."),
    SettingKey(
      "locale", \.locale, .locale, "name",
      help: "Locale for numbers and dates, for example fr or de-CH."),
    SettingKey(
      "layoutDirection", \.layoutDirection, .choice(layoutDirections), "direction",
      help: "Layout direction."),
    SettingKey(
      "dynamicTypeSize", \.dynamicTypeSize, .choice(dynamicTypeSizes), "size",
      help: "Dynamic Type size."),
    SettingKey(
      "device", \.device, .choice(devices), "device",
      help: "Swift previews only: device that shows previews without a layout."),
  ]
}

extension OptionValue<String> {
  /// The name of a locale.
  static var locale: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in
        guard Surroundings.isLocale(text) else {
          throw OptionProblem("expected a locale such as \"fr\" or \"de-CH\"")
        }
        return text
      }, { $0 })
  }
}
