import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

@testable import ChartViews

/// What is drawn of charts without axes, in a plot of 100 by 100 points: places worked out by hand.
@Suite("Charts")
@MainActor
struct ChartTests {
  private func drawn<V: View>(_ view: @escaping @MainActor () -> V) throws -> [DisplayItem] {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 100),
      canvas: CGSize(width: 100, height: 100), shaper: FixedWidthTextShaper())
    return try ViewGraph(configuration, root: view).displayList().items.flatMap(\.leaves)
  }

  private func rects<V: View>(_ view: @escaping @MainActor () -> V) throws -> [CGRect] {
    try drawn {
      view().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    .compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.path.boundingRect.rounded
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("bars are four fifths as wide as the places of their names")
  func bars() throws {
    let rects = try rects {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 5))
        BarMark(x: .value("Name", "b"), y: .value("Count", 10))
      }
    }
    #expect(rects == [rect(5, 50, 40, 50), rect(55, 0, 40, 100)])
  }

  private struct Row: Identifiable {
    let id: Int
    var low: Double { Double(id) }
    var high: Double { Double(id * id + 2) }
  }

  @Test("plots of data draw the marks of their elements")
  func dataPlots() throws {
    let rows = (1...4).map { Row(id: $0) }
    func each<Mark: ChartContent>(
      @ChartContentBuilder _ mark: @escaping (Row) -> Mark
    ) throws -> [DisplayItem] {
      try drawn { Chart(rows) { mark($0) } }
    }
    let rules = try each { RuleMark(x: .value("Low", $0.low)) }
    #expect(try drawn { Chart { RulePlot(rows, x: .value("Low", \.low)) } } == rules)
    let levels = try each {
      RuleMark(
        xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("Low", $0.low))
    }
    #expect(
      try drawn {
        Chart {
          RulePlot(
            rows, xStart: .value("Low", \.low), xEnd: .value("High", \.high),
            y: .value("Low", \.low))
        }
      } == levels)
    let rectangles = try each {
      RectangleMark(
        xStart: .value("Low", $0.low), xEnd: .value("High", $0.high),
        yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
    }
    #expect(
      try drawn {
        Chart {
          RectanglePlot(
            rows, xStart: .value("Low", \.low), xEnd: .value("High", \.high),
            yStart: .value("Low", \.low), yEnd: .value("High", \.high))
        }
      } == rectangles)
    let sectors = try each {
      SectorMark(angle: .value("High", $0.high), innerRadius: .ratio(0.5), angularInset: 2)
    }
    #expect(
      try drawn {
        Chart {
          SectorPlot(
            rows, angle: .value("High", \.high), innerRadius: .ratio(0.5), angularInset: 2)
        }
      } == sectors)
    #expect(rules != levels && !sectors.isEmpty && !rectangles.isEmpty)
  }

  @Test("a function without a value where it is drawn is told of")
  func emptyFunction() throws {
    func problems(_ domain: ClosedRange<Double>) throws -> [ViewProblem] {
      let graph = ViewGraph(
        ViewGraph.Configuration(
          proposal: ProposedViewSize(width: 100, height: 100),
          canvas: CGSize(width: 100, height: 100), shaper: FixedWidthTextShaper())
      ) {
        Chart {
          LinePlot(x: "x", y: "y", domain: domain) { ($0 - 1500).squareRoot() }
        }
      }
      _ = try graph.displayList()
      return graph.problems.map(\.problem)
    }
    #expect(try problems(1000...2000) == [])
    #expect(
      try problems(0...1)
        == [.layout("a function of a chart has no finite value in its domain")])
  }

  @Test("marks go from one value to another, whichever is more")
  func backward() throws {
    let rects = try rects {
      Chart {
        BarMark(x: .value("Name", "a"), yStart: .value("Open", 2), yEnd: .value("Close", 8))
        BarMark(x: .value("Name", "b"), yStart: .value("Open", 8), yEnd: .value("Close", 2))
      }
      .chartYScale(domain: 0...10)
    }
    #expect(rects == [rect(5, 20, 40, 60), rect(55, 20, 40, 60)])
    let lying = try self.rects {
      Chart {
        RectangleMark(
          xStart: .value("x", 8), xEnd: .value("x", 2), yStart: .value("y", 7),
          yEnd: .value("y", 3))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    #expect(lying == [rect(20, 30, 60, 40)])
    // Two lines that cross: the area is two triangles, and has no width in the middle.
    let area = try drawn {
      Chart {
        ForEach(0..<2, id: \.self) { index in
          AreaMark(
            x: .value("x", index), yStart: .value("a", 10 * index),
            yEnd: .value("b", 10 - 10 * index))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    guard case .fill(let fill) = try #require(area.first).content else {
      Issue.record("an area is filled")
      return
    }
    #expect(fill.path.contains(CGPoint(x: 10, y: 50)))
    #expect(!fill.path.contains(CGPoint(x: 50, y: 20)))
  }

  @Test("lying bars begin at the top; widths may be given in points and shares")
  func lyingBars() throws {
    let rects = try rects {
      Chart {
        BarMark(x: .value("Count", 5), y: .value("Name", "a"))
        BarMark(x: .value("Count", 10), y: .value("Name", "b"), height: 10)
        BarMark(x: .value("Count", 10), y: .value("Name", "c"), height: .ratio(1))
        BarMark(x: .value("Count", 10), y: .value("Name", "d"), height: .inset(5))
      }
    }
    #expect(
      rects == [
        rect(0, 2.5, 50, 20), rect(0, 32.5, 100, 10), rect(0, 50, 100, 25), rect(0, 80, 100, 15),
      ])
  }

  @Test("bars at one place are stacked, or stand beside each other")
  func groups() throws {
    let data = [("a", "x", 2.0), ("a", "y", 6), ("b", "x", 8), ("b", "y", 2)]
    let stacked = try rects {
      Chart(0..<4, id: \.self) { index in
        BarMark(
          x: .value("Name", data[index].0), y: .value("Count", data[index].2), width: .ratio(1)
        )
        .foregroundStyle(by: .value("Kind", data[index].1))
      }
    }
    #expect(
      stacked == [
        rect(0, 80, 50, 20), rect(0, 20, 50, 60), rect(50, 20, 50, 80), rect(50, 0, 50, 20),
      ])
    let beside = try rects {
      Chart(0..<4, id: \.self) { index in
        BarMark(x: .value("Name", data[index].0), y: .value("Count", data[index].2))
          .position(by: .value("Kind", data[index].1), span: .ratio(1))
      }
    }
    #expect(
      beside == [
        rect(0, 75, 25, 25), rect(25, 25, 25, 75), rect(50, 0, 25, 100), rect(75, 75, 25, 25),
      ])
  }

  @Test("months are as wide as their days")
  func months() throws {
    let dates = [0.0, 31, 59].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    let found = try rects {
      Chart(dates, id: \.self) { date in
        BarMark(
          x: .value("Month", date, unit: .month), y: .value("Count", 1), width: .ratio(1))
      }
    }
    // 31, 28 and 31 days of 90.
    #expect(found.map(\.width) == [34.44, 31.11, 34.44])
  }

  @Test("content has branches, and parts of its own")
  func content() throws {
    struct Limits: ChartContent {
      var body: some ChartContent {
        RuleMark(y: .value("Low", 0))
        RuleMark(y: .value("High", 10))
      }
    }
    func lines(_ isLimited: Bool, _ value: Double?) throws -> Int {
      let items = try drawn {
        Chart {
          if isLimited { Limits() } else { PointMark(x: .value("x", 1), y: .value("y", 1)) }
          if let value { RuleMark(x: .value("x", value)) }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
      return items.count
    }
    #expect(try lines(true, nil) == 2)
    #expect(try lines(true, 3) == 3)
    #expect(try lines(false, nil) == 1)
  }

  @Test("points are joined by one path for each series")
  func lines() throws {
    let items = try drawn {
      Chart {
        ForEach(0..<50) { index in
          LineMark(x: .value("x", index % 25), y: .value("y", index))
            .foregroundStyle(by: .value("Series", index < 25 ? "a" : "b"))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    let counts = items.map { item in
      guard case .stroke(let stroke) = item.content else { return 0 }
      return stroke.path.elements.count
    }
    #expect(counts == [25, 25])
  }

  @Test("sectors share a turn")
  func sectors() throws {
    let rects = try rects {
      Chart {
        SectorMark(angle: .value("Size", 1))
        SectorMark(angle: .value("Size", 1))
        SectorMark(angle: .value("Size", 2))
      }
    }
    #expect(rects == [rect(50, 0, 50, 50), rect(50, 50, 50, 50), rect(0, 0, 50, 100)])
  }

  @Test("a part of the scale is in sight where it is scrolled to")
  func window() throws {
    let rects = try rects {
      Chart(0..<10, id: \.self) { index in
        BarMark(x: .value("Name", "\(index)"), y: .value("Count", 1), width: .ratio(1))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 4)
      .chartScrollPosition(initialX: "2")
    }
    #expect(rects[2] == rect(0, 0, 25, 100))
    #expect(rects[5] == rect(75, 0, 25, 100))
  }

  @Test("annotations and symbols of marks outside of what is in sight are not drawn")
  func annotationsOutside() throws {
    let rects = try rects {
      Chart(0..<10, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", 5))
          .symbol { Color.red.frame(width: 10, height: 10) }
          .annotation(position: .overlay) { Color.blue.frame(width: 4, height: 4) }
      }
      .chartXScale(domain: 0...9).chartYScale(domain: 0...10)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 4)
      .chartScrollPosition(initialX: 2.4)
    }
    // Those of the points at 3, 4, 5 and 6.
    #expect(rects.count == 8)
    #expect(rects.contains(rect(10, 45, 10, 10)))
  }

  @Test("marks move under an animation, and come and go by their ids")
  func animation() throws {
    let hand = Hand()
    struct Root: View {
      let hand: Hand
      @State private var value = 5.0
      var body: some View {
        Chart {
          BarMark(x: .value("Name", "a"), y: .value("Count", value), width: .ratio(1))
        }
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .onAppear { hand.change = { value = $0 } }
      }
    }
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 100),
      canvas: CGSize(width: 100, height: 100), shaper: FixedWidthTextShaper())
    let graph = ViewGraph(configuration) { Root(hand: hand) }
    _ = try graph.displayList()
    graph.schedule(at: 1) { withAnimation(.linear(duration: 2)) { hand.change?(10) } }
    let heights = try [0.5, 2, 3].map { time in
      try graph.displayList(at: time).items.flatMap(\.leaves).compactMap { item -> CGFloat? in
        guard case .fill(let fill) = item.content else { return nil }
        return fill.path.boundingRect.rounded.height
      }
    }
    #expect(heights == [[50], [75], [100]])
  }

  @Test("labels that would touch are left out evenly")
  func labels() throws {
    func texts(_ count: Int) throws -> [String] {
      try drawn {
        Chart(0..<count, id: \.self) { index in
          BarMark(x: .value("Name", "N\(index)"), y: .value("Count", 1))
        }
        .chartYAxis(.hidden)
      }
      .compactMap { item in
        guard case .text(let text) = item.content else { return nil }
        return text.run.text
      }
    }
    #expect(try texts(3) == ["N0", "N1", "N2"])
    let few = try texts(9)
    #expect(few.count < 9 && few.prefix(2) == ["N0", "N2"] || few.prefix(2) == ["N0", "N3"])
  }

  @Test("a proxy knows places of values, and values at places")
  func proxy() {
    var settings = ChartSettings()
    settings.x.domain = (0...10)._domain
    settings.y.domain = (0...20)._domain
    let plan = ChartPlan(
      [],
      .init(
        settings: settings, size: CGSize(width: 100, height: 100), calendar: .plotting,
        locale: Locale(identifier: "en_US")))
    let proxy = ChartProxy(
      plan: plan, settings: settings, frame: CGRect(x: 5, y: 5, width: 100, height: 50),
      plotFrame: nil)
    #expect(proxy.position(forX: 2.5) == 25)
    #expect(proxy.position(forY: 5) == 37.5)
    #expect(proxy.value(atX: 30, as: Double.self) == 3)
    #expect(proxy.value(atY: 12.5, as: Int.self) == 15)
    #expect(proxy.value(atX: 30, as: String.self) == nil)
  }
}

@MainActor private final class Hand { var change: ((Double) -> Void)? }

extension DisplayItem {
  /// What is drawn inside of groups.
  fileprivate var leaves: [DisplayItem] {
    switch content {
    case .group(let group): group.items.flatMap(\.leaves)
    case .perspective(let item): item.items.flatMap(\.leaves)
    case .fill, .stroke, .text, .image: [self]
    }
  }
}

extension CGRect {
  /// The rectangle to hundredths of a point.
  fileprivate var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
      x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}
