/// Takes down which animations a change sets off, to tell when they are complete.
///
/// Views and their changes are on the main actor, and so is every use of it.
package final class AnimationObserver: @unchecked Sendable {
  /// When the last of the animations is logically complete; nil if there is none.
  package private(set) var logicalEnd: Double?
  /// When the last of them has come to rest; nil if there is none.
  package private(set) var removal: Double?

  /// What is to be done then; taken out once it is planned.
  var completions: [Completion] = []
  /// Whether a graph has taken on the change.
  var isClaimed = false
  /// Whether what is to be done goes on without end.
  var isRecurring = false

  /// Something to do when the animations are complete.
  struct Completion {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
  }

  package init() {}

  /// Takes down one animation; an end of nil means never.
  package func note(logical: Double?, removal: Double?) {
    logicalEnd = max(logicalEnd ?? -.infinity, logical ?? .infinity)
    self.removal = max(self.removal ?? -.infinity, removal ?? .infinity)
  }
}

/// The criterion for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// When the change has been made for the eye, though it may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// Complete when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)

  /// The time that an observer has for it; nil if there was no animation.
  func time(of observer: AnimationObserver) -> Double? {
    isRemoved ? observer.removal : observer.logicalEnd
  }
}
