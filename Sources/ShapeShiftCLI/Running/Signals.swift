import Glibc

/// What signals do to the command.
enum Signals {
  /// Makes a reader that has gone an error instead of a death, and Ctrl-C exit with 130.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
  }

  /// Runs `body` with Ctrl-C and termination waiting until it is done.
  static func held<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&held)
    unsafe sigaddset(&held, SIGINT)
    unsafe sigaddset(&held, SIGTERM)
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
