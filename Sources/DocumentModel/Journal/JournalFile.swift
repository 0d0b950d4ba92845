import Glibc

/// A file of the store, opened by its path.
///
/// The one file of the store with calls into the system.
final class JournalFile {
  private(set) var path: String
  private let descriptor: Int32
  private var isLocked = false

  /// Opens a file with the flags of `open(2)`.
  ///
  /// - Throws: The system's error number.
  init(_ path: String, flags: Int32, mode: mode_t = 0o644) throws(StoreFileError) {
    self.path = path
    descriptor = unsafe open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    // A program that is being started holds a copy of the descriptor for a moment, and with it the lock.
    if isLocked { flock(descriptor, LOCK_UN) }
    close(descriptor)
  }

  /// Keeps other writers out until the file is closed; false when one is there.
  func lock() -> Bool {
    isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    return isLocked
  }

  /// Whether the path still leads to this file.
  var isCurrent: Bool {
    var (own, named) = (stat(), stat())
    guard unsafe fstat(descriptor, &own) == 0, unsafe stat(path, &named) == 0 else { return false }
    return own.st_dev == named.st_dev && own.st_ino == named.st_ino
  }

  func size() throws(StoreFileError) -> Int { Int(try status().st_size) }

  private func status() throws(StoreFileError) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }

  func stamp() throws(StoreFileError) -> FileStamp { FileStamp(try status()) }

  /// The bytes from an offset on; fewer than `count` at the end of the file.
  func read(_ count: Int, at offset: Int) throws(StoreFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let wanted = count - bytes.count
      let place = offset + bytes.count
      var result = 0
      bytes += unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        result = unsafe pread(descriptor, buffer.baseAddress, wanted, off_t(place))
        initialized = max(result, 0)
      }
      guard result >= 0 || errno == EINTR else { throw .last }
      if result == 0 { break }
    }
    return bytes
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StoreFileError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes[start...].withUnsafeBytes { buffer in
        unsafe pwrite(descriptor, buffer.baseAddress, buffer.count, off_t(offset + start))
      }
      guard count >= 0 || errno == EINTR else { throw .last }
      start += max(count, 0)
    }
  }

  /// Gives the file another name, in the place of what had it.
  func rename(to new: String) throws(StoreFileError) {
    try Self.rename(path, to: new)
    path = new
  }

  func truncate(to size: Int) throws(StoreFileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
  }

  /// Has the disk hold what was written.
  func synchronize() throws(StoreFileError) {
    guard fdatasync(descriptor) == 0 else { throw .last }
  }

  func setPermissions(_ mode: mode_t) throws(StoreFileError) {
    guard fchmod(descriptor, mode) == 0 else { throw .last }
  }
}

/// Why the system refused something.
struct StoreFileError: Error {
  /// The value of `errno`.
  let code: Int32

  static var last: StoreFileError { StoreFileError(code: errno) }

  var isMissing: Bool { code == ENOENT }
}

extension JournalFile {
  /// A file that was read.
  struct Contents {
    let bytes: [UInt8]
    let permissions: mode_t
    /// That of before it was read.
    let stamp: FileStamp
  }

  /// The whole file; nil when there is none.
  static func contents(of path: String) throws(StoreFileError) -> Contents? {
    do throws(StoreFileError) {
      let file = try JournalFile(path, flags: O_RDONLY)
      let status = try file.status()
      return Contents(
        bytes: try file.read(Int(status.st_size), at: 0), permissions: status.st_mode & 0o7777,
        stamp: FileStamp(status))
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// Gives a file another name, in the place of what had it.
  static func rename(_ old: String, to new: String) throws(StoreFileError) {
    guard unsafe Glibc.rename(old, new) == 0 else { throw .last }
  }

  /// The stamp of a file.
  static func stamp(of path: String) throws(StoreFileError) -> FileStamp {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    return FileStamp(status)
  }

  static func remove(_ path: String) { unsafe unlink(path) }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Has the disk hold the names in a folder.
  static func synchronizeFolder(_ path: String) {
    guard let folder = try? JournalFile(path, flags: O_RDONLY | O_DIRECTORY) else { return }
    // Not every file system can; the names are written all the same, only later.
    _ = fsync(folder.descriptor)
  }

  /// The path without links; the path itself if it leads nowhere.
  static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
