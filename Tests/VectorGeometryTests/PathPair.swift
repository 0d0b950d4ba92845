import Foundation
import TestSupport
import VectorGeometry

/// Kinds of pairs of paths that nearly or wholly share lines, points and tangents.
enum PathPair: CaseIterable {
  case onGrid
  case roundOnGrid
  case movedByLittle
  case turnedByLittle
  case scaledByLittle
  case dividedElsewhere
  case resultAndPart
  case differenceAndPart

  /// Two paths within 0...100, nearly.
  func paths(_ numbers: inout SeededGenerator) -> (Path, Path) {
    switch self {
    case .onGrid: return (numbers.path(step: 20), numbers.path(step: 20))
    case .roundOnGrid: return (numbers.circleOnGrid(), numbers.circleOnGrid())
    case .movedByLittle:
      let path = numbers.outline()
      let shift = CGAffineTransform(translationX: numbers.little(), y: numbers.little())
      return (path, path.applying(shift))
    case .turnedByLittle:
      let path = numbers.outline()
      return (path, path.applying(CGAffineTransform(rotationAngle: numbers.little())))
    case .scaledByLittle:
      let path = numbers.path(step: 12.5)
      let scale = CGAffineTransform(scaleX: 1 + numbers.little(), y: 1 + numbers.little())
      return (path, path.applying(scale))
    case .dividedElsewhere:
      let path = numbers.outline()
      return (path, numbers.divided(path))
    case .resultAndPart:
      let (a, b) = (numbers.outline(), numbers.outline())
      return (a.union(b), a)
    case .differenceAndPart:
      let (a, b) = (numbers.outline(), numbers.outline())
      return (a.subtracting(b), b)
    }
  }
}

extension SeededGenerator {
  /// A number between 10⁻¹² and 10⁻² of either sign, all magnitudes alike.
  fileprivate mutating func little() -> Double {
    pow(10, number(in: -12 ... -2)) * (integer(in: 0...1) == 0 ? 1 : -1)
  }

  fileprivate mutating func circleOnGrid() -> Path {
    let (center, radius) = (point(step: 10), 10 * Double(integer(in: 1...4)))
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The same outline with all its segments divided somewhere.
  fileprivate mutating func divided(_ path: Path) -> Path {
    var result = Path()
    for contour in path.contours {
      result.append(.move(to: contour.start))
      for segment in contour.closedSegments {
        let (before, after) = segment.split(at: number(in: 0.1...0.9))
        for part in [before, after] { result.append(part.element) }
      }
      result.append(.closeSubpath)
    }
    return result
  }
}
