import Glibc
package import Synchronization

/// Being asked to end.
package enum Interruption {
  /// The number of times the process was asked to end, since counting began.
  package static let requests = Atomic(0)

  /// Whether work should end: its task was canceled, or the process was asked to end.
  package static var isAsked: Bool { Task.isCancelled || requests.load(ordering: .relaxed) > 0 }

  /// Throws if work should end.
  static func check() throws(RequestError) {
    if isAsked { throw RequestError(.interrupted) }
  }

  /// Ctrl-C and termination.
  package static var endingSignals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    return signals
  }

  /// Runs `body` with Ctrl-C and termination waiting until it is done.
  package static func held<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    var held = endingSignals
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
