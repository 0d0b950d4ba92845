public import Foundation
public import VectorGeometry
public import ViewLayout
public import ViewTree

/// The handling of labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, disabled, truncate
    case greedy(minimumSpacing: CGFloat)
  }

  let kind: Kind
  /// Some are left out, evenly.
  public static let automatic = Self(kind: .automatic)
  /// Some are left out, evenly.
  public static let greedy = Self(kind: .greedy(minimumSpacing: 4))
  /// Truncates overlapping labels.
  public static let truncate = Self(kind: .truncate)
  /// Nothing.
  public static let disabled = Self(kind: .disabled)

  /// Returns a strategy that omits labels until the others have a minimum distance in points.
  ///
  /// - Parameter priority: The priority of labels; without effect, because labels are omitted evenly.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(kind: .greedy(minimumSpacing: minimumSpacing ?? 4))
  }
}

/// The direction in which the text of an axis label runs.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  /// Horizontal labels.
  public static let automatic = Self(kind: .automatic)
  /// Horizontal labels.
  public static let horizontal = Self(kind: .horizontal)
  /// Vertical labels that read upward.
  public static let vertical = Self(kind: .vertical)
  /// Vertical labels that read downward.
  public static let verticalReversed = Self(kind: .verticalReversed)
}

/// A label at the values of an axis.
public nonisolated struct AxisValueLabel<Content>: AxisMark {
  private let isCentered: Bool?
  private let form: AxisLabelForm

  private nonisolated init(_ isCentered: Bool?, _ form: AxisLabelForm) {
    (self.isCentered, self.form) = (isCentered, form)
  }

  /// Adds the label.
  @MainActor public func _collect(into parts: inout _AxisParts) {
    parts.parts.append(.init(kind: .label(form), isCentered: isCentered))
  }
}

extension AxisValueLabel where Content == Text {
  /// A label that says the value.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered,
      AxisLabelForm(
        anchor: anchor, collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// A label that says the value in a format.
  public nonisolated init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      centered,
      AxisLabelForm(
        content: .format(writer(of: format)), anchor: anchor, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }

  /// A label that a function writes; nil for the value as it is usual.
  ///
  /// - Parameter problem: Why the function can't write a value, a sentence; nil where it can.
  package nonisolated init(
    writing: ((AnyPlottable, Locale, Calendar) -> String?)?,
    problem: ((AnyPlottable) -> String?)? = nil, centered: Bool?, anchor: UnitPoint?,
    collisionResolution: AxisValueLabelCollisionResolution, orientation: AxisValueLabelOrientation,
    horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    var form = AxisLabelForm(
      anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    if let writing { form.content = .format { writing(AnyPlottable(_plotted: $0), $1, $2) } }
    if let problem { form.problem = { problem(AnyPlottable(_plotted: $0)) } }
    self.init(centered, form)
  }

  /// A label that says something.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered,
      AxisLabelForm(
        content: .view(AnyView(Text(text))), anchor: anchor, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }

  /// A label that says something.
  public nonisolated init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered,
      AxisLabelForm(
        content: .view(AnyView(Text(key))), anchor: anchor, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }
}

extension AxisValueLabel where Content: View {
  /// A label that is a view.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      centered,
      AxisLabelForm(
        content: .view(AnyView(content())), anchor: anchor, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }
}

/// What writes a value in a format; nil for values that are of another type.
nonisolated func writer<Format: FormatStyle>(
  of format: Format
) -> (_PlottedValue, Locale, Calendar) -> String?
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  let format = PlottedFormat(format: format)
  return { format.written($0, $1, $2) }
}

/// A format for plotted values.
private nonisolated struct PlottedFormat<Format: FormatStyle>
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  let format: Format

  func written(_ plotted: _PlottedValue, _ locale: Locale, _ calendar: Calendar) -> String? {
    guard let value = Format.FormatInput(plotted: plotted) else { return nil }
    guard let dates = format as? Date.FormatStyle, let date = value as? Date else {
      return format.locale(locale).format(value)
    }
    return dates.written(date, locale, calendar)
  }
}

extension Date.FormatStyle {
  /// A date as a locale writes it, at the place of a calendar.
  nonisolated func written(_ date: Date, _ locale: Locale, _ calendar: Calendar) -> String {
    var format = self.locale(locale)
    (format.calendar, format.timeZone) = (calendar, calendar.timeZone)
    return format.format(date)
  }
}
