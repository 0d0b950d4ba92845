import ShapeShift

/// A size and place of widgets.
public enum WidgetFamily: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// A small square on a screen.
  case systemSmall
  /// Two small squares side by side.
  case systemMedium
  /// Four small squares.
  case systemLarge
  /// Eight small squares, on wide screens.
  case systemExtraLarge
  /// A circle on a locked screen.
  case accessoryCircular
  /// A rectangle on a locked screen.
  case accessoryRectangular
  /// A line of text on a locked screen.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

extension WidgetFamily {
  /// The size of the picture, in points: that of a screen of 393 by 852, and for extra large ones of 1024 by 1366.
  ///
  /// Source: Apple, Human Interface Guidelines, Widgets, iOS and iPadOS dimensions.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 795, height: 379)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Whether it stands on a locked screen.
  var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }

  /// The radius of the corners, in points: what screens show, which Apple does not tell.
  var cornerRadius: CGFloat {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 22
    case .accessoryCircular: 36
    case .accessoryRectangular, .accessoryInline: 0
    }
  }

  /// The margins of what the widget shows, in points.
  ///
  /// Source: Apple, "Bringing widgets to new places", WWDC 2023, where they are 16 on an iPhone's screen.
  var margins: EdgeInsets {
    let length: CGFloat = isAccessory ? 0 : 16
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}
