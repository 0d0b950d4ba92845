import ArgumentParser
import DocumentModel
import ShapeShift
import SnapshotDiff

/// How pictures are compared, and how much may differ.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When pixels count as different: exact, strict, perceptual, yiq, oklab or fuzzy.",
      valueName: "name"))
  var metric = MetricName.strict

  @Option(
    help: ArgumentHelp(
      """
      The largest difference that counts as none: steps of 255 for strict (2) and fuzzy (2, or a \
      range 1-5), ΔE94 for perceptual (1), 0 to 1 for yiq and oklab (0.1).
      """, valueName: "t"))
  var threshold: String?

  @Flag(help: "With yiq and oklab, count pixels that look anti-aliased, too.")
  var includeAa = false

  @Flag(help: "With yiq and oklab, compare translucent pixels on white.")
  var noCheckerboard = false

  @Option(
    help: ArgumentHelp("How many pixels may differ; with fuzzy also a range 1-5.", valueName: "n"))
  var maxPixels: String?

  @Option(help: ArgumentHelp("Which share of the pixels may differ, 0 to 1.", valueName: "share"))
  var maxRatio: Double?

  @Option(
    help: ArgumentHelp(
      "How many pixels may differ in any square of n by n pixels.", valueName: "n:k"))
  var window: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Pixels not to look at; may be repeated.", valueName: "x,y,w,h"))
  var ignore: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Views of documents not to look at, by their ids; may be repeated.", valueName: "id"))
  var ignoreView: [String] = []

  @Option(
    help: ArgumentHelp(
      "A PNG file; pixels that are not clear there are not looked at.",
      valueName: "file"))
  var mask: String?

  /// The names of metrics.
  enum MetricName: String, CaseIterable, ExpressibleByArgument {
    case exact, strict, perceptual, yiq, oklab, fuzzy
  }

  func validate() throws { _ = try comparison() }

  /// The comparison that the options describe, without the views to be ignored.
  func comparison() throws(ValidationError) -> PictureComparison {
    var comparison = PictureComparison(metric: try metricValue())
    comparison.ignoring = try ignore.map { (text) throws(ValidationError) in try rect(text) }
    if metric != .fuzzy, let maxPixels {
      comparison.maximumDifferentPixels = try OptionRange(maxPixels, of: "--max-pixels").single()
    }
    if let maxRatio {
      guard 0...1 ~= maxRatio else {
        throw ValidationError("--max-ratio is \(maxRatio); expected 0 to 1")
      }
      comparison.maximumDifferentShare = maxRatio
    }
    comparison.density = try density()
    return comparison
  }

  private func metricValue() throws(ValidationError) -> PictureComparison.Metric {
    switch metric {
    case .exact:
      guard threshold == nil else { throw ValidationError("exact has no --threshold") }
      return .exact
    case .strict:
      guard let threshold else { return .strict() }
      let steps = try OptionRange(threshold, of: "--threshold of strict").single()
      guard steps <= 255 else {
        throw ValidationError("--threshold is \(steps); expected 0 to 255")
      }
      return .strict(threshold: steps)
    case .perceptual: return .perceptual(threshold: try number(upTo: 200) ?? 1)
    case .yiq: return .yiq(try perceivedColor())
    case .oklab: return .oklab(try perceivedColor())
    case .fuzzy:
      var ranges = PictureComparison.Metric.FuzzyRanges()
      if let threshold {
        ranges.maximumDifference = try OptionRange(threshold, of: "--threshold of fuzzy").range
      }
      if let maxPixels { ranges.totalPixels = try OptionRange(maxPixels, of: "--max-pixels").range }
      return .fuzzy(ranges)
    }
  }

  private func perceivedColor() throws(ValidationError)
    -> PictureComparison.Metric.PerceivedColor
  {
    .init(
      threshold: try number(upTo: 1) ?? 0.1, includesAntialiasing: includeAa,
      usesCheckerboard: !noCheckerboard)
  }

  private func number(upTo limit: Double) throws(ValidationError) -> Double? {
    guard let threshold else { return nil }
    guard let value = Double(threshold), 0...limit ~= value else {
      throw ValidationError(
        "--threshold is \(threshold); expected a number from 0 to \(Int(limit)) for \(metric.rawValue)"
      )
    }
    return value
  }

  private func density() throws(ValidationError) -> PictureComparison.DensityLimit? {
    guard let window else { return nil }
    let parts = window.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, parts[0] >= 1, parts[1] >= 0 else {
      throw ValidationError("--window is \(window); expected a size and a number, such as 32:8")
    }
    return PictureComparison.DensityLimit(size: parts[0], maximum: parts[1])
  }

  private func rect(_ text: String) throws(ValidationError) -> PixelRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int($0.drop { $0 == " " }) }
    let numbers = parts.compactMap { $0 }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ abs($0) <= 1 << 31 })
    else {
      throw ValidationError(
        "--ignore is \(text); expected left, top, width and height in pixels, such as 10,20,30,40")
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A whole number, or a range of them written `1-5`.
struct OptionRange {
  let range: ClosedRange<Int>
  private let isSingle: Bool
  private let problem: String

  /// Reads the value of an option; a single number n stands for 0 to n.
  init(_ text: String, of option: String) throws(ValidationError) {
    problem = "\(option) is \(text); expected a whole number, 0 or more"
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, 1...2 ~= numbers.count, numbers[0] >= 0,
      numbers[numbers.count - 1] >= numbers[0]
    else { throw ValidationError(problem) }
    isSingle = numbers.count == 1
    range = (isSingle ? 0 : numbers[0])...numbers[numbers.count - 1]
  }

  /// The number, where a range makes no sense.
  func single() throws(ValidationError) -> Int {
    guard isSingle else { throw ValidationError(problem) }
    return range.upperBound
  }
}
