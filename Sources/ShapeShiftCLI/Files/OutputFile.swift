import Foundation
import Glibc

/// A file to be written: whole, or not at all.
///
/// The bytes go to a temporary file beside it, reach the disk, and take its name in one step. A run that
/// fails leaves the old file as it was.
struct OutputFile {
  /// The path as it was given.
  let path: String
  /// Whether the bytes reach the disk before the file has its name; who writes many does that at once.
  var isSynchronized = true

  /// What takes the name in the end.
  struct Destination {
    var path: String
    /// Those of the file that is replaced; nil if there is none.
    var permissions: mode_t?
  }

  /// Writes the file.
  ///
  /// - Throws: `cannotCreate` when its folder is missing or may not be written to, `inputOutput` when the
  ///   disk is full or fails.
  func write(_ bytes: [UInt8]) throws(Failure) {
    guard let destination = try destination() else { return try writeInPlace(bytes) }
    try Signals.held { () throws(Failure) in try replace(destination, by: bytes) }
  }

  /// Where the bytes go; nil for devices and pipes.
  private func destination() throws(Failure) -> Destination? {
    let old = try? FileStatus(of: path)
    if let old, old.isDirectory { throw Failure(.cannotCreate, "\(path) is a folder") }
    if let old, !old.isRegular { return nil }
    // A link stays a link: what it leads to is replaced.
    let target = old == nil ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return Destination(path: target, permissions: old?.permissions)
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

  private func replace(_ destination: Destination, by bytes: [UInt8]) throws(Failure) {
    let temporary = temporaryPath(for: destination.path)
    let descriptor = try create(temporary)
    do throws(SystemError) {
      try descriptor.write(bytes)
      try commit(descriptor, temporary, destination)
    } catch {
      unsafe unlink(temporary)
      throw Failure(.inputOutput, "\(path) can't be written: \(error.sentence)")
    }
  }

  /// Gives the file its name.
  private func commit(
    _ descriptor: borrowing FileDescriptor, _ temporary: String, _ destination: Destination
  ) throws(SystemError) {
    if let permissions = destination.permissions { try descriptor.setPermissions(permissions) }
    if isSynchronized { try descriptor.synchronize() }
    guard unsafe rename(temporary, destination.path) == 0 else { throw .last }
  }

  /// Replaces the file by one that `body` writes at the path it is given.
  @MainActor
  func replace(_ body: @MainActor (String) async throws -> Void) async throws {
    guard let destination = try destination() else {
      throw Failure(.cannotCreate, "\(path) is no plain file")
    }
    let temporary = temporaryPath(for: destination.path)
    _ = try create(temporary)
    do {
      try await body(temporary)
      try commit(try FileDescriptor(temporary, flags: O_RDWR), temporary, destination)
    } catch {
      unsafe unlink(temporary)
      guard let error = error as? SystemError else { throw error }
      throw Failure(.inputOutput, "\(path) can't be written: \(error.sentence)")
    }
  }

  /// A hidden name beside `target` that no other process uses.
  private func temporaryPath(for target: String) -> String {
    let url = URL(fileURLWithPath: target)
    let name = ".\(url.lastPathComponent.prefix(100)).\(getpid()).\(Self.host).tmp"
    return url.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The name of this machine, as far as it can stand in that of a file.
  static let host: String = {
    var buffer = [CChar](repeating: 0, count: 256)
    let isKnown = unsafe gethostname(&buffer, buffer.count - 1) == 0
    let bytes = isKnown ? buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } : []
    let name = String(decoding: bytes, as: UTF8.self).filter {
      $0.isLetter || $0.isNumber || $0 == "-"
    }
    return name.isEmpty ? "localhost" : String(name.prefix(40))
  }()

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

  /// Makes a folder, unless it is there; not those above it.
  static func makeFolder(_ path: String) throws(Failure) {
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let error = SystemError.last
    if error.isExisting, let status = try? FileStatus(of: path), status.isDirectory { return }
    throw Failure(.cannotCreate, "the folder \(path) can't be created: \(error.sentence)")
  }
}
