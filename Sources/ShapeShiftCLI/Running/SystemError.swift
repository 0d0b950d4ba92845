import Glibc

/// Why the operating system refused something.
struct SystemError: Error, Equatable {
  /// The value of `errno`.
  let code: Int32

  static let isDirectory = SystemError(code: EISDIR)

  /// The error of the call just made.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words, without a capital.
  var sentence: String {
    let words = unsafe String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  var isBrokenPipe: Bool { code == EPIPE }
  /// Whether a part of the path is not there.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  var isExisting: Bool { code == EEXIST }
  var isInterrupted: Bool { code == EINTR }
  /// Whether the same call may work later.
  var isTemporary: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(code) }
}
