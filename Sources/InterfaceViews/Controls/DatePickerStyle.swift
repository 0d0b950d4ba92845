import VectorGraphics
public import ViewTree

/// The appearance of date pickers.
///
/// Only the library's own styles exist.
public protocol DatePickerStyle {
  /// The built-in appearance of the style.
  var _look: _DatePickerLook { get }
}

/// The appearances of date pickers.
public enum _DatePickerLook: Sendable {
  /// The parts of the date on rounded backgrounds.
  case compact
  /// A calendar with a month.
  case graphical
  /// Wheels for the parts of the value.
  case wheel
}

/// The default style: the parts on rounded backgrounds.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// The style of the surroundings.
  public init() {}
  /// The parts of the date on rounded backgrounds.
  public var _look: _DatePickerLook { .compact }
}

/// The parts of the date on rounded backgrounds.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the compact style.
  public init() {}
  /// The parts of the date on rounded backgrounds.
  public var _look: _DatePickerLook { .compact }
}

/// The month of the date, its day marked.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style with a month.
  public init() {}
  /// A calendar with a month.
  public var _look: _DatePickerLook { .graphical }
}

/// The parts of the date on wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style with wheels.
  public init() {}
  /// Wheels for the parts of the value.
  public var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: the parts on rounded backgrounds.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The parts of the date on rounded backgrounds.
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
