public import VectorGraphics
public import ViewTree

extension View {
  /// Sets the title in the bar around.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    barRequest(BarRequest(title: title))
  }

  /// Sets the title in the bar around.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title in the bar around.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title in the bar around.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the title in the bar around.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title in the bar around.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title in the bar around.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title in the bar around and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barRequest(BarRequest(title: title, displayMode: displayMode))
  }

  /// Sets the title in the bar around and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title in the bar around and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets how the title in the bar around is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barRequest(BarRequest(displayMode: displayMode))
  }

  /// Hides the bar around.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barLook(BarLook(isHidden: hidden), of: [.navigationBar])
  }

  /// Puts a view at the trailing edge of the bar around.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts a view at the leading edge of the bar around.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the edges of the bar around.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds items to the enclosing bars; plain views are placed at the trailing edge.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    barRequest(BarRequest(items: content()._entries.entries))
  }

  /// Puts items into the bars around.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Shows or hides bars: those named, or else the one at the top.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(
      BarLook(isHidden: visibility == .automatic ? nil : visibility == .hidden), of: bars)
  }

  /// Shows or hides bars: those named, or else the one at the top.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(
      BarLook(isHidden: visibility == .automatic ? nil : visibility == .hidden), of: bars)
  }

  /// Sets the background of the given bars, or of the top bar.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(background: AnyShapeStyle(style)), of: bars)
  }

  /// Shows or hides the background of the given bars, or of the top bar.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(backgroundVisibility: visibility), of: bars)
  }

  /// Shows or hides the background of the given bars, or of the top bar.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(backgroundVisibility: visibility), of: bars)
  }

  /// Makes bars light or dark: those named, or else the one at the top.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(colorScheme: colorScheme), of: bars)
  }
}
