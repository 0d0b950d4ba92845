import Glibc
import ShapeShiftDocuments
import Synchronization

/// What signals do to the command.
enum Signals {
  /// Makes a reader that has gone an error instead of a death, and Ctrl-C exit with 130.
  ///
  /// Whoever starts the command may have blocked the signals that end it, as dispatch queues do; they are
  /// let through.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    var ending = Interruption.endingSignals
    unsafe pthread_sigmask(SIG_UNBLOCK, &ending, nil)
  }

  /// Whether the process was asked to end since ``catchInterruptions()``.
  static var isInterrupted: Bool { Interruption.requests.load(ordering: .relaxed) > 0 }

  /// From now on the first Ctrl-C or termination is only noted, for work that ends in good order; the second ends
  /// the process.
  static func catchInterruptions() {
    // Made now: a signal must not be the first to touch it.
    guard Interruption.requests.load(ordering: .relaxed) == 0 else { return }
    for ending in [SIGINT, SIGTERM] {
      signal(ending) { _ in
        let before = Interruption.requests.add(1, ordering: .relaxed).oldValue
        if before > 0 { _exit(ExitStatus.interrupted.rawValue) }
      }
    }
  }
}
