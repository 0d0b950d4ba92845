import ChartViews
import DocumentModel
import ViewTree

/// The marks for some values of an axis.
struct AxisGroupArguments: Sendable {
  var preset: AxisMarkPreset?
  var position: AxisMarkPosition?
  var values: AxisValuesArgument?
  var format: AxisFormat?
  var gridLine: AxisPart?
  var tick: AxisPart?
  var label: AxisPart?

  /// Whether it says nothing.
  var isEmpty: Bool {
    preset == nil && position == nil && values == nil && format == nil && gridLine == nil
      && tick == nil && label == nil
  }

  @MainActor var content: any AxisContent {
    let preset = preset ?? .automatic
    let position = position ?? .automatic
    let values = values?.values ?? .automatic
    guard gridLine != nil || tick != nil || label != nil else {
      return AxisMarks(
        preset: preset, position: position, values: values,
        writing: format.map { format in { format.text($0, $1, $2) } },
        problem: format.map { format in { format.problem($0) } })
    }
    let parts = parts
    return AxisMarks(preset: preset, position: position, values: values) { _ in
      AxisPartList(parts: parts)
    }
  }

  /// The parts that show: of those that are not named grid lines and labels, but no ticks.
  private var parts: [AxisPart] {
    let label = label ?? AxisPart(kind: .label(AxisLabelArguments(format: format)))
    return [gridLine ?? AxisPart(kind: .gridLine), tick, withFormat(label)].compactMap(\.self)
      .filter(\.isShown)
  }

  /// A label writes in the format of the marks, unless it has its own.
  private func withFormat(_ part: AxisPart) -> AxisPart {
    guard case .label(var label) = part.kind, label.format == nil else { return part }
    var copy = part
    label.format = format
    copy.kind = .label(label)
    return copy
  }
}

/// Parts of an axis, one after the other.
private struct AxisPartList: AxisMark {
  let parts: [AxisPart]

  func _collect(into collected: inout _AxisParts) {
    for part in parts { part.mark._collect(into: &collected) }
  }
}

extension ValueType where Value == AxisMarkPreset {
  static let axisPreset = ValueType.choice([
    ("automatic", .automatic), ("aligned", .aligned), ("extended", .extended), ("inset", .inset),
  ])
}

extension ValueType where Value == AxisMarkPosition {
  static let axisPosition = ValueType.choice([
    ("automatic", .automatic), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom),
  ])
}

/// The keys of a group of marks of an axis.
enum AxisGroupParameters {
  static let values = optional(
    "values", .axisValues, "The values with marks; absent: round values.")
  static let format = optional("format", .axisFormat, "The format of the labels.")
  static let position = optional(
    "position", .axisPosition, "The edge of the plot; absent: the default.")
  static let preset = optional("preset", .axisPreset, "The preset of the marks; absent: automatic.")
  static let gridLine = optional(
    "gridLine", .gridLine,
    "The lines across the plot; also shown if \"tick\" or \"label\" is specified.")
  static let tick = optional("tick", .tick, "Short lines at the edge; only shown if specified.")
  static let label = optional(
    "label", .axisLabel, "The labels; also shown if \"gridLine\" or \"tick\" is specified.")
}

extension ValueType where Value == [AxisGroupArguments] {
  private static let form = ObjectForm<AxisGroupArguments>(
    AxisGroupParameters.values, AxisGroupParameters.format, AxisGroupParameters.position,
    AxisGroupParameters.preset, AxisGroupParameters.gridLine, AxisGroupParameters.tick,
    AxisGroupParameters.label
  ) { values, format, position, preset, gridLine, tick, label in
    AxisGroupArguments(
      preset: preset, position: position, values: values, format: format, gridLine: gridLine,
      tick: tick, label: label)
  }

  /// Groups of marks of an axis.
  static let axisGroups = ValueType.array(
    .object("marks of an axis", form), "an array of marks of an axis"
  ).showing([
    [
      ["values": ["stride": 10], "gridLine": ["dash": [2, 2]], "tick": true],
      ["values": ["stride": 50], "gridLine": false, "label": ["format": ".0f"]],
    ]
  ])
}
