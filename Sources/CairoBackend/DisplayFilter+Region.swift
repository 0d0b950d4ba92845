import Foundation
import VectorGeometry
import VectorGraphics

extension [DisplayFilter] {
  /// Returns the pixels of the layer that the filters of items work on.
  func region(
    of items: [DisplayItem], matrix: CGAffineTransform, visible: PixelRect, _ extents: GroupExtents
  ) -> PixelRect {
    let reach = reach(matrix: matrix)
    let extent =
      graph.map { $0.region.applying(matrix) } ?? extents.extent(of: items, matrix: matrix)
    let spill = graph?.spill(matrix: matrix) ?? (x: 0, y: 0)
    return PixelRect(covering: extent).outset(x: reach.x, y: reach.y)
      .intersection(visible.outset(x: reach.x + spill.x, y: reach.y + spill.y))
  }
}
