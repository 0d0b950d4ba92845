import FileStorage
import Foundation
import Glibc
import ShapeShiftDocuments

/// A folder for the files of a host, locked while the command lives.
final class HostFolder {
  let path: String
  private let lock: FileDescriptor

  /// What the names of all of them begin with.
  private static let prefix = "shapeshift-swift-"

  /// Makes one, and removes those of commands that were killed.
  init() throws(Failure) {
    let parent = FileManager.default.temporaryDirectory.path
    Self.removeAbandoned(in: parent)
    do throws(SystemError) {
      path = FileSystem.freeName("\(parent)/\(Self.prefix)\(getpid())")
      try FileSystem.makeFolder(path)
      lock = try FileDescriptor(
        "\(path)/lock", flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      _ = try lock.lock()
    } catch {
      throw Failure(.cannotCreate, "no folder can be made in \(parent): \(error.sentence)")
    }
  }

  deinit { remove() }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private static func removeAbandoned(in parent: String) {
    for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let path = "\(parent)/\(name)"
      guard let status = try? FileStatus(ofLink: path), status.isDirectory,
        let lock = try? FileDescriptor("\(path)/lock", flags: O_RDWR | O_NOFOLLOW),
        (try? lock.lock()) == true
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
