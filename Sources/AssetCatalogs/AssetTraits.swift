/// The surroundings that a variant of an asset is chosen for.
package struct AssetTraits: Sendable, Hashable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  package var isRightToLeft: Bool
  /// Pixels a point.
  package var scale: Double
  /// The code of the language, such as `fr`; nil if there is none.
  package var language: String?

  package init(
    isDark: Bool = false, hasHighContrast: Bool = false, isRightToLeft: Bool = false,
    scale: Double = 1, language: String? = nil
  ) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isRightToLeft = isRightToLeft
    self.scale = scale
    self.language = language
  }
}
