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
    let runs = MarkdownParser.runs(of: atoms)
    var result = runs.map { run in
      switch run.content {
      case .text(let text): Text.Segment(text: text).styled(run.style)
      case .value(let index): segments[index].styled(run.style)
      }
    }
    for place in Set(runs.compactMap(\.style.agreement)) {
      agree(&result, at: runs.indices.filter { runs[$0].style.agreement == place })
    }
    return result
  }

  /// Has the last word of some segments follow the number that is put in among them; without a number it stays.
  private static func agree(_ segments: inout [Text.Segment], at indices: [Int]) {
    guard let number = indices.first(where: { segments[$0].isValue }),
      let words = indices.last(where: { !segments[$0].isValue })
    else { return }
    let (value, text) = (segments[number], segments[words].text)
    segments[words].format = { locale in
      guard locale.language.languageCode?.identifier == "en" else { return text }
      let digits = value.string(in: locale, at: Date(timeIntervalSinceReferenceDate: 0))
      let isPlural = digits.contains(where: \.isNumber) && !["1", "-1"].contains(digits)
      return isPlural ? EnglishPlural.ofLastWord(in: text) : text
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
    if style.isStrong { copy.styling.emphasis = copy.styling.emphasis ?? .bold }
    if style.isEmphasized { copy.styling.isItalic = copy.styling.isItalic ?? true }
    if style.isStruck {
      copy.styling.strikethrough = copy.styling.strikethrough ?? .some(.single)
    }
    if style.isCode { copy.styling.design = copy.styling.design ?? .monospaced }
    if style.link != nil {
      copy.styling.style = copy.styling.style ?? AnyShapeStyle(TintShapeStyle())
    }
    return copy
  }
}
