import ShapeShift
import ViewTree

/// A view as a widget of a size, with its margins, its ground and its corners.
nonisolated struct WidgetPicture<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  private let content: Content

  init(family: WidgetFamily, hasMargins: Bool, @ViewBuilder content: () -> Content) {
    self.family = family
    self.hasMargins = hasMargins
    self.content = content()
  }

  @MainActor var body: some View {
    if family.isAccessory {
      plate
        .environment(\.colorScheme, .dark)
        .foregroundStyle(.white)
    } else {
      plate
    }
  }

  @MainActor private var plate: some View {
    content
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, family.margins)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .environment(\.showsWidgetContainerBackground, !family.isAccessory)
      .environment(\.containerWithGround, .widget)
      .padding(hasMargins ? family.margins : EdgeInsets())
      .frame(width: family.size.width, height: family.size.height)
      .backgroundPreferenceValue(ContainerGroundKey.self) { ground in
        if family.isAccessory {
          Color.black
        } else {
          // Grounds that are translucent, as templates have them, lie on that of the system.
          ZStack(alignment: ground?.alignment ?? .center) {
            Rectangle().fill(.background)
            ground?.view
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: family.cornerRadius, style: .continuous))
  }
}
