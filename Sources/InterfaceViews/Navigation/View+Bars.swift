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
    barRequest(BarRequest(isHidden: hidden))
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

  /// Puts items into the bars around; views by themselves stand at the trailing edge.
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

  /// Shows or hides the bar at the top.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barRequest(
      BarRequest(isHidden: bars.haveTop && visibility != .automatic ? visibility == .hidden : nil))
  }

  /// Shows or hides the bar at the top.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barRequest(
      BarRequest(isHidden: bars.haveTop && visibility != .automatic ? visibility == .hidden : nil))
  }

  /// Sets the ground of the bar at the top.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barRequest(BarRequest(background: bars.haveTop ? AnyShapeStyle(style) : nil))
  }

  /// Shows or hides the ground of the bar at the top.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barRequest(BarRequest(backgroundVisibility: bars.haveTop ? visibility : nil))
  }

  /// Shows or hides the ground of the bar at the top.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barRequest(BarRequest(backgroundVisibility: bars.haveTop ? visibility : nil))
  }

  /// Makes the bar at the top light or dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barRequest(BarRequest(colorScheme: bars.haveTop ? colorScheme : nil))
  }
}

extension [ToolbarPlacement] {
  fileprivate var haveTop: Bool { isEmpty || contains(.automatic) || contains(.navigationBar) }
}
