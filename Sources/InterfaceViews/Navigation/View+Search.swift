import VectorGraphics
public import ViewTree

// A field for searches in the bar around; its suggestions and kinds do not show.

/// The placement of a search field; in an image, it is in the bar of the enclosing stack.
public struct SearchFieldPlacement: Sendable {
  /// The display mode of a search field in a bar's drawer.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// As the platform has it.
    case automatic
    /// The search field is always visible.
    case always
  }

  /// As the platform has it.
  public static let automatic = SearchFieldPlacement()
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// The sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Under the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Under the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  /// Puts a field for searches into the bar around.
  private nonisolated func search(
    _ text: Binding<String>, _ prompt: Text?, isActive: Binding<Bool>? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt, isPresented: isActive))
  }

  /// Puts a field for searches into the bar around.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, prompt) }

  /// Puts a field for searches into the bar around.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { search(text, Text(prompt)) }

  /// Puts a field for searches into the bar around.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, Text(prompt)) }

  /// Puts a field for searches into the bar around; while a value is true, with a button to leave it.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, prompt, isActive: isPresented) }

  /// Puts a field for searches into the bar around; while a value is true, with a button to leave it.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { search(text, Text(prompt), isActive: isPresented) }

  /// Puts a field for searches into the bar around; while a value is true, with a button to leave it.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, Text(prompt), isActive: isPresented) }

  /// Puts a field for searches into the bar around; its suggestions do not show.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, prompt) }

  /// Puts a field for searches into the bar around; its suggestions do not show.
  @_disfavoredOverload
  public nonisolated func searchable<P: StringProtocol, S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, Text(prompt)) }

  /// Sets the suggestions of a search; without effect in an image.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { self }

  /// Sets a line under the title in the bar around.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    barRequest(BarRequest(subtitle: subtitle))
  }

  /// Sets a line under the title in the bar around.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line under the title in the bar around.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Lets the title in the bar around lead to a menu: a small one has a sign.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    barRequest(BarRequest(hasTitleMenu: true))
  }
}
