import Foundation
import VectorGeometry

/// A subpath as Lottie has it: vertices, each with the control points before and after it.
struct BezierContour: Equatable {
  struct Vertex: Equatable {
    var point: CGPoint
    /// The control point of the curve that ends here.
    var before: CGPoint
    /// The control point of the curve that starts here.
    var after: CGPoint

    init(_ point: CGPoint) {
      self.point = point
      before = point
      after = point
    }
  }

  var vertices: [Vertex]
  var isClosed: Bool

  init(_ contour: Contour) {
    vertices = [Vertex(contour.start)]
    isClosed = contour.isClosed
    for segment in contour.segments {
      var vertex = Vertex(segment.end)
      if case .line = segment {
        vertices.append(vertex)
        continue
      }
      let (_, control1, control2, _) = segment.cubicPoints
      vertices[vertices.count - 1].after = control1
      vertex.before = control2
      vertices.append(vertex)
    }
    guard isClosed, vertices.count > 1, let last = vertices.last,
      abs(last.point.x - contour.start.x) < 1e-6, abs(last.point.y - contour.start.y) < 1e-6
    else { return }
    vertices[0].before = last.before
    vertices.removeLast()
  }

  /// What two contours must have in common for one to become the other.
  var form: String { "\(vertices.count)\(isClosed ? "z" : "")" }

  func applying(_ matrix: CGAffineTransform) -> BezierContour {
    var copy = self
    for index in vertices.indices {
      copy.vertices[index].point = vertices[index].point.applying(matrix)
      copy.vertices[index].before = vertices[index].before.applying(matrix)
      copy.vertices[index].after = vertices[index].after.applying(matrix)
    }
    return copy
  }

  /// All coordinates, in order.
  var numbers: [Double] {
    vertices.flatMap { vertex in
      [vertex.point, vertex.before, vertex.after].flatMap { [Double($0.x), Double($0.y)] }
    }
  }
}

extension Path {
  /// The subpaths that draw something.
  var bezierContours: [BezierContour] {
    contours.filter { !$0.segments.isEmpty }.map { BezierContour($0) }
  }
}

extension [BezierContour] {
  /// The rectangle around all vertices and control points.
  var box: CGRect {
    let points = flatMap { $0.vertices.flatMap { [$0.point, $0.before, $0.after] } }
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
