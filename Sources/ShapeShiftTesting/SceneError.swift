import ViewTree

/// Why a step of a test can't be taken.
public struct SceneError: Error, Sendable, CustomStringConvertible {
  /// What is the matter.
  public enum Code: String, Sendable {
    /// No view is meant.
    case missing
    /// Several views are meant.
    case ambiguous
    /// The view is off.
    case disabled
    /// The view is outside of the windows that it is seen through.
    case outOfSight
    /// Something else is in front of the view.
    case covered
    /// The step comes before one that was already taken.
    case late
    /// Scenes do not take events of this kind yet.
    case unsupported
    /// Nothing has the focus that takes what is entered.
    case unfocused
    /// What is waited for does not come.
    case timeout
    /// A session that is played again goes another way.
    case diverged
  }

  /// What is the matter.
  public let code: Code
  /// How many views are meant.
  public var count = 0
  /// The matter in a sentence, with what would help.
  public let description: String

  init(_ code: Code, count: Int = 0, _ description: String) {
    self.code = code
    self.count = count
    self.description = description
  }

  init(_ error: SessionError) {
    code = Code(rawValue: error.code.rawValue) ?? .unsupported
    count = error.count
    description = error.description
  }
}
