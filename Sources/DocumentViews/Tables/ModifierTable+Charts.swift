import ChartViews
import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

import struct Foundation.CGFloat

extension ModifierTable {
  /// What is said of the charts in a view.
  static let charts: [ModifierEntry] = axes + legends + [plotStyle] + chartTouch

  private static let axes: [ModifierEntry] = [
    axis("chartXAxis", "Configures or hides the x axis.", isX: true),
    axis("chartYAxis", "Configures or hides the y axis.", isX: false),
    title("chartXAxisLabel", "Adds a label to the x axis.") {
      view, position, alignment, spacing, label in
      AnyView(
        view.chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label })
    },
    title("chartYAxisLabel", "Adds a label to the y axis.") {
      view, position, alignment, spacing, label in
      AnyView(
        view.chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label })
    },
    scale("chartXScale", "Sets the domain and type of the x scale.") {
      $1.applied(toX: $0)
    },
    scale("chartYScale", "Sets the domain and type of the y scale.") {
      $1.applied(toY: $0)
    },
    .view(
      "chartXVisibleDomain", "Sets the visible part of the x scale.", .charts, ["length"],
      required(
        "length", .positive,
        "The length: a difference of numbers, seconds, or a number of categories."),
      optional("from", .boundPlotted, "The value at the start, until the chart is scrolled.")
    ) { length, start in
      { view in
        let shown = AnyView(
          view.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: length))
        guard let start else { return shown }
        guard start.place != nil else {
          return AnyView(shown.chartScrollPosition(initialX: start.value.value))
        }
        return start.plottable.control { AnyView(shown.chartScrollPosition(x: $0)) }
      }
    },
    .view(
      "chartYVisibleDomain", "Sets the visible part of the y scale.", .charts, ["length"],
      required(
        "length", .positive,
        "The length: a difference of numbers, seconds, or a number of categories."),
      optional("from", .boundPlotted, "The value at the start, until the chart is scrolled.")
    ) { length, start in
      { view in
        let shown = AnyView(view.chartScrollableAxes(.vertical).chartYVisibleDomain(length: length))
        guard let start else { return shown }
        guard start.place != nil else {
          return AnyView(shown.chartScrollPosition(initialY: start.value.value))
        }
        return start.plottable.control { AnyView(shown.chartScrollPosition(y: $0)) }
      }
    },
  ]

  private static func axis(
    _ name: String, _ documentation: String, isX: Bool
  ) -> ModifierEntry {
    .view(
      name, documentation, .charts, ["visibility", "marks"],
      optional("visibility", .visibility, "Whether the axis is visible."),
      optional(
        "marks", .axisGroups, "Several groups of marks, each with the keys below."),
      AxisGroupParameters.values, AxisGroupParameters.format, AxisGroupParameters.position,
      AxisGroupParameters.preset, AxisGroupParameters.gridLine, AxisGroupParameters.tick,
      AxisGroupParameters.label
    ) {
      (visibility, marks, values, format, position, preset, gridLine, tick, label)
        throws(ArgumentProblem) in
      let own = AxisGroupArguments(
        preset: preset, position: position, values: values, format: format, gridLine: gridLine,
        tick: tick, label: label)
      guard marks == nil || own.isEmpty else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "\"\(name)\" has either \"marks\", or the keys of one group of them")
      }
      let groups = marks ?? (own.isEmpty ? nil : [own])
      return { view in
        let list = groups.map { AxisGroupList(_groups: $0.flatMap { $0.content._groups }) }
        return chartAxis(view, visibility, list, isX: isX)
      }
    }.needingOne()
  }

  @MainActor private static func chartAxis(
    _ view: AnyView, _ visibility: Visibility?, _ groups: AxisGroupList?, isX: Bool
  ) -> AnyView {
    var view = view
    if let groups {
      view = isX ? AnyView(view.chartXAxis { groups }) : AnyView(view.chartYAxis { groups })
    }
    if let visibility {
      view = isX ? AnyView(view.chartXAxis(visibility)) : AnyView(view.chartYAxis(visibility))
    }
    return view
  }

  private typealias Titling =
    @MainActor @Sendable (AnyView, AnnotationPosition, Alignment?, CGFloat?, AnyView) -> AnyView

  private static func title(
    _ name: String, _ documentation: String, _ change: @escaping Titling
  ) -> ModifierEntry {
    .view(
      name, documentation, .charts, ["text", "content"],
      optional("text", .writtenText, "The text."),
      optional("content", .content, "Views, instead of text."),
      defaulted("position", .annotationPosition, "automatic", "The edge of the plot."),
      optional("alignment", .alignment, "The alignment along the edge."),
      optional("spacing", .length, "The distance to the axis, in points.")
    ) { (text, content, position, alignment, spacing) throws(ArgumentProblem) in
      guard (text == nil) != (content == nil) else {
        throw ArgumentProblem(
          code: text == nil ? .missingKey : .conflictingKeys,
          message: "\"\(name)\" has either \"text\" or \"content\"")
      }
      return { view in
        let label = text.map { AnyView(Text(verbatim: $0)) } ?? content?.view
        return change(view, position, alignment, spacing, label ?? AnyView(EmptyView()))
      }
    }
  }

  private static func scale(
    _ name: String, _ documentation: String,
    _ change: @escaping @MainActor @Sendable (AnyView, ScaleArguments) -> AnyView
  ) -> ModifierEntry {
    .view(
      name, documentation, .charts, ["domain"],
      optional(
        "domain",
        ValueType<[PlottedArgument]>.array(.plotted, "an array of values").showing([
          [0, 100], ["a", "b", "c"],
        ]),
        "The minimum and maximum number or date, or all categories; absent: derived from the data."),
      optional("type", .scaleType, "The scale type; absent: derived from the values."),
      optional("includesZero", .bool, "Whether a domain derived from the data includes 0."),
      defaulted("reversed", .bool, false, "Whether a domain derived from the data is reversed."),
      optional("padding", .nonnegativeLength, "The padding at both ends, in points.")
    ) { (domain, type, includesZero, isReversed, padding) throws(ArgumentProblem) in
      guard domain == nil || (includesZero == nil && !isReversed) else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "\"\(name)\" has either \"domain\", or \"includesZero\" and \"reversed\"",
          help: "to reverse a domain, write its values in descending order")
      }
      if let domain { try ScaleArguments.check(domain, type, of: name) }
      let arguments = ScaleArguments(
        domain: domain?.map(\.value), type: type, includesZero: includesZero,
        isReversed: isReversed, padding: padding)
      return { change($0, arguments) }
    }
  }

  private static let plotStyle = ModifierEntry.single(
    "chartPlotStyle", "Applies modifiers to the plot area of charts.", .charts, .plotModifiers
  ) { template in
    { view in
      AnyView(
        view.chartPlotStyle { plot in template.applied(to: AnyView(plot), for: .null) })
    }
  }
}

