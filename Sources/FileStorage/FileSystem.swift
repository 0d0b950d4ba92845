import CLinux
import Glibc

/// What is done to files by their names.
package enum FileSystem {
  /// A plain file that was read.
  package struct Contents: Sendable {
    package let bytes: [UInt8]
    /// That of before it was read.
    package let status: FileStatus
  }

  /// A whole plain file, or as many bytes of it as are given; nil when there is none.
  ///
  /// - Throws: For what is no plain file too.
  package static func contents(
    of path: String, atMost count: Int = .max
  ) throws(SystemError) -> Contents? {
    do throws(SystemError) {
      let file = try FileDescriptor.regular(path, flags: O_RDONLY)
      let status = try file.status()
      // More may be there by now; a file of `/proc` says that it has nothing.
      return Contents(bytes: try file.read(atMost: count), status: status)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// Whether something has this name, if only a link that leads nowhere.
  package static func exists(_ path: String) -> Bool { (try? FileStatus(ofLink: path)) != nil }

  /// The names in a folder, without `.` and `..`, sorted by their bytes.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(try folder.systemPath()) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: UInt8.self, capacity: 256) {
          unsafe String(systemPath: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names.sorted { isBefore($0, $1) }
  }

  /// Whether a name's bytes come before another's: in one look at its memory, where it has one.
  private static func isBefore(_ name: String, _ other: String) -> Bool {
    let isBefore = unsafe name.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { others in
        guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
          return bytes.count < others.count
        }
        let order = unsafe memcmp(start, otherStart, min(bytes.count, others.count))
        return order == 0 ? bytes.count < others.count : order < 0
      }
    }
    return (isBefore ?? nil) ?? name.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The path without links; nil if it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let path = try? path.systemPath(), let real = unsafe realpath(path, nil) else {
      return nil
    }
    defer { unsafe free(real) }
    return unsafe real.withMemoryRebound(to: UInt8.self, capacity: Int(PATH_MAX)) {
      unsafe String(systemPath: $0)
    }
  }

  /// What a link says, be there something or not.
  package static func destination(ofLink path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(try path.systemPath(), &buffer, buffer.count)
    guard count >= 0 else { throw .last }
    return String(systemPath: buffer.prefix(count).map { UInt8(bitPattern: $0) })
  }

  // MARK: Names

  /// The time of the clock by which files are stamped, in nanoseconds since 1970.
  package static var now: Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }

  /// A name that nothing has: the one given, or with a number behind it.
  package static func freeName(_ name: String) -> String {
    guard exists(name) else { return name }
    var number = 2
    while exists("\(name).\(number)") { number += 1 }
    return "\(name).\(number)"
  }

  /// Makes a symbolic link, in the place of a link that has its name.
  ///
  /// - Throws: `EEXIST` if something else has it.
  package static func makeLink(_ path: String, to target: String) throws(SystemError) {
    let (link, target) = (try path.systemPath(), try target.systemPath())
    if (try? FileStatus(ofLink: path))?.kind == .link { remove(path) }
    guard unsafe symlink(target, link) == 0 else { throw .last }
  }

  /// Gives a file another name, in the place of what had it.
  package static func rename(_ old: String, to new: String) throws(SystemError) {
    guard unsafe Glibc.rename(try old.systemPath(), try new.systemPath()) == 0 else { throw .last }
  }

  /// Gives a file a name that nothing has yet.
  ///
  /// - Throws: `EEXIST` if something has it.
  package static func rename(_ old: String, toNew new: String) throws(SystemError) {
    let (oldPath, newPath) = (try old.systemPath(), try new.systemPath())
    guard unsafe renameat2(AT_FDCWD, oldPath, AT_FDCWD, newPath, 1 << 0) != 0 else { return }
    let error = SystemError.last
    guard error.isUnsupported else { throw error }
    // Two names for a moment are the other way that never replaces anything.
    guard unsafe link(oldPath, newPath) == 0 else { throw .last }
    remove(old)
  }

  /// Lets two files change their names, in one step.
  ///
  /// - Throws: Where the file system can't (``SystemError/isUnsupported``).
  package static func exchange(_ one: String, with other: String) throws(SystemError) {
    let (one, other) = (try one.systemPath(), try other.systemPath())
    guard unsafe renameat2(AT_FDCWD, one, AT_FDCWD, other, 1 << 1) == 0 else { throw .last }
  }

  /// Sets the access and modification times of a file or a link to the current time.
  package static func touch(_ path: String) throws(SystemError) {
    guard unsafe utimensat(AT_FDCWD, try path.systemPath(), nil, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .last
    }
  }

  /// Removes a name; whether it was there.
  @discardableResult
  package static func remove(_ path: String) -> Bool {
    guard let path = try? path.systemPath() else { return false }
    return unsafe unlink(path) == 0
  }

  /// Removes a folder that has nothing in it.
  @discardableResult
  package static func removeEmptyFolder(_ path: String) -> Bool {
    guard let path = try? path.systemPath() else { return false }
    return unsafe rmdir(path) == 0
  }

  // MARK: Folders

  /// Makes a folder, unless it is there; not those above it.
  package static func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(try path.systemPath(), 0o777) != 0 else { return }
    let error = SystemError.last
    if error.isExisting, let status = try? FileStatus(of: path), status.isDirectory { return }
    throw error
  }

  /// Has the disk hold the names in a folder.
  ///
  /// Not every file system can; there the names are written all the same, only later.
  package static func synchronizeFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY).synchronize()
    } catch {
      guard !error.isUnsupported else { return }
      throw error
    }
  }

  // MARK: Paths

  /// The part of a path before the last name; `.` if it has none.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// The last name of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
}
