import Foundation
import Glibc

/// A file to be written: whole, or not at all.
///
/// The bytes go to a temporary file beside it, reach the disk, and take its name in one step. A run that
/// fails leaves the old file as it was.
struct OutputFile {
  /// The path as it was given.
  let path: String

  /// Writes the file.
  ///
  /// - Throws: `cannotCreate` when its folder is missing or may not be written to, `inputOutput` when the
  ///   disk is full or fails.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let old = try? FileStatus(of: path)
    if let old, old.isDirectory { throw Failure(.cannotCreate, "\(path) is a folder") }
    if let old, !old.isRegular { return try writeInPlace(bytes) }
    // A link stays a link: what it leads to is replaced.
    let target = old == nil ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    try Signals.held { () throws(Failure) in
      try replace(target, by: bytes, permissions: old?.permissions)
    }
  }

  /// Devices and pipes can't be replaced, only written to.
  private func writeInPlace(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try FileDescriptor(path, flags: O_WRONLY).write(bytes)
    } catch {
      guard !error.isBrokenPipe else { throw Failure(.brokenPipe) }
      throw Failure(.inputOutput, "\(path) can't be written: \(error.sentence)")
    }
  }

  private func replace(
    _ target: String, by bytes: [UInt8], permissions: mode_t?
  ) throws(Failure) {
    let temporary = temporaryPath(for: target)
    let descriptor = try create(temporary)
    do throws(SystemError) {
      try descriptor.write(bytes)
      if let permissions { try descriptor.setPermissions(permissions) }
      try descriptor.synchronize()
      guard unsafe rename(temporary, target) == 0 else { throw .last }
    } catch {
      unsafe unlink(temporary)
      throw Failure(.inputOutput, "\(path) can't be written: \(error.sentence)")
    }
  }

  /// A hidden name beside `target` that no other process uses.
  private func temporaryPath(for target: String) -> String {
    let url = URL(fileURLWithPath: target)
    let name = ".\(url.lastPathComponent.prefix(100)).\(getpid()).tmp"
    return url.deletingLastPathComponent().appendingPathComponent(name).path
  }

  private func create(_ temporary: String) throws(Failure) -> FileDescriptor {
    // What a process of the same number left when it was killed is of no use to anybody.
    unsafe unlink(temporary)
    do throws(SystemError) {
      return try FileDescriptor(temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
      guard !error.isMissing else {
        throw Failure(
          .cannotCreate, "\(path) can't be created: there is no folder \(folder)",
          help: "mkdir -p \(folder)")
      }
      throw Failure(
        error.isTemporary ? .temporary : .cannotCreate,
        "\(path) can't be created: \(error.sentence)")
    }
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws(Failure) {
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let error = SystemError.last
    if error.isExisting, let status = try? FileStatus(of: path), status.isDirectory { return }
    throw Failure(.cannotCreate, "the folder \(path) can't be created: \(error.sentence)")
  }
}