/// Groups of marks of an axis, one after the other.
private struct AxisGroupList: AxisContent {
  let _groups: [_AxisGroup]
}

/// What a document says of a scale of places.
struct ScaleArguments: Sendable {
  var domain: [AnyPlottable]?
  var type: ScaleType?
  var includesZero: Bool?
  var isReversed: Bool
  var padding: CGFloat?

  /// Refuses domains that a scale cannot have.
  static func check(
    _ domain: [PlottedArgument], _ type: ScaleType?, of name: String
  ) throws(ArgumentProblem) {
    let numbers = domain.compactMap { value -> Double? in
      switch value.value._plotted {
      case .number(let number), .date(let number): number
      case .category: nil
      }
    }
    guard numbers.isEmpty || numbers.count == domain.count else {
      throw ArgumentProblem(
        code: .wrongType, message: "the domain of \"\(name)\" mixes names with numbers")
    }
    guard !domain.isEmpty, numbers.isEmpty || type == .category || numbers.count > 1 else {
      throw ArgumentProblem(
        code: .wrongType, message: "the domain of \"\(name)\" needs a minimum and a maximum",
        help: "write [0, 100], or remove the domain")
    }
    guard type != .log || numbers.allSatisfy({ $0 > 0 }) else {
      throw ArgumentProblem(
        code: .outOfRange, message: "a logarithmic scale needs values greater than 0")
    }
  }

  @MainActor func applied(toX view: AnyView) -> AnyView {
    var view = view
    if let domain {
      view = AnyView(view.chartXScale(domain: domain, type: type))
    } else {
      let automatic = AutomaticScaleDomain.automatic(
        includesZero: includesZero, reversed: isReversed)
      view = AnyView(view.chartXScale(domain: automatic, type: type))
    }
    guard let padding else { return view }
    return AnyView(view.chartXScale(range: .plotDimension(padding: padding)))
  }

  @MainActor func applied(toY view: AnyView) -> AnyView {
    var view = view
    if let domain {
      view = AnyView(view.chartYScale(domain: domain, type: type))
    } else {
      let automatic = AutomaticScaleDomain.automatic(
        includesZero: includesZero, reversed: isReversed)
      view = AnyView(view.chartYScale(domain: automatic, type: type))
    }
    guard let padding else { return view }
    return AnyView(view.chartYScale(range: .plotDimension(padding: padding)))
  }
}

extension ValueType where Value == ScaleType {
  static let scaleType = ValueType.choice([
    ("linear", .linear), ("log", .log), ("symmetricLog", .symmetricLog),
    ("squareRoot", .squareRoot), ("date", .date), ("category", .category),
  ])
}
