import Foundation
import InputModel
import ShapeShift
import ViewTree

/// What one event costs in a scene, from the event to the display list; CPU milliseconds, medians.
struct EventFigures: Encodable {
  var views: Int
  /// A finger goes down on a button, and up again, which changes a text: both, with a display list after each.
  var tap: Double
  /// A finger moves that drags a shape, with a display list after it.
  var move: Double
}

/// Uses a button and a shape beside many views that have no part in it.
@MainActor
enum EventTrial {
  private static let size = CGSize(width: 800, height: 1200)

  static func measure(_ effort: Effort) throws -> [EventFigures] {
    let rounds = max(3, min(effort.processRuns * 5, 100))
    return try [10, 100, 1000, 10_000].map { count in
      EventFigures(
        views: count,
        tap: try time(rounds, count) { round, graph in
          let point = CGPoint(x: 400, y: 20)
          for phase in [PointerEvent.Phase.down, .up] {
            try send(phase, at: point, time: round + (phase == .up ? 0.1 : 0), to: graph)
          }
        },
        move: try time(
          rounds, count,
          begin: { graph in
            try send(.down, at: CGPoint(x: 400, y: 60), time: 0.5, to: graph)
          }
        ) { round, graph in
          try send(.move, at: CGPoint(x: 410 + 3 * round, y: 60), time: round, to: graph)
        })
    }
  }

  /// The median of rounds that begin a second after each other.
  private static func time(
    _ rounds: Int, _ count: Int, begin: (ViewGraph) throws -> Void = { _ in },
    round: (Double, ViewGraph) throws -> Void
  ) throws -> Double {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(size), canvas: size, shaper: Fonts.standard.shaper)
    let graph = ViewGraph(configuration) { Board(count: count) }
    _ = try graph.displayList()
    try begin(graph)
    return try (1...rounds).map { number in
      try cpuMilliseconds { try round(Double(number), graph) }.0
    }.median
  }

  private static func send(
    _ phase: PointerEvent.Phase, at point: CGPoint, time: Double, to graph: ViewGraph
  ) throws {
    let event = InputEvent.pointer(PointerEvent(phase, at: point))
    try graph.append(LoggedInput(event, at: InputTime(seconds: time)))
    _ = try graph.displayList(at: time)
  }

  private struct Board: View {
    let count: Int
    @State private var number = 0
    @State private var x: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("Tapped \(number) times") { number += 1 }
          .frame(maxWidth: .infinity, minHeight: 40)
          .contentShape(Rectangle())
        Rectangle().fill(.orange)
          .frame(height: 40)
          .offset(x: x)
          .gesture(DragGesture().onChanged { x = $0.translation.width })
        Crowd(count: count)
      }
    }
  }

  private struct Crowd: View {
    let count: Int

    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<(count + 39) / 40, id: \.self) { row in
          HStack(spacing: 1) {
            ForEach(0..<min(40, count - row * 40), id: \.self) { column in
              Circle().fill((row + column) % 2 == 0 ? .blue : .green)
            }
          }
        }
      }
    }
  }
}

extension Report {
  var eventTable: String {
    guard !events.isEmpty else { return "" }
    let rows = events.map { figures in
      String(format: "| %d | %.3f | %.3f |\n", figures.views, figures.tap, figures.move)
    }
    return """
      ## Events, CPU milliseconds

      From an event to the display list, in a scene with many other views. A tap is a finger down and up on a button
      whose text then changes; a move drags a shape.

      | views | tap | move |
      |---|---|---|

      """ + rows.joined()
  }
}
