public import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// The days of a month under the names of the weekdays, some of them on discs; signs lead to other months.
///
/// Source: Apple, `UIDatePicker` inline: discs of 44 points, days in the title-3 size, weekdays in 13 points.
struct CalendarMonth: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  /// How many months people have gone on.
  @State private var turned = 0
  /// Some moment of the month that shows at first.
  let month: Date
  /// The days on discs.
  let chosen: [DateComponents]
  /// Takes a day that is tapped.
  var choose: (@MainActor (DateComponents) -> Void)?

  var body: some View {
    let page = MonthPage(of: shown, calendar: zoned)
    VStack(spacing: 6) {
      header
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { index in
          Text(verbatim: page.weekdays[index].uppercased(with: locale))
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color.tertiaryLabel)
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<page.weeks.count, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            place(page.weeks[week][column], of: page)
          }
        }
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity)
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private var header: some View {
    HStack(spacing: 6) {
      Text(verbatim: monthName).font(.headline)
      ControlGlyph(sign: .chevronForward, size: 11, weight: 2).foregroundStyle(.tint)
      Spacer()
      turn(.chevronBackward, by: -1, "Previous Month")
      Color.clear.frame(width: 12, height: 1)
      turn(.chevronForward, by: 1, "Next Month")
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
  }

  private func turn(_ sign: ControlGlyph.Sign, by months: Int, _ name: String) -> some View {
    ControlGlyph(sign: sign, size: 17, weight: 2).foregroundStyle(.tint)
      .contentShape(Rectangle().inset(by: -10))
      .onPress { turned += months }
      .control(.button, named: Text(verbatim: name))
  }

  private var shown: Date { zoned.date(byAdding: .month, value: turned, to: month) ?? month }

  private func place(_ day: Int?, of page: MonthPage) -> some View {
    ZStack { if let day { cell(day, of: page) } }
      .frame(maxWidth: .infinity, minHeight: 44)
      .contentShape(Rectangle())
      .onPress(while: { day != nil && choose != nil }) {
        choose?(DateComponents(year: page.year, month: page.month, day: day))
      }
      .accessibility { $0.overridingRole = .button }
  }

  private var monthName: String {
    Date.FormatStyle(locale: locale, calendar: zoned, timeZone: timeZone)
      .month(.wide).year().format(shown)
  }

  private func cell(_ day: Int, of page: MonthPage) -> some View {
    let isChosen = chosen.contains {
      page.month == $0.month && page.year == $0.year && day == $0.day
    }
    return Text(day, format: .number.grouping(.never))
      .font(.system(size: 20, weight: isChosen ? .medium : .regular))
      .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .background {
        if isChosen { Circle().fill(.tint.opacity(0.15)).frame(width: 40, height: 40) }
      }
  }
}

/// Which days of a month stand where.
struct MonthPage {
  let year: Int
  let month: Int
  /// The shortest names of the weekdays, from the first of the calendar on.
  let weekdays: [String]
  /// Seven places each; nil where the month has no day.
  let weeks: [[Int?]]

  init(of date: Date, calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month], from: date)
    (year, month) = (parts.year ?? 1, parts.month ?? 1)
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    weekdays = (0..<7).map { names[($0 + first) % names.count] }
    let start = calendar.date(from: parts) ?? date
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let places = Array(repeating: nil, count: lead) + (1...count).map(Optional.some)
    weeks = stride(from: 0, to: places.count, by: 7).map { from in
      (from..<from + 7).map { $0 < places.count ? places[$0] : nil }
    }
  }
}

extension Calendar {
  /// The day, month and year of a date in a time zone.
  func day(of date: Date, in timeZone: TimeZone) -> DateComponents {
    var calendar = self
    calendar.timeZone = timeZone
    return calendar.dateComponents([.year, .month, .day], from: date)
  }
}

/// The parts of a date on wheels, side by side.
struct DateWheels: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  let date: Date
  let components: DatePickerComponents
  /// Takes a date.
  let choose: @MainActor (Date) -> Void

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(.month) { style.month(.wide).format($0) }
        wheel(.day) { style.day().format($0) }
        wheel(.year) { style.year().format($0) }
      }
      if components.contains(.hourAndMinute) {
        wheel(.hour) { style.hour().format($0) }
        wheel(.minute) { style.minute(.twoDigits).format($0) }
      }
    }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  /// The dates before and after, which differ by one part.
  private func wheel(
    _ part: Calendar.Component, _ written: @escaping (Date) -> String
  ) -> some View {
    let (calendar, now) = (zoned, number(of: part))
    func other(_ index: Int) -> Date {
      calendar.date(byAdding: part, value: index - now, to: date) ?? date
    }
    func take(_ index: Int) { choose(other(index)) }
    return PickerWheel(range: nil, chosen: now, choose: take) { index in
      Text(verbatim: written(other(index))).font(.system(size: 21)).lineLimit(1)
    }
  }

  /// A number for the date that grows by one with each month, day, year, hour or minute.
  private func number(of part: Calendar.Component) -> Int {
    let parts = zoned.dateComponents([.year, .month], from: date)
    switch part {
    case .year: return parts.year ?? 0
    case .month: return (parts.year ?? 0) * 12 + (parts.month ?? 0)
    default:
      let start = zoned.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
      return zoned.dateComponents([part], from: start, to: date).value(for: part) ?? 0
    }
  }
}

/// Days to choose, by taps: at first the month of the first of them, or that of the scene's start.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  /// The month that shows at first, whatever is chosen later.
  @State private var start: Date?
  private let selection: Binding<Set<DateComponents>>
  private var bounds: Range<Date>?

  /// A picker for days, with views for a label that a month does not show.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
  }

  /// The month, with discs behind the days.
  public var body: some View {
    CalendarMonth(month: start ?? first, chosen: days, choose: choose)
  }

  private var days: [DateComponents] {
    selection.wrappedValue.sorted {
      ($0.year ?? 0, $0.month ?? 0, $0.day ?? 0) < ($1.year ?? 0, $1.month ?? 0, $1.day ?? 0)
    }
  }

  /// Takes a day, or takes it away.
  private func choose(_ day: DateComponents) {
    start = start ?? first
    var calendar = calendar
    calendar.timeZone = timeZone
    guard let date = calendar.date(from: day), bounds?.contains(date) ?? true else { return }
    let known = selection.wrappedValue.filter {
      $0.year == day.year && $0.month == day.month && $0.day == day.day
    }
    guard known.isEmpty else { return selection.wrappedValue.subtract(known) }
    selection.wrappedValue.insert(
      calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
  }

  private var first: Date {
    var calendar = calendar
    calendar.timeZone = timeZone
    return days.first.flatMap(calendar.date(from:)) ?? .sceneStart
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker for days, with a title that a month does not show.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A picker for days of a range, with a title that a month does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
    self.bounds = bounds
  }
}
