// Navigation. A picture shows where it starts: these compile and change nothing.

public import ViewTree

extension View {
  /// Whether the back button is shown; without effect in a picture.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }

  /// How navigation looks; without effect in a picture.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Views of a value; without effect in a picture.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// A view to go to; without effect in a picture.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Whether the status bar is shown; without effect in a picture.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Whether the status bar is shown; without effect in a picture.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether system bars are shown; without effect in a picture.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
