import JSONModel

/// Xcode's string catalogs, `.xcstrings` files.
///
/// Source: files of Xcode 15 to 26, version 1.0 and 1.1.
extension StringTable {
  /// Reads a catalog.
  init(catalog root: JSONNode) throws(AssetCatalogError) {
    sourceLanguage = try root.text("sourceLanguage")
    for member in try root.object("strings")?.members ?? [] {
      guard let localizations = try member.value.object("localizations") else { continue }
      for localization in localizations.members ?? [] {
        guard localization.value.members != nil else {
          throw localization.value.malformed("a localization must be an object")
        }
        // A language that has no text yet.
        guard let entry = try LocalizedEntry(localization.value) else { continue }
        add(entry, for: member.key, language: localization.key)
      }
    }
  }
}

extension LocalizedEntry {
  fileprivate init?(_ node: JSONNode) throws(AssetCatalogError) {
    guard let variation = try Variation(node, depth: 0) else { return nil }
    self.variation = variation
    for member in try node.object("substitutions")?.members ?? [] {
      guard let variation = try Variation(member.value, depth: 0) else { continue }
      let argument = member.value["argNum"]?.number
      let specifier = try member.value.text("formatSpecifier") ?? "lld"
      substitutions[member.key] = Substitution(
        argument: argument.flatMap { Int(exactly: $0) }, specifier: specifier,
        variation: variation)
    }
  }
}

extension LocalizedEntry.Variation {
  /// How deep variations may be within one another: plurals within devices.
  private static let mostDepth = 4

  fileprivate init?(_ node: JSONNode, depth: Int) throws(AssetCatalogError) {
    guard depth < Self.mostDepth else {
      throw node.malformed("variations are nested more than \(Self.mostDepth) levels deep")
    }
    if let unit = try node.object("stringUnit") {
      guard let text = try unit.text("value") else { return nil }
      self = .text(text)
      return
    }
    guard let variations = try node.object("variations") else { return nil }
    if let plural = try variations.object("plural") {
      var forms: [PluralCategory: LocalizedEntry.Variation] = [:]
      for member in plural.members ?? [] {
        guard let category = PluralCategory(rawValue: member.key) else {
          throw member.value.malformed(
            "unknown plural form \(Diagnostic.quoted(member.key)); expected zero, one, two, few, many or "
              + "other")
        }
        forms[category] = try Self(member.value, depth: depth + 1)
      }
      self = .plural(forms)
      return
    }
    guard let device = try variations.object("device") else { return nil }
    var forms: [String: LocalizedEntry.Variation] = [:]
    for member in device.members ?? [] {
      forms[member.key] = try Self(member.value, depth: depth + 1)
    }
    self = .device(forms)
  }
}
