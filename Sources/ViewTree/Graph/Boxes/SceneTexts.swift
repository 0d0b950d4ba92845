import Foundation
import SVGReading
package import VectorGraphics

/// The texts of a scene: lays them out, and keeps what its fonts lack.
package final class SceneTexts {
  /// Measures text.
  package let shaper: any TextShaper
  /// What went wrong while text was shaped.
  package private(set) var fontError: FontError?
  /// Characters that no font has, in the order in which they were met.
  package private(set) var missingCharacters: [String] = []
  /// Families of fonts that are not there, in the order in which they were met.
  package private(set) var missingFamilies: [String] = []
  private let work: WorkBudget
  /// Pictures of shapes with their texts shaped, by the pictures without.
  private var shapedImages: [EncodedImage: EncodedImage] = [:]

  init(shaper: any TextShaper, work: WorkBudget) {
    self.shaper = shaper
    self.work = work
  }

  /// A picture of shapes with its texts in the scene's fonts.
  func shapedImage(_ image: EncodedImage) -> EncodedImage {
    if let known = shapedImages[image] { return known }
    let shaped = image.shaped(by: shaper)
    shapedImages[image] = shaped
    return shaped
  }

  /// What fonts lack, one sentence each.
  package var missingFonts: [String] {
    missingFamilies.map { "font family \"\($0)\" not found; the system font is used" }
      + missingCharacters.map { "no font contains the character \($0)" }
  }

  /// Notes what the texts of a scene inside of this one lack.
  func note(_ inner: SceneTexts) {
    if fontError == nil { fontError = inner.fontError }
    note(missing: inner.missingCharacters)
  }

  private func note(missing characters: [String]) {
    for character in characters where !missingCharacters.contains(character) {
      missingCharacters.append(character)
    }
  }

  /// The layout of `text`; an empty one when there is no font, which is kept as `fontError`, or when too
  /// much text has been laid out.
  ///
  /// A family that is not there is noted, and the system's font stands in for it.
  package func layout(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let size = text.spans.reduce(0) { $0 + $1.text.utf8.count }
    guard work.spend(bytesOfText: size) else { return TextLayout(lines: [], size: .zero) }
    do throws(FontError) {
      let layout = try shaper.layout(text, in: constraints)
      note(missing: layout.missing)
      return layout
    } catch .missingFamily(let name, _) where text.spans.contains(where: { $0.font.family == name })
    {
      if !missingFamilies.contains(name) { missingFamilies.append(name) }
      return layout(text.replacing(family: name), in: constraints)
    } catch {
      if fontError == nil { fontError = error }
      return TextLayout(lines: [], size: .zero)
    }
  }
}

extension StyledText {
  /// The text with the system's font in place of a family.
  fileprivate func replacing(family: String) -> StyledText {
    var copy = self
    for index in spans.indices where spans[index].font.family == family {
      copy.spans[index].font.family = nil
    }
    return copy
  }
}
