import ChartViews
import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The modifiers of marks of a chart, some of which are called as those of views.
enum MarkModifierTable {
  static let entries: [ModifierEntry] = styles + places + others

  static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })

  private static let styles: [ModifierEntry] = [
    .mark(
      "foregroundStyle", "Sets the style of a mark, or derives it from a value.", ["style"],
      optional("style", .style, "The style."),
      optional("by", .plotted, "The value, shown in the legend.")
    ) { (style, value) throws(ArgumentProblem) in
      try check("foregroundStyle", "style", style != nil, value != nil)
      if let style { return { AnyChartContent($0.foregroundStyle(style)) } }
      return { content in
        value.map { AnyChartContent(content.foregroundStyle(by: $0.field)) } ?? content
      }
    }.needingOne(),
    .mark(
      "symbol", "Sets the symbol of points: a shape, views, or a shape derived from a value.",
      ["shape"],
      optional("shape", .chartSymbol, "The shape."),
      optional("by", .plotted, "The value, shown in the legend."),
      optional("content", .content, "The views."),
      optional(
        "lineWidth", .positiveLength,
        "The line width in points for an outlined symbol; absent: filled.")
    ) { (shape, value, views, lineWidth) throws(ArgumentProblem) in
      guard [shape != nil, value != nil, views != nil].count(where: \.self) == 1 else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "\"symbol\" needs exactly one of the keys \"shape\", \"by\" and \"content\"")
      }
      if let shape {
        guard let lineWidth else { return { AnyChartContent($0.symbol(shape)) } }
        return { AnyChartContent($0.symbol(shape.strokeBorder(lineWidth: lineWidth))) }
      }
      if let value { return { AnyChartContent($0.symbol(by: value.field)) } }
      return { content in
        guard let view = views?.view else { return content }
        return AnyChartContent(content.symbol { view })
      }
    }.needingOne(),
    .mark(
      "symbolSize", "Sets the size of symbols, as an area or derived from a value.", ["area"],
      optional("area", .nonnegativeLength, "The area, in square points."),
      optional("by", .plotted, "The value that determines the area.")
    ) { (area, value) throws(ArgumentProblem) in
      try check("symbolSize", "area", area != nil, value != nil)
      if let area { return { AnyChartContent($0.symbolSize(area)) } }
      return { content in
        value.map { AnyChartContent(content.symbolSize(by: $0.field)) } ?? content
      }
    }.needingOne(),
    .mark(
      "lineStyle", "Sets the stroke of lines, or derives the dash pattern from a value.",
      ["lineWidth"],
      defaulted("lineWidth", .nonnegativeLength, 2, "The width of the line, in points."),
      StrokeParameters.lineCap, StrokeParameters.lineJoin, StrokeParameters.miterLimit,
      StrokeParameters.dash, StrokeParameters.dashPhase,
      optional(
        "by", .plotted, "The value that determines the dash pattern, instead of the other keys.")
    ) { width, cap, join, limit, dash, phase, value in
      if let value { return { AnyChartContent($0.lineStyle(by: value.field)) } }
      let style = StrokeStyle(
        lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
        dashPhase: phase)
      return { AnyChartContent($0.lineStyle(style)) }
    },
    .mark(
      "interpolationMethod", "Sets the interpolation between the points of lines.", ["method"],
      required("method", .interpolationMethod, "The interpolation method.")
    ) { method in { AnyChartContent($0.interpolationMethod(method)) } },
    .mark(
      "cornerRadius", "Rounds the corners of bars, rectangles and sectors.", ["radius"],
      required("radius", .nonnegativeLength, "The radius, in points."),
      defaulted("style", .cornerStyle, "continuous", "The corner style.")
    ) { radius, style in { AnyChartContent($0.cornerRadius(radius, style: style)) } },
    .mark(
      "alignsMarkStylesWithPlotArea", "Aligns gradients with the whole plot instead of each mark.",
      ["aligns"],
      defaulted("aligns", .bool, true, "Whether to align gradients with the plot area.")
    ) { aligns in { AnyChartContent($0.alignsMarkStylesWithPlotArea(aligns)) } },
  ]

  private static let places: [ModifierEntry] = [
    .mark(
      "position",
      "Positions marks with the same value next to each other, grouped by another value.", [],
      required("by", .plotted, "The value."),
      optional(
        "axis", .positionAxis, "The axis; absent: the axis along which the marks are placed."),
      defaulted("span", .markDimension, "automatic", "The space for the whole group.")
    ) { value, axis, span in
      { AnyChartContent($0.position(by: value.field, axis: axis, span: span)) }
    },
    .mark(
      "offset", "Moves a mark.", [],
      defaulted("x", .length, 0, "The horizontal offset in points, positive to the right."),
      defaulted("y", .length, 0, "The vertical offset in points, positive downward.")
    ) { x, y in { AnyChartContent($0.offset(x: x, y: y)) } },
    .mark(
      "zIndex", "Draws a mark in front of marks with a lower index.", ["value"],
      required("value", .number, "The index; the default is 0.")
    ) { value in { AnyChartContent($0.zIndex(value)) } },
    .mark(
      "annotation", "Adds views next to a mark.", ["content"],
      required("content", .content, "The views."),
      defaulted(
        "position", .annotationPosition, "automatic",
        "The position relative to the mark; automatic: above it."),
      defaulted("alignment", .alignment, "center", "The alignment with the mark."),
      optional("spacing", .length, "The distance to the mark, in points."),
      defaulted(
        "overflow", .annotationOverflow, "automatic", "The behavior if the views do not fit.")
    ) { content, position, alignment, spacing, overflow in
      { mark in
        let view = content.view
        return AnyChartContent(
          mark.annotation(
            position: position, alignment: alignment, spacing: spacing,
            overflowResolution: overflow
          ) { view })
      }
    },
  ]

  private static let others: [ModifierEntry] = [
    .mark(
      "opacity", "Sets the opacity of a mark, 0 transparent to 1 opaque.", ["value"],
      required("value", .unit, "The opacity.")
    ) { opacity in { AnyChartContent($0.opacity(opacity)) } },
    .mark(
      "blur", "Blurs a mark.", ["radius"],
      required("radius", .nonnegativeLength, "The radius, in points.")
    ) { radius in { AnyChartContent($0.blur(radius: radius)) } },
    .mark(
      "shadow", "Adds a shadow to a mark.", ["radius"],
      required("radius", .nonnegativeLength, "The blur radius, in points."),
      defaulted("color", .color, "#00000054", "The color."),
      defaulted(
        "x", .length, 0, "The horizontal offset of the shadow in points, positive to the right."),
      defaulted("y", .length, 0, "The vertical offset of the shadow in points, positive downward.")
    ) { radius, color, x, y in
      { AnyChartContent($0.shadow(color: color, radius: radius, x: x, y: y)) }
    },
    .mark(
      "accessibilityLabel", "Sets the accessibility label of a mark.", ["label"],
      required("label", .writtenText, "The text.")
    ) { label in { AnyChartContent($0.accessibilityLabel(Text(verbatim: label))) } },
    .mark(
      "accessibilityValue", "Sets the accessibility value of a mark.", ["value"],
      required("value", .string, "The text.")
    ) { value in { AnyChartContent($0.accessibilityValue(Text(verbatim: value))) } },
    .mark(
      "accessibilityHidden", "Hides a mark from assistive technologies.", ["hidden"],
      defaulted("hidden", .bool, true, "Whether the mark is hidden.")
    ) { isHidden in { AnyChartContent($0.accessibilityHidden(isHidden)) } },
  ]

  /// One of two keys is there.
  private static func check(
    _ name: String, _ key: String, _ isPlain: Bool, _ isByValue: Bool
  ) throws(ArgumentProblem) {
    guard isPlain == isByValue else { return }
    throw ArgumentProblem(
      code: isPlain ? .conflictingKeys : .missingKey,
      message: "\"\(name)\" has either \"\(key)\" or \"by\"")
  }
}

