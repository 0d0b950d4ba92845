import Glibc

/// One variable of the environment.
///
/// `ProcessInfo` makes a dictionary of all for each question.
package enum ProcessVariable {
  /// The value of a variable; nil where it is not set.
  package static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
