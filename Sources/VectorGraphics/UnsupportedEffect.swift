/// A feature that a file format does not support, the view that requested it, and its replacement.
///
/// This is the only list of features that back ends do not support: nothing is dropped without a report.
public struct UnsupportedEffect: Error, Sendable, Hashable {
  /// The unsupported feature.
  public enum Kind: Sendable, Hashable {
    /// A color sweep around a center.
    case angularGradient
    /// Colors on a grid of points.
    case meshGradient
    /// A rule of composition.
    case blendMode(BlendMode)
    /// A blend with the backdrop of a clipped group, which the format composites separately.
    case blendThroughClip(BlendMode)
    /// A Gaussian blur of a group.
    case blur
    /// A blurred, tinted copy under a group.
    case shadow
    /// A matrix applied to a group's colors.
    case colorMatrix
    /// Steps that make pictures of pictures.
    case filter
    /// Pixels, gradients, filters or masks seen in perspective.
    case perspective
    /// A glyph that is a picture.
    case imageGlyph
    /// An image whose colors are amounts of ink.
    case cmykImage
    /// Transparent pixels.
    case transparency
    /// A picture or pattern, repeated, as a paint.
    case pattern
    /// A gradient that begins again, or turns back, beyond its end.
    case gradientSpread
    /// Enlarged pixels with sharp edges.
    case sharpPixels
  }

  /// The replacement of a feature.
  public enum Remedy: Sendable, Hashable {
    /// Shapes that look alike to within one level of 255.
    case approximated
    /// A picture of pixels.
    case rasterized
    /// The nearest thing that some viewers may draw otherwise.
    case nearest
    /// The picture on white.
    case whiteGround
  }

  /// The unsupported feature.
  public let kind: Kind
  /// The format, such as `SVG`.
  public let format: String
  /// The path of the view that asked for it, `root/VStack/2:Circle#sun`; nil if unknown.
  public let origin: String?
  /// The replacement of the feature.
  public let remedy: Remedy

  /// An entry of the table.
  package init(_ kind: Kind, format: String, origin: String?, remedy: Remedy) {
    self.kind = kind
    self.format = format
    self.origin = origin
    self.remedy = remedy
  }
}

extension UnsupportedEffect: CustomStringConvertible {
  /// The location, the missing feature and its replacement, in one sentence.
  public var description: String {
    "\(origin ?? "picture"): \(format) has no \(kind); \(remedy)"
  }
}

extension UnsupportedEffect.Kind: CustomStringConvertible {
  /// The name of the effect as it stands after "has no".
  public var description: String {
    switch self {
    case .angularGradient: "angular gradient"
    case .meshGradient: "mesh gradient"
    case .blendMode(let mode): "blend mode \(mode.rawValue)"
    case .blendThroughClip(let mode): "blend mode \(mode.rawValue) through a clip"
    case .blur: "blur"
    case .shadow: "blurred shadow"
    case .colorMatrix: "color matrix"
    case .filter: "filter"
    case .perspective: "perspective for pixels, gradients, filters and masks"
    case .imageGlyph: "bitmap glyph"
    case .cmykImage: "CMYK image that all viewers show the same"
    case .transparency: "transparency"
    case .pattern: "pattern as a paint"
    case .gradientSpread: "gradient that continues past its end"
    case .sharpPixels: "enlarged pixels with sharp edges"
    }
  }
}

extension UnsupportedEffect.Remedy: CustomStringConvertible {
  /// The replacement, as the end of a sentence.
  public var description: String {
    switch self {
    case .approximated: "approximated with plain shapes"
    case .rasterized: "drawn as pixels"
    case .nearest: "drawn with the nearest supported feature"
    case .whiteGround: "put on white, unless a background is given"
    }
  }
}

extension DisplayFilter {
  /// What a vector file lacks for the filter.
  package var unsupportedKind: UnsupportedEffect.Kind {
    switch self {
    case .blur: .blur
    case .shadow, .innerShadow: .shadow
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold: .colorMatrix
    case .graph: .filter
    }
  }
}
