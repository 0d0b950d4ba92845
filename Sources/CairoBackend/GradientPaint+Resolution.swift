import Foundation
import VectorGeometry
import VectorGraphics

extension GradientPaint {
  /// The largest number of repetitions in the visible box.
  ///
  /// They are thinner than any pixel by then, and a PDF file has an entry for each.
  private static let mostRepetitions: CGFloat = 10_000_000

  /// Returns whether Cairo can tell the gradient's colors apart in a box in the gradient's coordinates.
  ///
  /// Cairo ends the program where a box has no extent in double precision.
  /// Source: cairo-pattern.c, the assertions of `_cairo_radial_pattern_box_to_parameter`.
  func isResolved(over box: CGRect) -> Bool {
    let farthest = CGPoint(
      x: max(abs(box.minX), abs(box.maxX)), y: max(abs(box.minY), abs(box.maxY)))
    // Cairo squares coordinates.
    guard farthest.x < 1e100, farthest.y < 1e100,
      box.width > farthest.x * 1e-12, box.height > farthest.y * 1e-12
    else { return false }
    return spread == .pad || repetitions(in: box) <= Self.mostRepetitions
  }

  /// The number of gradient lengths across a box.
  private func repetitions(in box: CGRect) -> CGFloat {
    switch geometry {
    case .linear(let start, let end):
      let way = end - start
      return (abs(way.x) * box.width + abs(way.y) * box.height) / (way.x * way.x + way.y * way.y)
    case .radial(_, let startRadius, let endRadius):
      return max(box.width, box.height) / max(abs(endRadius - startRadius), 1 / 1024)
    case .angular: return 0
    }
  }
}
