import ChartViews
import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

import struct Foundation.CGFloat

extension ModifierTable {
  /// Which looks values have in charts, and what says so.
  static let legends: [ModifierEntry] = [
    .view(
      "chartForegroundStyleScale", "Assigns styles to values.", .charts, ["range"],
      optional("mapping", .styleMapping, "The styles by value name."),
      optional("domain", .plottedDomain, "The values, in the order of the styles."),
      optional(
        "range", ValueType<[AnyShapeStyle]>.array(.style, "an array of styles", minimum: 1),
        "The styles, in order."),
      optional(
        "gradient", ValueType<[Color]>.array(.color, "an array of colors", minimum: 2),
        "The colors of a gradient for numbers.")
    ) { (mapping, domain, range, gradient) throws(ArgumentProblem) in
      let count = [mapping != nil, range != nil, gradient != nil].count(where: \.self)
      guard count == 1 || (count == 0 && domain != nil), mapping == nil || domain == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message:
            "\"chartForegroundStyleScale\" has \"mapping\", or \"range\" or \"gradient\" with a \"domain\""
        )
      }
      return {
        foreground(
          $0, domain ?? mapping?.map { AnyPlottable($0.name) }, range ?? mapping?.map(\.style),
          gradient)
      }
    },
    .view(
      "chartSymbolScale", "Assigns symbols to values.", .charts, ["range"],
      optional("domain", .plottedDomain, "The values, in the order of the symbols."),
      required(
        "range",
        ValueType<[BasicChartSymbolShape]>.array(.chartSymbol, "an array of symbols", minimum: 1),
        "The symbols, in order.")
    ) { domain, range in
      { view in
        domain.map { AnyView(view.chartSymbolScale(domain: $0, range: range)) }
          ?? AnyView(view.chartSymbolScale(range: range))
      }
    },
    .view(
      "chartLineStyleScale", "Assigns line styles to values, in order.", .charts,
      ["range"],
      required(
        "range", ValueType<[StrokeStyle]>.array(.lineStyle, "an array of line styles", minimum: 1),
        "The line styles.")
    ) { range in { AnyView($0.chartLineStyleScale(range: range)) } },
    .view(
      "chartSymbolSizeScale", "Sets the symbol sizes of the minimum and maximum value.",
      .charts, ["range"],
      required(
        "range",
        ValueType<[CGFloat]>.array(
          .nonnegativeLength, "two areas, the smaller one first", minimum: 2, maximum: 2
        ).showing([[20, 200]]), "The areas, in square points.")
    ) { (areas) throws(ArgumentProblem) in
      guard areas[0] <= areas[1] else {
        throw ArgumentProblem(
          code: .outOfRange,
          message: "the first area is larger than the second; expected the smaller area first"
        )
      }
      return { AnyView($0.chartSymbolSizeScale(range: areas[0]...areas[1])) }
    },
    .view(
      "chartLegend", "Shows, hides, positions or replaces the legends of charts.", .charts,
      ["visibility"],
      optional("visibility", .visibility, "Whether it is shown."),
      defaulted("position", .annotationPosition, "automatic", "Where; automatic: below."),
      optional("alignment", .alignment, "The alignment along the edge."),
      optional("spacing", .length, "The distance to the plot, in points."),
      optional("content", .content, "Views, instead of the default legend.")
    ) { visibility, position, alignment, spacing, content in
      { view in
        let placed =
          content.map { content in
            AnyView(
              view.chartLegend(position: position, alignment: alignment, spacing: spacing) {
                content.view
              })
          }
          ?? AnyView(view.chartLegend(position: position, alignment: alignment, spacing: spacing))
        return visibility.map { AnyView(placed.chartLegend($0)) } ?? placed
      }
    },
  ]

  @MainActor private static func foreground(
    _ view: AnyView, _ domain: [AnyPlottable]?, _ range: [AnyShapeStyle]?, _ colors: [Color]?
  ) -> AnyView {
    var view = view
    if let domain { view = AnyView(view.chartForegroundStyleScale(domain: domain)) }
    if let range { view = AnyView(view.chartForegroundStyleScale(range: range)) }
    if let colors {
      view = AnyView(view.chartForegroundStyleScale(range: Gradient(colors: colors)))
    }
    return view
  }
}

extension ValueType where Value == [AnyPlottable] {
  /// The values of a scale of looks.
  static let plottedDomain = ValueType<[PlottedArgument]>.array(
    .plotted, "an array of values", minimum: 1
  ).showing([["Lisbon", "Berlin"], [0, 100]]).map { $0.map(\.value) }
}

/// The style that a value has, by its name.
struct NamedPaint: Sendable {
  let name: String
  let style: AnyShapeStyle
}

extension ValueType where Value == [NamedPaint] {
  /// Styles by names.
  static let styleMapping = ValueType(
    "an object of styles by names",
    schema: [
      "type": "object",
      "additionalProperties": [
        "anyOf": [["$ref": "#/$defs/style"], ["$ref": "#/$defs/expression"]]
      ],
    ],
    examples: [["Berlin": "blue", "Lisbon": "orange"]], takesExpressions: false, matches: .object
  ) { node, decoder in
    guard let members = node.members else {
      decoder.reportType("an object of styles by names", node)
      return nil
    }
    let paints = members.map { member in
      decoder.at(member.key) {
        ValueType<AnyShapeStyle>.style.read(member.value, decoder).map {
          NamedPaint(name: member.key, style: $0)
        }
      }
    }
    let known = paints.compactMap(\.self)
    return known.count == paints.count ? known : nil
  }
}

extension ValueType where Value == StrokeStyle {
  private static let form = ObjectForm<StrokeStyle>(
    defaulted("lineWidth", .nonnegativeLength, 2, "The width of the line, in points."),
    StrokeParameters.lineCap, StrokeParameters.lineJoin, StrokeParameters.dash
  ) { StrokeStyle(lineWidth: $0, lineCap: $1, lineJoin: $2, dash: $3) }

  static let lineStyle = ValueType.object("a line style", form)
}
