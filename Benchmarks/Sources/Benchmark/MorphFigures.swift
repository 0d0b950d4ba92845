import CairoBackend
import Foundation
import ShapeShift
import VectorGraphics

/// What one morph costs; CPU milliseconds, medians.
struct MorphFigures: Encodable {
  var name: String
  /// The segments of each end.
  var segments: Int
  /// Finding out what goes where.
  var plan: Double
  /// One path in between.
  var frame: Double
  /// Filling that path, 400 pixels high.
  var draw: Double
}

/// Morphs between outlines of many segments.
@MainActor
enum MorphTrial {
  static func measure(_ effort: Effort) throws -> [MorphFigures] {
    let ends: [(String, (Int, CGFloat) -> Path)] = [("waves of lines", lines), ("curves", curves)]
    return try ends.flatMap { name, path in
      try [100, 1_000, 10_000].map { segments in
        try figures(name, segments, path(segments, 5), path(segments, -9), effort)
      }
    }
  }

  private static func figures(
    _ name: String, _ segments: Int, _ from: Path, _ to: Path, _ effort: Effort
  ) throws -> MorphFigures {
    let renderer = CairoRenderer { _ in Bitmap(width: 1, height: 1) }
    var (plans, frames, draws) = ([Double](), [Double](), [Double]())
    for _ in 0..<effort.minimumRepetitions {
      let (planTime, plan) = cpuMilliseconds { MorphPlan(from: from, to: to) }
      plans.append(planTime)
      for step in 1..<8 {
        let (frameTime, path) = cpuMilliseconds { plan.path(at: CGFloat(step) / 8) }
        frames.append(frameTime)
        let list = DisplayList(
          size: CGSize(width: 400, height: 400),
          items: [DisplayItem(.fill(FillItem(path: path, paint: .color(.black))))])
        draws.append(try cpuMilliseconds { try renderer.bitmap(list, background: .white) }.0)
      }
    }
    return MorphFigures(
      name: name, segments: segments, plan: plans.median, frame: frames.median,
      draw: draws.median)
  }

  /// Points of a circle with seven waves.
  private static func points(_ count: Int, _ height: CGFloat) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * .pi * CGFloat(index) / CGFloat(count)
      let radius = 150 + 4 * height * cos(7 * angle)
      return CGPoint(x: 200 + radius * cos(angle), y: 200 + radius * sin(angle))
    }
  }

  private static func lines(_ count: Int, _ height: CGFloat) -> Path {
    Path { path in
      path.addLines(points(count, height))
      path.closeSubpath()
    }
  }

  /// Quadratic curves from the middle of each side to the next, around the points.
  private static func curves(_ count: Int, _ height: CGFloat) -> Path {
    let points = points(count, height)
    let middles = points.indices.map { index in
      let (a, b) = (points[index], points[(index + 1) % count])
      return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    return Path { path in
      path.move(to: middles[count - 1])
      for (middle, point) in zip(middles, points) { path.addQuadCurve(to: middle, control: point) }
      path.closeSubpath()
    }
  }
}

extension Report {
  var morphTable: String {
    guard !morphs.isEmpty else { return "" }
    func number(_ value: Double) -> String { String(format: "%.3f", value) }
    let rows = morphs.map { figure in
      "| \(figure.name) | \(figure.segments) | \(number(figure.plan)) | \(number(figure.frame)) "
        + "| \(number(figure.draw)) |\n"
    }
    return """
      ## Morphs, CPU milliseconds

      A plan is made once for two outlines; a frame is its path at a time, filled 400 pixels high.

      | outlines | segments | plan | path of a frame | draw it |
      |---|---|---|---|---|

      """ + rows.joined()
  }
}
