import DocumentModel
import Foundation
import Glibc

/// A file to be read, or standard input.
struct InputFile {
  /// The path as it was given; `-` for standard input.
  let path: String

  init(_ path: String) { self.path = path }

  var isStandardInput: Bool { path == "-" }

  /// What messages call it.
  var name: String { isStandardInput ? "<stdin>" : path }

  /// The name of the picture that is made of it, without folder and extension.
  var stem: String {
    isStandardInput ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The folder that holds it: where what it includes lies.
  var folder: URL {
    let current = URL(fileURLWithPath: ".", isDirectory: true)
    return isStandardInput ? current : URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  /// The content; its size is looked at before it is read.
  ///
  /// - Throws: `noInput` when it isn't there or may not be read, `badDocument` when it is too large.
  func source(limits: DocumentLimits) throws(Failure) -> SourceText {
    let descriptor = try open()
    do throws(SystemError) {
      let status = try descriptor.status()
      guard !status.isDirectory else { throw SystemError(code: EISDIR) }
      if status.isRegular, let problem = limits.problem(withFileOf: status.size, named: name) {
        throw Failure([problem])
      }
    } catch {
      throw unreadable(error)
    }
    return try read(descriptor, limits)
  }

  private func open() throws(Failure) -> FileDescriptor {
    guard !isStandardInput else { return .standardInput }
    do throws(SystemError) {
      return try FileDescriptor(path, flags: O_RDONLY)
    } catch {
      throw unreadable(error)
    }
  }

  private func read(
    _ descriptor: borrowing FileDescriptor, _ limits: DocumentLimits
  ) throws(Failure) -> SourceText {
    do throws(SystemError) {
      // A pipe does not tell its size: one byte more than allowed shows that there is too much.
      let bytes = try descriptor.read(atMost: limits.fileSize + 1)
      if let problem = limits.problem(withFileOf: bytes.count, named: name) {
        throw Failure([problem])
      }
      return SourceText(name: name, bytes: bytes)
    } catch {
      throw Failure(.inputOutput, "\(name) can't be read: \(error.sentence)")
    }
  }

  private func unreadable(_ error: SystemError) -> Failure {
    Failure(
      error.isTemporary ? .temporary : .noInput, "\(name) can't be read: \(error.sentence)")
  }
}
