import Foundation
import Testing

@testable import ChartViews

@Suite("Scales")
struct ScaleTests {
  @Test("places are shares of what the scale bends values to")
  func shares() {
    func share(_ type: ScaleType, _ value: Double, _ lower: Double, _ upper: Double) -> Double {
      PositionScale(type: type, lower: lower, upper: upper).share(value)
    }
    #expect(share(.linear, 5, 0, 20) == 0.25)
    #expect(abs(share(.log, 100, 1, 10_000) - 0.5) < 1e-12)
    #expect(share(.squareRoot, 25, 0, 100) == 0.5)
    // log(1 + 3) is half of log(1 + 15).
    #expect(abs(share(.symmetricLog, 3, 0, 15) - 0.5) < 1e-12)
    #expect(abs(share(.symmetricLog, -3, -15, 15) - 0.25) < 1e-12)
    #expect(share(.linear, 5, 20, 0) == 0.75)
    #expect(share(.log, -1, 1, 10).isNaN)
    #expect(share(.linear, 3, 3, 3) == 0.5)
  }

  @Test("places lead back to their values")
  func inverse() {
    for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3)] {
      let scale = PositionScale(type: type, lower: 1, upper: 50)
      for value in [1.0, 2, 17, 50] {
        #expect(abs(scale.unit(at: scale.share(value)) - value) < 1e-9)
      }
    }
  }

  @Test("names have places of equal length")
  func names() {
    let scale = PositionScale(
      type: .category, lower: 0, upper: 4, categories: ["a", "b", "c", "d"])
    #expect(scale.unit(.category("b")).map(scale.share) == 0.375)
    #expect(scale.unit(.category("z")) == nil)
    #expect(scale.value(at: 0.74) == .category("c"))
    #expect(scale.value(at: 1.2) == nil)
  }

  @Test("a range keeps points at both ends, or goes from place to place")
  func ranges() {
    let padded = _PositionScaleRange(startPadding: 10, endPadding: 30)
    #expect(padded.place(0, over: 100) == 10 && padded.place(1, over: 100) == 70)
    let fixed = _PositionScaleRange(bounds: 20...40)
    #expect(fixed.place(0.5, over: 999) == 30)
  }

  private func domain(
    _ domain: _ScaleDomain?, _ data: ClosedRange<Double>?, _ type: ScaleType = .linear
  ) -> [Double] {
    var settings = ChartSettings.Axis()
    settings.domain = domain
    let scale = DomainPlan(settings: settings, tickCount: 5).scale(type, over: data)
    return [scale.lower, scale.upper]
  }

  @Test("domains of numbers have 0 and round ends, unless something else is said")
  func domains() {
    #expect(domain(nil, 12...87) == [0, 100])
    // A fifth of 7 is less than √2: steps of 1.
    #expect(domain(nil, -7 ... -3) == [-7, 0])
    #expect(
      domain(AutomaticScaleDomain.automatic(includesZero: false)._domain, 12...87) == [0, 100])
    #expect(
      domain(AutomaticScaleDomain.automatic(includesZero: false)._domain, 51...87) == [50, 90])
    #expect(domain(AutomaticScaleDomain.automatic(reversed: true)._domain, 0...9) == [10, 0])
    #expect(domain((3...8)._domain, 0...100) == [3, 8])
    #expect(domain([9, 2]._domain, 0...100) == [9, 2])
    #expect(domain(nil, nil) == [0, 1])
    #expect(domain(nil, 0...0) == [0, 1])
    #expect(domain(nil, 3...700, .log) == [1, 1000])
    #expect(domain(nil, 100...250, .date) == [100, 250])
  }

  @Test("raw values stand for their cases, and lead back to them")
  func plottables() {
    enum Size: Int, Plottable {
      case small = 1
      case large = 5
    }
    #expect(Size.large.plotted == .number(5))
    #expect(Size(plotted: .number(1)) == .small)
    #expect(Size(plotted: .number(2)) == nil)
    #expect(Int(plotted: .number(2.6)) == 3)
    #expect(String(plotted: .number(2)) == nil)
  }

  @Test("numbers are counted in round ranges, dates in units of a calendar")
  func bins() {
    let bins = NumberBins(data: [0.3, 4.1, 9.7], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 4) == 2 && bins.index(for: 99) == 4)
    #expect(NumberBins(size: 5, range: 3...12).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(range: 0...9, count: 3).thresholds == [0, 3, 6, 9])
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(Array(NumberBins(thresholds: [3, 1, 2])).map(\.lowerBound) == [1, 2])
    // Scott: of 1000 values from 0 to 1 that are spread evenly, 1 / (3.49 · 0.2887 / 10) are wanted: 9.9.
    let even = (0..<1000).map { Double($0) / 999 }
    #expect(NumberBins(data: even).thresholds.count == 11)
    let range =
      Date(
        timeIntervalSinceReferenceDate: 0)...Date(
        timeIntervalSinceReferenceDate: 100)
    #expect(
      DateBins(timeInterval: 40, range: range).thresholds.map(\.timeIntervalSinceReferenceDate)
        == [0, 40, 80, 120])
    // Quarters of a minute are nearest to 20 s.
    #expect(DateBins(range: range, desiredCount: 5).count == 7)
    let days = DateBins(
      unit: .day, data: [Date(timeIntervalSinceReferenceDate: 100_000)])
    #expect(days.thresholds.map(\.timeIntervalSinceReferenceDate) == [86_400, 172_800])
  }
}
