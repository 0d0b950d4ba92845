import Foundation
import Testing

@testable import ChartViews

/// Expected numbers are those of d3-array's and d3-scale's documentation and tests.
@Suite("Round numbers")
struct NiceTicksTests {
  private func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("ticks are multiples of 1, 2 and 5 times powers of ten")
  func ticks() {
    #expect(NiceTicks.ticks(1, 9, count: 5) == [2, 4, 6, 8])
    #expect(NiceTicks.ticks(1, 9, count: 20) == stride(from: 1, through: 9, by: 0.5).map { $0 })
    #expect(near(NiceTicks.ticks(0, 1, count: 10), (0...10).map { Double($0) / 10 }))
    #expect(near(NiceTicks.ticks(0, 1, count: 5), [0, 0.2, 0.4, 0.6, 0.8, 1]))
    #expect(near(NiceTicks.ticks(0, 1, count: 3), [0, 0.5, 1]))
    #expect(NiceTicks.ticks(-10, 10, count: 4) == [-10, -5, 0, 5, 10])
    #expect(NiceTicks.ticks(-10, 10, count: 2) == [-10, 0, 10])
    #expect(NiceTicks.ticks(3, 3, count: 5) == [3])
    #expect(NiceTicks.ticks(0, .infinity, count: 5) == [])
  }

  @Test("tenths are exact, as steps below 1 are inverse")
  func tenths() {
    #expect(NiceTicks.ticks(0, 1, count: 10)[3] == 0.3)
    #expect(NiceTicks.ticks(0, 0.7, count: 7)[7] == 0.7)
  }

  @Test("nice ends are the next round numbers outside")
  func nice() {
    for (lower, upper, count, expected) in [
      (1.1, 10.9, 10, (1.0, 11.0)), (0.7, 11.001, 10, (0, 12)), (0.201, 0.996, 10, (0.2, 1)),
      (6.7, 123.1, 10, (0, 130)), (0, 0.49, 10, (0, 0.5)), (12, 87, 5, (0, 100)),
    ] {
      let nice = NiceTicks.nice(lower, upper, count: count)
      #expect(abs(nice.0 - expected.0) < 1e-12 && abs(nice.1 - expected.1) < 1e-12)
    }
  }

  @Test("powers of ten have 2 and 5 between them where there are few")
  func powers() {
    #expect(NiceTicks.powers(1, 1000, count: 4) == [1, 10, 100, 1000])
    #expect(NiceTicks.powers(1, 10, count: 8) == [1, 2, 5, 10])
    #expect(NiceTicks.powers(1, 1e8, count: 4) == [1, 100, 10_000, 1e6, 1e8])
    #expect(NiceTicks.powers(-1, 10, count: 4) == [])
  }

  private func date(_ text: String) throws -> Double {
    try Date(text, strategy: .iso8601).timeIntervalSinceReferenceDate
  }

  @Test("dates go by the interval whose ratio to what is wanted is nearest")
  func strides() {
    let day = 86_400.0
    for (length, count, unit, step) in [
      (365 * day, 12, Calendar.Component.month, 1), (365 * day, 5, .month, 3),
      (7 * day, 7, .day, 1), (day, 4, .hour, 6), (3600, 4, .minute, 15),
      (10 * 365 * day, 10, .year, 1),
      (100 * 365 * day, 5, .year, 20), (0.5, 5, .second, 1),
    ] {
      let stride = DateTicks.stride(0, length, count: count)
      #expect(stride.unit == unit && stride.count == step, "\(length) by \(count)")
    }
  }

  @Test("months begin with their first day, quarters with January")
  func months() throws {
    let ticks = try DateTicks.ticks(
      date("2023-01-15T00:00:00Z"), date("2023-12-20T00:00:00Z"), unit: .month, count: 3,
      calendar: .plotting)
    let starts = try ["2023-04-01", "2023-07-01", "2023-10-01"].map { try date("\($0)T00:00:00Z") }
    #expect(ticks == starts)
  }

  @Test("a day of a calendar may have 23 hours")
  func summerTime() throws {
    var calendar = Calendar.plotting
    calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    let ticks = try DateTicks.ticks(
      date("2023-03-12T05:00:00Z"), date("2023-03-14T04:00:00Z"), unit: .day, count: 1,
      calendar: calendar)
    let starts = try ["2023-03-12T05", "2023-03-13T04", "2023-03-14T04"].map {
      try date("\($0):00:00Z")
    }
    #expect(ticks == starts)
  }
}
