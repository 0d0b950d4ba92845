import Foundation
import VectorGraphics

/// Turns Markdown in texts into their styles.
enum MarkdownText {
  /// The segments with the Markdown of their words as styles; what is put into them stays as it is.
  static func segments(of segments: [Text.Segment]) -> [Text.Segment] {
    guard segments.contains(where: { !$0.isValue && $0.text.contains(where: isSign) }) else {
      return segments
    }
    var atoms: [MarkdownParser.Atom] = []
    for (index, segment) in segments.enumerated() {
      if segment.isValue {
        atoms.append(.value(index))
      } else {
        atoms += segment.text.map(MarkdownParser.Atom.character)
      }
    }
    return MarkdownParser.runs(of: atoms).map { run in
      switch run.content {
      case .text(let text): Text.Segment(text: text).styled(run.style)
      case .value(let index): segments[index].styled(run.style)
      }
    }
  }

  private static func isSign(_ character: Character) -> Bool { "*_~`[\\".contains(character) }
}

extension Text.Segment {
  /// Whether the segment is put into a text rather than a part of it.
  fileprivate var isValue: Bool { isInterpolated || format != nil || timed != nil }

  /// The segment with what Markdown says of it, where it says nothing itself.
  func styled(_ style: MarkdownStyle) -> Text.Segment {
    var copy = self
    if style.isStrong { copy.styling.weight = copy.styling.weight ?? .bold }
    if style.isEmphasized { copy.styling.isItalic = copy.styling.isItalic ?? true }
    if style.isStruck {
      copy.styling.strikethrough = copy.styling.strikethrough ?? .some(.single)
    }
    if style.isCode { copy.styling.design = copy.styling.design ?? .monospaced }
    if style.link != nil {
      copy.styling.style = copy.styling.style ?? AnyShapeStyle(Color.accentColor)
    }
    return copy
  }
}
