import Foundation
import VectorGeometry
import VectorGraphics

// How far pictures reach on the device, not closely but never too small: the sizes of layers.

extension [DisplayItem] {
  /// A rectangle around all that the items paint, mapped by `matrix`; null when they paint nothing.
  func extent(matrix: CGAffineTransform) -> CGRect {
    reduce(.null) { $0.union($1.extent(matrix: matrix)) }
  }
}

extension DisplayItem {
  /// A rectangle around all that the item paints, mapped by `matrix`; null when it is not finite,
  /// for then nothing is drawn.
  fileprivate func extent(matrix: CGAffineTransform) -> CGRect {
    let extent = anyExtent(matrix: matrix)
    let sum = extent.minX + extent.minY + extent.maxX + extent.maxY
    return sum.isFinite ? extent : .null
  }

  private func anyExtent(matrix: CGAffineTransform) -> CGRect {
    switch content {
    case .fill, .stroke, .text, .image, .perspective: paintedBounds.applying(matrix)
    case .group(let group):
      group.extent(matrix: group.effects.transform.concatenating(matrix))
    }
  }
}

extension DisplayGroup {
  /// A rectangle around all that the group paints; `matrix` maps the children's coordinates.
  func extent(matrix: CGAffineTransform) -> CGRect {
    var extent = items.extent(matrix: matrix)
    guard matrix.isDrawable else { return .null }
    if let graph = effects.filters.graph { extent = graph.region.applying(matrix) }
    guard !extent.isNull else { return .null }
    let reach = effects.filters.reach(matrix: matrix)
    extent = extent.insetBy(dx: -CGFloat(reach.x), dy: -CGFloat(reach.y))
    if let clip = effects.clip {
      extent = extent.intersection(clip.bounds.applying(matrix))
    }
    if let mask = effects.mask { extent = extent.intersection(mask.extent(matrix: matrix)) }
    return extent
  }
}

extension DisplayClip {
  /// A rectangle around what the clip leaves; null for nothing.
  fileprivate var bounds: CGRect {
    DisplayItem(.fill(FillItem(path: path, paint: .color(.black), style: style))).paintedBounds
  }
}
