import ImageCoding

/// Finds pixels that are likely a part of anti-aliasing, by the rules of pixelmatch 7.2.
///
/// Sources: Vytautas Vyšniauskas, Anti-aliased Pixel and Intensity Slope Detector, Electronics and
/// Electrical Engineering 7 (2009); https://github.com/mapbox/pixelmatch, version 7.2.0.
struct AntialiasingDetector: Sendable {
  let expected: StraightBitmap
  let actual: StraightBitmap
  let ground: TranslucencyGround
  private let includesAntialiasing: Bool

  init(
    _ settings: PictureComparison.Metric.PerceivedColor, _ expected: StraightBitmap,
    _ actual: StraightBitmap
  ) {
    (self.expected, self.actual) = (expected, actual)
    ground = TranslucencyGround(isCheckerboard: settings.usesCheckerboard)
    includesAntialiasing = settings.includesAntialiasing
  }

  /// Whether a difference of the pixel does not count: it is a part of anti-aliasing in either picture.
  func forgives(x: Int, y: Int) -> Bool {
    !includesAntialiasing
      && (detects(x, y, in: expected, actual) || detects(x, y, in: actual, expected))
  }

  /// Returns whether a pixel is on an anti-aliased slope of a picture.
  ///
  /// A pixel without darker or without brighter neighbors, or with more than two equal ones, is not on a slope. A slope
  /// is anti-aliased if one of its ends is in a flat area of both pictures.
  private func detects(
    _ x: Int, _ y: Int, in picture: StraightBitmap, _ other: StraightBitmap
  ) -> Bool {
    let center = y * picture.width + x
    var equal = isAtEdge(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkestAt, brightestAt) = ((0, 0), (0, 0))
    // Columns first: of equal extremes the first one counts.
    for column in max(x - 1, 0)...min(x + 1, picture.width - 1) {
      for row in max(y - 1, 0)...min(y + 1, picture.height - 1) where column != x || row != y {
        let delta = ground.brightnessDelta(
          picture.pixels[center], picture.pixels[row * picture.width + column], at: center)
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest {
          darkest = delta
          darkestAt = (column, row)
        } else if delta > brightest {
          brightest = delta
          brightestAt = (column, row)
        }
      }
    }
    guard darkest != 0, brightest != 0 else { return false }
    return isFlat(darkestAt, picture, other) || isFlat(brightestAt, picture, other)
  }

  private func isFlat(
    _ place: (Int, Int), _ picture: StraightBitmap, _ other: StraightBitmap
  ) -> Bool {
    hasManySiblings(place.0, place.1, in: picture) && hasManySiblings(place.0, place.1, in: other)
  }

  /// Whether a pixel has three neighbors or more of its own color; an edge counts for one.
  private func hasManySiblings(_ x: Int, _ y: Int, in picture: StraightBitmap) -> Bool {
    let pixel = picture[x, y]
    var equal = isAtEdge(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, picture.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, picture.width - 1)
      where column != x || row != y {
        if picture[column, row] == pixel { equal += 1 }
      }
    }
    return equal > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == expected.width - 1 || y == expected.height - 1
  }
}
