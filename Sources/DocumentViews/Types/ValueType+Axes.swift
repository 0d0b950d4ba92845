import ChartViews
import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// How the values of an axis are written.
struct AxisFormat: Sendable {
  enum Kind: Sendable {
    /// As `format(value, …)` writes numbers.
    case number(DocumentModel.Expression, specification: String)
    /// By a pattern of dates.
    case date(pattern: String)
    /// By an expression of `value`.
    case expression(DocumentModel.Expression, ExpressionScope)
  }

  let kind: Kind
  /// Where it stands in the document.
  let place: String

  /// The text for a value; nil where the format is for values of another type.
  func text(_ plotted: AnyPlottable, _ locale: Locale, _ calendar: Calendar) -> String? {
    switch (kind, plotted._plotted) {
    case (.number(let expression, let specification), .number(let number)):
      return try? Self.written(
        expression,
        ExpressionScope(
          ["value": .number(JSONNumber(number)), "spec": .string(specification)],
          environment: ExpressionEnvironment(locale: TextLocale(locale: locale))))
    case (.date(let pattern), .date(let seconds)):
      return DateText.text(
        Date(timeIntervalSinceReferenceDate: seconds), pattern: pattern, locale: locale,
        timeZone: calendar.timeZone)
    case (.expression(let expression, let scope), let value):
      return try? Self.written(expression, scope.adding("value", Self.json(value)))
    case (.number, _), (.date, _): return nil
    }
  }

  /// Why a value can't be written, with the format's place; nil where it can.
  func problem(_ plotted: AnyPlottable) -> String? {
    guard let problem = sentence(plotted._plotted) else { return nil }
    return "the format at \(place) is ignored: \(problem)"
  }

  private func sentence(_ value: _PlottedValue) -> String? {
    switch (kind, value) {
    case (.number, .number), (.date, .date): return nil
    case (.number, _): return "it is for numbers, and the axis has \(Self.shown(value))"
    case (.date, _): return "it is for dates, and the axis has \(Self.shown(value))"
    case (.expression(let expression, let scope), _):
      do throws(ExpressionError) {
        _ = try Self.written(expression, scope.adding("value", Self.json(value)))
        return nil
      } catch {
        return "at \(Self.shown(value)), \(error.message)"
      }
    }
  }

  private static func shown(_ value: _PlottedValue) -> String {
    switch value {
    case .number(let number): "the number \(JSONNumber(number).text)"
    case .category(let name): "the name \(Diagnostic.quoted(name))"
    case .date: "the date \(json(value).string ?? "")"
    }
  }

  private static func written(
    _ expression: DocumentModel.Expression, _ scope: ExpressionScope
  ) throws(ExpressionError) -> String {
    let value = try expression.evaluate(in: scope)
    if case .number(let number) = value { return number.text }
    guard let text = value.string else {
      throw ExpressionError(
        .wrongType, "the expression results in \(value.kindName); expected a string or a number",
        at: 0..<0)
    }
    return text
  }

  /// What expressions see of a value: dates as texts.
  static func json(_ value: _PlottedValue) -> JSONValue {
    switch value {
    case .number(let number): .number(JSONNumber(number))
    case .category(let name): .string(name)
    case .date(let seconds):
      .string(Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601))
    }
  }
}

extension ValueType where Value == AxisFormat {
  private static let dateForm = ObjectForm<AxisFormat>(
    required("date", .string, "A Unicode date pattern, such as \"d MMM\" or \"yyyy\".")
  ) { AxisFormat(kind: .date(pattern: $0), place: "") }

