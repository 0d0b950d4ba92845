package import VectorGraphics

extension PangoTextShaper {
  package func scripts(ofMissing characters: [String]) -> [MissingScript] {
    var result: [MissingScript] = []
    for character in characters {
      guard let scalar = character.unicodeScalars.first else { continue }
      let script = ScriptFonts(of: scalar)
      if let index = result.firstIndex(where: { $0.name == script.name }) {
        result[index].add([character])
      } else {
        let missing = MissingScript(
          name: script.name, characters: [character], help: help(for: script))
        result.append(missing)
      }
    }
    return result
  }

  private func help(for script: ScriptFonts) -> String {
    switch script.kind {
    case .unassigned: "Unicode assigns no character to these code points: correct the text"
    case .control: "remove invisible control characters from the text"
    case .privateUse:
      "name the font file that defines them under \"fonts\", such as an icon font"
    case .script: helpForScript(of: script.font)
    }
  }

  private func helpForScript(of font: ScriptFonts.Font?) -> String {
    let document = "name a font file that contains them under \"fonts\""
    guard let font else { return document }
    let isDefault = DefaultFont.packages.contains(font.package)
    if isDefault, !familyNames.contains(font.family) {
      return "install the Debian package \(font.package), or \(document)"
    }
    // A default font that is there lacks the character.
    let wanted = isDefault ? Self.larger[font.package] : font
    guard let wanted else { return document }
    let system = library.source == .system ? "" : " and add --fonts system"
    return
      "install the Debian package \(wanted.package) (\(wanted.family))\(system), or \(document)"
  }

  /// Fonts with more characters of the same scripts, by the packages of default fonts.
  private static let larger: [String: ScriptFonts.Font] = [
    "fonts-wqy-microhei": ScriptFonts.Font(package: "fonts-noto-cjk", family: "Noto Sans CJK"),
    "fonts-lohit-deva": ScriptFonts.Font(
      package: "fonts-noto-core", family: "Noto Sans Devanagari"),
    "fonts-tlwg-loma-otf": ScriptFonts.Font(
      package: "fonts-noto-core", family: "Noto Sans Thai"),
  ]
}
