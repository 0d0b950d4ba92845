import DocumentModel
import DocumentViews
import Foundation
import VectorGraphics
import ViewTree

/// Texts that are not shown as they were meant: cut off, or without their letters or weights.
struct TextLint {
  let text: TextDescription

  var findings: [LintFinding] {
    guard !text.text.isEmpty else { return [] }
    return [cut].compactMap(\.self) + missing + weights
  }

  private var cut: LintFinding? {
    guard text.isCutOff else { return nil }
    return LintFinding(
      .textCutOff, at: text.pointer,
      "\(Diagnostic.quoted(text.text)) is truncated: it needs \(Self.shown(text.whole)) points and has "
        + Self.shown(text.room),
      help: text.isFitted
        ? "lower the minimum scale of \"fit\", or give the text more space"
        : "scale the text down with the modifier {\"fit\": 0.5}, or give it more space")
  }

  private var missing: [LintFinding] {
    text.missing.map { LintFinding(.missingGlyph, at: text.pointer, $0.message) }
  }

  private var weights: [LintFinding] {
    text.weights.prefix(1).map { weight in
      LintFinding(
        .missingWeight, at: text.pointer,
        "\(weight.family) has no weight \(weight.wanted); \(weight.drawn) is used instead",
        help: "choose an available weight or another font")
    }
  }

  private static func shown(_ size: CGSize) -> String {
    func number(_ value: CGFloat) -> String { JSONNumber(Double(value), roundedTo: 10).text }
    return "\(number(size.width)) x \(number(size.height))"
  }
}
