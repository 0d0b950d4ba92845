import FileStorage
import Foundation
import Glibc
import ShapeShiftDocuments

/// A folder of compiled code, one file per entry, whose size is limited.
///
/// The name of an entry is its key, which contains a digest of everything that the entry depends on. Entries are written
/// under temporary names and renamed, so that a killed process leaves no incomplete entry. Only entries, locks and
/// temporary files are removed; other files in the folder are not.
struct BuildCache {
  let folder: String
  /// The maximum size of all entries, in bytes.
  private let limit: Int

  /// The default maximum size.
  ///
  /// Source: chosen; a folder of 12 files has an entry of less than 1 MB.
  static let defaultLimit = 1 << 30
  /// The end of the names of entries.
  static let suffix = ".shapeshift-build"
  /// The end of the names of files that are locked while an entry is made.
  private static let lockSuffix = ".shapeshift-lock"

  /// Opens a cache, and creates its folder if it does not exist.
  ///
  /// - Returns: `nil` if the folder cannot be used, or if it belongs to another user or others may write to it: they could
  ///   place code in it, which this user would run.
  init?(_ folder: String, limit: Int = defaultLimit) {
    (self.folder, self.limit) = (folder, limit)
    do throws(SystemError) {
      if !FileSystem.exists(folder) { try Self.create(folder) }
      guard try FileStatus(ofLink: folder).isPrivateFolder else { return nil }
    } catch {
      return nil
    }
    guard unsafe access(folder, W_OK | X_OK) == 0 else { return nil }
  }

  /// Creates a folder that only this user can enter.
  private static func create(_ folder: String) throws(SystemError) {
    try FileSystem.makeFolders(FileSystem.folder(of: folder))
    let new = try FileSystem.makePrivateFolder("\(folder)-")
    do throws(SystemError) {
      try FileSystem.rename(new, toNew: folder)
    } catch {
      FileSystem.removeEmptyFolder(new)
      // Another process may have created it in the meantime.
      guard error.isExisting else { throw error }
    }
  }

  /// Opens the user's cache, or a cache in a temporary folder if the user's cannot be used.
  init(orIn temporary: String) {
    guard let folder = UserCache.folder("swift"), let cache = BuildCache(folder) else {
      (folder, limit) = (temporary, .max)
      return
    }
    self = cache
  }

  // MARK: Entries

  /// Returns the entry of a key, and makes it if it does not exist or is damaged.
  ///
  /// Processes that need the same entry wait for the one that makes it.
  func entry(
    _ key: String, make: () throws(Failure) -> BuildEntry
  ) throws(Failure) -> BuildEntry {
    if let known = known(key) { return known }
    let lock = lock(key)
    defer { lock?.release() }
    // Another process may have made it in the meantime.
    if lock != nil, let known = known(key) { return known }
    let made = try make()
    if made.isLasting { keep(made, as: key) }
    return made
  }

  /// Returns the entry of a key, or `nil` if it does not exist or is damaged.
  func known(_ key: String) -> BuildEntry? {
    let path = path(of: key)
    guard let file = (try? FileSystem.contents(of: path)) ?? nil, file.status.isOwn,
      let entry = BuildEntry(file.bytes)
    else { return nil }
    // The least recently used entries are removed first. If the time cannot be set, the entry only appears older.
    try? FileSystem.touch(path)
    return entry
  }

  /// Stores an entry.
  ///
  /// If it cannot be stored, for example on a full disk, the next run makes it again.
  func keep(_ entry: BuildEntry, as key: String) {
    let bytes = entry.bytes
    guard bytes.count <= limit else { return }
    do throws(SystemError) {
      let file = try FileReplacement(of: path(of: key), permissions: 0o600)
      try file.write(bytes)
      try file.commit(isSynchronized: false)
    } catch {
      return
    }
    trim(keeping: path(of: key))
  }

  private func path(of key: String) -> String { "\(folder)/\(key)\(Self.suffix)" }

  // MARK: Size

  /// The size of all entries, in bytes.
  var size: Int { entries.reduce(0) { $0 + $1.status.size } }

  /// Removes all entries.
  func clear() {
    for entry in entries { FileSystem.remove(entry.path) }
    AbandonedFiles.remove(in: folder)
    removeAbandonedLocks()
  }

  private var entries: [(path: String, status: FileStatus)] {
    files(Self.suffix).compactMap { path in
      guard let status = try? FileStatus(ofLink: path), status.isRegular, status.isOwn else {
        return nil
      }
      return (path, status)
    }
  }

  private func files(_ suffix: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }
  }

  /// Removes the least recently used entries of a full cache, down to three quarters of the limit, so that a full cache is
  /// not trimmed for every new entry.
  private func trim(keeping path: String) {
    let entries = entries.sorted { ($0.status.written, $0.path) < ($1.status.written, $1.path) }
    var total = entries.reduce(0) { $0 + $1.status.size }
    guard total > limit else { return }
    for entry in entries where entry.path != path && total > limit / 4 * 3 {
      FileSystem.remove(entry.path)
      total -= entry.status.size
    }
    removeAbandonedLocks()
  }

  // MARK: Locks

  /// A lock on a key, which the system releases if the process ends.
  private final class Lock {
    private let path: String
    private let file: FileDescriptor

    init(_ path: String, _ file: consuming FileDescriptor) {
      self.path = path
      self.file = file
    }

    /// Releases the lock.
    ///
    /// The file is removed first, while no other process can lock it.
    func release() {
      FileSystem.remove(path)
      file.unlock()
    }
  }

  /// Locks a key, and waits while another process makes its entry.
  ///
  /// - Returns: `nil` after a minute, or if the file system has no locks. Then both processes make the entry.
  private func lock(_ key: String) -> Lock? {
    for _ in 0..<3_000 {
      switch tryLock("\(folder)/\(key)\(Self.lockSuffix)") {
      case .success(let lock?): return lock
      case .success(nil): usleep(20_000)
      case .failure: return nil
      }
    }
    return nil
  }

  /// Tries to lock a file.
  ///
  /// - Returns: `nil` if another process has the lock.
  private func tryLock(_ path: String) -> Result<Lock?, SystemError> {
    Result { () throws(SystemError) in
      let file = try FileDescriptor(
        path, flags: O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
      // The process that had the lock may have removed the file.
      guard try file.lock(), file.isFile(at: path) else { return nil }
      return Lock(path, file)
    }
  }

  /// Removes the files of processes that were killed while they made an entry.
  private func removeAbandonedLocks() {
    for path in files(Self.lockSuffix) {
      if case .success(let lock?) = tryLock(path) { lock.release() }
    }
  }
}
