public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date: its parts on rounded backgrounds that open a month or wheels, or these at once.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that are shown.
  public typealias Components = DatePickerComponents

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.datePickerLook) private var look
  private let selection: Binding<Date>
  private let components: Components
  private let label: Label
  /// The first and the last date; nil without one.
  private let bounds: (first: Date?, last: Date?)

  private init(
    _ selection: Binding<Date>, _ components: Components, _ label: Label, first: Date? = nil,
    last: Date? = nil
  ) {
    (self.selection, self.components, self.label) = (selection, components, label)
    bounds = (first, last)
  }

  /// A picker for a date, with views for a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label())
  }

  /// A picker for a date in a range, with views for a label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, displayedComponents, label(), first: range.lowerBound, last: range.upperBound)
  }

  /// The label, and the parts of the date on rounded backgrounds, or a month, or wheels.
  public var body: some View {
    switch look {
    case .compact: compact
    case .graphical:
      VStack(spacing: 8) {
        if components.contains(.date) { month }
        if components.contains(.hourAndMinute) {
          LabeledRow {
            Text("Time")
          } value: {
            plate(written(date: .omitted, time: .shortened), "Time") { wheels(.hourAndMinute) }
          }
        }
      }
      .hidingTextGuide()
    case .wheel: wheels(components).hidingTextGuide()
    }
  }

  private var date: Date { selection.wrappedValue }

  private var month: some View {
    CalendarMonth(
      month: date, chosen: [calendar.day(of: date, in: timeZone)],
      choose: { day in choose(calendar.moving(date, to: day, in: timeZone)) })
  }

  private func wheels(_ components: Components) -> some View {
    DateWheels(date: date, components: components, choose: choose)
  }

  /// Takes a date, or the nearest one of the range.
  private func choose(_ date: Date) {
    var date = date
    if let first = bounds.first { date = max(date, first) }
    if let last = bounds.last { date = min(date, last) }
    selection.wrappedValue = date
  }

  private var compact: some View {
    LabeledRow(isLabelHidden: hidesLabels) {
      ControlLabel(label)
    } value: {
      HStack(spacing: 6) {
        if components.contains(.date) {
          plate(written(date: .abbreviated, time: .omitted), "Date") { month }
        }
        if components.contains(.hourAndMinute) {
          plate(written(date: .omitted, time: .shortened), "Time") { wheels(.hourAndMinute) }
        }
      }
    }
  }

  private func written(
    date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: style, time: time, locale: locale, calendar: calendar, timeZone: timeZone
    )
    .format(date)
  }

  private func plate<Panel: View>(
    _ text: String, _ name: String, @ViewBuilder panel: @escaping () -> Panel
  ) -> some View {
    DatePlate(text: text, name: name, panel: panel)
  }
}

/// A part of a date on a plate, which opens what it is chosen by.
private struct DatePlate<Panel: View>: View {
  @State private var isOpen = false
  @State private var probe = FrameProbe()
  let text: String
  let name: String
  let panel: () -> Panel

  var body: some View {
    Text(verbatim: text)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 6))
      .onPress { isOpen = true }
      .control(
        .popupButton, named: Text(verbatim: name), value: Text(verbatim: text),
        actions: [("press", { isOpen = true })]
      )
      .modifier(PanelPresenter(isOpen: $isOpen, probe: probe, panel: panel))
  }
}

extension Calendar {
  /// A date on another day, at the same time of the day.
  fileprivate func moving(_ date: Date, to day: DateComponents, in timeZone: TimeZone) -> Date {
    var calendar = self
    calendar.timeZone = timeZone
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    return calendar.date(from: parts) ?? date
  }
}

extension DatePicker {
  /// A picker for a date from a day on, with views for a label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label(), first: range.lowerBound)
  }

  /// A picker for a date up to a day, with views for a label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label(), last: range.upperBound)
  }
}

extension DatePicker where Label == Text {
  /// A picker for a date from a day on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A picker for a date up to a day, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A picker for a date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker for a date in a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A picker for a date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}
