public import Foundation
public import ViewTree

// What people do with a view. Nobody touches a picture: these compile and change nothing.

extension View {
  /// Would change the look under a pointer; without effect in a picture.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Would play feedback; without effect in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Would play feedback; without effect in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Would play feedback; without effect in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// The label of the return key; without effect in a picture.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Whether text is corrected; without effect in a picture.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Whether text is corrected; without effect in a picture.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Whether text can be selected; without effect in a picture.
  public nonisolated func textSelection<S: TextSelectability>(
    _ selectability: S
  ) -> some View { self }

  /// Would explain the view; without effect in a picture.
  public nonisolated func help(_ text: String) -> some View { self }

  /// Would handle URLs; without effect in a picture.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Would call a function when the device shakes or a command comes; without effect in a picture.
  public nonisolated func onCommand(
    _ name: String, perform action: (() -> Void)?
  ) -> some View { self }
}
