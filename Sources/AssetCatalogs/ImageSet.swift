import IntegerConversion
import JSONModel

/// The variants of a picture.
package struct ImageSet: Sendable {
  /// What of the picture is to be drawn.
  package enum Intent: String, Sendable {
    case template
    case original
  }

  /// A file and what it is for.
  package struct Variant: Sendable {
    /// The path of the file relative to the catalog's folder.
    package let file: String
    /// Pixels a point; nil for one file for all.
    package let scale: Double?
    package let slices: ImageSlices?
    package let qualifiers: AssetQualifiers

    /// Whether the file is lines, not pixels, by its name.
    package var isVector: Bool {
      let name = file.lowercased()
      return name.hasSuffix(".svg") || name.hasSuffix(".pdf")
    }
  }

  package let intent: Intent?
  /// Whether lines stay lines at any size.
  package let keepsVector: Bool
  package let variants: [Variant]
}

extension AssetCatalog {
  /// Reads the variants of an image or a symbol.
  package func imageSet(_ set: AssetSet) throws(AssetCatalogError) -> ImageSet {
    let root = try contents(of: set)
    let properties = try root.object("properties")
    var variants: [ImageSet.Variant] = []
    for node in try root.objects(set.kind == .symbol ? "symbols" : "images") {
      guard let file = try node.text("filename"), !file.isEmpty else { continue }
      variants.append(
        ImageSet.Variant(
          file: "\(set.folder)/\(file)", scale: try node.scale(),
          slices: try node.object("resizing").map(ImageSlices.init),
          qualifiers: try AssetQualifiers(node)))
    }
    guard !variants.isEmpty else {
      throw AssetCatalogError(
        .missing, at: folder.place(of: "\(set.folder)/Contents.json"), "no variant has a file")
    }
    return ImageSet(
      intent: try properties?.intent(),
      keepsVector: try properties?.flag("preserves-vector-representation") ?? false,
      variants: variants)
  }

  /// The object that says what is in an asset.
  func contents(of set: AssetSet) throws(AssetCatalogError) -> JSONNode {
    if let root = try folder.contents(of: set.folder) { return root }
    throw AssetCatalogError(.missing, at: folder.place(of: set.folder), "Contents.json not found")
  }
}

extension ImageSet {
  /// The variants, the one that fits best first.
  package func variants(for traits: AssetTraits) -> [Variant] {
    let ranks = variants.map { variant in
      variant.qualifiers.rank(in: traits) + [variant.scaleRank(in: traits)]
    }
    return variants.indices.sorted { first, second in
      ranks[first] == ranks[second]
        ? first < second : ranks[first].lexicographicallyPrecedes(ranks[second])
    }.map { variants[$0] }
  }
}

extension ImageSet.Variant {
  /// Whether the picture is seen from the other side: it is for the other direction of text alone.
  package func isMirrored(in traits: AssetTraits) -> Bool {
    qualifiers.isRightToLeft.map { $0 != traits.isRightToLeft } ?? false
  }

  /// The scale that fits, then larger ones, from the nearest on, then smaller ones.
  fileprivate func scaleRank(in traits: AssetTraits) -> Int {
    guard let scale else { return 0 }
    let distance = Int(
      clamping: (abs(scale - traits.scale) * 1000).rounded(), to: 0...1_000_000)
    return scale >= traits.scale ? distance : 1_000_000 + distance
  }
}

extension JSONNode {
  fileprivate func intent() throws(AssetCatalogError) -> ImageSet.Intent? {
    guard let name = try text("template-rendering-intent") else { return nil }
    guard let intent = ImageSet.Intent(rawValue: name) else {
      // Old catalogs of Xcode have "default" for no value.
      if name == "default" || name == "automatic" { return nil }
      throw malformed(
        "unknown intent \(Diagnostic.quoted(name)); expected \"template\" or \"original\"")
    }
    return intent
  }

  fileprivate func scale() throws(AssetCatalogError) -> Double? {
    guard let text = try text("scale") else { return nil }
    guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale >= 0.1, scale <= 16 else {
      throw malformed(
        "invalid scale \(Diagnostic.quoted(text)); expected \"1x\", \"2x\" or \"3x\"")
    }
    return scale
  }
}
