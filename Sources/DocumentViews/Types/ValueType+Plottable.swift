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
  /// A date or a time, in Greenwich unless it says otherwise.
  static let plottedDate = date(isPosition: false)

  /// A date or a time, or a null from an expression, which is a gap.
  static let positionDate = date(isPosition: true)

  private static func date(isPosition: Bool) -> ValueType {
    ValueType(
      "a date such as \"2024-06-10\", \"2024-06-10T09:41:00Z\" or \"10 June 2024\"",
      schema: ["type": ["string", "number"]],
      examples: ["2024-06-10", "2024-06-10T09:41:00Z", "10 June 2024"],
      matches: .string || .number
    ) { node, decoder in
      if isPosition, decoder.isGap(node) { return Date(timeIntervalSinceReferenceDate: .nan) }
      guard node.string != nil || node.number != nil else {
        decoder.reportType("a date, a string", node, help: nil)
        return nil
      }
      if let date = DateText.date(node.value) {
        decoder.notePlotted(.date, node)
        return date
      }
      decoder.reportDate(node)
      return nil
    }
  }
}

extension DocumentDecoder {
  /// Whether an expression has null in place of a value.
  func isGap(_ node: JSONNode) -> Bool { node.isNull && expressionText(of: node) != nil }

  /// Reports a text that is not a date, or that may be two.
  fileprivate func reportDate(_ node: JSONNode) {
    let text = node.string ?? node.shownValue
    let argument = expressionText(of: node) ?? "'\(text)'"
    let isAmbiguous = DateText.patterns(of: text).count > 1
    report(
      .unknownChoice,
      isAmbiguous
        ? "\(Diagnostic.quoted(text)) can be two dates"
        : "\(Diagnostic.quoted(text)) is not a date",
      at: node.span,
      help: DateText.help(for: text, of: argument) { "{\"$\": \(JSONWriter.quoted($0))}" })
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
  static let plottedValue = value(isPosition: false)

  /// A number or a name, or a null from an expression, which is a gap.
  static let positionValue = value(isPosition: true)

  private static func value(isPosition: Bool) -> ValueType {
    ValueType(
      "a number or a string", schema: ["type": ["number", "string"]], examples: [12, "Jan"],
      matches: .number || .string
    ) { node, decoder in
      if let number = node.number {
        decoder.notePlotted(.number(number), node)
        return AnyPlottable(number)
      }
      if let name = node.string {
        decoder.noteNames(in: name, node)
        decoder.notePlotted(.name(name), node)
        return AnyPlottable(name)
      }
      if isPosition, decoder.isGap(node) { return AnyPlottable(Double.nan) }
      decoder.reportType("a number or a string", node)
      return nil
    }
  }
}

extension ValueType where Value == PlottedArgument {
  private static func form(
    _ value: ValueType<AnyPlottable>, _ date: ValueType<Date>
  ) -> ObjectForm<PlottedArgument> {
    ObjectForm<PlottedArgument>(
      optional("value", value, "The number, or the name of a category."),
      optional("date", date, "The date, instead of a value."),
      optional(
        "unit", .calendarUnit, "The calendar unit around the date, such as its day or month."),
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
  }

  private static let plottedForm = form(.plottedValue, .plottedDate)
  private static let positionForm = form(.positionValue, .positionDate)

  /// A value of a chart.
  static let plotted = argument(.plottedValue, plottedForm, "")

  /// A value along an axis of a chart.
  static let position = argument(
    .positionValue, positionForm, "; null from an expression is a gap")

  private static func argument(
    _ value: ValueType<AnyPlottable>, _ form: ObjectForm<PlottedArgument>, _ remark: String
  ) -> ValueType {
    ValueType(
      "a number, a string, or an object with `value` or `date`\(remark)",
      schema: ["anyOf": [value.info.literalSchema, form.schema]],
      examples: [
        12, "Jan", ["value": 3.5, "label": "Rain"], ["date": "2024-06-10", "unit": "month"],
      ], matches: .number || .string || .object
    ) { node, decoder in
      guard let members = node.members else {
        return value.decode(node, decoder).map { PlottedArgument(value: $0) }
      }
      return form.read(
        ArgumentList(owner: .described("a value of a chart"), span: node.span, members: members),
        decoder)
    }
  }

  /// The keys of a value that is an object.
  static var plottedKeys: [ParameterInfo] { plottedForm.parameters }
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
