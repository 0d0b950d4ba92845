/// The kinds of input that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is called when text is entered, and what is called after it.
package final class SubmitAction {
  private let triggers: SubmitTriggers
  private let action: () -> Void
  private let outer: SubmitAction?

  fileprivate init(_ triggers: SubmitTriggers, _ action: @escaping () -> Void, outer: SubmitAction?)
  {
    (self.triggers, self.action, self.outer) = (triggers, action, outer)
  }

  /// Calls what there is for one of the ways, the innermost first.
  func callAsFunction(_ trigger: SubmitTriggers) {
    var current: SubmitAction? = self
    while let next = current {
      if !next.triggers.isDisjoint(with: trigger) { next.action() }
      current = next.outer
    }
  }
}

extension EnvironmentValues {
  /// What is called when text is entered; nil if nothing is.
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private struct SubmitModifier: EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  func change(_ environment: inout EnvironmentValues) {
    environment.submitAction = SubmitAction(triggers, action, outer: environment.submitAction)
  }
}

extension View {
  /// Calls a function when text is entered in a field inside, before those further out.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Whether text that is entered inside is nothing to views further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
  }
}
