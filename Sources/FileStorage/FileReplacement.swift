import Glibc
import Synchronization

/// A file that is written beside another one and takes its place when it is whole, or never.
///
/// Its name is one that nothing had before and no link leads to, ends in ``suffix``, and is locked while its
/// writer lives: what a killed writer left is known by that and removed by the next one in the same folder.
package final class FileReplacement: Sendable {
  /// What the names of all files end in that are not whole yet: the mark by which they are ours.
  package static let suffix = ".shapeshift-part"

  /// Where the file is until it takes its name.
  package let path: String
  /// The file that it is to become.
  package let target: String
  private let file: FileDescriptor
  private let isDone = Atomic<Bool>(false)

  /// Makes an empty file beside `target`, which need not be there.
  ///
  /// - Parameter permissions: Those that it is to have; nil for those of the file that is replaced, or of
  ///   new files if there is none.
  package init(of target: String, permissions: UInt32? = nil) throws(SystemError) {
    self.target = target
    let old = try? FileStatus(ofLink: target)
    if let old { try old.checkRegular() }
    let folder = FileSystem.folder(of: target)
    AbandonedFiles.removeOnce(in: folder)
    let wanted = permissions ?? (old?.isRegular == true ? old?.permissions : nil)
    // Until it has its own permissions, nobody else may look into what may be secret.
    let mode: mode_t = wanted == nil ? 0o666 : 0o600
    while true {
      let path = Self.newPath(in: folder, for: FileSystem.name(of: target))
      guard let file = try Self.create(path, mode) else { continue }
      self.path = path
      self.file = file
      break
    }
    if let wanted { try file.setPermissions(wanted) }
  }

  deinit {
    if !isDone.load(ordering: .relaxed) { FileSystem.remove(path) }
  }

  // MARK: Writing

  package func write(_ bytes: [UInt8]) throws(SystemError) { try file.write(bytes) }

  /// The file as it is, which others may have written by its path.
  package func contents() throws(SystemError) -> [UInt8] {
    try file.read(try file.status().size, at: 0)
  }

  /// Has the disk hold what was written.
  package func synchronize() throws(SystemError) { try file.synchronize() }

  /// Takes the name.
  ///
  /// - Parameter isSynchronized: Whether the disk holds the bytes before, and the name after it.
  package func commit(isSynchronized: Bool) throws(SystemError) {
    if isSynchronized { try file.synchronize() }
    try FileSystem.rename(path, to: target)
    isDone.store(true, ordering: .relaxed)
    if isSynchronized { try FileSystem.synchronizeFolder(FileSystem.folder(of: target)) }
  }

  /// Takes the name, which nothing may have; the disk holds the bytes before, and the name after it.
  ///
  /// Where the disk does not, everything is as it was.
  ///
  /// - Throws: `EEXIST` if something has it.
  package func commitAsNew() throws(SystemError) {
    try file.synchronize()
    try FileSystem.rename(path, toNew: target)
    isDone.store(true, ordering: .relaxed)
    do throws(SystemError) {
      try FileSystem.synchronizeFolder(FileSystem.folder(of: target))
    } catch {
      FileSystem.remove(target)
      throw error
    }
  }

  /// Takes the name of a file that is there; the disk holds the bytes before, and the name after it.
  ///
  /// Where the disk does not, the old file gets its name back, as far as the file system can do that.
  package func commitInstead() throws(SystemError) {
    let held = Self.hold(target)
    defer { withExtendedLifetime(held) {} }
    try file.synchronize()
    do throws(SystemError) {
      try FileSystem.exchange(path, with: target)
    } catch {
      guard error.isUnsupported else { throw error }
      try FileSystem.rename(path, to: target)
      isDone.store(true, ordering: .relaxed)
      return try FileSystem.synchronizeFolder(FileSystem.folder(of: target))
    }
    do throws(SystemError) {
      try FileSystem.synchronizeFolder(FileSystem.folder(of: target))
    } catch {
      try FileSystem.exchange(path, with: target)
      throw error
    }
  }

  /// Takes the name if what has it is as the caller says; otherwise everything stays as it is.
  ///
  /// Both names change in one step, and what had the name is looked at where nobody finds it any more: a
  /// file that others put there in the last moment is given back its name. Where a file system can't do
  /// that, it is looked at just before.
  ///
  /// What was written is not synchronized here.
  ///
  /// - Parameter isExpected: Whether a file may be replaced.
  /// - Returns: Whether the file has its name now.
  package func commit(ifReplacing isExpected: ([UInt8]) -> Bool) throws(SystemError) -> Bool {
    let held = Self.hold(target)
    defer { withExtendedLifetime(held) {} }
    do throws(SystemError) {
      try FileSystem.exchange(path, with: target)
    } catch {
      guard error.isUnsupported else { throw error }
      guard let old = try FileSystem.contents(of: target), isExpected(old.bytes) else {
        return false
      }
      try FileSystem.rename(path, to: target)
      isDone.store(true, ordering: .relaxed)
      return true
    }
    // From here on the old file has our name, and goes with us.
    guard let old = try? FileSystem.contents(of: path), isExpected(old.bytes) else {
      try FileSystem.exchange(path, with: target)
      return false
    }
    return true
  }

  /// A file that keeps an open one.
  private final class Held {
    let file: FileDescriptor
    init(_ file: consuming FileDescriptor) { self.file = file }
  }

  /// Holds a file that is about to get a name of ours, so that nobody takes it for one of a killed writer.
  private static func hold(_ target: String) -> Held? {
    guard let file = try? FileDescriptor.regular(target, flags: O_RDONLY) else { return nil }
    // Who holds it already keeps it as well.
    _ = try? file.lock()
    return Held(file)
  }

  /// The open file, for one that keeps it.
  package func descriptor() throws(SystemError) -> FileDescriptor { try file.copy() }

  // MARK: Names

  private static let counter = Atomic(0)

  private static func newPath(in folder: String, for name: String) -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    return "\(folder)/.\(prefix(of: name)).\(getpid())-\(number)\(suffix)"
  }

  /// Makes a file and locks it; nil if the name is taken.
  private static func create(_ path: String, _ mode: mode_t) throws(SystemError) -> FileDescriptor?
  {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try FileDescriptor(path, flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
    } catch {
      // Another machine, or a process of this number that was killed, has it.
      guard error.isExisting else { throw error }
      return nil
    }
    do throws(SystemError) {
      // Somebody who tidies up may be about to remove it.
      guard try file.lock() else { return nil }
    } catch {
      // A file system without locks has nobody who tidies up by them.
    }
    guard file.isFile(at: path) else { return nil }
    return file
  }

  /// The beginning of a name, short enough that the whole has room in 255 bytes.
  private static func prefix(of name: String) -> String {
    var prefix = ""
    for character in name {
      guard prefix.utf8.count + character.utf8.count <= 100 else { break }
      prefix.append(character)
    }
    return prefix
  }
}

/// What writers that were killed left behind.
package enum AbandonedFiles {
  private static let seen = Mutex<Set<String>>([])

  /// Removes them from a folder, unless this process has looked there before.
  static func removeOnce(in folder: String) {
    guard seen.withLock({ $0.insert(folder).inserted }) else { return }
    remove(in: folder)
  }

  /// Removes them from a folder: files of this user with our mark that no writer holds.
  package static func remove(in folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? [] where isOurs(name) {
      let path = "\(folder)/\(name)"
      guard let status = try? FileStatus(ofLink: path), status.isRegular, status.isOwn,
        let file = try? FileDescriptor(path, flags: O_RDONLY | O_NOFOLLOW),
        (try? file.lock()) == true, file.isFile(at: path)
      else { continue }
      FileSystem.remove(path)
    }
  }

  /// Whether a name is one that ``FileReplacement`` gives: a dot, a name, a process and a number, and the mark.
  static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(FileReplacement.suffix) else { return false }
    let numbers = name.dropLast(FileReplacement.suffix.count).split(separator: ".").last ?? ""
    let parts = numbers.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Int($0) != nil }
  }
}
