// What assistive technologies say of a view. A picture says nothing: these compile and change nothing.

public import ViewTree

extension View {
  /// Another name to say; without effect in a picture.
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }

  /// Whether smart inversion leaves the view alone; without effect in a picture.
  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { self }

  /// Views that tell of this one; without effect in a picture.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Views inside, for those who cannot see; without effect in a picture.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// Whether a large view is shown on a long press; without effect in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
}
