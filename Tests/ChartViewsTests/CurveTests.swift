import Foundation
import Testing
import VectorGeometry

@testable import ChartViews

/// The points and the paths are those of d3-shape's tests of curves.
@Suite("Ways from point to point")
struct CurveTests {
  private let points = [(0, 1), (1, 3), (2, 1), (3, 3)].map { CGPoint(x: $0.0, y: $0.1) }

  private func controls(_ method: InterpolationMethod) -> [[CGPoint]] {
    var controls: [[CGPoint]] = []
    for element in CurveBuilder(method: method).path(through: points).elements {
      if case .curve(_, let first, let second) = element { controls.append([first, second]) }
    }
    return controls
  }

  private func expect(
    _ found: [[CGPoint]], _ expected: [[(Double, Double)]],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == expected.count, sourceLocation: location)
    for (found, expected) in zip(found.joined(), expected.joined()) {
      #expect(
        abs(found.x - expected.0) < 1e-6 && abs(found.y - expected.1) < 1e-6,
        "\(found) is not \(expected)", sourceLocation: location)
    }
  }

  @Test("monotone curves do not go beyond their points")
  func monotone() {
    expect(
      controls(.monotone),
      [
        [(1.0 / 3, 2), (2.0 / 3, 3)], [(4.0 / 3, 3), (5.0 / 3, 1)], [(7.0 / 3, 1), (8.0 / 3, 2)],
      ])
  }

  @Test("cardinal splines, and straight ones by tension")
  func cardinal() {
    expect(
      controls(.cardinal),
      [
        [(0, 1), (2.0 / 3, 3)], [(4.0 / 3, 3), (5.0 / 3, 1)], [(7.0 / 3, 1), (3, 3)],
      ])
    expect(
      controls(.cardinal(tension: 1)),
      [[(0, 1), (1, 3)], [(1, 3), (2, 1)], [(2, 1), (3, 3)]])
  }

  @Test("uniform Catmull-Rom splines are cardinal splines of tension 0")
  func catmullRom() {
    let cardinal = controls(.cardinal).map { $0.map { (Double($0.x), Double($0.y)) } }
    expect(controls(.catmullRom(alpha: 0)), cardinal)
    // At equal distances alpha makes no difference.
    expect(controls(.catmullRom), cardinal)
  }

  @Test("steps are at the first point, halfway or at the second point")
  func steps() {
    func xs(_ method: InterpolationMethod) -> [CGFloat] {
      var xs: [CGFloat] = []
      for element in CurveBuilder(method: method).path(through: Array(points.prefix(2))).elements {
        if case .line(let point) = element { xs.append(point.x) }
      }
      return xs
    }
    #expect(xs(.stepStart) == [0, 1])
    #expect(xs(.stepCenter) == [0.5, 0.5, 1])
    #expect(xs(.stepEnd) == [1, 1])
  }

  @Test("points that are not finite break a line")
  func gaps() {
    var broken = points
    broken[1].y = .nan
    for method in [InterpolationMethod.linear, .monotone, .stepEnd] {
      var moves = 0
      for element in CurveBuilder(method: method).path(through: broken).elements {
        if case .move = element { moves += 1 }
      }
      #expect(moves == 2)
    }
  }
}
