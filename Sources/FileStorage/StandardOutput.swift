import CLinux
import Glibc
import Synchronization

extension FileDescriptor {
  /// Where standard output goes, once code of others may print.
  static let kept = KeptOutput()

  /// Standard output, also where what others print no longer goes there.
  package static var standardOutput: FileDescriptor {
    FileDescriptor(number: kept.number ?? STDOUT_FILENO)
  }

  /// Keeps standard output for this program alone: what code of others prints goes to standard error from then on.
  package static func keepStandardOutput() throws(SystemError) {
    guard kept.number == nil else { return }
    let number = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard number >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { throw .last }
    // What is printed before a crash must not be lost.
    print_by_lines()
    kept.number = number
  }
}

/// The number under which standard output is open beside its own.
final class KeptOutput: Sendable {
  private let value = Mutex<Int32?>(nil)

  var number: Int32? {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
