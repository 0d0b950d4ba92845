package import FileStorage
import Glibc

/// A file to be written: whole, or not at all.
///
/// The bytes go to a temporary file beside it, reach the disk, and take its name in one step. A run that
/// fails leaves the old file as it was.
package struct OutputFile {
  /// The folder of files for which no name is given.
  package static let defaultFolder = "Output"

  /// The path as it was given.
  package let path: String
  /// Whether the bytes reach the disk before the file has its name; who writes many does that at once.
  package var isSynchronized = true
  /// Whether a link gives way to the file, as it must where nothing may lead out of a folder.
  ///
  /// Else it stays one, and what it leads to is replaced.
  package var replacesLink = false

  package init(path: String, isSynchronized: Bool = true, replacesLink: Bool = false) {
    self.path = path
    self.isSynchronized = isSynchronized
    self.replacesLink = replacesLink
  }

  /// Writes the file.
  ///
  /// - Throws: `cannotCreate` when its folder is missing or may not be written to, `inputOutput` when the
  ///   disk is full or fails.
  package func write(_ bytes: [UInt8]) throws(RequestError) {
    guard let target = try target() else { return try writeInPlace(bytes) }
    try Interruption.held { () throws(RequestError) in
      let file = try create(target)
      do throws(SystemError) {
        try file.write(bytes)
        try file.commit(isSynchronized: isSynchronized)
      } catch {
        throw unwritable(error)
      }
    }
  }

  /// Writes a file that is not there yet, not even as a link.
  ///
  /// - Throws: `cannotCreate` when something has its name.
  package func writeNew(_ bytes: [UInt8]) throws(RequestError) {
    let isThere = RequestError(
      .cannotCreate, "\(path) already exists", help: "choose another name")
    guard !FileSystem.exists(path) else { throw isThere }
    try Interruption.held { () throws(RequestError) in
      let file = try create(path)
      do throws(SystemError) {
        try file.write(bytes)
        try file.commitAsNew()
      } catch {
        throw error.isExisting ? isThere : unwritable(error)
      }
    }
  }

  /// Replaces the file by one that `body` writes, by its path if it likes.
  @MainActor
  package func replace(_ body: @MainActor (FileReplacement) async throws -> Void) async throws {
    guard let target = try target() else {
      throw RequestError(.cannotCreate, "\(path) is not a regular file")
    }
    let file = try create(target)
    do {
      try await body(file)
      try file.commit(isSynchronized: isSynchronized)
    } catch let error as SystemError {
      throw unwritable(error)
    }
  }

  // MARK: The target

  /// The file that is replaced; nil for devices and pipes.
  private func target() throws(RequestError) -> String? {
    guard let old = try status() else { return path }
    guard !old.isDirectory else { throw RequestError(.cannotCreate, "\(path) is a folder") }
    guard old.isRegular else { return replacesLink ? path : nil }
    return replacesLink ? path : FileSystem.resolved(path) ?? path
  }

  /// Returns the status of the existing file, or `nil` if there is none.
  private func status() throws(RequestError) -> FileStatus? {
    do throws(SystemError) {
      return replacesLink ? try FileStatus(ofLink: path) : try FileStatus(of: path)
    } catch {
      guard !error.isMissing else { return nil }
      throw uncreatable(error)
    }
  }

  private func create(_ target: String) throws(RequestError) -> FileReplacement {
    do throws(SystemError) {
      return try FileReplacement(of: target)
    } catch {
      throw uncreatable(error)
    }
  }

  /// Devices and pipes can't be replaced, only written to.
  private func writeInPlace(_ bytes: [UInt8]) throws(RequestError) {
    do throws(SystemError) {
      try FileDescriptor(path, flags: O_WRONLY).write(bytes)
    } catch {
      guard !error.isBrokenPipe else { throw RequestError(.brokenPipe) }
      throw unwritable(error)
    }
  }

  // MARK: RequestErrors

  private func unwritable(_ error: SystemError) -> RequestError {
    RequestError(.inputOutput, "\(path) can't be written: \(error.sentence)")
  }

  private func uncreatable(_ error: SystemError) -> RequestError {
    guard !error.isMissing else {
      let folder = FileSystem.folder(of: path)
      return RequestError(
        .cannotCreate, "\(path) can't be created: the folder \(folder) does not exist",
        help: "mkdir -p \(folder)")
    }
    return RequestError(
      error.isTemporary ? .temporary : .cannotCreate,
      "\(path) can't be created: \(error.sentence)")
  }

  /// Makes a folder, unless it is there; not those above it.
  package static func makeFolders(above path: String) throws(RequestError) {
    guard path.contains("/") else { return }
    do throws(SystemError) {
      try FileSystem.makeFolders(FileSystem.folder(of: path))
    } catch {
      throw RequestError(
        .cannotCreate,
        "the folder \(FileSystem.folder(of: path)) can't be created: \(error.sentence)")
    }
  }

  package static func makeFolder(_ path: String) throws(RequestError) {
    do throws(SystemError) {
      try FileSystem.makeFolder(path)
    } catch {
      throw RequestError(.cannotCreate, "the folder \(path) can't be created: \(error.sentence)")
    }
  }
}
