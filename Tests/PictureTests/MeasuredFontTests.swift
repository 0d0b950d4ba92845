import Foundation
import ShapeShift
import TestSupport
import Testing
import ViewTree

@Suite("Measured numbers of fonts")
struct MeasuredFontTests {
  @Test("Text styles have the sizes of iOS")
  func sizes() throws {
    let styles: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption, .caption2,
    ]
    let test = try ConformanceCase.named("font.ios.sizes", in: "text.font")
    #expect(styles.map { $0.size(at: .large) } == test.numbers)
  }

  @Test("Weights have Apple's numbers")
  func weights() throws {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let test = try ConformanceCase.named("font.weights", in: "text.font")
    try #require(weights.count == test.numbers.count)
    for (weight, expected) in zip(weights, test.numbers) {
      expectNear(Double(weight.value), expected, tolerance: test.tolerance)
    }
  }
}
