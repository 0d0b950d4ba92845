import ChartViews
import Foundation
import InputModel
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

@Suite("Charts that fingers scroll")
@MainActor
struct ChartScrollTests {
  /// A chart of numbers up to a hundred, ten of which are in sight.
  private struct Hundred: View {
    @Binding var position: Double
    var behavior: ValueAlignedChartScrollTargetBehavior?
    var select: ((Double?) -> Void)?

    var body: some View {
      let chart = Chart(0..<26, id: \.self) { index in
        PointMark(x: .value("x", index * 4), y: .value("y", Double(index % 7)))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 10)
      .chartScrollPosition(x: $position)
      .chartXAxis(.hidden).chartYAxis(.hidden)
      return Group {
        if let behavior {
          chart.chartScrollTargetBehavior(behavior)
        } else if let select {
          chart.chartXSelection(value: Binding(get: { nil }, set: select))
        } else {
          chart
        }
      }
    }
  }

  private final class Model {
    var position: Double
    var told: [Double] = []
    init(_ position: Double) { self.position = position }

    var binding: Binding<Double> {
      Binding(
        get: { self.position },
        set: {
          self.position = $0
          self.told.append($0)
        })
    }
  }

  private func graph(_ view: @escaping @MainActor () -> some View) throws -> ViewGraph {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 100),
      canvas: CGSize(width: 100, height: 100), shaper: FixedWidthTextShaper())
    let graph = ViewGraph(configuration) { view() }
    _ = try graph.displayList()
    return graph
  }

  /// Has a finger go down at a time, move evenly, rest if it is to, and go up.
  private func drag(
    _ graph: ViewGraph, from start: CGPoint, by way: CGSize, at time: Double = 0.1,
    rests: Bool = true
  ) throws {
    var events: [(PointerEvent.Phase, CGPoint, Double)] = [(.down, start, time)]
    for step in 1...10 {
      let share = CGFloat(step) / 10
      events.append(
        (
          .move, CGPoint(x: start.x + way.width * share, y: start.y + way.height * share),
          time + 0.01 * Double(step)
        ))
    }
    let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
    events.append((.up, end, time + (rests ? 0.5 : 0.11)))
    for (phase, point, time) in events {
      try graph.append(
        LoggedInput(.pointer(PointerEvent(phase, at: point)), at: InputTime(seconds: time)))
    }
  }

  @Test("a finger moves the plot with it, and the position is told")
  func drag() throws {
    let model = Model(20)
    let graph = try graph { Hundred(position: model.binding) }
    try drag(graph, from: CGPoint(x: 80, y: 50), by: CGSize(width: -40, height: 0))
    let moved = try graph.displayList(at: 1)
    // Ten points are the way from which on a finger scrolls.
    #expect(abs(model.position - 23) < 1e-6)
    let there = try self.graph { Hundred(position: .constant(model.position)) }.displayList()
    #expect(moved == there)
  }

  @Test("a throw goes on by itself, each moment alone as in a row")
  func deceleration() throws {
    struct Kept: View {
      @State private var position = 20.0
      var body: some View { Hundred(position: $position) }
    }
    let graph = try graph { Kept() }
    try drag(graph, from: CGPoint(x: 80, y: 50), by: CGSize(width: -60, height: 0), rests: false)
    let times = (0..<40).map { 0.2 + 0.1 * Double($0) }
    let lists = try times.map { try graph.displayList(at: $0) }
    #expect(lists[1] != lists[0])
    #expect(lists[39] == lists[38])
    for (time, list) in zip(times, lists).reversed() {
      #expect(try graph.displayList(at: time) == list, "\(time)")
    }
  }

  @Test("the ends give way and spring back")
  func ends() throws {
    let model = Model(0)
    let graph = try graph { Hundred(position: model.binding) }
    let before = try graph.displayList()
    try drag(graph, from: CGPoint(x: 20, y: 50), by: CGSize(width: 60, height: 0))
    #expect(try graph.displayList(at: 0.45) != before)
    #expect(try graph.displayList(at: 4) == before)
    #expect(model.told.allSatisfy { $0 == 0 })
  }

  @Test("a position that a program sets holds, and fingers go on from there")
  func program() throws {
    struct Jumping: View {
      @State private var position = 5.0
      let tell: (Double) -> Void
      var body: some View {
        Hundred(
          position: Binding(
            get: { position },
            set: {
              position = $0
              tell($0)
            })
        )
        .overlay(alignment: .topLeading) {
          Color.clear.frame(width: 8, height: 8).contentShape(Rectangle())
            .onTapGesture { position = 50 }
        }
      }
    }
    var told: [Double] = []
    let graph = try graph { Jumping { told.append($0) } }
    for phase in [PointerEvent.Phase.down, .up] {
      try graph.append(
        LoggedInput(
          .pointer(PointerEvent(phase, at: CGPoint(x: 4, y: 4))),
          at: InputTime(seconds: phase == .down ? 0.1 : 0.2)))
    }
    let there = try self.graph { Jumping { _ in } }
    #expect(try graph.displayList(at: 0.3) != there.displayList())
    try drag(graph, from: CGPoint(x: 80, y: 50), by: CGSize(width: -30, height: 0), at: 0.5)
    _ = try graph.displayList(at: 2)
    #expect(abs((told.last ?? 0) - 52) < 1e-6)
  }

  @Test("names are told by the one that begins, and y scrolls upwards")
  func names() throws {
    var told: [String] = []
    let graph = try graph {
      Chart(0..<20, id: \.self) { index in
        BarMark(x: .value("Name", "n\(index)"), y: .value("y", index))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 5)
      .chartScrollPosition(x: Binding(get: { told.last ?? "n4" }, set: { told.append($0) }))
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    try drag(graph, from: CGPoint(x: 80, y: 50), by: CGSize(width: -50, height: 0))
    _ = try graph.displayList(at: 1)
    #expect(told == ["n5", "n6"] || told == ["n5", "n5", "n6", "n6"] || told.last == "n6")
    let model = Model(0)
    let upright = try self.graph {
      Chart(0..<26, id: \.self) { index in
        PointMark(x: .value("x", 1), y: .value("y", Double(index * 4)))
      }
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 10)
      .chartScrollPosition(y: model.binding)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    try drag(upright, from: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 50))
    _ = try upright.displayList(at: 1)
    #expect(abs(model.position - 4) < 1e-6)
  }

  @Test("it comes to rest at values, and swipes lead to major ones")
  func targets() throws {
    func rest(
      _ behavior: ValueAlignedChartScrollTargetBehavior, by way: CGFloat, rests: Bool
    ) throws -> Double {
      let model = Model(20)
      let graph = try graph { Hundred(position: model.binding, behavior: behavior) }
      let start = CGPoint(x: way < 0 ? 90 : 10, y: 50)
      try drag(graph, from: start, by: CGSize(width: way, height: 0), rests: rests)
      _ = try graph.displayList(at: 6)
      return (model.position * 1e6).rounded() / 1e6
    }
    #expect(try rest(.valueAligned(unit: 5), by: -44, rests: true) == 25)
    #expect(try rest(.valueAligned(unit: 5), by: -32, rests: true) == 20)
    #expect(try rest(.valueAligned(unit: 5), by: 44, rests: true) == 15)
    let thrown = try rest(.valueAligned(unit: 5, limitBehavior: .never), by: -60, rests: false)
    #expect(thrown > 30 && thrown.truncatingRemainder(dividingBy: 5) == 0)
    #expect(try rest(.valueAligned(unit: 5, limitBehavior: .always), by: -60, rests: false) == 30)
    #expect(try rest(.valueAligned(unit: 1, majorAlignment: .page), by: -60, rests: false) == 30)
    #expect(try rest(.valueAligned(unit: 1, majorAlignment: .page), by: 60, rests: false) == 10)
    #expect(try rest(.valueAligned(unit: 1, majorAlignment: .unit(7)), by: -60, rests: false) == 28)
    #expect(try rest(.valueAligned(unit: 1, majorAlignment: .unit(7)), by: 40, rests: false) == 14)
  }

  @Test("dates come to rest where days of a calendar begin, and swipes where months do")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    func day(_ text: String) throws -> Date {
      try Date("\(text)T00:00:00Z", strategy: .iso8601)
    }
    let first = try day("2026-01-01")
    func rest(_ major: MajorValueAlignment<Date>?, by way: CGFloat, rests: Bool) throws -> Date {
      var position = try day("2026-02-10")
      let graph = try graph {
        Chart(0..<13, id: \.self) { index in
          PointMark(
            x: .value("Day", first.addingTimeInterval(Double(index) * 864_000)), y: .value("y", 1))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 86_400 * 10)
        .chartScrollTargetBehavior(
          .valueAligned(matching: DateComponents(hour: 0), majorAlignment: major)
        )
        .chartScrollPosition(x: Binding(get: { position }, set: { position = $0 }))
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .environment(\.timeZone, calendar.timeZone)
        .environment(\.calendar, calendar)
      }
      let start = CGPoint(x: way < 0 ? 90 : 10, y: 50)
      try drag(graph, from: start, by: CGSize(width: way, height: 0), rests: rests)
      _ = try graph.displayList(at: 6)
      return position
    }
    #expect(try rest(nil, by: -44, rests: true) == day("2026-02-13"))
    let months = MajorValueAlignment<Date>.matching(DateComponents(day: 1))
    #expect(try rest(months, by: -60, rests: false) == day("2026-03-01"))
    #expect(try rest(months, by: 60, rests: false) == day("2026-02-01"))
  }

  @Test("a finger that rests selects, one that goes on at once scrolls")
  func selection() throws {
    var selected: [Double?] = []
    let model = Model(20)
    let graph = try graph { Hundred(position: model.binding, select: { selected.append($0) }) }
    try drag(graph, from: CGPoint(x: 80, y: 50), by: CGSize(width: -40, height: 0))
    _ = try graph.displayList(at: 1)
    #expect(selected.isEmpty)
    #expect(abs(model.position - 23) < 1e-6)
    for (phase, x, time) in [
      (PointerEvent.Phase.down, 50.0, 2.0), (.move, 50, 2.3), (.move, 70, 2.4), (.up, 70, 2.5),
    ] {
      try graph.append(
        LoggedInput(
          .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 50))), at: InputTime(seconds: time)))
    }
    _ = try graph.displayList(at: 3)
    #expect(abs(model.position - 23) < 1e-6)
    let values = selected.map { $0.map { ($0 * 1e6).rounded() / 1e6 } }
    #expect(values.contains(28) && values.contains(30) && values.last == .some(nil), "\(values)")
  }

  @Test("a gesture of one's own takes the place of selecting by a drag")
  func gesture() throws {
    var selected: [Double?] = []
    let graph = try graph {
      Chart(0..<11, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", index))
      }
      .chartXSelection(value: Binding<Double?>(get: { nil }, set: { selected.append($0) }))
      .chartGesture { chart in
        SpatialTapGesture().onEnded { chart.selectXValue(at: $0.location.x) }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    for (phase, time) in [(PointerEvent.Phase.down, 2.0), (.up, 2.1)] {
      try graph.append(
        LoggedInput(
          .pointer(PointerEvent(phase, at: CGPoint(x: 70, y: 50))), at: InputTime(seconds: time)))
    }
    _ = try graph.displayList(at: 3)
    #expect(selected == [7])
  }

  @Test("places of a gesture count from the part of the plot that is in sight, as a proxy's do")
  func scrolledGesture() throws {
    var selected: [Double?] = []
    let model = Model(20)
    let graph = try graph {
      Hundred(position: model.binding, select: { selected.append($0) })
        .chartGesture { chart in
          SpatialTapGesture().onEnded { chart.selectXValue(at: $0.location.x) }
        }
    }
    func tap(at time: Double) throws {
      for (phase, time) in [(PointerEvent.Phase.down, time), (.up, time + 0.1)] {
        try graph.append(
          LoggedInput(
            .pointer(PointerEvent(phase, at: CGPoint(x: 70, y: 50))),
            at: InputTime(seconds: time)))
      }
    }
    try tap(at: 0.1)
    try drag(graph, from: CGPoint(x: 80, y: 50), by: CGSize(width: -40, height: 0), at: 1)
    try tap(at: 4)
    _ = try graph.displayList(at: 5)
    #expect(selected.map { $0.map { ($0 * 1e6).rounded() / 1e6 } } == [27, 30])
  }
}
