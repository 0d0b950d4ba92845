/// The properties and attributes of elements that rules of style sheets and overrides can set.
package enum SVGProperty {
  /// The names, sorted.
  package static let names: [String] = [
    "baseline-shift", "clip-path", "clip-rule", "color", "color-interpolation",
    "color-interpolation-filters", "cx", "cy", "d", "direction", "display", "dominant-baseline",
    "fill", "fill-opacity", "fill-rule", "filter", "flood-color", "flood-opacity", "font-family",
    "font-size", "font-style", "font-variant", "font-weight", "fr", "fx", "fy",
    "glyph-orientation-vertical", "gradientTransform", "gradientUnits", "height",
    "image-rendering", "isolation", "letter-spacing", "lighting-color", "marker-end",
    "marker-mid", "marker-start", "markerHeight", "markerWidth", "mask", "mask-type",
    "mix-blend-mode", "offset", "opacity", "overflow", "paint-order", "patternContentUnits",
    "patternTransform", "patternUnits", "preserveAspectRatio", "r", "rx", "ry",
    "shape-rendering", "solid-color", "solid-opacity", "spreadMethod", "stop-color",
    "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor",
    "text-decoration", "text-decoration-line", "text-orientation", "transform",
    "transform-origin", "vector-effect", "viewBox", "visibility", "white-space", "width",
    "word-spacing", "writing-mode", "x", "x1", "x2", "xml:lang", "xml:space", "y", "y1", "y2",
  ]

  private static let known = Set(names)

  /// Asserts, in debug builds only, that the list contains a name that the reader uses.
  static func check(_ name: String) {
    assert(known.contains(name), "\(name) is missing in the list of properties")
  }
}
