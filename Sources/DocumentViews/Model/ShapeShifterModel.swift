/// What the seed application draws: a shape, filled and outlined.
///
/// A document without the key `shapeshift` is one of these.
public struct ShapeShifterModel: Codable, Hashable, Sendable {
  /// The shape.
  public enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case square
    case circle
  }

  /// What is seen when an animated change makes another kind of shape.
  public enum KindTransition: String, Codable, CaseIterable, Hashable, Sendable {
    /// One shape fades and the other appears, as in the seed.
    case fade
    /// The outline of the one becomes that of the other.
    case morph
  }

  /// The shape that is drawn.
  public var kind: Kind
  /// The colour of the inside.
  public var fill: HSL
  /// The colour of the outline.
  public var outline: HSL
  /// The width of the outline in points, all of it inside the shape.
  public var outlineWidth: Double
  /// What is seen when the kind changes; nil for a fade.
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
