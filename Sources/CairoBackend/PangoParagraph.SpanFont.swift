import Foundation
import IntegerConversion
import VectorGraphics

extension PangoParagraph {
  /// The faces of a span, and the metrics by which it is set.
  struct SpanFont {
    /// The faces to try, and the tracking of the first one.
    let list: PangoFontSets.List
    /// The first face.
    let face: HarfBuzzFontFace
    /// The metrics of lines with letters of the first face.
    let metrics: HarfBuzzFontFace.LineMetrics

    /// Creates the font of a span; San Francisco's metrics apply to the system font if it is Inter.
    init(_ font: FontDescriptor, choices: [FontChoice], face: HarfBuzzFontFace) {
      self.face = face
      guard font.usesSanFrancisco, face.familyName == DefaultFont.familyName(of: .default) else {
        list = PangoFontSets.List(choices: choices)
        metrics = face.lineMetrics
        return
      }
      let tracking = SanFrancisco.tracking(size: font.size, weight: font.weight)
      list = PangoFontSets.List(
        choices: choices,
        tracking: Int32(clamping: (tracking * PangoFontSets.List.trackingUnits).rounded()))
      metrics = HarfBuzzFontFace.LineMetrics(
        ascent: SanFrancisco.ascent, descent: SanFrancisco.descent, gap: 0)
    }
  }
}

extension StyledText {
  /// Whether the text is broken and spaced as SwiftUI does it.
  var hasAppleRules: Bool { spans.contains { $0.font.metrics == .sanFrancisco } }
}
