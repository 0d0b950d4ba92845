import JSONModel

/// How a picture is drawn larger: its ends keep their sizes.
package struct ImageSlices: Sendable, Hashable {
  /// In pixels of the file.
  package let top: Double
  package let left: Double
  package let bottom: Double
  package let right: Double
  /// Whether the middle is repeated.
  package let isTiled: Bool

  /// Reads insets of three parts along an axis, or of nine.
  init(_ node: JSONNode) throws(AssetCatalogError) {
    let mode = try node.text("mode") ?? "9-part"
    guard ["3-part-horizontal", "3-part-vertical", "9-part"].contains(mode) else {
      throw node.malformed(
        "unknown mode \(Diagnostic.quoted(mode)); expected \"3-part-horizontal\", \"3-part-vertical\" or "
          + "\"9-part\"")
    }
    let insets = try node.object("cap-insets")
    top = mode == "3-part-horizontal" ? 0 : try insets?.length("top") ?? 0
    bottom = mode == "3-part-horizontal" ? 0 : try insets?.length("bottom") ?? 0
    left = mode == "3-part-vertical" ? 0 : try insets?.length("left") ?? 0
    right = mode == "3-part-vertical" ? 0 : try insets?.length("right") ?? 0
    isTiled = try node.object("center")?.text("mode") == "tile"
  }
}
