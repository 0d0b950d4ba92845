package import Foundation
package import VectorGeometry

// What drawing a picture anew in some places needs to know of its items.

extension DisplayList {
  /// The items back to front, without the groups that do nothing but hold others together.
  package var flatItems: [DisplayItem] {
    var flat: [DisplayItem] = []
    flat.reserveCapacity(items.count)
    for item in items { item.appendParts(to: &flat) }
    return flat
  }
}

extension DisplayItem {
  fileprivate func appendParts(to flat: inout [DisplayItem]) {
    guard case .group(let group) = content, group.effects.isEmpty else { return flat.append(self) }
    for item in group.items { item.appendParts(to: &flat) }
  }

  /// Returns whole pixels that contain every pixel the item may paint; null for nothing.
  ///
  /// - Parameter matrix: Maps the coordinates of the item's parent to pixels.
  package func pixelBounds(matrix: CGAffineTransform) -> CGRect {
    paintedBounds(in: .pixels(matrix))
  }

  /// Whether the item may paint one of the pixels, at `scale` pixels a point.
  package func paints(in rects: [PixelRect], scale: CGFloat) -> Bool {
    let bounds = pixelBounds(matrix: CGAffineTransform(scaleX: scale, y: scale))
    guard !bounds.isNull else { return false }
    return rects.contains { rect in
      bounds.minX < CGFloat(rect.x + rect.width) && bounds.maxX > CGFloat(rect.x)
        && bounds.minY < CGFloat(rect.y + rect.height) && bounds.maxY > CGFloat(rect.y)
    }
  }
}
