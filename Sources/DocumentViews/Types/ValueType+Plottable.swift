import ChartViews
import DocumentModel
import Foundation
import VectorGeometry

/// A value of a chart with its label, as a document says it.
struct PlottedArgument: Sendable {
  var value: AnyPlottable
  var label = ""
  /// The span of the calendar around a date that it stands for.
  var unit: Calendar.Component?

  @MainActor var field: PlottableValue<AnyPlottable> {
    PlottableValue(label, value, unit: unit)
  }
}

extension ValueType where Value == Date {
  private static let help =
    "write \"2024\", \"2024-06\", \"2024-06-10\" or \"2024-06-10T09:41:00Z\""

  /// A date or a time, in Greenwich unless it says otherwise.
  static let plottedDate = ValueType(
    "a date such as \"2024-06-10\" or \"2024-06-10T09:41:00Z\"",
    schema: [
      "type": "string",
      "pattern": "^[0-9]{4}(-[0-9]{2}(-[0-9]{2}([T ][0-9:.]+(Z|[+-][0-9:]+)?)?)?)?$",
    ],
    examples: ["2024-06-10", "2024-06-10T09:41:00Z"], matches: .string
  ) { node, decoder in
    guard let text = node.string else {
      decoder.reportType("a date, a string", node, help: help)
      return nil
    }
    if let date = DateText.date(text) { return date }
    decoder.report(
      .unknownChoice, "\(Diagnostic.quoted(text)) is not a date", at: node.span, help: help)
    return nil
  }
}

extension ValueType where Value == Calendar.Component {
  static let calendarUnit = ValueType.choice([
    ("year", .year), ("quarter", .quarter), ("month", .month), ("weekOfYear", .weekOfYear),
    ("day", .day), ("hour", .hour), ("minute", .minute), ("second", .second),
  ])
}

extension ValueType where Value == AnyPlottable {
  /// A number or a name.
  static let plottedValue = ValueType(
    "a number or a string", schema: ["type": ["number", "string"]], examples: [12, "Jan"],
    matches: .number || .string
  ) { node, decoder in
    if let number = node.number { return AnyPlottable(number) }
    if let name = node.string {
      decoder.noteNames(in: name, node)
      return AnyPlottable(name)
    }
    decoder.reportType(
      "a number or a string", node,
      help: node.value.isNull
        ? "omit the mark if there is no value: \"if\": {\"$\": \"item.value != null\"}"
        : nil)
    return nil
  }
}

extension ValueType where Value == PlottedArgument {
  private static let form = ObjectForm<PlottedArgument>(
    optional("value", .plottedValue, "The number, or the name of a category."),
    optional("date", .plottedDate, "The date, instead of a value."),
    optional("unit", .calendarUnit, "The calendar unit around the date, such as its day or month."),
    defaulted("label", .string, "", "The label of the value.")
  ) { (value, date, unit, label) throws(ArgumentProblem) in
    switch (value, date) {
    case (let value?, nil):
      guard unit == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys, message: "\"unit\" requires \"date\" instead of \"value\"",
          help: "write \"date\" instead of \"value\"")
      }
      return PlottedArgument(value: value, label: label)
    case (nil, let date?):
      return PlottedArgument(value: AnyPlottable(date), label: label, unit: unit)
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "a value of a chart needs the key \"value\" or \"date\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "a value of a chart has either \"value\" or \"date\", not both")
    }
  }

  /// A value of a chart.
  static let plotted = ValueType(
    "a number, a string, or an object with `value` or `date`",
    schema: ["anyOf": [ValueType<AnyPlottable>.plottedValue.info.literalSchema, form.schema]],
    examples: [
      12, "Jan", ["value": 3.5, "label": "Rain"], ["date": "2024-06-10", "unit": "month"],
    ], matches: .number || .string || .object
  ) { node, decoder in
    guard let members = node.members else {
      return ValueType<AnyPlottable>.plottedValue.decode(node, decoder).map {
        PlottedArgument(value: $0)
      }
    }
    return form.read(
      ArgumentList(owner: .described("a value of a chart"), span: node.span, members: members),
      decoder)
  }

  /// The keys of a value that is an object.
  static var plottedKeys: [ParameterInfo] { form.parameters }
}

extension ValueType where Value == MarkDimension {
  private static let form = ObjectForm<MarkDimension>(
    optional("ratio", .nonnegative, "The fraction of the available space, 1 for all of it."),
    optional("inset", .length, "The inset from the available space at both ends, in points.")
  ) { (ratio, inset) throws(ArgumentProblem) in
    switch (ratio, inset) {
    case (let ratio?, nil): return .ratio(CGFloat(ratio))
    case (nil, let inset?): return .inset(inset)
    case (nil, nil), (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "the size of a mark has either \"ratio\" or \"inset\"")
    }
  }

  /// How large a mark is along an axis.
  static let markDimension = ValueType(
    "points, \"automatic\", or an object with `ratio` or `inset`",
    schema: [
      "anyOf": [["type": "number", "minimum": 0], ["const": "automatic"], form.schema]
    ], examples: [12, "automatic", ["ratio": 0.5], ["inset": 4]],
    matches: .number || .string || .object
  ) { node, decoder in
    if node.string == "automatic" { return .automatic }
    if let members = node.members {
      return form.read(
        ArgumentList(owner: .described("the size of a mark"), span: node.span, members: members),
        decoder)
    }
    guard node.number != nil else {
      decoder.reportType("points, \"automatic\", or an object with \"ratio\" or \"inset\"", node)
      return nil
    }
    return ValueType<CGFloat>.nonnegativeLength.decode(node, decoder).map { .fixed($0) }
  }
}

extension ValueType where Value == MarkStackingMethod {
  static let stacking = ValueType.choice([
    ("standard", .standard), ("normalized", .normalized), ("center", .center),
    ("unstacked", .unstacked),
  ])
}

extension ValueType where Value == InterpolationMethod {
  private static let names: ValueType = .choice([
    ("linear", .linear), ("monotone", .monotone), ("cardinal", .cardinal),
    ("catmullRom", .catmullRom), ("stepStart", .stepStart), ("stepCenter", .stepCenter),
    ("stepEnd", .stepEnd),
  ])

  private static let form = ObjectForm<InterpolationMethod>(
    optional(
      "cardinal", .fraction, "The tension of a cardinal spline; 1 results in straight lines."),
    optional(
      "catmullRom", .fraction,
      "The kind of a Catmull-Rom spline: 0 uniform, 0.5 centripetal, 1 chordal.")
  ) { (tension, alpha) throws(ArgumentProblem) in
    switch (tension, alpha) {
    case (let tension?, nil): return .cardinal(tension: tension)
    case (nil, let alpha?): return .catmullRom(alpha: alpha)
    case (nil, nil), (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "an interpolation has either \"cardinal\" or \"catmullRom\"")
    }
  }

  /// How a line goes from point to point.
  static let interpolationMethod = ValueType(
    "the name of an interpolation, or an object with `cardinal` or `catmullRom`",
    schema: ["anyOf": [names.info.literalSchema, form.schema]],
    examples: names.info.examples + [["cardinal": 0.5], ["catmullRom": 1]],
    matches: .string || .object
  ) { node, decoder in
    guard let members = node.members else { return names.decode(node, decoder) }
    return form.read(
      ArgumentList(owner: .described("an interpolation"), span: node.span, members: members),
      decoder)
  }
}
