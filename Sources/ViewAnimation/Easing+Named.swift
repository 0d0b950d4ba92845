extension Easing {
  /// The easings that animation programs share, by their names: `easeInSine` to `easeInOutBounce`.
  ///
  /// Source of the names: https://easings.net; of the formulas: d3-ease.
  package static let named: [(name: String, easing: Easing)] = families.flatMap { name, easing in
    [
      ("easeIn\(name)", easing), ("easeOut\(name)", .reversed(easing)),
      ("easeInOut\(name)", .mirrored(easing)),
    ]
  }

  private static let families: [(String, Easing)] = [
    ("Sine", .sineIn), ("Quad", .power(2)), ("Cubic", .power(3)), ("Quart", .power(4)),
    ("Quint", .power(5)), ("Expo", .exponentialIn), ("Circ", .circleIn), ("Back", .backIn()),
    ("Elastic", .elasticIn()), ("Bounce", .bounceIn),
  ]
}
