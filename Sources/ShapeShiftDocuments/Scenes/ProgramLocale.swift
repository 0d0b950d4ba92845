import Foundation
import Synchronization

/// The locale that the code of Swift files takes for that of their program: that of the scene which runs.
///
/// Only the host of Swift files gives it to Foundation.
package enum ProgramLocale {
  private static let value = Mutex(locale(of: Surroundings()))

  /// The locale of the scene that ran last.
  package static var current: Locale { value.withLock { $0 } }

  /// Sets the locale for the code of a scene before it runs; the default is American English.
  package static func enter(_ surroundings: Surroundings) {
    value.withLock { $0 = locale(of: surroundings) }
  }

  private static func locale(of surroundings: Surroundings) -> Locale {
    Locale(identifier: surroundings.locale ?? "en_US")
  }
}
