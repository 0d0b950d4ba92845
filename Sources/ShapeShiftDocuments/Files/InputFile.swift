package import FileStorage
import Foundation
import Glibc
package import JSONModel

/// A file to be read, or standard input.
package struct InputFile {
  /// The path as it was given; `-` for standard input.
  package let path: String

  package init(_ path: String) { self.path = path }

  package var isStandardInput: Bool { path == "-" }

  /// The name of the file in messages.
  package var name: String { isStandardInput ? "<stdin>" : path }

  /// The name of the picture that is made of it, without folder and extension.
  package var stem: String {
    isStandardInput ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The extension of the file's name.
  package var suffix: String { path.pathSuffix }

  /// The folder that holds it, where what it includes lies; nil for standard input.
  package var folder: URL? {
    isStandardInput ? nil : URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  /// Whether a file that is written at `path` takes the place of this one.
  package func isReplaced(by path: String) -> Bool {
    guard !isStandardInput, let own = try? FileStatus(of: self.path),
      let old = try? FileStatus(of: path)
    else { return false }
    return old.isRegular && old.identity == own.identity
  }

  /// The content; its size is looked at before it is read.
  ///
  /// - Throws: `noInput` when it isn't there or may not be read, `badDocument` when it is too large.
  package func source(limits: DocumentLimits) throws(RequestError) -> SourceText {
    let descriptor = try open()
    let status = try status(of: descriptor)
    guard !status.isDirectory else { throw unreadable(.isDirectory) }
    try check(status.isRegular ? status.size : 0, limits)
    let bytes = try read(descriptor, limits)
    try check(bytes.count, limits)
    return SourceText(name: name, bytes: bytes)
  }

  private func check(_ size: Int, _ limits: DocumentLimits) throws(RequestError) {
    guard let problem = limits.problem(withFileOf: size, named: name) else { return }
    throw RequestError([problem])
  }

  /// The open file.
  ///
  /// Plain files, and what the process was handed open: a pipe that has a name may stay silent for ever, and
  /// a device may do something when it is read.
  package func open() throws(RequestError) -> FileDescriptor {
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

  private func status(of descriptor: borrowing FileDescriptor) throws(RequestError) -> FileStatus {
    do throws(SystemError) {
      return try descriptor.status()
    } catch {
      throw unreadable(error)
    }
  }

  /// The size of a pipe is unknown: one byte more than allowed shows that it is too long.
  private func read(
    _ descriptor: borrowing FileDescriptor, _ limits: DocumentLimits
  ) throws(RequestError) -> [UInt8] {
    do throws(SystemError) {
      return try descriptor.read(atMost: limits.fileSize + 1)
    } catch {
      throw RequestError(.inputOutput, "\(name) can't be read: \(error.sentence)")
    }
  }

  package func unreadable(_ error: SystemError) -> RequestError {
    RequestError(
      error.isTemporary ? .temporary : .noInput, "\(name) can't be read: \(error.sentence)")
  }
}
