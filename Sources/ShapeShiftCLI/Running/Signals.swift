import Glibc

/// What signals do to the command.
enum Signals {
  /// Makes a reader that has gone an error instead of a death, and Ctrl-C exit with 130.
  ///
  /// Whoever starts the command may have blocked the signals that end it, as dispatch queues do; they are
  /// let through.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    var ending = endingSignals
    unsafe pthread_sigmask(SIG_UNBLOCK, &ending, nil)
  }

  /// Ctrl-C and termination.
  private static var endingSignals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    return signals
  }

  /// Runs `body` with Ctrl-C and termination waiting until it is done.
  static func held<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    var held = endingSignals
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
