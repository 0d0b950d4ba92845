import IntegerConversion
import JSONModel

/// The variants of a color.
package struct ColorSet: Sendable {
  /// Where components are to be understood.
  package enum Space: String, Sendable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"
  }

  /// What a variant is.
  package enum Value: Sendable, Hashable {
    /// Red, green and blue, or three times the same gray, and the opacity.
    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A system color by its name in the framework.
    case reference(String)
  }

  struct Variant: Sendable {
    let value: Value
    let qualifiers: AssetQualifiers
  }

  let variants: [Variant]

  /// The color that fits best.
  package func value(for traits: AssetTraits) -> Value? {
    let ranks = variants.map { $0.qualifiers.rank(in: traits) }
    let best = variants.indices.min { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
    return best.map { variants[$0].value }
  }
}

extension AssetCatalog {
  /// Reads the variants of a color.
  package func colorSet(_ set: AssetSet) throws(AssetCatalogError) -> ColorSet {
    let root = try contents(of: set)
    var variants: [ColorSet.Variant] = []
    for node in try root.objects("colors") {
      // A variant without a color is the system's color.
      guard let color = try node.object("color") else { continue }
      variants.append(
        ColorSet.Variant(
          value: try ColorSet.Value(color), qualifiers: try AssetQualifiers(node)))
    }
    guard !variants.isEmpty else {
      throw AssetCatalogError(
        .missing, at: folder.place(of: "\(set.folder)/Contents.json"), "no variant has a color")
    }
    return ColorSet(variants: variants)
  }
}

extension ColorSet.Value {
  fileprivate init(_ node: JSONNode) throws(AssetCatalogError) {
    if let name = try node.text("reference") {
      self = .reference(name)
      return
    }
    let name = try node.text("color-space") ?? "srgb"
    guard let space = ColorSet.Space(rawValue: name) else {
      throw node.malformed("unknown color space \(Diagnostic.quoted(name))")
    }
    guard let parts = try node.object("components") else {
      throw node.malformed("a color requires \"components\" or a \"reference\"")
    }
    let alpha = try parts["alpha"].map { node throws(AssetCatalogError) in
      try node.component(isOpacity: true)
    }
    if let white = parts["white"] {
      let white = try white.component()
      self = .components(space, red: white, green: white, blue: white, alpha: alpha ?? 1)
      return
    }
    var values: [Double] = []
    for key in ["red", "green", "blue"] {
      guard let part = parts[key] else {
        throw parts.malformed("a color requires \"\(key)\", or only \"white\"")
      }
      values.append(try part.component())
    }
    self = .components(
      space, red: values[0], green: values[1], blue: values[2], alpha: alpha ?? 1)
  }
}

extension JSONNode {
  /// A component: a number, or text as Xcode writes it, `"0.500"`, `"128"` of 255 or `"0x80"`.
  fileprivate func component(isOpacity: Bool = false) throws(AssetCatalogError) -> Double {
    if let number { return number }
    guard let text = string?.trimmingSpaces else {
      throw malformed("a component is \(kindName); expected a number or a string")
    }
    if text.hasPrefix("0x") || text.hasPrefix("0X"), let byte = UInt8(text.dropFirst(2), radix: 16)
    {
      return Double(byte) / 255
    }
    guard let value = Double(text), value.isFinite, abs(value) <= 1000 else {
      throw malformed(
        "invalid component \(Diagnostic.quoted(text)); expected \"0.5\", \"128\" or \"0x80\"")
    }
    // An opacity of "1" is 100 %, in whatever form the color's components are written.
    let isByte = !text.contains(".") && !(isOpacity && value <= 1)
    return isByte ? value / 255 : value
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
