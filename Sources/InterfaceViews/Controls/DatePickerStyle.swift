import VectorGraphics
public import ViewTree

/// How pickers of dates look.
///
/// The library's own styles are all there are.
public protocol DatePickerStyle {
  /// Which of the library's looks the style has.
  var _look: _DatePickerLook { get }
}

/// The looks of pickers of dates.
public enum _DatePickerLook: Sendable {
  /// The parts on plates.
  case compact
  /// A month.
  case graphical
  /// Wheels.
  case wheel
}

/// The style of the surroundings: the parts on plates.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// The style of the surroundings.
  public init() {}
  /// The parts on plates.
  public var _look: _DatePickerLook { .compact }
}

/// The parts of the date on plates.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// The parts on plates.
  public init() {}
  /// The parts on plates.
  public var _look: _DatePickerLook { .compact }
}

/// The month of the date, its day marked.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// A month.
  public init() {}
  /// A month.
  public var _look: _DatePickerLook { .graphical }
}

/// The parts of the date on wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Wheels.
  public init() {}
  /// Wheels.
  public var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style of the surroundings: the parts on plates.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The parts of the date on plates.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The month of the date, its day marked.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The parts of the date on wheels.
  public static var wheel: WheelDatePickerStyle { .init() }
}

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: _DatePickerLook { .compact }
}

extension View {
  /// Sets how the pickers of dates inside look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._look)
  }
}
