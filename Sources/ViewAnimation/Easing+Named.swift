extension Easing {
  /// The easings that animation programs share, by their names: `easeInSine` to `easeInOutBounce`.
  ///
  /// Source of the names: https://easings.net; of the formulas: d3-ease.
  package static let named: [(name: String, easing: Easing)] = families.flatMap {
    (family: String, easing: Easing) -> [(name: String, easing: Easing)] in
    [
      (name: "easeIn" + family, easing: easing),
      (name: "easeOut" + family, easing: Easing.reversed(easing)),
      (name: "easeInOut" + family, easing: Easing.mirrored(easing)),
    ]
  }

  private static let families: [(String, Easing)] = [
    ("Sine", .sineIn), ("Quad", .power(2)), ("Cubic", .power(3)), ("Quart", .power(4)),
    ("Quint", .power(5)), ("Expo", .exponentialIn), ("Circ", .circleIn), ("Back", .backIn()),
    ("Elastic", .elasticIn()), ("Bounce", .bounceIn),
  ]
}
