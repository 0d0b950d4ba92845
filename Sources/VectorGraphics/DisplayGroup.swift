package import Foundation
package import VectorGeometry

/// Items drawn together.
///
/// To its children the group applies, in this order: filters in their order, clip, mask, opacity,
/// blend mode; its transform covers all of them. Any other order is nested groups.
///
/// Immutable and shared: two groups of one storage are equal without a look inside.
package final class DisplayGroup: Sendable {
  /// What a group does to its children; the defaults do nothing.
  package struct Effects: Sendable, Equatable {
    /// Maps the children's coordinates to those of the group's parent.
    package var transform = CGAffineTransform.identity
    package var filters: [DisplayFilter] = []
    /// In the children's coordinates.
    package var clip: DisplayClip?
    /// Items whose alpha the children's is multiplied by, in the children's coordinates.
    package var mask: [DisplayItem]?
    /// 0 clear to 1 opaque, applied to the group as one picture.
    package var opacity: Double = 1
    package var blendMode = BlendMode.normal
    /// Whether the children are composed among themselves first, whatever the other effects.
    package var isIsolated = false

    package init() {}

    /// Whether the children look as they would without the group.
    package var isEmpty: Bool { self == Effects() }

    /// Whether the children must be composed apart before they meet what is under them.
    package var needsLayer: Bool {
      !filters.isEmpty || mask != nil || opacity < 1 || blendMode != .normal || isIsolated
    }
  }

  package let effects: Effects
  package let items: [DisplayItem]
  /// What the items are a part of, where regions are asked for instead of a picture; nil in pictures.
  package let region: HitRegion?

  package init(effects: Effects = Effects(), items: [DisplayItem], region: HitRegion? = nil) {
    self.effects = effects
    self.items = items
    self.region = region
  }
}

/// Says of items whose they are: where a pointer meets them, it meets that.
package struct HitRegion: Sendable {
  /// Who it is.
  package let target: any AnyObject & Sendable
  /// Its frame, in the coordinates of the items.
  package let frame: CGRect

  package init(target: any AnyObject & Sendable, frame: CGRect) {
    self.target = target
    self.frame = frame
  }
}

extension DisplayGroup: Equatable {
  package static func == (lhs: DisplayGroup, rhs: DisplayGroup) -> Bool {
    lhs === rhs || (lhs.effects == rhs.effects && lhs.items == rhs.items)
  }
}

/// A path outside which nothing is drawn.
package struct DisplayClip: Sendable, Equatable {
  package var path: Path
  package var style: FillStyle

  package init(path: Path, style: FillStyle = FillStyle()) {
    self.path = path
    self.style = style
  }
}

/// A change of a whole picture.
package enum DisplayFilter: Sendable, Equatable {
  /// A Gaussian of standard deviation `radius` points; `opaque` keeps edges opaque.
  case blur(radius: CGFloat, opaque: Bool)
  /// The picture's alpha, blurred by a Gaussian of standard deviation `radius` points, tinted,
  /// moved and drawn under it.
  case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
  /// What is outside the picture's alpha, blurred by a Gaussian of standard deviation `radius`
  /// points, tinted, moved and drawn over the picture as far as that is opaque.
  case innerShadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
  /// A 4x5 matrix, row by row, on gamma-encoded sRGB with straight alpha; results clamp to 0...1.
  case colorMatrix([Double])
  /// Black, with the luminance of the picture's colors for its alpha, times the alpha it had.
  case luminanceToAlpha
  /// One color where the picture's alpha is in a range, both ends included; clear elsewhere.
  case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
  /// Steps that make pictures of pictures.
  case graph(FilterGraph)
}
