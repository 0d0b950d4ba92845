/// What the two answers, that of the drawing and that of the pixels, mean together.
package enum SnapshotVerdict: String, Sendable, CaseIterable, Codable {
  /// Nothing differs.
  case same
  /// Pixels differ, but no more than is allowed.
  case within
  /// The drawing differs and the picture does not: what was changed can't be seen.
  case refactor
  /// The same drawing looks otherwise: another renderer, other fonts, another environment.
  case drift
  /// Drawing and picture differ: a real change.
  case change
  /// The pictures differ, and what was drawn isn't known.
  case pixels
  /// The pictures have different sizes.
  case size

  /// - Parameter isSameDrawing: nil if what was drawn isn't known.
  package init(_ difference: PictureDifference, isSameDrawing: Bool?) {
    guard difference.isSameSize else {
      self = .size
      return
    }
    switch (difference.isMatch, isSameDrawing) {
    case (true, false): self = .refactor
    case (true, _): self = difference.differentPixels == 0 ? .same : .within
    case (false, true): self = .drift
    case (false, false): self = .change
    case (false, nil): self = .pixels
    }
  }

  /// Whether the pictures count as the same.
  package var isPass: Bool {
    switch self {
    case .same, .within, .refactor: true
    case .drift, .change, .pixels, .size: false
    }
  }

  /// The verdict in words.
  package var sentence: String {
    switch self {
    case .same: "the images are equal"
    case .within: "the images differ within the allowed limits"
    case .refactor: "the drawing changed without a visible difference"
    case .drift:
      "an unchanged drawing looks different: the renderer, the fonts or the environment changed"
    case .change: "the drawing changed visibly"
    case .pixels: "the images differ"
    case .size: "the size differs"
    }
  }
}
