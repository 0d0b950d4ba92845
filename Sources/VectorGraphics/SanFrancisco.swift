package import Foundation

/// The metrics of San Francisco, in ems (1 = the font's size).
///
/// Source: frames that SwiftUI reports on an iPhone with iOS 26 and on macOS 26.2.
package enum SanFrancisco {
  package static let ascent: CGFloat = 1950 / 2048
  /// Positive below the baseline.
  package static let descent: CGFloat = 494 / 2048
  package static let capHeight: CGFloat = 1443 / 2048
  package static let xHeight: CGFloat = 1078 / 2048

  /// Returns the distance to add after each letter of Inter, in ems, for text as wide as in San Francisco.
  ///
  /// Source: sizes to 19 points have Apple's tracking (Human Interface Guidelines, Typography, "Tracking values"), and
  /// Inter's letters are 0.0014 em wider than San Francisco's without tracking. `Scripts/fit-text-widths` fits this
  /// difference and the slope by weight to `Tests/PictureTests/Resources/text_widths.json`, whose widths have the sizes
  /// 13 and 17 and the weights 400 and 600. San Francisco has a narrower drawing from 20 points on; its narrowing is
  /// estimated as that of Inter Display, 0.0445 em, completed at 28 points and added to Apple's tracking.
  ///
  /// - Parameters:
  ///   - size: The font's size in points.
  ///   - weight: The CSS weight; values outside of 400...700 count as the nearest value inside.
  package static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    let boldness = CGFloat(min(max(weight, 400), 700) - 400)
    return trackings.interpolated(at: size) / 1000 + interDifference + boldness * trackingPerWeight
  }

  /// The width of a letter in San Francisco without tracking, less that in Inter, on average.
  package static let interDifference: CGFloat = -0.0014
  /// The increase of the tracking per unit of CSS weight: San Francisco widens more than Inter.
  package static let trackingPerWeight: CGFloat = 0.00004

  /// Sizes in points with the tracking in thousandths of an em, which is linear between them.
  private static let trackings: [(CGFloat, CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -28), (20, -30), (28, -31), (34, -32.5), (40, -34.5), (60, -40.5),
    (80, -44.5),
  ]
}

extension SanFrancisco {
  /// Returns the distance between a text and another view in a stack, in points.
  ///
  /// Source: the frames of stacks with texts of 12 sizes that SwiftUI reports on macOS 26.2; the residual of the fit is
  /// 0.
  ///
  /// - Parameters:
  ///   - size: The font's size in points.
  ///   - scale: Pixels per point.
  package static func spacing(size: CGFloat, scale: CGFloat) -> (above: CGFloat, below: CGFloat) {
    let padding = (size / 8 * scale).rounded(.up) / scale
    return (432 / 2048 * size + padding, 969 / 2048 * size + padding)
  }
}

extension SanFrancisco {
  /// Returns the lines under and through text of a CSS weight.
  ///
  /// Source: pictures of SwiftUI on macOS 26.2; the line through text has the middle of the x-height.
  package static func lines(weight: Int) -> FontLines {
    let thickness = 0.05859 * (thicknesses.last { $0.weight <= weight }?.factor ?? 1)
    return FontLines(
      underline: FontLines.Line(position: 0.15137, thickness: thickness),
      strikethrough: FontLines.Line(position: -xHeight / 2, thickness: thickness))
  }

  private static let thicknesses: [(weight: Int, factor: CGFloat)] = [
    (100, 1), (500, 1.214), (600, 1.369), (700, 1.583), (800, 1.894), (900, 2.167),
  ]

  /// Returns the size of secondary text (`textScale(.secondary)`) as a share of the font's size.
  ///
  /// Source: sizes that SwiftUI reports on macOS 26.2: 0.8 to 17 points, 0.46 at 70. The line between the two is an
  /// estimate.
  package static func secondaryScale(size: CGFloat) -> CGFloat {
    0.8 + (0.46 - 0.8) * min(max((size - 17) / (70 - 17), 0), 1)
  }

  /// Returns the width of a character of a redacted text, in points.
  ///
  /// Source: widths that SwiftUI reports on macOS 26.2 at five sizes; in ems, they are linear between the sizes.
  package static func redactedAdvance(size: CGFloat) -> CGFloat {
    redactedAdvances.interpolated(at: size) * size
  }

  private static let redactedAdvances: [(CGFloat, CGFloat)] = [
    (11, 5.45 / 11), (13, 6.30 / 13), (17, 7.90 / 17), (22, 10.50 / 22), (26, 12.95 / 26),
  ]
}

extension [(CGFloat, CGFloat)] {
  /// The value at a place, linear between the places of a table, which are in order; at least one.
  fileprivate func interpolated(at place: CGFloat) -> CGFloat {
    guard let next = firstIndex(where: { place <= $0.0 }), next > 0 else {
      return place <= self[0].0 ? self[0].1 : self[count - 1].1
    }
    let (lower, upper) = (self[next - 1], self[next])
    return lower.1 + (place - lower.0) / (upper.0 - lower.0) * (upper.1 - lower.1)
  }
}

extension FontDescriptor {
  /// Whether text in the font has the metrics of San Francisco: the system font, in its default and rounded designs.
  package var usesSanFrancisco: Bool {
    metrics == .sanFrancisco && family == nil && (design == .default || design == .rounded)
  }
}
