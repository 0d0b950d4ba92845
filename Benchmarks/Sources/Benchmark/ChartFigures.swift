import ChartViews
import Foundation
import ShapeShift
import ViewTree

/// What a line chart costs beside the plain path through its points, from views to pixels; CPU milliseconds, medians.
struct ChartFigures: Encodable {
  var points: Int
  var chart: Double
  var path: Double

  var ratio: Double { chart / path }
}

/// Draws the same wavy line as a chart and as a path, 800 by 400 points at two pixels a point.
@MainActor
enum ChartTrial {
  private static let size = CGSize(width: 800, height: 400)

  static func measure(_ effort: Effort) throws -> [ChartFigures] {
    try [100, 1000, 10_000, 100_000].map { count in
      let values = (0..<count).map { value($0, of: count) }
      let outline = path(through: values)
      var charts: [Double] = []
      var paths: [Double] = []
      for _ in 0..<max(1, min(effort.processRuns, 9)) {
        charts.append(try cpuMilliseconds { try draw(chart(of: values)) }.0)
        paths.append(try cpuMilliseconds { try draw(outline.stroke(.blue, style: style)) }.0)
      }
      return ChartFigures(points: count, chart: charts.median, path: paths.median)
    }
  }

  /// The style of lines in charts.
  private static let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  /// A slow wave with a fast one on it.
  private static func value(_ index: Int, of count: Int) -> Double {
    let x = Double(index) / Double(count)
    return sin(x * 2 * .pi * 3) + 0.3 * sin(x * 2 * .pi * 97)
  }

  private static func chart(of values: [Double]) -> some View {
    Chart(values.indices, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", values[index]))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }

  private static func path(through values: [Double]) -> Path {
    let step = size.width / CGFloat(max(values.count - 1, 1))
    return Path { path in
      path.addLines(
        values.enumerated().map { index, value in
          CGPoint(
            x: CGFloat(index) * step, y: size.height * (0.5 - value / 4))
        })
    }
  }

  private static func draw(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(
      content: view.frame(width: size.width, height: size.height).background(.white))
    renderer.scale = 2
    return try renderer.bitmap()
  }
}

extension Report {
  var chartTable: String {
    guard !charts.isEmpty else { return "" }
    let rows = charts.map { figures in
      String(
        format: "| %d | %.1f | %.1f | %.2f |\n", figures.points, figures.chart, figures.path,
        figures.ratio)
    }
    return """
      ## Line charts, CPU milliseconds

      A chart of one line from views to pixels, beside the path through its points.

      | points | chart | path | ratio |
      |---|---|---|---|

      """ + rows.joined()
  }
}
