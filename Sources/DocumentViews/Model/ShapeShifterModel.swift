/// A plain model: a shape with a fill and an outline.
///
/// A document without the key `shapeshift` is one of these.
public struct ShapeShifterModel: Codable, Hashable, Sendable {
  /// The kind of the shape.
  public enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case square
    case circle
  }

  /// The transition of an animated change of the shape's kind.
  public enum KindTransition: String, Codable, CaseIterable, Hashable, Sendable {
    /// One shape fades and the other appears, as in the seed.
    case fade
    /// The outline of the one becomes that of the other.
    case morph
  }

  /// The shape that is drawn.
  public var kind: Kind
  /// The color of the fill.
  public var fill: HSL
  /// The color of the outline.
  public var outline: HSL
  /// The width of the outline in points, all of it inside the shape.
  public var outlineWidth: Double
  /// The transition of a change of the kind, or `nil` for a fade.
  public var kindTransition: KindTransition?

  /// A model; what is left out is as in the seed.
  public init(
    kind: Kind = .circle, fill: HSL = HSL(hue: 0.66), outline: HSL = HSL(hue: 0.08),
    outlineWidth: Double = 15, kindTransition: KindTransition? = nil
  ) {
    self.kind = kind
    self.fill = fill
    self.outline = outline
    self.outlineWidth = outlineWidth
    self.kindTransition = kindTransition
  }
}
