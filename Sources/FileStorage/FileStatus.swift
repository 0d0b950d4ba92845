package import Glibc

/// What a path leads to.
package struct FileStatus: Sendable {
  /// What a file is made for.
  package enum Kind: Sendable {
    case regular, folder, link, pipe, socket, device
  }

  package let kind: Kind
  /// In bytes.
  package let size: Int
  package let permissions: mode_t
  /// The user whom it belongs to.
  package let owner: uid_t
  /// The number of the device that holds it, and its own there: the same for two paths that lead to one file.
  package let identity: [UInt]
  /// When it was written last, in nanoseconds since 1970.
  package let written: Int

  package var isDirectory: Bool { kind == .folder }
  package var isRegular: Bool { kind == .regular }

  /// Whether it belongs to the user of this process.
  package var isOwn: Bool { owner == geteuid() }
  /// Whether it is a folder of this user in which nobody else can write: its content is this user's as well.
  package var isPrivateFolder: Bool { isDirectory && isOwn && permissions & 0o022 == 0 }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    identity = [UInt(status.st_dev), UInt(status.st_ino)]
    written = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// What `path` leads to, links followed.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(try path.systemPath(), &status) == 0 else { throw .last }
    self.init(status)
  }

  /// What has the name `path` itself: a link is a link.
  package init(ofLink path: String) throws(SystemError) {
    var status = stat()
    guard unsafe lstat(try path.systemPath(), &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Refuses what holds no bytes of its own.
  package func checkRegular() throws(SystemError) {
    switch kind {
    case .regular, .link: return
    case .folder: throw .isDirectory
    case .pipe: throw SystemError(code: ESPIPE, reason: "it is a pipe, not a regular file")
    case .socket: throw SystemError(code: ESPIPE, reason: "it is a socket, not a regular file")
    case .device: throw SystemError(code: ESPIPE, reason: "it is a device, not a regular file")
    }
  }
}
