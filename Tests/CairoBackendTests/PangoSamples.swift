import CairoBackend
import Foundation
import VectorGraphics

/// One shaper for all tests, as a process has one.
let shaper = PangoTextShaper()

/// A text of one span.
func styled(
  _ string: String, size: CGFloat = 16, design: FontDescriptor.Design = .default,
  weight: Int = 400, lineLimit: Int? = nil, truncation: StyledText.Truncation = .tail
) -> StyledText {
  let font = FontDescriptor(design: design, size: size, weight: weight)
  return StyledText(
    spans: [StyledText.Span(text: string, font: font)], lineLimit: lineLimit,
    truncation: truncation)
}

/// A text in DejaVu Sans Mono at a size at which each character is ten points wide.
///
/// Source: DejaVuSansMono.ttf, `hmtx`: every advance is 1233 of 2048 units.
func typed(
  _ string: String, lineLimit: Int? = nil, truncation: StyledText.Truncation = .tail
) -> StyledText {
  styled(
    string, size: 10 * 2048 / 1233, design: .monospaced, lineLimit: lineLimit,
    truncation: truncation)
}

extension TextLayout.Line {
  /// The text of the runs from left to right.
  var text: String { runs.map(\.run.text).joined() }
}

extension TextLayout {
  /// The text of each line, without the spaces at its end.
  var texts: [String] {
    lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }
  }

  var runs: [Run] { lines.flatMap(\.runs) }
}

/// Numbers that look random and are the same in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// A text of words in several scripts and sizes.
func randomText(seed: UInt64) -> StyledText {
  var generator = SeededGenerator(state: seed)
  let words = [
    "a", "the", "shape", "shift", "Incomprehensibilities", "שלום", "עולם", "Привет", "καλημέρα",
    "😀", "👩‍👩‍👧", "42", "f(x)", "naïve", "e\u{301}", "مرحبا",
  ]
  var text = StyledText(spans: [])
  for _ in 0..<Int.random(in: 1...3, using: &generator) {
    let count = Int.random(in: 1...8, using: &generator)
    let string = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
    let font = FontDescriptor(
      size: CGFloat(Int.random(in: 5...40, using: &generator)),
      weight: [400, 700].randomElement(using: &generator) ?? 400)
    text.spans.append(
      StyledText.Span(text: string.joined(separator: " ") + " ", font: font))
  }
  return text
}
