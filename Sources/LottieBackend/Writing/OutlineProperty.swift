import Foundation
import VectorGeometry

/// An outline at each frame of a layer.
struct OutlineProperty {
  var start: Int
  /// The outline at each frame, always with as many vertices.
  var contours: [BezierContour]
  /// How far a point may be off.
  var tolerance: Double

  private static let decimals = 2

  /// Writes the property.
  ///
  /// Source: Lottie specification, Bezier: control points are counted from their vertices.
  func write(to buffer: inout JSONBuffer) {
    let isClosed = contours.first?.isClosed ?? false
    let property = LottieProperty(
      start: start, samples: contours.map(\.numbers),
      // Both coordinates may be off at once, and numbers are rounded.
      tolerance: tolerance / 2.0.squareRoot() - 0.01)
    property.write(to: &buffer) { buffer, numbers in
      buffer.array { Self.write(numbers, isClosed, to: &$0) }
    } still: { buffer, numbers in
      Self.write(numbers, isClosed, to: &buffer)
    }
  }

  private static func write(_ numbers: [Double], _ isClosed: Bool, to buffer: inout JSONBuffer) {
    buffer.object { buffer in
      buffer.key("c")
      buffer.raw(isClosed ? "true" : "false")
      for (name, place) in [("v", 0), ("i", 2), ("o", 4)] {
        buffer.key(name)
        buffer.array { buffer in
          for vertex in stride(from: 0, to: numbers.count, by: 6) {
            let base = place == 0 ? (0, 0) : (numbers[vertex], numbers[vertex + 1])
            buffer.numbers(
              [numbers[vertex + place] - base.0, numbers[vertex + place + 1] - base.1],
              decimals: decimals)
          }
        }
      }
    }
  }
}
