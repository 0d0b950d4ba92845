package import Foundation
import VectorGeometry
package import VectorGraphics
import ViewLayout

/// What the layout made of a text.
package struct TextDescription: Sendable {
  /// A weight that was asked for, and what the font that is drawn has instead.
  package struct Weight: Sendable, Hashable {
    package let family: String
    package let wanted: Int
    package let drawn: Int
  }

  /// Where in the document the view around it stands; nil for views made in Swift.
  package let pointer: String?
  /// All of the text.
  package let text: String
  /// The room that it has, in points.
  package let room: CGSize
  /// The room that all of it would take, in the same width.
  package let whole: CGSize
  /// Whether some of it is left out.
  package let isCutOff: Bool
  /// Whether it is scaled down to fit, without broken words.
  package let isFitted: Bool
  /// Characters that no font has, by script.
  package let missing: [MissingScript]
  /// Weights that the fonts do not have.
  package let weights: [Weight]
}

extension ViewGraph {
  /// The texts of the view at the current time, in the order of the layout; empty before the first picture.
  package func texts() -> [TextDescription] {
    let nodes = (rootLayout?.children ?? []) + stages.flatMap(\.children).flatMap(\.children)
    var found: [TextDescription] = []
    for node in nodes { node.addTexts(below: nil, to: &found) }
    return found
  }
}

extension ViewGraph {
  /// The texts of the view and of the scenes in it at the current time.
  package func textsOfAllScenes() -> [TextDescription] {
    var graphs: [ViewGraph] = []
    rootLayout?.addScenes(to: &graphs)
    return texts() + graphs.flatMap { $0.textsOfAllScenes() }
  }
}

extension LayoutBox {
  /// Adds the graphs of the scenes that images inside show.
  @MainActor
  fileprivate func addScenes(to found: inout [ViewGraph]) {
    if let player = (self as? ImageLeaf)?.player { found.append(player.graph) }
    for child in orderedChildren { child.addScenes(to: &found) }
  }

  fileprivate func addTexts(below pointer: String?, to found: inout [TextDescription]) {
    let pointer = documentTag?.pointer ?? pointer
    if let leaf = self as? TextLeaf { found.append(leaf.description(at: pointer)) }
    for child in orderedChildren { child.addTexts(below: pointer, to: &found) }
  }
}

extension TextLeaf {
  fileprivate func description(at pointer: String?) -> TextDescription {
    let shown = shownLayout
    let whole = wholeSize(width: frame.width)
    return TextDescription(
      pointer: pointer, text: styledText.spans.map(\.text).joined(), room: frame.size,
      whole: whole, isCutOff: shown.isTruncated, isFitted: isFitted,
      missing: session.texts.shaper.scripts(ofMissing: shown.missing), weights: weights(of: shown))
  }

  private func weights(of layout: TextLayout) -> [TextDescription.Weight] {
    var found: [TextDescription.Weight] = []
    for run in layout.lines.flatMap(\.runs) {
      let (face, spans) = (run.run.face, styledText.spans)
      guard spans.indices.contains(run.span), !run.run.isOfPictures, !run.run.isLastResort else {
        continue
      }
      let weight = TextDescription.Weight(
        family: face.familyName, wanted: spans[run.span].font.weight, drawn: face.weight)
      guard weight.wanted != weight.drawn, !found.contains(weight) else { continue }
      found.append(weight)
    }
    return found
  }
}

extension TextRun {
  /// Whether the glyphs are pictures, which have no weight.
  fileprivate var isOfPictures: Bool {
    guard let first = glyphs.first else { return true }
    if case .image = face.glyph(first.id) { return true }
    return false
  }
}
