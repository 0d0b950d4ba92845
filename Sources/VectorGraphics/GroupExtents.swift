package import Foundation
package import VectorGeometry

/// The extents of items on the device, not closely but never too small: the sizes of layers.
///
/// Leaves, clips and masks count with whole pixels. A layer that cut off a trace of an item would show the trace as soon
/// as another item makes the layer larger, and a frame would depend on more than its changes.
///
/// Remembers those of groups, which are asked for once per level of nesting.
package final class GroupExtents {
  private struct Key: Hashable {
    let group: ObjectIdentifier
    let matrix: CGAffineTransform
  }

  /// Keeps the groups, so that no other one takes over an identity.
  private var known: [Key: (group: DisplayGroup, extent: CGRect)] = [:]

  package init() {}

  /// Returns a rectangle around all that the items paint, mapped by `matrix`; null when they paint nothing.
  package func extent(of items: [DisplayItem], matrix: CGAffineTransform) -> CGRect {
    items.reduce(.null) { $0.union(extent(of: $1, matrix: matrix)) }
  }

  /// Returns a rectangle around all that the item paints; null when it is not finite, for then nothing is drawn.
  private func extent(of item: DisplayItem, matrix: CGAffineTransform) -> CGRect {
    let extent =
      switch item.content {
      case .fill, .stroke, .text, .image, .perspective: item.pixelBounds(matrix: matrix)
      case .group(let group):
        extent(of: group, matrix: group.effects.transform.concatenating(matrix))
      }
    let sum = extent.minX + extent.minY + extent.maxX + extent.maxY
    return sum.isFinite ? extent : .null
  }

  /// Returns a rectangle around all that the group paints; `matrix` maps the children's coordinates.
  package func extent(of group: DisplayGroup, matrix: CGAffineTransform) -> CGRect {
    guard group.effects.needsLayer else { return newExtent(of: group, matrix: matrix) }
    let key = Key(group: ObjectIdentifier(group), matrix: matrix)
    if let known = known[key] { return known.extent }
    let extent = newExtent(of: group, matrix: matrix)
    known[key] = (group, extent)
    return extent
  }

  private func newExtent(of group: DisplayGroup, matrix: CGAffineTransform) -> CGRect {
    let effects = group.effects
    guard effects.opacity > 0, matrix.isDrawable else { return .null }
    var extent =
      effects.filters.graph.map { $0.region.applying(matrix) }
      ?? extent(of: group.items, matrix: matrix)
    guard !extent.isNull else { return .null }
    let reach = effects.filters.reach(matrix: matrix)
    extent = extent.insetBy(dx: -CGFloat(reach.x), dy: -CGFloat(reach.y))
    if let clip = effects.clip {
      extent = extent.intersection(clip.bounds(matrix: matrix))
    }
    if let mask = effects.mask {
      extent = extent.intersection(self.extent(of: mask, matrix: matrix))
    }
    return extent
  }
}

extension DisplayClip {
  /// Returns the pixels that the clip leaves; null for nothing.
  fileprivate func bounds(matrix: CGAffineTransform) -> CGRect {
    DisplayItem(.fill(FillItem(path: path, paint: .color(.black), style: style)))
      .pixelBounds(matrix: matrix)
  }
}
