import Foundation
import VectorGraphics

/// Gives a text the size that it names, `24x16`, whatever it is offered: sizes of text are inputs of
/// the measured trees.
struct MeasuredTextShaper: TextShaper {
  func layout(
    _ text: StyledText, in constraints: TextConstraints
  ) throws(FontError) -> TextLayout {
    let numbers = text.spans.map(\.text).joined().split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { return TextLayout(lines: [], size: .zero) }
    let size = CGSize(width: numbers[0], height: numbers[1])
    let line = TextLayout.Line(
      runs: [], origin: CGPoint(x: 0, y: size.height * 0.8), width: size.width,
      ascent: size.height * 0.8, descent: size.height * 0.2)
    return TextLayout(lines: [line], size: size)
  }

  /// A text of a size.
  static func text(width: CGFloat, height: CGFloat) -> String { "\(width)x\(height)" }
}
