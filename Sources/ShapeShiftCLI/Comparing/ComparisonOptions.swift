public import ArgumentParser
import Foundation
import IntegerConversion
public import ShapeShiftDocuments
import SnapshotDiff

extension ComparisonSettings.Metric: ExpressibleByArgument {}

/// How pictures are compared, and how much may differ.
struct ComparisonOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      "Pixel comparison: exact, strict, perceptual, yiq, oklab or fuzzy.",
      valueName: "name"))
  var metric = ComparisonSettings.Metric.strict

  @Option(
    help: ArgumentHelp(
      """
      Largest difference that counts as equal: steps of 255 for strict (2) and fuzzy (2, or a \
      range such as 1-5), ΔE94 for perceptual (1), 0 to 1 for yiq and oklab (0.1).
      """, valueName: "threshold"))
  var threshold: String?

  @Flag(help: "With yiq and oklab, also count anti-aliased pixels.")
  var includeAa = false

  @Flag(help: "With yiq and oklab, compare translucent pixels on white instead of a checkerboard.")
  var noCheckerboard = false

  @Option(
    help: ArgumentHelp(
      "Maximum number of different pixels; with fuzzy also a range such as 1-5.", valueName: "n"))
  var maxPixels: String?

  @Option(
    help: ArgumentHelp("Maximum fraction of different pixels, from 0 to 1.", valueName: "fraction"))
  var maxRatio: Double?

  @Option(
    help: ArgumentHelp(
      "Maximum number k of different pixels in any square of n by n pixels.", valueName: "n:k"))
  var window: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Rectangle of pixels to ignore; can be repeated.", valueName: "x,y,w,h"))
  var ignore: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "ID of a document view to ignore; can be repeated.", valueName: "id"))
  var ignoreView: [String] = []

  @Option(
    help: ArgumentHelp(
      "PNG file whose non-transparent pixels mark pixels to ignore.",
      valueName: "file"))
  var mask: String?

  mutating func take(_ words: inout CommandWords) throws {
    metric = try words.value("--metric") ?? .strict
    threshold = try words.text("--threshold")
    includeAa = words.flag("--include-aa")
    noCheckerboard = words.flag("--no-checkerboard")
    maxPixels = try words.text("--max-pixels")
    maxRatio = try words.value("--max-ratio")
    window = try words.text("--window")
    ignore = try words.texts("--ignore")
    ignoreView = try words.texts("--ignore-view")
    mask = try words.text("--mask")
  }

  func validate() throws { _ = try comparison() }

  /// The comparison that the options describe, without the views to be ignored.
  func comparison() throws(ValidationError) -> PictureComparison {
    let settings = try settings()
    return try Self.reading { () throws(OptionProblem) in try settings.comparison() }
  }

  /// What the options say.
  func settings() throws(ValidationError) -> ComparisonSettings {
    var settings = ComparisonSettings()
    settings.metric = metric
    settings.threshold = try read(threshold, of: "--threshold") { (text) throws(OptionProblem) in
      try ComparisonSettings.range(text)
    }
    settings.includesAntialiasing = includeAa
    settings.usesCheckerboard = !noCheckerboard
    settings.maximumPixels = try read(maxPixels, of: "--max-pixels") {
      (text) throws(OptionProblem) in try ComparisonSettings.wholeRange(text)
    }
    if let maxRatio, !(0...1 ~= maxRatio) {
      throw ValidationError("--max-ratio is \(PositiveNumber(maxRatio)); expected 0 to 1")
    }
    settings.maximumRatio = maxRatio
    settings.window = try read(window, of: "--window") { (text) throws(OptionProblem) in
      try ComparisonSettings.Window(text)
    }
    settings.ignoredRects = try ignore.map { (text) throws(ValidationError) in try rect(text) }
    settings.ignoredViews = ignoreView
    settings.mask = mask
    return settings
  }

  private func read<Value>(
    _ text: String?, of option: String, _ parse: (String) throws(OptionProblem) -> Value
  ) throws(ValidationError) -> Value? {
    guard let text else { return nil }
    return try Self.reading { () throws(OptionProblem) in
      do throws(OptionProblem) {
        return try parse(text)
      } catch {
        throw OptionProblem("\(option) is \(text); \(error.sentence)")
      }
    }
  }

  private static func reading<Value>(
    _ body: () throws(OptionProblem) -> Value
  ) throws(ValidationError) -> Value {
    do throws(OptionProblem) {
      return try body()
    } catch {
      throw ValidationError(error.sentence)
    }
  }

  private func rect(_ text: String) throws(ValidationError) -> CGRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int($0.drop { $0 == " " }) }
    let numbers = parts.compactMap { $0 }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ abs($0) <= 1 << 31 })
    else {
      throw ValidationError(
        "--ignore is \(text); expected left, top, width and height in pixels, for example 10,20,30,40"
      )
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
