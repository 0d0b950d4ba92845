public import VectorGeometry

extension MorphPlan {
  /// What a morph takes its shapes for, and where its choices are made for it.
  public struct Options: Sendable, Hashable {
    /// Where a closed outline of one end starts on the other.
    public enum StartOffset: Sendable, Hashable {
      /// The best of all.
      case automatic
      /// The first points of both outlines go to each other, as drawn.
      case aligned
      /// The start of the first outline goes to this fraction, 0..<1, of the other's length.
      case fraction(Double)
    }

    /// Which subpaths go to which.
    public enum Pairing: Sendable, Hashable {
      /// The least way, by place, size and shape.
      case automatic
      /// The first to the first, the second to the second.
      case inOrder
    }

    /// Whether outlines turn on their way.
    public enum Rotation: Sendable, Hashable {
      /// Where a turn explains most of the difference.
      case automatic
      /// Never: points go straight.
      case none
      /// All outlines by this angle, clockwise on screen.
      case angle(Angle)
    }

    /// What becomes of subpaths that have no partner at the other end.
    public enum Unmatched: Sendable, Hashable {
      /// The nearest outline is cut into as many parts; a hole without any other shrinks to a point.
      case split
      /// They shrink to a point, or grow from it.
      case point
    }

    /// The rule by which both ends are filled.
    public var fillStyle = FillStyle()
    /// Whether both ends are drawn as lines: open subpaths stay open, and there are no holes.
    public var isStroked = false
    /// Where outlines start.
    public var startOffset = StartOffset.automatic
    /// Which subpaths go to which.
    public var pairing = Pairing.automatic
    /// Whether outlines turn.
    public var rotation = Rotation.automatic
    /// What becomes of subpaths without partner.
    public var unmatched = Unmatched.split

    /// The options; all choices automatic for filled shapes unless told.
    public init(
      fillStyle: FillStyle = FillStyle(), isStroked: Bool = false,
      startOffset: StartOffset = .automatic, pairing: Pairing = .automatic,
      rotation: Rotation = .automatic, unmatched: Unmatched = .split
    ) {
      self.fillStyle = fillStyle
      self.isStroked = isStroked
      self.startOffset = startOffset
      self.pairing = pairing
      self.rotation = rotation
      self.unmatched = unmatched
    }
  }
}