  /// How the values of an axis are written.
  static let axisFormat = ValueType(
    "a format as for format(), an object with `date`, or an expression of `value`",
    schema: [
      "anyOf": [["type": "string"], dateForm.schema, ["$ref": "#/$defs/expression"]]
    ],
    examples: [",.0f", ["date": "MMM"], ["$": "format(value / 1000, '.0f') + ' k'"]],
    takesExpressions: false, matches: .string || .having("$") || .having("date")
  ) { node, decoder in
    if node.isExpression { return expression(node, decoder) }
    if let members = node.members {
      return dateForm.read(
        ArgumentList(owner: .described("a format"), span: node.span, members: members), decoder
      ).map { AxisFormat(kind: $0.kind, place: decoder.pointer.description) }
    }
    guard let text = node.string,
      let format = try? DocumentModel.Expression(parsing: "format(value, spec)")
    else {
      decoder.reportType("a format such as \",.0f\", or an object with \"date\"", node)
      return nil
    }
    do throws(ExpressionError) {
      _ = try format.evaluate(
        in: ExpressionScope(["value": .number(JSONNumber(1)), "spec": .string(text)]))
    } catch {
      decoder.report(error.code, error.message, at: node.span, help: error.help)
      return nil
    }
    return AxisFormat(
      kind: .number(format, specification: text), place: decoder.pointer.description)
  }

  private static func expression(_ node: JSONNode, _ decoder: DocumentDecoder) -> AxisFormat? {
    guard let expression = decoder.expression(in: node) else { return nil }
    decoder.checkNames(of: expression, in: node, also: ["value"])
    return AxisFormat(
      kind: .expression(expression, decoder.scope), place: decoder.pointer.description)
  }
}

/// Which values of an axis have marks.
enum AxisValuesArgument: Sendable {
  case automatic(count: Int?)
  case stride(Double)
  case calendar(Calendar.Component, Int)
  case values([AnyPlottable])

  var values: AxisMarkValues {
    switch self {
    case .automatic(let count): .automatic(desiredCount: count)
    case .stride(let step): .stride(by: step)
    case .calendar(let unit, let count): .stride(by: unit, count: count)
    case .values(let values): .values(values)
    }
  }
}

extension ValueType where Value == AxisValuesArgument {
  private static let form = ObjectForm<AxisValuesArgument>(
    optional(
      "count", .positiveCount,
      "The approximate number of round values, or the number of units per step."),
    optional("stride", .positive, "A number; its multiples are the values."),
    optional("unit", .calendarUnit, "A calendar unit; the start of each unit is a value.")
  ) { (count, step, unit) throws(ArgumentProblem) in
    if let unit {
      guard step == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "the values of an axis have either \"stride\" or \"unit\"")
      }
      return .calendar(unit, count ?? 1)
    }
    guard let step else { return .automatic(count: count) }
    guard count == nil else {
      throw ArgumentProblem(
        code: .conflictingKeys, message: "the values of an axis have either \"stride\" or \"count\""
      )
    }
    return .stride(step)
  }

  private static let list = ValueType<[PlottedArgument]>.array(.plotted, "an array of values")

  /// Which values of an axis have marks.
  static let axisValues = ValueType(
    "an array of values, or an object with `count`, `stride` or `unit`",
    schema: ["anyOf": [list.info.literalSchema, form.schema]],
    examples: [[0, 50, 100], ["count": 5], ["stride": 25], ["unit": "month", "count": 3]],
    matches: .array || .object
  ) { node, decoder in
    guard let members = node.members else {
      return list.decode(node, decoder).map { .values($0.map(\.value)) }
    }
    return form.read(
      ArgumentList(owner: .described("the values of an axis"), span: node.span, members: members),
      decoder)
  }
}

/// A line or a label at each value of an axis.
struct AxisPart: Sendable {
  enum Kind: Sendable {
    case gridLine
    case tick(length: CGFloat?)
    case label(AxisLabelArguments)
  }

  var kind: Kind
  var isShown = true
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?

  @MainActor var mark: any AxisMark {
    let plain: any AxisMark =
      switch kind {
      case .gridLine: AxisGridLine(centered: isCentered, stroke: stroke)
      case .tick(let length?): AxisTick(centered: isCentered, length: length, stroke: stroke)
      case .tick(nil): AxisTick(centered: isCentered, stroke: stroke)
      case .label(let label): label.mark(isCentered: isCentered)
      }
    return styled(plain)
  }

  @MainActor private func styled(_ mark: some AxisMark) -> any AxisMark {
    switch (style, font) {
    case (let style?, let font?): mark.font(font).foregroundStyle(style)
    case (let style?, nil): mark.foregroundStyle(style)
    case (nil, let font?): mark.font(font)
    case (nil, nil): mark
    }
  }
}

