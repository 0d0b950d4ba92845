/// What views tell those who do not see them; it changes no picture.
extension View {
  /// The name of the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label }
  }

  /// The name of the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// The name of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility value of the view.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription }
  }

  /// Sets the accessibility value of the view.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the description of the view's action.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint }
  }

  /// Sets the description of the view's action.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the description of the view's action.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Whether the view and what is inside are passed over.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }

  /// A name for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Sets the representation of child views in the accessibility tree.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { $0.children = children }
  }

  /// Adds accessibility traits to the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.addedTraits = traits }
  }

  /// Removes accessibility traits from the view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits = traits }
  }

  /// Adds an accessibility action to the view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    let handler = Unchecked(handler)
    let name = actionKind.name
    return accessibility { $0.actions = [(name, { @MainActor in handler.value() })] }
  }

  /// Adds a named accessibility action to the view.
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    let handler = Unchecked(handler)
    return accessibility { $0.actions = [(String(name), { @MainActor in handler.value() })] }
  }

  /// Sets the action that changes the view's value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let handler = Unchecked(handler)
    return accessibility {
      $0.actions = [
        ("increment", { @MainActor in handler.value(.increment) }),
        ("decrement", { @MainActor in handler.value(.decrement) }),
      ]
    }
  }

  /// Sets the order of views on one level of the accessibility tree, with the highest first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// The name of the view.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the accessibility value of the view.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the description of the view's action.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Whether the view is passed over.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// A name for tests.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds accessibility traits to the view.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits from the view.
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
