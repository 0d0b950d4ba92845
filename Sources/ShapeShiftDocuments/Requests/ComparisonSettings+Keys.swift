import DocumentModel
import Foundation
import IntegerConversion

extension ComparisonSettings: KeyedSettings {
  package static let defaults = ComparisonSettings()

  package static let keys: [SettingKey<ComparisonSettings>] = [
    SettingKey(
      "metric", \.metric, .choice, "name", help: "Rule by which pixels count as different."),
    SettingKey(
      "threshold", \.threshold, ranges, "threshold",
      help: """
        Largest difference that counts as equal: steps of 255 for strict (2) and fuzzy (2, or a \
        range such as 1-5), ΔE94 for perceptual (1), 0 to 1 for yiq and oklab (0.1).
        """),
    SettingKey(
      "includeAA", \.includesAntialiasing, .flag(),
      help: "With yiq and oklab, also count anti-aliased pixels."),
    SettingKey(
      "checkerboard", \.usesCheckerboard, .flag(.negatedFlag),
      help: "With yiq and oklab, compare translucent pixels on white instead of a checkerboard."
    ).described(
      "With yiq and oklab: whether translucent pixels are compared on a checkerboard instead of white."
    ),
    SettingKey(
      "maxPixels", \.maximumPixels, wholeRanges, "n",
      help: "Maximum number of different pixels; with fuzzy also a range such as 1-5."),
    SettingKey(
      "maxRatio", \.maximumRatio, .number(0...1), "fraction",
      help: "Maximum fraction of different pixels, from 0 to 1."),
    SettingKey(
      "window", \.window, windows, "n:k",
      help: "Maximum number k of different pixels in any square of n by n pixels."
    ).described("\"n:k\": at most k different pixels in any square of n by n."),
    SettingKey(
      "ignore", \.ignoredRects, rects, "x,y,w,h",
      help: "Rectangle of pixels to ignore; can be repeated."
    ).described("Rectangles [x, y, width, height] in pixels that are not compared."),
    SettingKey(
      "ignoreViews", \.ignoredViews, .texts, "id",
      help: "ID of a document view to ignore; can be repeated."
    ).described("IDs of views that are not compared."),
    SettingKey(
      "mask", \.mask, .text, "file",
      help: "PNG file whose non-transparent pixels mark pixels to ignore."
    ).completed(),
  ]

  private static let ranges = OptionValue<ClosedRange<Double>>.parsed(
    schema: ["anyOf": [["type": "number", "minimum": 0], ["type": "string"]]], range, text)

  private static let wholeRanges = OptionValue<ClosedRange<Int>>.parsed(
    schema: ["anyOf": [["type": "integer", "minimum": 0], ["type": "string"]], "default": 0],
    wholeRange, { text(Double($0.lowerBound)...Double($0.upperBound)) })

  private static let windows = OptionValue<Window>.parsed(
    schema: ["type": "string", "pattern": "^[0-9]+:[0-9]+$"],
    { (text) throws(OptionProblem) in try Window(text) }, { "\($0.size):\($0.maximum)" })

  private static let rects = OptionValue<[CGRect]>(
    read: { (value) throws(OptionProblem) in
      guard let array = value.array else { throw OptionProblem("expected an array of rectangles") }
      return try array.map { (rect) throws(OptionProblem) in try Self.rect(rect) }
    },
    write: { rects in
      .array(
        rects.map { rect in
          .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(JSONNumber($0)) })
        })
    },
    schema: [
      "type": "array",
      "items": [
        "anyOf": [
          ["type": "array", "items": ["type": "integer"], "minItems": 4, "maxItems": 4],
          ["type": "string", "pattern": "^ *-?[0-9]+(, *-?[0-9]+){3}$"],
        ]
      ],
    ], form: .values)

  /// Reads `[10, 20, 30, 40]` or `10,20,30,40`.
  private static func rect(_ value: JSONValue) throws(OptionProblem) -> CGRect {
    let sides =
      value.array?.map(\.number)
      ?? value.string?.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int($0.drop { $0 == " " }).map(Double.init) } ?? []
    let numbers = sides.compactMap { $0 }
    guard sides.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ abs($0) <= 0x1p31 && $0 == $0.rounded() })
    else {
      throw OptionProblem(
        "expected left, top, width, height in pixels, for example 10,20,30,40", of: value)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
