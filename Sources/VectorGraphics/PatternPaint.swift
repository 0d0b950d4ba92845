package import Foundation
package import VectorGeometry

/// Items repeated over the plane.
package struct PatternPaint: Sendable, Hashable {
  /// What a tile shows, in its own coordinates; nothing of it is seen outside of the tile.
  package var items: [DisplayItem]
  /// The tile, in its own coordinates; tiles join at its edges.
  package var tile: CGRect
  /// Maps the tile's coordinates to those of the painted item.
  package var transform: CGAffineTransform

  package init(items: [DisplayItem], tile: CGRect, transform: CGAffineTransform = .identity) {
    self.items = items
    self.tile = tile
    self.transform = transform
  }

  /// Hashes the geometry; equality looks at the items too.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(tile)
    hasher.combine(transform)
    hasher.combine(items.count)
  }

  /// The paint with another opacity.
  func multiplyingOpacity(by factor: Double) -> PatternPaint {
    var effects = DisplayGroup.Effects()
    effects.opacity = factor
    var copy = self
    copy.items = [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
    return copy
  }
}
