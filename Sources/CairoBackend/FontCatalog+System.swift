import CPango
import Foundation
import IntegerConversion
import VectorGraphics

extension FontCatalog {
  /// Adds the fonts of the system's fontconfig configuration; the one place that reads it.
  mutating func addSystemFonts() {
    guard let config = FcInitLoadConfigAndFonts() else { return }
    defer { FcConfigDestroy(config) }
    let known = Set(familyNames)
    for file in files(of: config) where !known.contains(file.familyName) { add(file) }
    for (design, generic) in [
      (FontDescriptor.Design.default, "sans-serif"), (.rounded, "sans-serif"), (.serif, "serif"),
      (.monospaced, "monospace"),
    ] {
      substitutes[design] = sortedFamilies(like: generic, config).first(where: has)
    }
    furtherFallbacks = sortedFamilies(like: "sans-serif", config).filter(has)
  }

  /// The scalable faces of the configuration, sorted by file, so that the order of directories on disk
  /// does not matter.
  private func files(of config: OpaquePointer) -> [FontFile] {
    guard let fonts = FcConfigGetFonts(config, FcSetSystem) else { return [] }
    return patterns(of: fonts).compactMap(file)
      .sorted { ($0.url.path, $0.index) < ($1.url.path, $1.index) }
  }

  private func patterns(of set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
  }

  private func file(of pattern: OpaquePointer) -> FontFile? {
    var (index, slant, weight) = (Int32(0), Int32(0), Int32(FC_WEIGHT_REGULAR))
    guard let path = string(FC_FILE, of: pattern), let family = string(FC_FAMILY, of: pattern)
    else { return nil }
    // Results other than a match leave the value as set above; a variable face has a range for a weight
    // and is listed by its named instances, too, whose index has bits above the sixteenth.
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    _ = FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    guard index >> 16 == 0 else { return nil }
    let css = min(max(Int(FcWeightToOpenType(weight)), 1), 1000)
    return FontFile(
      url: URL(fileURLWithPath: path), index: Int(index), familyName: family, weights: css...css,
      isItalic: slant != FC_SLANT_ROMAN)
  }

  private func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// The families that fontconfig would try for a generic name, best first, without repetition.
  private func sortedFamilies(like generic: String, _ config: OpaquePointer) -> [String] {
    guard let pattern = FcNameParse(generic) else { return [] }
    defer { FcPatternDestroy(pattern) }
    guard FcConfigSubstitute(config, pattern, FcMatchPattern) == FcTrue else { return [] }
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let fonts = FcFontSort(config, pattern, FcTrue, nil, &result) else { return [] }
    defer { FcFontSetDestroy(fonts) }
    var seen: Set<String> = []
    return patterns(of: fonts).compactMap { string(FC_FAMILY, of: $0) }
      .filter { seen.insert($0).inserted }
  }
}
