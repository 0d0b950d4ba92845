import Foundation
import VectorGeometry

/// Measures of a path on the device, curves by their control points.
struct PathCost {
  private(set) var elementCount = 0
  /// The rows that edges cross, summed over all edges.
  private(set) var rows = 0.0
  /// The length of all lines, in pixels.
  private(set) var length = 0.0
  private(set) var bounds = CGRect.null
  /// An upper bound of the area inside, in square pixels.
  private(set) var area = 0.0
  /// The rows that can be seen; an edge crosses no more of them.
  private let visibleRows: Double
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var (left, top) = (Double.infinity, Double.infinity)
  private var (right, bottom) = (-Double.infinity, -Double.infinity)

  init(_ path: Path, matrix: CGAffineTransform, visibleRows: Int) {
    self.visibleRows = Double(visibleRows)
    elementCount = path.elements.count
    for element in path.elements {
      switch element {
      case .move(let to):
        close()
        start = to.applying(matrix)
        current = start
        include(start)
      case .line(let to): add(to.applying(matrix))
      case .quadCurve(let to, let control):
        add(control.applying(matrix))
        add(to.applying(matrix))
      case .curve(let to, let control1, let control2):
        add(control1.applying(matrix))
        add(control2.applying(matrix))
        add(to.applying(matrix))
      case .closeSubpath: close()
      }
    }
    close()
    if left <= right, top <= bottom {
      bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  private mutating func close() {
    if current != start { add(start) }
  }

  private mutating func add(_ point: CGPoint) {
    let (dx, dy) = (Double(point.x - current.x), Double(point.y - current.y))
    length += (dx * dx + dy * dy).squareRoot()
    rows += min(abs(dy), visibleRows)
    // Triangles that fan out from the start cover every point that the path winds around.
    let (x, y) = (Double(current.x - start.x), Double(current.y - start.y))
    area += abs(x * dy - y * dx) / 2
    current = point
    include(point)
  }

  private mutating func include(_ point: CGPoint) {
    left = min(left, Double(point.x))
    top = min(top, Double(point.y))
    right = max(right, Double(point.x))
    bottom = max(bottom, Double(point.y))
  }
}
