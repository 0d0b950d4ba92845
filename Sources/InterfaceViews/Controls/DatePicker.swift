public import Foundation
import VectorGeometry
public import VectorGraphics
import ViewLayout
public import ViewTree

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A date to choose; in a picture, its parts on plates, closed.
public struct DatePicker<Label: View>: View {
  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.datePickerLook) private var look
  private let date: Date
  private let components: Components
  private let label: Label

  /// A picker for a date, with views for a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = selection.wrappedValue
    components = displayedComponents
    self.label = label()
  }

  /// A picker for a date in a range, with views for a label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The label, and the parts of the date on plates; or a month; or wheels.
  public var body: some View {
    switch look {
    case .compact: compact
    case .graphical:
      VStack(spacing: 8) {
        if components.contains(.date) {
          CalendarMonth(month: date, chosen: [calendar.day(of: date, in: timeZone)])
        }
        if components.contains(.hourAndMinute) {
          LabeledRow {
            Text("Time")
          } value: {
            plate(written(date: .omitted, time: .shortened))
          }
        }
      }
    case .wheel: DateWheels(date: date, components: components)
    }
  }

  private var compact: some View {
    LabeledRow(isLabelHidden: hidesLabels) {
      label
    } value: {
      HStack(spacing: 6) {
        if components.contains(.date) { plate(written(date: .abbreviated, time: .omitted)) }
        if components.contains(.hourAndMinute) {
          plate(written(date: .omitted, time: .shortened))
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

  private func plate(_ text: String) -> some View {
    Text(verbatim: text)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 6))
  }
}

extension DatePicker {
  /// A picker for a date from a day on, with views for a label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// A picker for a date up to a day, with views for a label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// A picker for a date from a day on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker for a date up to a day, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
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
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
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

/// A colour to choose; in a picture, a disc of it, closed.
public struct ColorPicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  private let color: Color
  private let label: Label

  /// A picker for a colour, with views for a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label, and the colour in a ring of all hues.
  public var body: some View {
    LabeledRow(isLabelHidden: hidesLabels) {
      label
    } value: {
      ZStack {
        Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
        Circle().fill(color).padding(5)
      }
      .frame(width: 28, height: 28)
    }
  }

  private var hues: [Color] {
    stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
  }
}

extension ColorPicker where Label == Text {
  /// A picker for a colour, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker for a colour, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
