public import Foundation
public import VectorGeometry
public import VectorGraphics

extension DisplayList.Item {
  /// The drawing of an item, in its own coordinates.
  public enum Content: Sendable, Equatable {
    /// The inside of a path.
    case fill(Fill)
    /// The outline of a path.
    case stroke(Stroke)
    /// A run of text in one font and one direction.
    case text(Text)
    /// A raster or vector image.
    case image(Image)
    /// Items that are drawn together; see `DisplayList.Item.items`.
    case group(Group)
    /// Items that are seen in perspective as pixels; see `DisplayList.Item.items`.
    case perspective
  }

  /// The inside of a path, painted.
  public struct Fill: Sendable, Equatable {
    /// The outline to fill.
    public let path: Path
    /// The paint of the fill.
    public let paint: Paint
    /// The fill rule and antialiasing.
    public let style: FillStyle
  }

  /// The outline of a path, painted.
  public struct Stroke: Sendable, Equatable {
    /// The path in the middle of the line.
    public let path: Path
    /// The paint of the stroke.
    public let paint: Paint
    /// Width, ends, corners and dashes.
    public let style: StrokeStyle
  }

  /// A run of text in one font and one direction.
  public struct Text: Sendable, Equatable {
    /// The text that the glyphs show.
    public let string: String
    /// The start of the run on its baseline.
    public let position: CGPoint
    /// The sum of the glyphs' advances, in points.
    public let width: CGFloat
    /// The size of the font, in points.
    public let fontSize: CGFloat
    /// The family name of the font.
    public let fontFamily: String
    /// The weight of the font, 1...1000, as CSS counts.
    public let fontWeight: Int
    /// Whether the font slants.
    public let isItalic: Bool
    /// Whether the text runs from right to left.
    public let isRightToLeft: Bool
    /// The paint of the text.
    public let paint: Paint
    /// The outlines of all glyphs, in place; nil if one is a picture.
    public let outline: Path?
  }

  /// A picture drawn into a rectangle.
  public struct Image: Sendable, Equatable {
    /// The picture's file.
    public let file: EncodedImage
    /// The part of the picture that is drawn, in its pixels.
    public let source: CGRect
    /// The rectangle in which the image is drawn.
    public let destination: CGRect
  }

  /// The effects of a group on its items, in this order: filters, clip, mask, opacity, blend mode.
  public struct Group: Sendable, Equatable {
    /// Changes of the group's picture, first to last.
    public let filters: [Filter]
    /// The path outside which nothing is drawn, in the coordinates of the items inside.
    public let clip: Path?
    /// Items by whose alpha the group's is multiplied; nil without a mask.
    public let mask: [DisplayList.Item]?
    /// 0 clear to 1 opaque.
    public let opacity: Double
    /// The blend mode of the group with its backdrop.
    public let blendMode: BlendMode
  }

  /// A change of a group's picture; lengths in the coordinates of the items inside.
  public enum Filter: Sendable, Equatable {
    /// A Gaussian of standard deviation `radius`; `opaque` keeps edges opaque.
    case blur(radius: CGFloat, opaque: Bool)
    /// The blurred, tinted shape of the picture, under it.
    case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
    /// The blurred, tinted surroundings of the picture, over it.
    case innerShadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
    /// A matrix of four rows and five columns, row by row, on gamma-encoded sRGB with straight alpha.
    case colorMatrix([Double])
    /// Black, with luminance for alpha.
    case luminanceToAlpha
    /// One color where alpha is within a range, transparent elsewhere.
    case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
    /// Steps that make pictures of pictures, as many; outside of the region nothing is painted.
    case graph(steps: Int, region: CGRect)
  }
}
