package import DocumentModel

extension ComparisonSettings {
  /// A key of the settings in JSON: its reader and its schema.
  package struct Key: Sendable {
    package let name: String
    /// The JSON Schema of the value, with its description.
    package let schema: JSONObject
    let read: @Sendable (inout ComparisonSettings, inout RequestFields) throws(RequestError) -> Void

    fileprivate init(
      _ name: String, _ description: String, _ schema: JSONObject,
      _ read:
        @escaping @Sendable (inout ComparisonSettings, inout RequestFields)
        throws(RequestError) -> Void
    ) {
      (self.name, self.read) = (name, read)
      var schema = schema
      schema["description"] = .string(description)
      self.schema = schema
    }
  }

  /// All keys by name.
  package static let keys = table.map(\.name)

  /// The keys, in the order of messages.
  package static let table = [metricKey] + pixelKeys + limitKeys + ignoringKeys

  /// Checks each value alone; whether values can be combined depends on the metric, which another entry may set.
  package static func checkValues(of object: JSONObject) throws(RequestError) {
    var settings = ComparisonSettings()
    try settings.read(object)
  }

  private mutating func read(_ object: JSONObject) throws(RequestError) {
    var fields = try RequestFields(object)
    for key in Self.table { try key.read(&self, &fields) }
  }

  private static let metricKey = Key(
    "metric", "The rule by which pixels count as different.",
    ["enum": .array(Metric.allCases.map { .string($0.rawValue) }), "default": "strict"]
  ) { (settings, fields) throws(RequestError) in
    settings.metric = try fields.choice("metric") ?? settings.metric
  }

  private static let pixelKeys = [
    Key(
      "threshold",
      "The largest accepted difference of a pixel: 0 to 255 for strict and fuzzy, which also takes a range such as \"1-5\", ΔE94 for perceptual, 0 to 1 for yiq and oklab.",
      ["anyOf": [["type": "number", "minimum": 0], ["type": "string"]]]
    ) { (settings, fields) throws(RequestError) in
      settings.threshold = try fields.parsed("threshold") { (text) throws(OptionProblem) in
        try ComparisonSettings.range(text)
      }
    },
    Key(
      "includeAA", "With yiq and oklab: whether pixels that look anti-aliased count.",
      ["type": "boolean", "default": false]
    ) { (settings, fields) throws(RequestError) in
      settings.includesAntialiasing =
        try fields.flag("includeAA") ?? settings.includesAntialiasing
    },
    Key(
      "checkerboard",
      "With yiq and oklab: whether translucent pixels are compared on a checkerboard instead of white.",
      ["type": "boolean", "default": true]
    ) { (settings, fields) throws(RequestError) in
      settings.usesCheckerboard = try fields.flag("checkerboard") ?? settings.usesCheckerboard
    },
  ]

  private static let limitKeys = [
    Key(
      "maxPixels", "The number of pixels that may differ; with fuzzy also a range.",
      ["anyOf": [["type": "integer", "minimum": 0], ["type": "string"]], "default": 0]
    ) { (settings, fields) throws(RequestError) in
      settings.maximumPixels = try fields.parsed("maxPixels") { (text) throws(OptionProblem) in
        try ComparisonSettings.wholeRange(text)
      }
    },
    Key(
      "maxRatio", "The share of pixels that may differ.",
      [
        "anyOf": [["type": "number", "minimum": 0, "maximum": 1], ["type": "string"]], "default": 0,
      ]
    ) { (settings, fields) throws(RequestError) in
      settings.maximumRatio = try fields.number("maxRatio", "a number from 0 to 1") { 0...1 ~= $0 }
    },
    Key(
      "window", "\"n:k\": at most k different pixels in any square of n by n.",
      ["type": "string", "pattern": "^[0-9]+:[0-9]+$"]
    ) { (settings, fields) throws(RequestError) in
      settings.window = try fields.parsed("window") { (text) throws(OptionProblem) in
        try Window(text)
      }
    },
  ]

  private static let ignoringKeys = [
    Key(
      "ignore", "Rectangles [x, y, width, height] in pixels that are not compared.",
      [
        "type": "array",
        "items": [
          "type": "array", "items": ["type": "integer"], "minItems": 4, "maxItems": 4,
        ],
      ]
    ) { (settings, fields) throws(RequestError) in
      guard let rects = fields.take("ignore") else { return }
      guard let array = rects.array else {
        throw RequestFields.wrong("ignore", rects, "[[left, top, width, height]] in pixels")
      }
      settings.ignoredRects = try array.map { (rect) throws(RequestError) in
        try ComparisonSettings.rect(rect)
      }
    },
    Key(
      "ignoreViews", "The ids of views that are not compared.",
      [
        "anyOf": [
          ["type": "string"], ["type": "array", "items": ["type": ["string", "number"]]],
        ]
      ]
    ) { (settings, fields) throws(RequestError) in
      settings.ignoredViews = try fields.texts("ignoreViews")
    },
    Key(
      "mask", "A PNG file; pixels that are not clear there are not compared.",
      ["type": ["string", "number"]]
    ) { (settings, fields) throws(RequestError) in
      settings.mask = try fields.text("mask")
    },
  ]
}
