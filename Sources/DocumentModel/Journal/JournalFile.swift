import FileStorage
import Glibc

/// The file of a history, opened by its path.
///
/// One that begins has another name until it is whole: whoever finds a history finds its first line in it.
final class JournalFile {
  let path: String
  private let descriptor: FileDescriptor
  private var isLocked: Bool
  /// What is to become the history.
  private var beginning: FileReplacement?

  /// Opens a history that is there.
  ///
  /// - Throws: For a link too, behind which another file would be written.
  init(_ path: String, isReadOnly: Bool) throws(SystemError) {
    self.path = path
    isLocked = false
    descriptor = try .regular(path, flags: (isReadOnly ? O_RDONLY : O_RDWR) | O_NOFOLLOW)
  }

  /// A file that becomes the history when it is published; locked from the start.
  init(beginning path: String, permissions: UInt32) throws(SystemError) {
    self.path = path
    let beginning = try FileReplacement(of: path, permissions: permissions)
    descriptor = try beginning.descriptor()
    self.beginning = beginning
    isLocked = true
  }

  deinit { if isLocked { descriptor.unlock() } }

  /// Keeps other writers out until the file is closed; false when one is there.
  func lock() throws(SystemError) -> Bool {
    isLocked = try descriptor.lock()
    return isLocked
  }

  /// Whether the path still leads to this file, or will.
  var isCurrent: Bool { beginning != nil || descriptor.isFile(at: path) }

  func size() throws(SystemError) -> Int { try descriptor.status().size }

  /// When it was written last, in nanoseconds since 1970.
  func written() throws(SystemError) -> Int { try descriptor.status().written }

  func permissions() throws(SystemError) -> UInt32 { try descriptor.status().permissions }

  /// The bytes from an offset on; fewer than `count` at the end of the file.
  func read(_ count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    guard count <= Self.largestPart else { throw Self.tooLarge }
    return try descriptor.read(count, at: offset)
  }

  /// As many bytes of a history are held in memory at once, and no more.
  static let largestPart = 1 << 32
  static let tooLarge = SystemError(
    code: EFBIG, reason: "a part of \(largestPart >> 30) GiB contains no step, or too many steps")

  func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    try descriptor.write(bytes, at: offset)
  }

  func truncate(to size: Int) throws(SystemError) { try descriptor.truncate(to: size) }

  /// Has the disk hold what was written.
  func synchronize() throws(SystemError) { try descriptor.synchronizeContent() }

  /// Gives a file that begins its name; nothing may have it, unless it is to be replaced.
  ///
  /// - Throws: `EEXIST` if something has it.
  func publish(replacing: Bool = false) throws(SystemError) {
    guard let beginning else { return }
    if replacing {
      try beginning.commitInstead()
    } else {
      try beginning.commitAsNew()
    }
    self.beginning = nil
  }
}
