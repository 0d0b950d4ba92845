import Foundation
import Synchronization

/// Ends the process and its engine, whatever their threads do.
enum Ending {
  /// The engine's process; 0 without one.
  static let engine = Atomic<Int32>(0)

  private static let isBegun = Atomic<Bool>(false)
  /// How often the engine is looked at before it is killed, 10 ms apart.
  private static let looks = 100

  /// Ends the process on the signals that ask for it.
  ///
  /// The handler does only what POSIX allows in one: it needs no lock, no queue and no other thread.
  static func install() {
    // Made now: a signal must not be the first to touch them.
    _ = (engine.load(ordering: .relaxed), isBegun.load(ordering: .relaxed), looks)
    signal(SIGPIPE, SIG_IGN)
    var ending = sigset_t()
    sigemptyset(&ending)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { Ending.end(status: 128 + $0) }
      sigaddset(&ending, number)
    }
    // Whoever starts the gateway may have blocked them.
    pthread_sigmask(SIG_UNBLOCK, &ending, nil)
  }

  /// Asks the engine to end, kills it if it does not within a second, and exits.
  ///
  /// A second signal exits at once.
  static func end(status: Int32) -> Never {
    let process = engine.load(ordering: .relaxed)
    let isFirst = !isBegun.exchange(true, ordering: .relaxed)
    if process > 0 {
      kill(process, SIGTERM)
      var turns = isFirst ? looks : 0
      while turns > 0, isRunning(process) {
        usleep(10_000)
        turns -= 1
      }
      if isRunning(process) { kill(process, SIGKILL) }
    }
    _exit(status)
  }

  private static func isRunning(_ process: Int32) -> Bool {
    var info = siginfo_t()
    let isChild = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
    return isChild && info.si_signo == 0
  }
}
