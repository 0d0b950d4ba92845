import CLinux
import Glibc

/// An open file; closed at the end of its life unless it is one of the standard streams.
struct FileDescriptor: ~Copyable {
  let number: Int32

  static var standardInput: FileDescriptor { FileDescriptor(number: STDIN_FILENO) }
  static var standardOutput: FileDescriptor { FileDescriptor(number: STDOUT_FILENO) }
  static var standardError: FileDescriptor { FileDescriptor(number: STDERR_FILENO) }

  /// Takes over an open file.
  init(number: Int32) { self.number = number }

  /// Opens a file by its path, with the flags of `open(2)`.
  init(_ path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    number = unsafe open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
  }

  deinit {
    if number > STDERR_FILENO { close(number) }
  }

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// What the file is.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// The bytes up to the end of the file, at most `limit` of them.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try read(upTo: min(1 << 18, limit - bytes.count))
      guard !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  /// What one call gives, at most `count` bytes; none at the end.
  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        result = unsafe Glibc.read(number, buffer.baseAddress, count)
        initialized = max(result, 0)
      }
      if result >= 0 { return bytes }
      let error = SystemError.last
      guard error.isInterrupted else { throw error }
    }
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes[start...].withUnsafeBytes { buffer in
        unsafe Glibc.write(number, buffer.baseAddress, buffer.count)
      }
      if count >= 0 {
        start += count
      } else {
        let error = SystemError.last
        guard error.isInterrupted else { throw error }
      }
    }
  }

  /// Has the disk hold what was written.
  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }

  /// Has the disk hold everything that was written to the file system of this file.
  ///
  /// Source: syncfs(2): since Linux 5.8, errors of writing any of its files are told.
  func synchronizeFileSystem() throws(SystemError) {
    guard syncfs(number) == 0 else { throw .last }
  }

  /// Forgets the content.
  func truncate() throws(SystemError) {
    guard ftruncate(number, 0) == 0 else { throw .last }
  }

  /// Gives the file these permissions.
  func setPermissions(_ mode: mode_t) throws(SystemError) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  /// Waits until there is something to read; false after so many milliseconds, -1 for no end.
  func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }
}

/// What a path leads to.
struct FileStatus {
  let isDirectory: Bool
  let isRegular: Bool
  /// In bytes.
  let size: Int
  let permissions: mode_t
  /// The same for two paths that lead to one file.
  let identity: [UInt]

  init(_ status: stat) {
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    identity = [UInt(status.st_dev), UInt(status.st_ino)]
  }

  /// What `path` leads to, links followed.
  init(of path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }
}
