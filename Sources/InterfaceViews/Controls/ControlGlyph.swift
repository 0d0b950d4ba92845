import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The small signs that controls are drawn with, as lines in a unit square.
struct ControlGlyph: View {
  enum Sign {
    case chevronForward
    case chevronBackward
    case chevronDown
    case chevronUpDown
    case checkmark
    case plus
    case minus
    case ellipsis
  }

  let sign: Sign
  /// The side of the square, in points.
  var size: CGFloat = 12
  /// The width of the lines, in points.
  var weight: CGFloat = 2

  var body: some View {
    GlyphShape(sign: sign)
      .stroke(style: StrokeStyle(lineWidth: weight, lineCap: .round, lineJoin: .round))
      .frame(width: size, height: size)
  }
}

private struct GlyphShape: Shape {
  let sign: ControlGlyph.Sign

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for line in lines {
      path.addLines(
        line.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $1 * rect.height) })
    }
    return path
  }

  private var lines: [[(CGFloat, CGFloat)]] {
    switch sign {
    case .chevronForward: [[(0.35, 0.1), (0.7, 0.5), (0.35, 0.9)]]
    case .chevronBackward: [[(0.65, 0.1), (0.3, 0.5), (0.65, 0.9)]]
    case .chevronDown: [[(0.1, 0.35), (0.5, 0.7), (0.9, 0.35)]]
    case .chevronUpDown:
      [[(0.25, 0.32), (0.5, 0.08), (0.75, 0.32)], [(0.25, 0.68), (0.5, 0.92), (0.75, 0.68)]]
    case .checkmark: [[(0.08, 0.55), (0.38, 0.88), (0.92, 0.12)]]
    case .plus: [[(0.5, 0), (0.5, 1)], [(0, 0.5), (1, 0.5)]]
    case .minus: [[(0, 0.5), (1, 0.5)]]
    case .ellipsis:
      [[(0.1, 0.5), (0.1, 0.5)], [(0.5, 0.5), (0.5, 0.5)], [(0.9, 0.5), (0.9, 0.5)]]
    }
  }
}
