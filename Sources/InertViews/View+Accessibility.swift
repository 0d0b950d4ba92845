// What assistive technologies say of a view. A picture says nothing: these compile and change nothing.

public import ViewTree

extension View {
  /// The name of the view; without effect in a picture.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }

  /// The name of the view; without effect in a picture.
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// The value of the view; without effect in a picture.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// The value of the view; without effect in a picture.
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// What using the view does; without effect in a picture.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// What using the view does; without effect in a picture.
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Whether the view is passed over; without effect in a picture.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// A name for tests; without effect in a picture.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Whether the views inside count as one; without effect in a picture.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// What kind of view it is; without effect in a picture.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// What kind of view it is not; without effect in a picture.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// What can be done with the view; without effect in a picture.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// What can be done with the view; without effect in a picture.
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// What changing the value does; without effect in a picture.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// The order in which views are told; without effect in a picture.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

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

  /// The name of the view; without effect in a picture.
  public nonisolated func accessibility(label: Text) -> some View { self }

  /// The value of the view; without effect in a picture.
  public nonisolated func accessibility(value: Text) -> some View { self }

  /// What using the view does; without effect in a picture.
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// Whether the view is passed over; without effect in a picture.
  public nonisolated func accessibility(hidden: Bool) -> some View { self }

  /// A name for tests; without effect in a picture.
  public nonisolated func accessibility(identifier: String) -> some View { self }

  /// What kind of view it is; without effect in a picture.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}
