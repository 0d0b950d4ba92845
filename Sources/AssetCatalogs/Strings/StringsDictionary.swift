import Foundation

/// A file `.stringsdict`: texts with plurals, in a property list.
///
/// Source: Apple, Internationalization and Localization Guide, appendix "Stringsdict File Format".
enum StringsDictionary {
  /// How deep the list may be: entries, variables, devices.
  private static let mostDepth = 8

  /// The texts of a file, by their keys.
  static func read(_ bytes: [UInt8], place: String) throws(AssetCatalogError)
    -> [String: LocalizedEntry]
  {
    guard let text = String(validating: bytes, as: UTF8.self), depth(of: text) <= mostDepth else {
      throw AssetCatalogError(
        .malformed, at: place, "it is not an XML property list with at most \(mostDepth) levels")
    }
    let list: Any
    do {
      list = unsafe try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw AssetCatalogError(.malformed, at: place, "the property list cannot be read")
    }
    guard let entries = list as? [String: Any] else {
      throw AssetCatalogError(.malformed, at: place, "the property list is not a dictionary")
    }
    return entries.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  /// How deep elements are within one another; infinite for what is no XML.
  private static func depth(of text: String) -> Int {
    guard text.contains("<plist") else { return .max }
    var (depth, most) = (0, 0)
    for part in text.split(separator: "<") {
      if part.hasPrefix("dict>") || part.hasPrefix("array>") { depth += 1 }
      if part.hasPrefix("/dict>") || part.hasPrefix("/array>") { depth -= 1 }
      most = max(most, depth)
    }
    return most
  }

  private static func entry(_ fields: [String: Any]) -> LocalizedEntry? {
    if let devices = fields["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return LocalizedEntry(variation: .device(devices.mapValues { .text($0) }))
    }
    guard let format = fields["NSStringLocalizedFormatKey"] as? String else { return nil }
    var entry = LocalizedEntry(variation: .text(format))
    for case (let name, let rule as [String: String]) in fields.map({ ($0, $1) })
    where rule["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" {
      let forms = rule.compactMap { key, text in
        PluralCategory(rawValue: key).map { ($0, LocalizedEntry.Variation.text(text)) }
      }
      entry.substitutions[name] = LocalizedEntry.Substitution(
        argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "lld",
        variation: .plural(Dictionary(forms) { first, _ in first }))
    }
    return entry
  }
}
