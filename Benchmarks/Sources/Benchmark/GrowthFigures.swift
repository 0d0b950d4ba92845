import CairoBackend
import DocumentModel
import DocumentViews
import Foundation
import ImageCoding
import ShapeShift
import VectorGraphics
import ViewTree

/// What something costs as one number grows.
struct GrowthFigures: Encodable {
  /// One size and its cost.
  struct Point: Encodable {
    var size: Int
    /// CPU milliseconds, the least of a few.
    var time: Double
    /// The largest resident memory of the process so far, in MB.
    var memory: Double
  }

  var name: String
  var points: [Point]

  /// The exponent of size, from one point to the next: 1 is in proportion.
  var slopes: [Double] {
    zip(points, points.dropFirst()).map { less, more in
      log(more.time / less.time) / log(Double(more.size) / Double(less.size))
    }
  }
}

/// Measures how costs grow; a superlinear one shows as a slope above 1.
@MainActor
enum GrowthTrial {
  static func measure(_ effort: Effort) async throws -> [GrowthFigures] {
    let isFull = effort.processRuns > 20
    func upTo(_ limit: Int, _ sizes: [Int]) -> [Int] { sizes.filter { isFull || $0 <= limit } }
    return [
      try await figures("shapes of a document: read", upTo(10_000, counts)) { count in
        let source = grid(count)
        return { _ = try SceneReader().read(source).makeView() }
      },
      try await figures("shapes: views, layout, display list", upTo(10_000, counts)) { count in
        let scene = try SceneReader().read(grid(count))
        return { _ = try list(scene.makeView()) }
      },
      try await figures("depth: nested stacks and paddings, from JSON", depths) { depth in
        let source = nest(depth)
        return { _ = try list(try SceneReader().read(source).makeView()) }
      },
      try await figures("pixels, side of a square: draw and encode", upTo(4096, sides)) { side in
        let list = try emblem(Double(side))
        let renderer = CairoRenderer { _ in Bitmap(width: 1, height: 1) }
        return { _ = try PNGEncoder().encode(try renderer.bitmap(list)) }
      },
      try await figures("frames of 256 x 256 to PNG", upTo(1000, [1, 10, 100, 1000, 10_000])) {
        count in { try await frames(count) }
      },
    ] + (try await views(upTo))
  }

  /// Views of Swift whose costs were once the square of their number.
  private static func views(_ upTo: (Int, [Int]) -> [Int]) async throws -> [GrowthFigures] {
    let cells = upTo(8000, [1000, 8000, 32_000])
    return [
      try await figures(
        "rows of a LazyVStack in a window", upTo(10_000, [100, 1000, 10_000, 100_000])
      ) {
        count in { _ = try list(AnyView(RowsInSight(count: count))) }
      },
      try await figures("cells of a LazyVGrid, all made", cells) { count in
        { _ = try list(AnyView(LazyCells(count: count))) }
      },
      try await figures("cells of a Grid", cells) { count in
        { _ = try list(AnyView(GridCells(count: count))) }
      },
      try await figures("rows that leave a VStack, to half a second", cells) { count in
        { _ = try list(AnyView(RowsThatLeave(count: count)), at: 0.5) }
      },
    ]
  }

  private static let counts = [10, 100, 1000, 10_000, 80_000]
  private static let depths = [1, 5, 15, 30, 55]
  private static let sides = [64, 256, 1024, 4096, 8192]

  /// Measures the piece of work that `prepare` makes for each size.
  private static func figures(
    _ name: String, _ sizes: [Int], prepare: (Int) throws -> () async throws -> Void
  ) async throws -> GrowthFigures {
    var points: [GrowthFigures.Point] = []
    for size in sizes {
      let work = try prepare(size)
      var (least, spent) = (Double.infinity, 0.0)
      while spent < 200 {
        let start = cpuTime()
        try await work()
        let time = cpuTime() - start
        least = min(least, time)
        spent += time
      }
      points.append(GrowthFigures.Point(size: size, time: least, memory: peakMemory()))
    }
    return GrowthFigures(name: name, points: points)
  }

