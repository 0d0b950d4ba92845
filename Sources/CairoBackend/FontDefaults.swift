package import VectorGraphics

/// A font file that the project names: its name, what is in it, and the Debian package that has it.
package struct DefaultFont: Sendable, Hashable {
  package var fileName: String
  package var package: String
  package var familyName: String
  /// The CSS weight.
  package var weight: Int
  package var isItalic: Bool

  /// All default fonts.
  ///
  /// DejaVu comes without its italics, which Debian has in another package: what is drawn must not depend
  /// on whether that one happens to be installed.
  package static let all: [DefaultFont] = inter + dejaVu + emoji + scripts

  /// The packages that hold the default fonts, sorted.
  package static let packages: [String] = Set(all.map(\.package)).sorted()

  /// The family of the design; Inter also stands for rounded, having no free rounded relative.
  package static func familyName(of design: FontDescriptor.Design) -> String {
    switch design {
    case .default, .rounded: "Inter"
    case .serif: "DejaVu Serif"
    case .monospaced: "DejaVu Sans Mono"
    }
  }

  /// The families to try, in order, for a character that the chosen face lacks.
  ///
  /// Those for Devanagari, for Thai, and for Han, Kana and Hangul come last: what others have looks as it does
  /// without them.
  package static let fallbackFamilies =
    ["Inter", "DejaVu Sans", emojiFamily, "Lohit Devanagari", "Loma", "WenQuanYi Micro Hei"]

  /// The family for characters in emoji presentation.
  package static let emojiFamily = "Noto Color Emoji"

  private static let inter: [DefaultFont] = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
  ].flatMap { (style: String, weight: Int) in
    let italic = weight == 400 ? "Italic" : "\(style)Italic"
    return [(style, false), (italic, true)].map { style, isItalic in
      DefaultFont(
        fileName: "Inter-\(style).otf", package: "fonts-inter", familyName: "Inter",
        weight: weight, isItalic: isItalic)
    }
  }

  private static let dejaVu: [DefaultFont] = ["Sans", "Sans Mono", "Serif"].flatMap { family in
    [("", 400), ("-Bold", 700)].map { style, weight in
      DefaultFont(
        fileName: "DejaVu\(family.filter { $0 != " " })\(style).ttf",
        package: "fonts-dejavu-core", familyName: "DejaVu \(family)", weight: weight,
        isItalic: false)
    }
  }

  private static let emoji: [DefaultFont] = [
    DefaultFont(
      fileName: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji",
      familyName: emojiFamily, weight: 400, isItalic: false)
  ]
  /// Scripts that neither Inter nor DejaVu has.
  private static let scripts: [DefaultFont] = [
    DefaultFont(
      fileName: "Lohit-Devanagari.ttf", package: "fonts-lohit-deva",
      familyName: "Lohit Devanagari", weight: 400, isItalic: false),
    DefaultFont(
      fileName: "Loma.otf", package: "fonts-tlwg-loma-otf", familyName: "Loma", weight: 400,
      isItalic: false),
    DefaultFont(
      fileName: "Loma-Bold.otf", package: "fonts-tlwg-loma-otf", familyName: "Loma", weight: 700,
      isItalic: false),
    // The first face of the collection; the second one has Latin letters of one width.
    DefaultFont(
      fileName: "wqy-microhei.ttc", package: "fonts-wqy-microhei",
      familyName: "WenQuanYi Micro Hei", weight: 400, isItalic: false),
  ]
}
