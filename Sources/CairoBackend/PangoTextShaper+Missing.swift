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
    switch script.name {
    case "unassigned": return "Unicode assigns no character to these code points: correct the text"
    case "control": return "remove invisible control characters from the text"
    case "private-use":
      return "name the font file that defines them under \"fonts\", such as an icon font"
    default: break
    }
    let document = "name a font file that contains them under \"fonts\""
    guard let font = script.font else { return document }
    let isDefault = DefaultFont.packages.contains(font.package)
    if isDefault, !familyNames.contains(font.family) {
      return "install the Debian package \(font.package), or \(document)"
    }
    // A default font that is there lacks the character.
    let wanted = isDefault ? Self.larger(than: font) : font
    guard let wanted else { return document }
    let system = library.source == .system ? "" : " and add --fonts system"
    return
      "install the Debian package \(wanted.package) (\(wanted.family))\(system), or \(document)"
  }

  /// Returns the font that has more characters of a default font's scripts; `nil` if none is known.
  private static func larger(than font: ScriptFonts.Font) -> ScriptFonts.Font? {
    switch font.package {
    case "fonts-wqy-microhei": ScriptFonts.Font(package: "fonts-noto-cjk", family: "Noto Sans CJK")
    case "fonts-lohit-deva":
      ScriptFonts.Font(package: "fonts-noto-core", family: "Noto Sans Devanagari")
    case "fonts-tlwg-loma-otf":
      ScriptFonts.Font(package: "fonts-noto-core", family: "Noto Sans Thai")
    default: nil
    }
  }
}
