public import Foundation
import IntegerConversion
package import JSONModel
package import SnapshotDiff
import VectorGraphics

/// The metric of a comparison, and the allowed differences.
///
/// In JSON: `metric`, `threshold`, `includeAA`, `checkerboard`, `maxPixels`, `maxRatio`, `window` as `32:8`, `ignore` as
/// `[[x, y, width, height]]`, `ignoreViews`, `mask`.
public struct ComparisonSettings: Sendable, Equatable {
  /// The criterion for different pixels.
  public enum Metric: String, Sendable, CaseIterable {
    /// Pixels differ if any bit differs.
    case exact
    /// When a channel differs by more than a threshold, in steps of 255.
    case strict
    /// When people see it, in ΔE94.
    case perceptual
    /// As pixelmatch 7.2 judges.
    case yiq
    /// As pixelmatch will, in OKLab.
    case oklab
    /// As Web Platform Tests do: the largest difference and the number of pixels in ranges.
    case fuzzy
  }

  /// The maximum number of different pixels in any square of a size.
  public struct Window: Sendable, Equatable {
    /// The side of the square, in pixels.
    public var size: Int
    /// The maximum number of different pixels in the square.
    public var maximum: Int

    /// A limit for squares of a size.
    public init(size: Int, maximum: Int) {
      self.size = size
      self.maximum = maximum
    }
  }

  /// The criterion for different pixels.
  public var metric = Metric.strict
  /// The ignored differences, from 0 except for `fuzzy`, or `nil` for the metric's default.
  public var threshold: ClosedRange<Double>?
  /// Whether `yiq` and `oklab` count pixels that look anti-aliased, too.
  public var includesAntialiasing = false
  /// Whether `yiq` and `oklab` compare translucent pixels on a checkerboard instead of white.
  public var usesCheckerboard = true
  /// The allowed number of different pixels, from 0 except for `fuzzy`.
  public var maximumPixels: ClosedRange<Int>?
  /// The allowed share of different pixels, 0...1.
  public var maximumRatio: Double?
  /// The allowed number of different pixels in any square.
  public var window: Window?
  /// Pixels that are not looked at.
  public var ignoredRects: [CGRect] = []
  /// Views of documents that are not looked at, by their ids.
  public var ignoredViews: [String] = []
  /// A PNG file; pixels that are not clear there are not looked at.
  public var mask: String?

  /// No channel may differ by more than 2/255.
  public init() {}
}

extension ComparisonSettings {
  /// Reads an object of these keys alone.
  package init(_ object: JSONObject) throws(RequestError) {
    self.init()
    var fields = RequestFields(object)
    try take(&fields)
    try fields.end(of: "a comparison")
    _ = try checked()
  }

  /// The comparison of a request in JSON, without the views to be ignored.
  package func checked() throws(RequestError) -> PictureComparison {
    do throws(OptionProblem) {
      return try comparison()
    } catch {
      throw RequestError(.badDocument, error.sentence, help: error.help)
        .inJSON(Self.keys.map(\.description))
    }
  }

  /// Reads `5` as 0 to 5, and `1-5`.
  package static func range(_ text: String) throws(OptionProblem) -> ClosedRange<Double> {
    if let number = Double(text), number >= 0, number.isFinite { return 0...number }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let lower = Double(parts[0]), let upper = Double(parts[1]),
      lower >= 0, upper >= lower, upper.isFinite
    else { throw OptionProblem("expected a number, 0 or more, or a range such as 1-5") }
    return lower...upper
  }

  /// Parses a range of whole numbers.
  package static func wholeRange(_ text: String) throws(OptionProblem) -> ClosedRange<Int> {
    let range = try range(text)
    guard let lower = Int(exactly: range.lowerBound), let upper = Int(exactly: range.upperBound)
    else { throw OptionProblem("expected a whole number, 0 or more") }
    return lower...upper
  }

  static func text(_ range: ClosedRange<Double>) -> String {
    let upper = JSONNumber(range.upperBound).text
    return range.lowerBound == 0 ? upper : "\(JSONNumber(range.lowerBound).text)-\(upper)"
  }
}

extension ComparisonSettings.Window {
  /// Reads `32:8`.
  package init(_ text: String) throws(OptionProblem) {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, parts[0] >= 1, parts[1] >= 0 else {
      throw OptionProblem("expected a size and a number, such as 32:8")
    }
    self.init(size: parts[0], maximum: parts[1])
  }
}

extension ComparisonSettings {
  /// The comparison, without the views to be ignored.
  ///
  /// - Throws: What does not go together, in a sentence that names options.
  package func comparison() throws(OptionProblem) -> PictureComparison {
    let isPerceived = metric == .yiq || metric == .oklab
    guard isPerceived || (!includesAntialiasing && usesCheckerboard) else {
      let name = includesAntialiasing ? "--include-aa" : "--no-checkerboard"
      throw OptionProblem(
        "\(name) has no effect on \(metric.rawValue)", help: "compare with --metric yiq or oklab")
    }
    var comparison = PictureComparison(metric: try metricValue())
    comparison.ignoring = ignoredRects.map {
      PixelRect(
        x: Int(clamping: $0.minX), y: Int(clamping: $0.minY), width: Int(clamping: $0.width),
        height: Int(clamping: $0.height))
    }
    if metric != .fuzzy, let maximumPixels {
      guard maximumPixels.lowerBound == 0 else {
        throw OptionProblem("--max-pixels is a range; expected a whole number, 0 or more")
      }
      comparison.maximumDifferentPixels = maximumPixels.upperBound
    }
    comparison.maximumDifferentShare = maximumRatio
    comparison.density = window.map { .init(size: $0.size, maximum: $0.maximum) }
    return comparison
  }

  private func metricValue() throws(OptionProblem) -> PictureComparison.Metric {
    switch metric {
    case .exact:
      guard threshold == nil else { throw OptionProblem("--threshold has no effect on exact") }
      return .exact
    case .strict:
      guard let steps = try single(upTo: 255) else { return .strict() }
      return .strict(threshold: try whole(steps))
    case .perceptual: return .perceptual(threshold: try single(upTo: 200) ?? 1)
    case .yiq: return .yiq(try perceivedColor())
    case .oklab: return .oklab(try perceivedColor())
    case .fuzzy:
      var ranges = PictureComparison.Metric.FuzzyRanges()
      if let threshold {
        ranges.maximumDifference =
          try whole(threshold.lowerBound)...whole(threshold.upperBound)
      }
      if let maximumPixels { ranges.totalPixels = maximumPixels }
      return .fuzzy(ranges)
    }
  }

  private func perceivedColor() throws(OptionProblem) -> PictureComparison.Metric.PerceivedColor {
    .init(
      threshold: try single(upTo: 1) ?? 0.1, includesAntialiasing: includesAntialiasing,
      usesCheckerboard: usesCheckerboard)
  }

  /// The threshold, where a range makes no sense.
  private func single(upTo limit: Double) throws(OptionProblem) -> Double? {
    guard let threshold else { return nil }
    guard threshold.lowerBound == 0, threshold.upperBound <= limit else {
      throw OptionProblem(
        "--threshold is \(Self.text(threshold)); expected a number from 0 to \(JSONNumber(limit).text) for \(metric.rawValue)"
      )
    }
    return threshold.upperBound
  }

  private func whole(_ number: Double) throws(OptionProblem) -> Int {
    guard let whole = Int(exactly: number) else {
      throw OptionProblem(
        "--threshold is \(JSONNumber(number).text); expected a whole number for \(metric.rawValue)")
    }
    return whole
  }
}
