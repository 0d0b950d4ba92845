// Navigation. A picture shows where it starts: these compile and change nothing.

public import ViewTree

extension View {
  /// How navigation looks; without effect in a picture.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Whether the status bar is shown; without effect in a picture.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Whether the status bar is shown; without effect in a picture.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether system bars are shown; without effect in a picture.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
