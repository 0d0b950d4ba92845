// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ShapeShift

extension View {
  /// Opens an address when the widget is tapped, which nobody does in a picture.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  /// Adds the view to the accented group; images show all colors.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Adds a label to a widget of a watch; without effect.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Adds a label to a widget of a watch; without effect.
  public nonisolated func widgetLabel(_ key: LocalizedStringKey) -> some View { self }

  /// Shows a preview as a widget of a size.
  public nonisolated func previewContext(_ value: WidgetPreviewContext) -> some View {
    WidgetPicture(family: value.family, hasMargins: true) { self }
      .previewWidget(value.family.size)
  }
}

/// The size and place of a widget that a preview shows.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  /// A widget of a size.
  public init(family: WidgetFamily) { self.family = family }
}

/// The background of widgets on lock screens.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.white.opacity(0.16) }
}
