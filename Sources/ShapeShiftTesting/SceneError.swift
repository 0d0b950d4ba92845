import ViewTree

/// An error in a step of a test.
public struct SceneError: Error, Sendable, CustomStringConvertible {
  /// The kind of a failure.
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
    /// No focused view accepts the input.
    case unfocused
    /// The awaited condition does not occur in time.
    case timeout
    /// A session that is played again goes another way.
    case diverged
  }

  /// The kind of the failure.
  public let code: Code
  /// The number of matching views.
  public var count = 0
  /// A sentence that describes the failure and suggests a fix.
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
