import JSONModel

/// What a variant of an asset is for.
package struct AssetQualifiers: Sendable, Hashable {
  /// An appearance that a variant asks for: `luminosity` and `dark`.
  struct Appearance: Sendable, Hashable {
    let name: String
    let value: String
  }

  var idiom = "universal"
  var appearances: [Appearance] = []
  /// Whether it is for text from right to left; nil for both directions.
  var isRightToLeft: Bool?
  var isWideGamut = false
  var language: String?
  /// How many more there are: kinds of processors, amounts of memory, size classes, none of which is here.
  var otherCount = 0
}

extension AssetQualifiers {
  /// Reads what a variant says of itself.
  init(_ node: JSONNode) throws(AssetCatalogError) {
    idiom = try node.text("idiom") ?? "universal"
    for appearance in try node.objects("appearances") {
      guard let name = try appearance.text("appearance"), let value = try appearance.text("value")
      else { throw appearance.malformed("an appearance requires \"appearance\" and \"value\"") }
      appearances.append(Appearance(name: name, value: value))
    }
    switch try node.text("language-direction") {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    case nil: break
    case let other?:
      throw node.malformed(
        "unknown language direction \(Diagnostic.quoted(other)); expected \"left-to-right\" or "
          + "\"right-to-left\"")
    }
    isWideGamut = try node.text("display-gamut")?.lowercased() == "display-p3"
    language = try node.text("locale")
    let others = [
      "subtype", "memory", "graphics-feature-set", "width-class", "height-class", "screen-width",
    ]
    otherCount = others.count { node[$0] != nil }
  }

  /// How well a variant fits, best first where compared: whether it does, then what it was made for.
  ///
  /// An idiom of another device is taken before none, as pictures here are of no device.
  func rank(in traits: AssetTraits) -> [Int] {
    let fits = appearances.allSatisfy { $0.fits(traits) }
    let direction =
      isRightToLeft.map { $0 == traits.isRightToLeft ? 0 : 2 } ?? 1
    return [
      fits ? 0 : 1, Self.idioms.firstIndex(of: idiom) ?? Self.idioms.count,
      -appearances.reduce(0) { $0 + $1.weight }, direction, languageRank(in: traits),
      isWideGamut ? 1 : 0, otherCount,
    ]
  }

  /// Phones first, as what is drawn is as on iOS.
  private static let idioms = ["iphone", "universal", "ipad", "mac"]

  /// The exact locale, then its language, then none, then others.
  private func languageRank(in traits: AssetTraits) -> Int {
    guard let language else { return 2 }
    guard let wanted = traits.language else { return 3 }
    if language == wanted { return 0 }
    let stem = language.prefix { $0 != "-" && $0 != "_" }
    return stem == wanted.prefix { $0 != "-" && $0 != "_" } ? 1 : 3
  }
}

extension AssetQualifiers.Appearance {
  /// Whether the surroundings are such; icons alone are tinted.
  func fits(_ traits: AssetTraits) -> Bool {
    switch (name, value) {
    case ("luminosity", "dark"): traits.isDark
    case ("luminosity", "light"): !traits.isDark
    case ("contrast", "high"): traits.hasHighContrast
    case ("contrast", "normal"): !traits.hasHighContrast
    default: false
    }
  }

  /// What fits in light counts more than what fits in contrast, as a light picture is wrong on dark ground.
  var weight: Int { name == "luminosity" ? 2 : 1 }
}
