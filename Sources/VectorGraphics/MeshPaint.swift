package import Foundation

/// Colors on a grid of points, mixed in between: small quadrilaterals in rows, with the colors of
/// their corners.
package struct MeshPaint: Sendable, Hashable {
  /// How many points a row has.
  package var columns: Int
  /// The points row by row, in the item's coordinates.
  package var points: [CGPoint]
  /// The colors of the points.
  package var colors: [Color.Resolved]
  /// The color outside of the grid.
  package var background: Color.Resolved
  /// The rectangle that the grid is made for.
  package var rect: CGRect

  package init(
    columns: Int, points: [CGPoint], colors: [Color.Resolved], background: Color.Resolved,
    rect: CGRect
  ) {
    self.columns = columns
    self.points = points
    self.colors = colors
    self.background = background
    self.rect = rect
  }

  /// The corners of each quadrilateral, clockwise from the top left, as indices of the points.
  package var quads: [(Int, Int, Int, Int)] {
    guard columns > 1 else { return [] }
    let rows = points.count / columns
    return (0..<max(rows - 1, 0)).flatMap { row in
      (0..<(columns - 1)).map { column in
        let corner = row * columns + column
        return (corner, corner + 1, corner + columns + 1, corner + columns)
      }
    }
  }
}
