package import VectorGraphics

/// How a container of sections has headers and footers look: they are resolved before it places them.
package struct SectionAppearance: Equatable {
  package var headerFont: Font
  package var headerColor: Color
  package var footerFont: Font
  package var footerColor: Color

  package init(headerFont: Font, headerColor: Color, footerFont: Font, footerColor: Color) {
    self.headerFont = headerFont
    self.headerColor = headerColor
    self.footerFont = footerFont
    self.footerColor = footerColor
  }
}

extension EnvironmentValues {
  package var sectionAppearance: SectionAppearance? {
    get { self[SectionAppearanceKey.self] }
    set { self[SectionAppearanceKey.self] = newValue }
  }
}

private enum SectionAppearanceKey: EnvironmentKey {
  static var defaultValue: SectionAppearance? { nil }
}

/// What headers and footers get from above; the same as last time if nothing has changed.
@MainActor
struct SectionInputs {
  private(set) var header = ViewInputs.none
  private(set) var footer = ViewInputs.none
  private var base: EnvironmentValues?

  mutating func update(_ inputs: ViewInputs) {
    if let base, base.isIdentical(to: inputs.environment) { return }
    base = inputs.environment
    header = inputs
    footer = inputs
    guard let appearance = inputs.environment.sectionAppearance else { return }
    header.environment.font = appearance.headerFont
    header.environment.controlForeground = AnyShapeStyle(appearance.headerColor)
    footer.environment.font = appearance.footerFont
    footer.environment.controlForeground = AnyShapeStyle(appearance.footerColor)
  }
}
