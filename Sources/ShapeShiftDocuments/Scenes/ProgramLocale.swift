import Foundation
import Synchronization

/// The locale that the code of Swift files takes for that of their program: that of the scene which is drawn.
///
/// Only the host of Swift files gives it to Foundation.
package enum ProgramLocale {
  private static let value = Mutex(Locale(identifier: "en_US"))

  /// The locale of the scene that was set up last.
  package static var current: Locale {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
