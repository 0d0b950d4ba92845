import Foundation
import VectorGraphics

/// Fits a text into a size: with letters closer, smaller, or in lines of nearly equal width.
struct TextFitter {
  /// Breaks a text into lines and places its letters.
  let shape: (StyledText, TextConstraints) -> TextLayout
  let fitting: TextFitting

  /// The number of sizes between the minimum and the whole one.
  private static let scaleSteps = 64
  /// The distance by which letters are moved closer, in sizes of the font.
  private static let tightening: CGFloat = 0.05
  /// The maximum number of lines that are balanced.
  private static let maximumBalancedLines = 10
  /// The number of times that the search for the narrowest lines halves the width.
  private static let balancingSteps = 10

  func layout(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let (shown, layout) = fitted(text, in: constraints)
    return fitting.isBalanced ? balanced(shown, layout, in: constraints) : layout
  }

  /// The text as it is; else with letters closer, then smaller, until it fits.
  private func fitted(
    _ text: StyledText, in constraints: TextConstraints
  ) -> (text: StyledText, layout: TextLayout) {
    let whole = shape(text, constraints)
    if fits(whole, text, in: constraints) { return (text, whole) }
    let text = fitting.tightens ? text.tightened(by: Self.tightening) : text
    let tight = fitting.tightens ? shape(text, constraints) : whole
    guard fitting.minimumScale < 1, !fitting.tightens || !fits(tight, text, in: constraints) else {
      return (text, tight)
    }
    // The largest of the steps between the minimum scale and the whole size at which the text fits.
    var (low, high) = (0, Self.scaleSteps)
    var best = text.scaled(by: fitting.minimumScale)
    var layout = shape(best, constraints)
    while high - low > 1 {
      let middle = (low + high) / 2
      let share = CGFloat(middle) / CGFloat(Self.scaleSteps)
      let scale = fitting.minimumScale + (1 - fitting.minimumScale) * share
      let candidate = text.scaled(by: scale)
      let result = shape(candidate, constraints)
      if fits(result, candidate, in: constraints) {
        (low, best, layout) = (middle, candidate, result)
      } else {
        high = middle
      }
    }
    return (best, layout)
  }

  private func fits(
    _ layout: TextLayout, _ text: StyledText, in constraints: TextConstraints
  ) -> Bool {
    guard !layout.isTruncated else { return false }
    guard fitting.keepsWords else { return true }
    return layout.isInside(constraints) && keepsWords(text, layout, in: constraints)
  }

  /// Returns whether no word of a layout continues on the next line.
  private func keepsWords(
    _ text: StyledText, _ layout: TextLayout, in constraints: TextConstraints
  ) -> Bool {
    guard let width = constraints.width, layout.lines.count > 1 else { return true }
    return shape(text.keepingWords, TextConstraints(width: width))
      .isInside(TextConstraints(width: width))
  }

  /// The text in the narrowest width at which it has the same number of lines and no word is broken.
  private func balanced(
    _ text: StyledText, _ layout: TextLayout, in constraints: TextConstraints
  ) -> TextLayout {
    let count = layout.lines.count
    guard constraints.width != nil, (2...Self.maximumBalancedLines).contains(count),
      !layout.isTruncated, keepsWords(text, layout, in: constraints)
    else { return layout }
    let text = text.keepingWords
    var (low, high) = (layout.size.width / CGFloat(count), layout.size.width)
    var best = layout
    for _ in 0..<Self.balancingSteps {
      let width = (low + high) / 2
      let limits = TextConstraints(width: width, height: constraints.height)
      let candidate = shape(text, limits)
      if candidate.lines.count == count, !candidate.isTruncated, candidate.isInside(limits) {
        (high, best) = (width, candidate)
      } else {
        low = width
      }
    }
    return best
  }
}

extension TextLayout {
  /// Whether the lines are not wider and not higher than a size, but for rounding.
  fileprivate func isInside(_ constraints: TextConstraints) -> Bool {
    size.width <= (constraints.width ?? .infinity) + 0.01
      && size.height <= (constraints.height ?? .infinity) + 0.01
  }
}

extension StyledText {
  /// The text with all words whole: one that is wider than a line extends past its end.
  fileprivate var keepingWords: StyledText {
    var copy = self
    copy.breaksWords = false
    return copy
  }
}
