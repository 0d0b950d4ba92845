import Foundation
import InputModel
import TestSupport
import Testing
import ViewLayout
import ViewTree

@testable import ChartViews

/// What a finger on a chart selects, in a plot of 100 by 100 points.
@Suite("Selection in charts")
@MainActor
struct SelectionTests {
  /// What was told, in order.
  private final class Told {
    var words: [String] = []

    func binding<Value>() -> Binding<Value?> {
      Binding(get: { nil }, set: { self.words.append($0.map { "\($0)" } ?? "nil") })
    }
  }

  /// Has a finger go down at one point, move to another and go up, and says what was told.
  private func drag(
    from start: CGPoint, to end: CGPoint, _ view: @escaping @MainActor (Told) -> some View
  ) throws -> [String] {
    let told = Told()
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 100),
      canvas: CGSize(width: 100, height: 100), shaper: FixedWidthTextShaper())
    let graph = ViewGraph(configuration) {
      view(told).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    _ = try graph.displayList()
    let events: [(PointerEvent.Phase, CGPoint)] = [(.down, start), (.move, end), (.up, end)]
    for (index, (phase, point)) in events.enumerated() {
      let time = 0.1 * Double(index + 1)
      try graph.append(
        LoggedInput(.pointer(PointerEvent(phase, at: point)), at: InputTime(seconds: time)))
      _ = try graph.displayList(at: time)
    }
    return told.words
  }

  private func line() -> some View {
    Chart(0..<11, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", Double(index)))
    }
  }

  @Test("numbers under the finger are told along both axes, and none when it goes")
  func numbers() throws {
    #expect(
      try drag(from: CGPoint(x: 20, y: 70), to: CGPoint(x: 80, y: 40)) { told in
        line().chartXSelection(value: told.binding() as Binding<Double?>)
      } == ["2.0", "8.0", "nil"])
    #expect(
      try drag(from: CGPoint(x: 20, y: 70), to: CGPoint(x: 80, y: 40)) { told in
        line().chartYSelection(value: told.binding() as Binding<Double?>)
      } == ["3.0", "6.0", "nil"])
  }

  @Test("a range goes from the less to the greater value, wherever the finger began")
  func ranges() throws {
    let words = try drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 30, y: 50)) { told in
      line().chartXSelection(range: told.binding() as Binding<ClosedRange<Double>?>)
    }
    #expect(words.dropFirst() == ["3.0...8.0", "nil"])
  }

  @Test("names are told by the place that they have")
  func names() throws {
    let words = try drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50)) { told in
      Chart(["a", "b", "c"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Count", 1))
      }
      .chartXSelection(value: told.binding() as Binding<String?>)
    }
    #expect(words == ["a", "c", "nil"])
  }

  @Test("sectors are told by the sum of values up to the finger's angle")
  func angles() throws {
    let words = try drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 50, y: 90)) { told in
      Chart([10.0, 30, 40], id: \.self) { value in
        SectorMark(angle: .value("Value", value))
      }
      .chartAngleSelection(value: told.binding() as Binding<Double?>)
    }
    #expect(words.first == "20.0")
    #expect(words.last == "40.0")
  }
}
