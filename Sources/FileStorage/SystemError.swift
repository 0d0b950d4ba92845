import Glibc

/// Why the operating system, or this layer in its place, refused something.
public struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  public let code: Int32
  /// What there is to say in the place of the system's words.
  private let reason: String?

  package init(code: Int32, reason: String? = nil) {
    self.code = code
    self.reason = reason
  }

  package static let isDirectory = SystemError(code: EISDIR)

  /// The error of the call just made.
  package static var last: SystemError { SystemError(code: errno) }

  /// What is wrong, without a capital: the system's words, unless there are better ones.
  public var sentence: String {
    if let reason { return reason }
    let words = unsafe String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  package var isBrokenPipe: Bool { code == EPIPE }
  /// Whether a part of the path is not there.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  package var isExisting: Bool { code == EEXIST }
  package var isInterrupted: Bool { code == EINTR }
  /// Whether a file system does not know the call.
  package var isUnsupported: Bool { [EINVAL, ENOSYS, EOPNOTSUPP, EPERM].contains(code) }
  /// Whether the same call may work later.
  package var isTemporary: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(code) }
}
