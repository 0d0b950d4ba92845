import ViewLayout
public import ViewTree

/// The appearance of tables.
///
/// Only the library's own styles exist.
public protocol TableStyle {
  /// The built-in appearance of the style.
  var _look: _TableLook { get }
}

/// The appearances of tables.
public struct _TableLook: Equatable, Sendable {
  var alternates = false
  var hasBorder = false
}

/// As the platform has it: lines between rows.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the default style.
  public init() {}
  /// Lines between rows.
  public var _look: _TableLook { _TableLook() }
}

/// Rows from edge to edge, with separators or alternating backgrounds.
public struct InsetTableStyle: TableStyle {
  /// The appearance of the table.
  public let _look: _TableLook
  /// Lines between rows.
  public init() { _look = _TableLook() }
  /// Creates a style with alternating backgrounds, or with separators.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternates: alternatesRowBackgrounds)
  }
}

/// Rows in a border, with separators or alternating backgrounds.
public struct BorderedTableStyle: TableStyle {
  /// The appearance of the table.
  public let _look: _TableLook
  /// Lines between rows.
  public init() { _look = _TableLook(hasBorder: true) }
  /// Creates a style with alternating backgrounds, or with separators.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternates: alternatesRowBackgrounds, hasBorder: true)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform has it.
  public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  public static var inset: InsetTableStyle { .init() }
  /// Rows from edge to edge, with or without alternating backgrounds.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a border.
  public static var bordered: BorderedTableStyle { .init() }
  /// Rows in a border, with or without alternating backgrounds.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  /// Whether tables leave the titles of their columns out.
  var hidesTableHeaders: Bool {
    get { self[HidesTableHeadersKey.self] }
    set { self[HidesTableHeadersKey.self] = newValue }
  }

  /// The look of tables.
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }
}

private enum TableLookKey: EnvironmentKey {
  static var defaultValue: _TableLook { _TableLook() }
}

private enum HidesTableHeadersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how the tables inside look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableLook, style._look)
  }

  /// Shows or hides the titles of the columns of the tables inside.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}
