import DocumentModel
import FileStorage
import Foundation
import Glibc

/// A file to be read, or standard input.
struct InputFile {
  /// The path as it was given; `-` for standard input.
  let path: String

  init(_ path: String) { self.path = path }

  var isStandardInput: Bool { path == "-" }

  /// Whether the file says how a folder's snapshots are made, and is no document.
  var isSnapshotSettings: Bool {
    URL(fileURLWithPath: path).lastPathComponent == SnapshotSettings.fileName
  }

  /// What messages call it.
  var name: String { isStandardInput ? "<stdin>" : path }

  /// The name of the picture that is made of it, without folder and extension.
  var stem: String {
    isStandardInput ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The folder that holds it, where what it includes lies; nil for standard input.
  var folder: URL? {
    isStandardInput ? nil : URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  /// Whether a file that is written at `path` takes the place of this one.
  func isReplaced(by path: String) -> Bool {
    guard !isStandardInput, let own = try? FileStatus(of: self.path),
      let old = try? FileStatus(of: path)
    else { return false }
    return old.isRegular && old.identity == own.identity
  }

  /// The content; its size is looked at before it is read.
  ///
  /// - Throws: `noInput` when it isn't there or may not be read, `badDocument` when it is too large.
  func source(limits: DocumentLimits) throws(Failure) -> SourceText {
    let descriptor = try open()
    let status = try status(of: descriptor)
    guard !status.isDirectory else { throw unreadable(.isDirectory) }
    try check(status.isRegular ? status.size : 0, limits)
    let bytes = try read(descriptor, limits)
    try check(bytes.count, limits)
    return SourceText(name: name, bytes: bytes)
  }

  private func check(_ size: Int, _ limits: DocumentLimits) throws(Failure) {
    guard let problem = limits.problem(withFileOf: size, named: name) else { return }
    throw Failure([problem])
  }

  /// The open file.
  ///
  /// Plain files, and what the process was handed open: a pipe that has a name may stay silent for ever, and
  /// a device may do something when it is read.
  func open() throws(Failure) -> FileDescriptor {
    guard !isStandardInput else { return .standardInput }
    do throws(SystemError) {
      return isHanded
        ? try FileDescriptor(path, flags: O_RDONLY)
        : try FileDescriptor.regular(path, flags: O_RDONLY)
    } catch {
      throw unreadable(error)
    }
  }

  /// Whether the path names an open file of the process, as a shell's `<(...)` does.
  private var isHanded: Bool {
    path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  private func status(of descriptor: borrowing FileDescriptor) throws(Failure) -> FileStatus {
    do throws(SystemError) {
      return try descriptor.status()
    } catch {
      throw unreadable(error)
    }
  }

  /// A pipe does not tell its size: one byte more than allowed shows that there is too much.
  private func read(
    _ descriptor: borrowing FileDescriptor, _ limits: DocumentLimits
  ) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try descriptor.read(atMost: limits.fileSize + 1)
    } catch {
      throw Failure(.inputOutput, "\(name) can't be read: \(error.sentence)")
    }
  }

  func unreadable(_ error: SystemError) -> Failure {
    Failure(
      error.isTemporary ? .temporary : .noInput, "\(name) can't be read: \(error.sentence)")
  }
}