/// What a label of an axis says, and how.
struct AxisLabelArguments: Sendable {
  var format: AxisFormat?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  @MainActor func mark(isCentered: Bool?) -> AxisValueLabel<Text> {
    AxisValueLabel(
      writing: format.map { format in { format.text($0, $1, $2) } },
      problem: format.map { format in { format.problem($0) } }, centered: isCentered,
      anchor: anchor, collisionResolution: collision, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension ValueType where Value == AxisPart {
  private static let style = optional("foregroundStyle", .style, "The paint.")
  private static let centered = optional(
    "centered", .bool, "Whether to center it in a span or category.")
  private static let lineWidth = optional(
    "lineWidth", .nonnegativeLength, "The width of the line, in points.")
  private static let dash = optional(
    "dash", .dash, "The alternating lengths of dashes and gaps, in points.")

  private static func stroke(_ width: CGFloat?, _ dash: [CGFloat]?) -> StrokeStyle? {
    guard width != nil || dash != nil else { return nil }
    return StrokeStyle(lineWidth: width ?? 1, dash: dash ?? [])
  }

  private static let gridLineForm = ObjectForm<AxisPart>(lineWidth, dash, style, centered) {
    AxisPart(kind: .gridLine, isCentered: $3, stroke: stroke($0, $1), style: $2)
  }

  private static let tickForm = ObjectForm<AxisPart>(
    optional("length", .nonnegativeLength, "The length, in points."), lineWidth, dash, style,
    centered
  ) {
    AxisPart(kind: .tick(length: $0), isCentered: $4, stroke: stroke($1, $2), style: $3)
  }

  private static let labelForm = ObjectForm<AxisPart>(
    optional("format", .axisFormat, "The format of the value."), centered,
    optional("anchor", .unitPoint, "The point of the label to place at the value."),
    defaulted("orientation", .labelOrientation, "automatic", "The orientation."),
    defaulted("collision", .labelCollision, "automatic", "The behavior for overlapping labels."),
    optional("horizontalSpacing", .length, "The horizontal spacing, in points."),
    optional("verticalSpacing", .length, "The vertical spacing, in points."),
    optional("font", .font, "The font."), style
  ) { format, isCentered, anchor, orientation, collision, horizontal, vertical, font, style in
    let label = AxisLabelArguments(
      format: format, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontal, verticalSpacing: vertical)
    return AxisPart(kind: .label(label), isCentered: isCentered, style: style, font: font)
  }

  static let gridLine = part("a grid line", gridLineForm, AxisPart(kind: .gridLine))
  static let tick = part("a tick", tickForm, AxisPart(kind: .tick(length: nil)))
  static let axisLabel = part("a label", labelForm, AxisPart(kind: .label(AxisLabelArguments())))

  /// Whether there is a part, or what it is like.
  private static func part(
    _ name: String, _ form: ObjectForm<AxisPart>, _ plain: AxisPart
  ) -> ValueType {
    ValueType(
      "true, false or \(name), an object", schema: ["anyOf": [["type": "boolean"], form.schema]],
      examples: [true, false] + form.parameters.examples, matches: .bool || .object
    ) { node, decoder in
      if let isShown = node.bool {
        var part = plain
        part.isShown = isShown
        return part
      }
      guard let members = node.members else {
        decoder.reportType("true, false or \(name), an object", node)
        return nil
      }
      return form.read(
        ArgumentList(owner: .described(name), span: node.span, members: members), decoder)
    }
  }

  /// The keys of the parts, for the documentation.
  static var partKeys: [(name: String, keys: [ParameterInfo])] {
    [
      ("gridLine", gridLineForm.parameters), ("tick", tickForm.parameters),
      ("label", labelForm.parameters),
    ]
  }
}

extension ValueType where Value == AxisValueLabelOrientation {
  static let labelOrientation = ValueType.choice([
    ("automatic", .automatic), ("horizontal", .horizontal), ("vertical", .vertical),
    ("verticalReversed", .verticalReversed),
  ])
}

extension ValueType where Value == AxisValueLabelCollisionResolution {
  static let labelCollision = ValueType.choice([
    ("automatic", .automatic), ("greedy", .greedy), ("truncate", .truncate),
    ("disabled", .disabled),
  ])
}
