import Foundation
import SVGReading
package import VectorGraphics

/// The texts of a scene: lays them out, and keeps what its fonts lack.
package final class SceneTexts {
  /// Measures text.
  package let shaper: any TextShaper
  /// What went wrong while text was shaped.
  package private(set) var fontError: FontError?
  /// Characters that no font contains, by script, in the order of their first use.
  package private(set) var missingTexts: [MissingText] = []
  private var missingCharacters: Set<String> = []
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

  /// A sentence for each missing font family.
  package var missingFonts: [String] {
    missingFamilies.map { "font family \"\($0)\" not found; the system font is used" }
  }

  /// Notes what the texts of a scene inside of this one lack.
  func note(_ inner: SceneTexts) {
    if fontError == nil { fontError = inner.fontError }
    for text in inner.missingTexts {
      // The pointer leads into the inner document.
      note(missing: text.script.characters) { (text.path, nil) }
    }
  }

  /// Adds characters that no font has to those of their scripts.
  ///
  /// - Parameter place: The path and the pointer of the text's view.
  private func note(missing characters: [String], at place: () -> (String, String?)) {
    let new = characters.filter { missingCharacters.insert($0).inserted }
    for script in shaper.scripts(ofMissing: new) {
      if let index = missingTexts.firstIndex(where: { $0.script.name == script.name }) {
        missingTexts[index].script.add(script.characters)
      } else {
        let (path, pointer) = place()
        missingTexts.append(MissingText(script: script, path: path, pointer: pointer))
      }
    }
  }

  /// Returns the path of a view, and its place in the document or `nil` for a view made in Swift.
  private static func place(of owner: AnyViewNode?) -> (String, String?) {
    let owner = Unchecked(owner)
    return MainActor.assumeIsolated {
      (owner.value?.problemPath ?? "", owner.value?.documentPointer)
    }
  }

  /// The layout of `text`; an empty one when there is no font, which is kept as `fontError`, or when too
  /// much text has been laid out.
  ///
  /// A family that is not there is noted, and the system's font stands in for it.
  ///
  /// - Parameter owner: The text's view, for messages.
  package func layout(
    _ text: StyledText, in constraints: TextConstraints, of owner: AnyViewNode? = nil
  ) -> TextLayout {
    let size = text.spans.reduce(0) { $0 + $1.text.utf8.count }
    guard work.spend(bytesOfText: size) else { return TextLayout(lines: [], size: .zero) }
    do throws(FontError) {
      let layout = try shaper.layout(text, in: constraints)
      note(missing: layout.missing) { Self.place(of: owner) }
      return layout
    } catch .missingFamily(let name, _) where text.spans.contains(where: { $0.font.family == name })
    {
      if !missingFamilies.contains(name) { missingFamilies.append(name) }
      return layout(text.replacing(family: name), in: constraints, of: owner)
    } catch {
      if fontError == nil { fontError = error }
      return TextLayout(lines: [], size: .zero)
    }
  }
}

/// Characters of one script that no font contains, and the first view that shows one.
package struct MissingText: Sendable, Hashable {
  package var script: MissingScript
  /// The path of the view; empty if unknown.
  package let path: String
  /// The place of the view in its document; `nil` for views made in Swift.
  package let pointer: String?

  /// One sentence with the view's path.
  package var sentence: String { path.isEmpty ? script.message : "\(path): \(script.message)" }
}

extension AnyViewNode {
  /// The place in the document of the innermost view around; `nil` for views made in Swift.
  fileprivate var documentPointer: String? {
    var node: AnyViewNode? = self
    while let current = node {
      if let tag = current.documentTag { return tag.pointer }
      node = current.parent
    }
    return nil
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
