import Foundation
package import VectorGraphics

/// The faces that a library really has, by family; chooses one for a descriptor.
package struct FontCatalog: Sendable {
  /// The faces of one name.
  private struct Family: Sendable {
    var name: String
    var files: [FontFile] = []
  }

  /// The families by their names in lower case.
  private var families: [String: Family] = [:]
  /// The faces by names of their own in lower case, such as `inter-bold`.
  private var faces: [String: FontFile] = [:]
  /// Families that stand in where a default one is not installed (the system's source only).
  var substitutes: [FontDescriptor.Design: String] = [:]
  /// The families of registered files, in their order: to be tried after the default ones.
  private var registeredFamilies: [String] = []
  /// Further families to try for characters that the default ones lack (the system's source only).
  var furtherFallbacks: [String] = []

  /// Looks up the files of `library`, and those that the program brings along.
  package init(_ library: FontLibrary, registered: [FontFile] = []) {
    let found = library.defaultFiles()
    for font in DefaultFont.all {
      guard let url = found[font.fileName] else { continue }
      add(
        FontFile(
          url: url, familyName: font.familyName, weights: font.weight...font.weight,
          isItalic: font.isItalic))
    }
    for file in library.registered + registered {
      add(file)
      if !registeredFamilies.contains(file.familyName) {
        registeredFamilies.append(file.familyName)
      }
    }
    switch library.source {
    case .named: break
    case .system: addSystemFonts()
    }
  }

  /// The names of all families, sorted.
  package var familyNames: [String] { families.values.map(\.name).sorted() }

  /// The paths of all files, sorted, each once.
  package var paths: [String] {
    Set(families.values.flatMap(\.files).map(\.url.path)).sorted()
  }

  func has(_ family: String) -> Bool { families[family.lowercased()] != nil }

  /// The font with the family of the face that its name is that of; itself for the name of a family.
  ///
  /// `Inter-Bold` is the bold face of Inter; in another weight it is what the family has for that.
  private func resolved(_ font: FontDescriptor) -> FontDescriptor {
    guard let name = font.family, !has(name), let face = faces[name.lowercased()] else {
      return font
    }
    var resolved = font
    resolved.family = face.familyName
    if font.weight == 400, !face.weights.contains(400) { resolved.weight = face.weights.lowerBound }
    resolved.isItalic = font.isItalic || face.isItalic
    return resolved
  }

  mutating func add(_ file: FontFile) {
    let key = file.familyName.lowercased()
    families[key, default: Family(name: file.familyName)].files.append(file)
    for name in file.faceNames where faces[name.lowercased()] == nil {
      faces[name.lowercased()] = file
    }
  }

  /// The face for `font`, then those to try for characters which that one lacks.
  ///
  /// - Throws: `FontError.noFonts` when there is none at all, `missingFamily` when the one asked for is
  ///   unknown.
  package func choices(for font: FontDescriptor) throws(FontError) -> [FontChoice] {
    guard !families.isEmpty else { throw .noFonts(packages: DefaultFont.packages) }
    let font = resolved(font)
    let name = familyName(for: font)
    guard let first = choice(in: name, for: font) else {
      throw .missingFamily(name, known: familyNames)
    }
    let others = fallbackFamilies.compactMap { choice(in: $0, for: font) }
    return [first] + others.filter { $0 != first }
  }

  /// The faces to try for characters in emoji presentation.
  package var emojiChoices: [FontChoice] {
    let font = FontDescriptor(size: 1)
    let families = [DefaultFont.emojiFamily] + fallbackFamilies
    var seen: Set<FontChoice> = []
    return families.compactMap { choice(in: $0, for: font) }.filter { seen.insert($0).inserted }
  }

  /// The families to try, in order, for characters that a chosen face lacks: the default ones, those that a document
  /// or a program brings along, then the system's.
  private var fallbackFamilies: [String] {
    DefaultFont.fallbackFamilies + registeredFamilies + furtherFallbacks
  }

  private func familyName(for font: FontDescriptor) -> String {
    if let family = font.family { return family }
    let name = DefaultFont.familyName(of: font.design)
    guard !has(name), let substitute = substitutes[font.design] else { return name }
    return substitute
  }

  private func choice(in family: String, for font: FontDescriptor) -> FontChoice? {
    guard let files = families[family.lowercased()]?.files else { return nil }
    let choices = files.map { FontChoice(file: $0, weight: font.weight) }
    return choices.min { first, second in
      rank(first, for: font).lexicographicallyPrecedes(rank(second, for: font))
    }
  }

  /// How far a face is from what is asked for: its slant first, then the side of the weight on which it
  /// lies, then the distance.
  ///
  /// Source: CSS Fonts Module Level 4, section 5.2 "Matching font styles",
  /// https://www.w3.org/TR/css-fonts-4/#font-style-matching
  private func rank(_ choice: FontChoice, for font: FontDescriptor) -> [Int] {
    let (have, want) = (choice.weight, font.weight)
    let side: Int =
      switch want {
      case ..<400: have <= want ? 0 : 1
      case 400...500: have < want ? 1 : (have <= 500 ? 0 : 2)
      default: have >= want ? 0 : 1
      }
    return [choice.file.isItalic == font.isItalic ? 0 : 1, side, abs(have - want)]
  }
}
