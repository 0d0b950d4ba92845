/// The placement of a view in the bars.
public struct ToolbarItemPlacement: Equatable, Sendable {
  /// A part of a bar.
  enum Place: Sendable {
    case leading
    case middle
    case trailing
    case bottom
    case nowhere
  }

  private let name: String
  let place: Place

  private init(_ name: String, _ place: Place) {
    self.name = name
    self.place = place
  }

  /// At the trailing edge of the top bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// In the middle of the top bar, in place of the title.
  public static let principal = ToolbarItemPlacement("principal", .middle)
  /// At the leading edge of the top bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// At the trailing edge of the top bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// At the trailing edge of the top bar.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// In the bottom bar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// At the trailing edge of the top bar, in bold.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// At the leading edge of the top bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// At the trailing edge of the top bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// Above a keyboard, which a picture has none of.
  public static let keyboard = ToolbarItemPlacement("keyboard", .nowhere)
  /// At the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// At the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// At the leading edge of the top bar.
  public static let navigationBarLeading = topBarLeading
  /// At the trailing edge of the top bar.
  public static let navigationBarTrailing = topBarTrailing
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
}