  private static func peakMemory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  // MARK: The work

  private static func list(_ view: AnyView, at time: Double = 0) throws -> DisplayList {
    let size = CGSize(width: 1920, height: 1080)
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(size), canvas: size, shaper: Fonts.standard.shaper)
    return try ViewGraph(configuration) { view }.displayList(at: time)
  }

  /// A document of rows of a hundred shapes.
  private static func grid(_ count: Int) -> SourceText {
    let cell = #"{"view": "Circle", "modifiers": [{"fill": "orange"}, {"padding": 1}]}"#
    let rows = stride(from: 0, to: count, by: 100).map { start in
      let cells = Array(repeating: cell, count: min(100, count - start))
      return #"{"view": "HStack", "spacing": 0, "children": [\#(cells.joined(separator: ","))]}"#
    }
    return document(
      #"{"view": "VStack", "spacing": 0, "children": [\#(rows.joined(separator: ","))]}"#)
  }

  /// A document of stacks in stacks.
  private static func nest(_ depth: Int) -> SourceText {
    var view = #"{"view": "Circle"}"#
    for level in 0..<depth {
      let stack = level % 2 == 0 ? "HStack" : "VStack"
      view =
        #"{"view": "\#(stack)", "children": [{"view": "Spacer"}, \#(view)], "modifiers": [{"padding": 0.5}]}"#
    }
    return document(view)
  }

  private static func document(_ view: String) -> SourceText {
    let text = #"{"shapeshift": 1, "canvas": {"width": 1920, "height": 1080}, "view": \#(view)}"#
    return SourceText(name: "growth.json", bytes: Array(text.utf8))
  }

  /// A picture that covers a square of any size alike.
  private static func emblem(_ side: Double) throws -> DisplayList {
    let renderer = ImageRenderer(
      content: ZStack {
        RoundedRectangle(cornerRadius: side / 8).fill(.blue.gradient)
        Circle().strokeBorder(.white, lineWidth: side / 20).padding(side / 6)
      }
      .frame(width: side, height: side))
    return try renderer.displayList(at: 0)
  }

  /// A disc that crosses a canvas in a number of frames, each thrown away once it is a file.
  private static func frames(_ count: Int) async throws {
    let renderer = ImageRenderer(content: Crossing(duration: Double(count) / 60))
    let drawing = FrameDrawing(
      FrameTimeline(duration: Double(count) / 60), options: RenderOptions(background: .white))
    var bytes = 0
    try await OrderedWork(workers: 2).run(
      over: 0..<count,
      prepare: { try renderer.displayList(at: Double($0) / 60) },
      work: { try drawing.encoded([$0], as: .png).bytes }, deliver: { bytes += $1.count })
  }
}

private struct Crossing: View {
  let duration: Double
  @State private var isThere = false

  var body: some View {
    Circle().fill(.orange).frame(width: 40, height: 40)
      .offset(x: isThere ? 90 : -90)
      .frame(width: 256, height: 256)
      .onAppear { withAnimation(.linear(duration: duration)) { isThere = true } }
  }
}

extension Report {
  var growthTable: String {
    guard !growth.isEmpty else { return "" }
    func number(_ value: Double) -> String {
      String(format: value < 10 ? "%.2f" : "%.0f", value)
    }
    let tables = growth.map { figures in
      let slopes = [nil] + figures.slopes.map { String(format: "%.2f", $0) }
      let rows = zip(figures.points, slopes).map { point, slope in
        "| \(point.size) | \(number(point.time)) | \(slope ?? "") | \(number(point.memory)) |"
      }
      return """
        ### \(figures.name.prefix(1).uppercased() + figures.name.dropFirst())

        | size | ms | slope | MB |
        |---|---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }
    return """
      ## Growth

      CPU milliseconds, the least of a few runs. The slope is the exponent of the size from the row above: 1 is in
      proportion, 2 the square, which pixels have by their side. MB is the largest memory of the process so far.

      \(tables.joined(separator: "\n"))
      """
  }
}
