extension PictureComparison {
  /// When two pixels count as different.
  package enum Metric: Sendable, Hashable {
    /// Pixels differ if any bit differs; clear pixels are equal whatever their color.
    case exact
    /// When one of the four premultiplied channels differs by more than the threshold, in steps of
    /// 255.
    ///
    /// A threshold of 2 finds all changes except the smallest ones of color, and ignores errors of a thousandth of a
    /// pixel in geometry.
    case strict(threshold: Int = 2)
    /// When their distance is more than the threshold in ΔE94, where 1 is just visible, and the place
    /// around is not one that was only drawn at another sub-pixel position.
    case perceptual(threshold: Double = 1)
    /// When pixelmatch 7.2 finds them different, to the pixel.
    case yiq(PerceivedColor = PerceivedColor())
    /// When the unreleased pixelmatch of July 2026 does: a distance in OKLab instead.
    case oklab(PerceivedColor = PerceivedColor())
    /// When they are not the same; the largest difference of a channel and the number of different
    /// pixels must lie in ranges, as in Web Platform Tests.
    case fuzzy(FuzzyRanges = FuzzyRanges())

    /// The settings that pixelmatch has.
    package struct PerceivedColor: Sendable, Hashable {
      /// The largest distance of colors that count as the same, 0...1; 1 is black from white.
      package var threshold: Double
      /// Whether pixels that look anti-aliased count as different, too.
      package var includesAntialiasing: Bool
      /// Whether translucent pixels are compared on a background whose color changes from pixel to pixel, as in
      /// pixelmatch since version 7, or on white.
      package var usesCheckerboard: Bool

      package init(
        threshold: Double = 0.1, includesAntialiasing: Bool = false, usesCheckerboard: Bool = true
      ) {
        self.threshold = threshold
        self.includesAntialiasing = includesAntialiasing
        self.usesCheckerboard = usesCheckerboard
      }
    }

    /// What a fuzzy comparison allows.
    ///
    /// Source: https://web-platform-tests.org/writing-tests/reftests.html#fuzzy-matching
    package struct FuzzyRanges: Sendable, Hashable {
      /// The largest difference of a channel, in steps of 255.
      package var maximumDifference: ClosedRange<Int>
      /// The number of different pixels.
      package var totalPixels: ClosedRange<Int>

      package init(
        maximumDifference: ClosedRange<Int> = 0...2, totalPixels: ClosedRange<Int> = 0...0
      ) {
        self.maximumDifference = maximumDifference
        self.totalPixels = totalPixels
      }

      /// Whether differences are allowed; equal pictures are where one of the ranges starts at 0.
      func allow(difference: Int, pixels: Int) -> Bool {
        guard difference > 0, pixels > 0 else {
          return maximumDifference.lowerBound == 0 || totalPixels.lowerBound == 0
        }
        return maximumDifference.contains(difference) && totalPixels.contains(pixels)
      }
    }

    /// The metrics' names, as the command line has them.
    package static let names = ["exact", "strict", "perceptual", "yiq", "oklab", "fuzzy"]

    /// The metric's name.
    package var name: String {
      switch self {
      case .exact: "exact"
      case .strict: "strict"
      case .perceptual: "perceptual"
      case .yiq: "yiq"
      case .oklab: "oklab"
      case .fuzzy: "fuzzy"
      }
    }

    /// The largest distance of pixels that count as the same, on the metric's own scale.
    package var threshold: Double {
      switch self {
      case .exact, .fuzzy: 0
      case .strict(let threshold): Double(threshold)
      case .perceptual(let threshold): threshold
      case .yiq(let settings), .oklab(let settings): settings.threshold
      }
    }
  }
}
