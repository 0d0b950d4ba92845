import ChartViews
import DocumentModel
import Foundation
import ViewTree

extension PlottedArgument {
  /// The value as documents write it: dates as objects.
  fileprivate var json: JSONValue {
    let written = AxisFormat.json(value._plotted)
    if case .date = value._plotted { return ["date": written] }
    return written
  }
}

extension ValueType where Value == Bound<PlottedArgument> {
  /// A value of a chart, or the place of one.
  static let boundPlotted = ValueType.bound(.plotted) { $0.json }
}

extension ValueType where Value == PlottedArgument? {
  /// What is chosen in a chart: null for nothing.
  fileprivate static let chosen = ValueType(
    "null, or a value of a chart",
    schema: ["anyOf": [["type": "null"], ValueType<PlottedArgument>.plotted.info.literalSchema]],
    examples: [], matches: ValueType<PlottedArgument>.plotted.info.matches
  ) { node, decoder in
    guard !node.value.isNull else { return .some(nil) }
    return ValueType<PlottedArgument>.plotted.decode(node, decoder).map { .some($0) }
  }
}

extension ValueType where Value == Bound<PlottedArgument?> {
  /// Where what is chosen in a chart is written.
  static let chosenPlace = ValueType(
    "a binding", schema: ["$ref": "#/$defs/binding"], examples: [["$bind": "model.picked"]],
    takesExpressions: false, matches: .having("$bind")
  ) { node, decoder in
    guard node.isBinding else {
      decoder.reportType(
        "a binding", node, help: "write {\"$bind\": \"model.picked\"}, with \"picked\": null")
      return nil
    }
    return ValueType.bound(.chosen) { $0?.json ?? .null }.decode(node, decoder)
  }
}

extension Bound<PlottedArgument> {
  /// The value without its label.
  var plottable: Bound<AnyPlottable> {
    map {
      $0.value
    } back: {
      PlottedArgument(value: $0)
    }
  }
}

extension Bound<PlottedArgument?> {
  /// A chart that tells of its values.
  @MainActor
  func chart(
    _ make: @escaping @MainActor (Binding<AnyPlottable?>) -> AnyView
  ) -> AnyView {
    map {
      $0?.value
    } back: { value in
      value.map { PlottedArgument(value: $0) }
    }.control(make)
  }
}

/// At which values a chart comes to rest.
struct ChartStops: Sendable {
  enum Unit: Sendable {
    case number(Double)
    case calendar(Calendar.Component)
  }

  var unit: Unit
  /// Where swipes lead; nil for the same values.
  var major: Major?

  enum Major: Sendable {
    case page
    case unit(Unit)
  }
}

extension ValueType where Value == ChartStops.Unit {
  /// Those whose beginnings have something in common whatever the locale.
  private static let calendar = ValueType<Calendar.Component>.choice([
    ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
    ("second", .second),
  ])

  static let chartUnit = ValueType(
    "a number or a calendar unit",
    schema: [
      "anyOf": [["type": "number", "exclusiveMinimum": 0], calendar.info.literalSchema]
    ], examples: [5], matches: .number || .string
  ) { node, decoder in
    guard node.string == nil else {
      return calendar.decode(node, decoder).map { .calendar($0) }
    }
    return ValueType<Double>.positive.decode(node, decoder).map { .number($0) }
  }
}

extension ValueType where Value == ChartStops.Major {
  static let chartMajor = ValueType(
    "\"page\", a number or a calendar unit",
    schema: [
      "anyOf": [["const": "page"], ValueType<ChartStops.Unit>.chartUnit.info.literalSchema]
    ],
    examples: ["page", 10], matches: .number || .string
  ) { node, decoder in
    guard node.string != "page" else { return .page }
    return ValueType<ChartStops.Unit>.chartUnit.decode(node, decoder).map { .unit($0) }
  }
}
