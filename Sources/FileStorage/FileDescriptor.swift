import CLinux
package import Glibc

/// An open file; closed at the end of its life unless it is one of the standard streams.
package struct FileDescriptor: ~Copyable, Sendable {
  package let number: Int32

  package static var standardInput: FileDescriptor { FileDescriptor(number: STDIN_FILENO) }
  package static var standardError: FileDescriptor { FileDescriptor(number: STDERR_FILENO) }

  /// Takes over an open file.
  package init(number: Int32) { self.number = number }

  /// Opens a file by its path, with the flags of `open(2)`.
  ///
  /// It never waits for the other end of a pipe.
  package init(_ path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    self.init(number: try Self.open(path, flags, mode))
  }

  private static func open(_ path: String, _ flags: Int32, _ mode: mode_t) throws(SystemError)
    -> Int32
  {
    let number = unsafe Glibc.open(try path.systemPath(), flags | O_CLOEXEC | O_NONBLOCK, mode)
    guard number >= 0 else {
      let error = SystemError.last
      switch error.code {
      case ENXIO:
        throw SystemError(code: ENXIO, reason: "no process reads the pipe")
      case ELOOP where flags & O_NOFOLLOW != 0:
        throw SystemError(code: ELOOP, reason: "it is a link, not a regular file")
      default: throw error
      }
    }
    // Once both ends are open, who reads or writes waits as usual.
    let status = fcntl(number, F_GETFL)
    guard status >= 0, fcntl(number, F_SETFL, status & ~O_NONBLOCK) == 0 else {
      defer { close(number) }
      throw .last
    }
    return number
  }

  /// Opens a plain file.
  ///
  /// - Throws: For pipes, sockets, devices and folders too.
  package static func regular(_ path: String, flags: Int32, mode: mode_t = 0o666)
    throws(SystemError) -> FileDescriptor
  {
    // A device may do something as soon as it is opened.
    if let status = try? FileStatus(of: path) { try status.checkRegular() }
    let file = try FileDescriptor(path, flags: flags, mode: mode)
    try file.status().checkRegular()
    return file
  }

  /// The same open file once more, with its place and its lock.
  package func copy() throws(SystemError) -> FileDescriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .last }
    return FileDescriptor(number: copy)
  }

  deinit {
    if number > STDERR_FILENO, number != Self.kept.number { close(number) }
  }

  /// Whether a person looks at it.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// What the file is.
  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Whether the path still leads to this file.
  package func isFile(at path: String) -> Bool {
    guard let own = try? status(), let named = try? FileStatus(of: path) else { return false }
    return own.identity == named.identity
  }

  // MARK: Reading

  /// The bytes up to the end of the file, at most `limit` of them.
  package func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try read(upTo: min(1 << 18, limit - bytes.count))
      guard !part.isEmpty else { break }
      bytes += part
    }
    return bytes
  }

  /// What one call gives, at most `count` bytes; none at the end.
  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
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

  /// The bytes from an offset on; fewer than `count` at the end of the file.
  package func read(_ count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let wanted = min(count - bytes.count, 1 << 24)
      let place = offset + bytes.count
      var result = 0
      bytes += unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        result = unsafe pread(number, buffer.baseAddress, wanted, off_t(place))
        initialized = max(result, 0)
      }
      guard result >= 0 || errno == EINTR else { throw .last }
      if result == 0 { break }
    }
    return bytes
  }

  /// Waits until there is something to read; false after so many milliseconds, -1 for no end.
  package func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  // MARK: Writing

  /// Writes all of `bytes`.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    unsafe try write(bytes) { buffer, _ in
      unsafe Glibc.write(number, buffer.baseAddress, buffer.count)
    }
  }

  /// Writes all of `bytes` from an offset on.
  package func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    unsafe try write(bytes) { buffer, done in
      unsafe pwrite(number, buffer.baseAddress, buffer.count, off_t(offset + done))
    }
  }

  private func write(_ bytes: [UInt8], by call: (UnsafeRawBufferPointer, Int) -> Int)
    throws(SystemError)
  {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes { buffer in unsafe call(buffer, done) }
      if count >= 0 {
        done += count
      } else {
        let error = SystemError.last
        guard error.isInterrupted else { throw error }
      }
    }
  }

  /// Cuts the file off, or fills it up with zeros.
  package func truncate(to size: Int = 0) throws(SystemError) {
    guard ftruncate(number, off_t(size)) == 0 else { throw .last }
  }

  /// Gives the file these permissions.
  package func setPermissions(_ mode: mode_t) throws(SystemError) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  // MARK: The disk

  /// Has the disk hold what was written, and what is known of the file.
  package func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }

  /// Has the disk hold what was written, and of what is known of the file no more than reading it takes.
  package func synchronizeContent() throws(SystemError) {
    guard fdatasync(number) == 0 else { throw .last }
  }

  /// Has the disk hold everything that was written to the file system of this file.
  ///
  /// Source: syncfs(2): since Linux 5.8, errors of writing any of its files are told.
  package func synchronizeFileSystem() throws(SystemError) {
    guard syncfs(number) == 0 else { throw .last }
  }

  // MARK: Locks

  /// Keeps others out until the file is closed; false when one is there.
  ///
  /// - Throws: Where the file system has no locks.
  package func lock() throws(SystemError) -> Bool {
    guard flock(number, LOCK_EX | LOCK_NB) != 0 else { return true }
    guard errno == EWOULDBLOCK else { throw .last }
    return false
  }

  /// Lets others in.
  ///
  /// A program that is being started holds a copy of the descriptor for a moment, and with it the lock: who
  /// does not want to wait for that unlocks before closing.
  package func unlock() { _ = flock(number, LOCK_UN) }
}
