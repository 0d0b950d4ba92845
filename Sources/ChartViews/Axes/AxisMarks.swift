public import Foundation
public import VectorGeometry
import ViewTree

/// Marks along an axis: grid lines, ticks and labels.
public protocol AxisContent {
  /// The groups of marks.
  var _groups: [_AxisGroup] { get }
}

/// Marks for some values of an axis.
public struct _AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  var format: ((_PlottedValue, Locale, Calendar) -> String?)?
  /// Why the format can't write a value, a sentence; nil where it can.
  var problem: ((_PlottedValue) -> String?)?
  /// What stands at a value; nil for what is usual.
  var content: (@MainActor (AxisValue) -> _AxisParts)?
}

/// Several groups of marks.
public nonisolated struct _AxisContentList: AxisContent {
  /// The groups of marks.
  public let _groups: [_AxisGroup]
}

/// Makes an axis of the groups of marks in a closure.
@resultBuilder
public enum AxisContentBuilder {
  /// A single expression.
  public static func buildExpression(_ content: any AxisContent) -> _AxisContentList {
    _AxisContentList(_groups: content._groups)
  }

  /// Any number of groups.
  public static func buildBlock(_ content: _AxisContentList...) -> _AxisContentList {
    _AxisContentList(_groups: content.flatMap(\._groups))
  }

  /// Groups that may be left out.
  public static func buildOptional(_ content: _AxisContentList?) -> _AxisContentList {
    content ?? _AxisContentList(_groups: [])
  }

  /// The first branch.
  public static func buildEither(first: _AxisContentList) -> _AxisContentList { first }
  /// The second branch.
  public static func buildEither(second: _AxisContentList) -> _AxisContentList { second }
  /// Groups under `if #available`.
  public static func buildLimitedAvailability(_ content: _AxisContentList) -> _AxisContentList {
    content
  }
}

/// The default marks of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, aligned, extended, inset }
  let kind: Kind
  /// As it suits the values.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels at their values, those at the ends inside of the plot's edges.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Ticks as long as the labels, with the labels beside them.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels inside of the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// At which edge of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// Below, and behind the plot for numbers and dates, before it for names.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// Behind the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The values of an axis with marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double?, roundsLower: Bool?, roundsUpper: Bool?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case values([_PlottedValue])
  }

  let kind: Kind

  /// Some round ones.
  public static var automatic: AxisMarkValues { automatic(desiredCount: nil) }

  /// About so many round ones.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        count: desiredCount, minimumStride: nil, roundsLower: roundLowerBound,
        roundsUpper: roundUpperBound))
  }

  /// About so many round ones, not nearer to each other than a distance.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      kind: .automatic(
        count: desiredCount, minimumStride: Double(minimumStride), roundsLower: roundLowerBound,
        roundsUpper: roundUpperBound))
  }

  /// Multiples of a number.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P.PrimitivePlottable: PrimitivePlottableProtocol {
    AxisMarkValues(kind: .stride(stepSize.plotted.number ?? 0))
  }

  /// Returns values at the start of calendar units.
  ///
  /// - Parameter calendar: The calendar, or `nil` for the environment's.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count, calendar)) }
}

/// A position on an axis with its value.
public struct AxisValue {
  let plotted: _PlottedValue
  /// The index of the value.
  public let index: Int
  /// The number of values.
  public let count: Int

  /// The value; nil if it is of another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: plotted) }
}

/// Marks for values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: AxisContent {
  /// The group of marks that this is.
  public let _groups: [_AxisGroup]

  nonisolated init(_ group: _AxisGroup) { _groups = [group] }
}

extension AxisMarks where Content == Never {
  /// Creates the default marks for some values.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(_AxisGroup(preset: preset, position: position, values: values, stroke: stroke))
  }

  /// Creates the default marks for given values.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    let values = AxisMarkValues(kind: .values(values.map(\.plotted)))
    self.init(_AxisGroup(preset: preset, position: position, values: values, stroke: stroke))
  }

  /// Creates the default marks, with formatted labels.
  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      _AxisGroup(
        preset: preset, position: position, values: values, stroke: stroke,
        format: writer(of: format)))
  }

  /// Creates the default marks for given values, with formatted labels.
  public nonisolated init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    let values = AxisMarkValues(kind: .values(values.map(\.plotted)))
    self.init(
      _AxisGroup(
        preset: preset, position: position, values: values, stroke: stroke,
        format: writer(of: format)))
  }
}

extension AxisMarks where Content == Never {
  /// What is usual, with labels that a function writes; nil for what is usual.
  package nonisolated init(
    preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues,
    writing: ((AnyPlottable, Locale, Calendar) -> String?)?,
    problem: ((AnyPlottable) -> String?)? = nil
  ) {
    self.init(
      _AxisGroup(
        preset: preset, position: position, values: values,
        format: writing.map { write in { write(AnyPlottable(_plotted: $0), $1, $2) } },
        problem: problem.map { problem in { problem(AnyPlottable(_plotted: $0)) } }))
  }
}

extension AxisMarkValues {
  /// Given values.
  package static func values(_ values: [AnyPlottable]) -> AxisMarkValues {
    AxisMarkValues(kind: .values(values.map(\._plotted)))
  }
}

extension AxisMarks {
  /// The same marks for some values.
  @MainActor public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Marks made for each of some values.
  @MainActor public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      _AxisGroup(
        preset: preset, position: position, values: values,
        content: { value in
          var parts = _AxisParts()
          content(value)._collect(into: &parts)
          return parts
        }))
  }

  /// The same marks for given values.
  @MainActor public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Marks made for each of given values.
  @MainActor public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.plotted))), content: content)
  }
}
