// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ShapeShift

/// A widget: what it shows, and where.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration; usually inferred.
  associatedtype Body: WidgetConfiguration

  init()

  /// The content and the families of the widget.
  var body: Body { get }
}

extension Widget {
  /// Called by the system to run a program of widgets; nothing runs here, and the sentence says so.
  public static func main() { ProgramOfWidgets.run(Self.self) }
}

/// The widgets of a program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets; usually inferred.
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Called by the system to run a program of widgets; nothing runs here, and the sentence says so.
  public static func main() { ProgramOfWidgets.run(Self.self) }
}

private enum ProgramOfWidgets {
  static func run(_ type: Any.Type) -> Never {
    preconditionFailure("\(type) is a widget bundle, which can be drawn but not run")
  }
}

/// Makes the widgets of a bundle of statements.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    WidgetList()
  }
  public static func buildBlock() -> some Widget { WidgetList() }
  /// The widgets in a row.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget { WidgetList() }
  /// The widgets of systems that are new enough.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { WidgetList() }
  /// The widgets, if a condition holds.
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { WidgetList() }
  /// The widgets of one branch.
  public static func buildEither(first widget: some Widget) -> some Widget { WidgetList() }
  /// The widgets of the other branch.
  public static func buildEither(second widget: some Widget) -> some Widget { WidgetList() }
}

/// Widgets in a row, none of which is drawn by that.
struct WidgetList: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