extension ModifierEntry {
  /// A modifier of marks.
  fileprivate static func mark<each Value: Sendable>(
    _ name: String, _ documentation: String, _ shorthands: [String],
    _ parameters: repeat Parameter<each Value>,
    build:
      @escaping @Sendable (repeat each Value) throws(ArgumentProblem) ->
      @MainActor @Sendable (AnyChartContent) -> AnyChartContent
  ) -> ModifierEntry {
    let form = ObjectForm<ModifierBuild>(repeat each parameters) {
      (values: repeat each Value) throws(ArgumentProblem) -> ModifierBuild in
      .mark(try build(repeat each values))
    }
    return ModifierEntry(
      name: name, documentation: documentation, group: .charts, role: .mark,
      shorthands: shorthands, isSingle: false, form: form)
  }
}

extension ValueType where Value == BasicChartSymbolShape {
  static let chartSymbol = ValueType.choice([
    ("circle", .circle), ("square", .square), ("triangle", .triangle), ("diamond", .diamond),
    ("pentagon", .pentagon), ("plus", .plus), ("cross", .cross), ("asterisk", .asterisk),
  ])
}

extension ValueType where Value == Axis {
  static let positionAxis = ValueType.choice([("horizontal", .horizontal), ("vertical", .vertical)])
}

extension ValueType where Value == AnnotationPosition {
  static let annotationPosition = ValueType.choice([
    ("automatic", .automatic), ("overlay", .overlay), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing), ("topLeading", .topLeading),
    ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ])
}

extension ValueType where Value == AnnotationOverflowResolution {
  static let annotationOverflow = ValueType.choice([
    ("automatic", .automatic), ("fit", AnnotationOverflowResolution(x: .fit, y: .fit)),
    ("fitToPlot", AnnotationOverflowResolution(x: .fit(to: .plot), y: .fit(to: .plot))),
    ("disabled", AnnotationOverflowResolution(x: .disabled, y: .disabled)),
  ])
}
