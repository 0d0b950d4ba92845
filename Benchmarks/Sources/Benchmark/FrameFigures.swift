import Foundation
import ShapeShift
import VectorGraphics
import ViewLayout
import ViewTree

/// What a frame costs in which one small thing of a large scene moves; CPU microseconds, medians.
struct FrameFigures: Encodable {
  /// Shapes at rest.
  var shapes: Int
  /// The first picture: views, layout and display list.
  var first: Double
  /// A frame after that: its display list.
  var frame: Double
  /// Finding what has changed since the frame before.
  var damage: Double
  /// The share of the canvas that is painted anew, 0...1.
  var painted: Double
}

/// Shapes at rest, and a small one that moves for ever.
@MainActor
struct FrameTrial {
  static let counts = [100, 1_000, 10_000]
  private static let size = CGSize(width: 1920, height: 1080)

  static func measure(_ effort: Effort) throws -> [FrameFigures] {
    try counts.map { try measure($0, repetitions: effort.minimumRepetitions) }
  }

  private static func measure(_ shapes: Int, repetitions: Int) throws -> FrameFigures {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(size), canvas: size, shaper: Fonts.standard.shaper)
    let graph = ViewGraph(configuration) { MovingScene(rows: shapes / 20) }
    let (first, start) = try cpuMilliseconds { try graph.displayList() }
    var (last, frames, searches, shares) = (start, [Double](), [Double](), [Double]())
    for number in 1...(20 * repetitions) {
      let (time, list) = try cpuMilliseconds {
        try graph.displayList(at: Double(number) / 60)
      }
      let (search, changed) = cpuMilliseconds { list.damage(since: last, scale: 1) }
      frames.append(time * 1000)
      searches.append(search * 1000)
      shares.append(
        changed.reduce(0) { $0 + Double($1.width * $1.height) } / (size.width * size.height))
      last = list
    }
    return FrameFigures(
      shapes: shapes, first: first * 1000, frame: frames.median, damage: searches.median,
      painted: shares.median)
  }

  /// The rows of a report.
  nonisolated static func table(_ figures: [FrameFigures]) -> String {
    guard let least = figures.first else { return "" }
    func number(_ value: Double) -> String { String(format: "%.1f", value) }
    let rows = figures.map { row in
      [
        "\(row.shapes)", number(row.first), number(row.frame),
        String(format: "%.2f", row.frame / least.frame), number(row.damage),
        String(format: "%.2f %%", row.painted * 100),
      ].joined(separator: " | ")
    }
    return """
      ## A frame in which one small shape moves

      CPU microseconds, medians; the ratio is to the scene of \(least.shapes) shapes.

      | shapes at rest | first image | per frame | ratio | damage | repainted |
      |---|---|---|---|---|---|
      \(rows.map { "| \($0) |" }.joined(separator: "\n"))

      """
  }
}

/// The scene.
private struct MovingScene: View {
  let rows: Int

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { column in
              Circle().fill(Color(hue: NodeGrid.hue(row, column), saturation: 0.7, brightness: 0.9))
            }
          }
        }
      }
      Spark()
    }
  }
}

private struct Spark: View {
  @State private var isMoved = false

  var body: some View {
    Circle().fill(.white).frame(width: 12, height: 12).offset(x: isMoved ? 300 : -300).onAppear {
      withAnimation(.linear(duration: 4).repeatForever()) { isMoved = true }
    }
  }
}
