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
    for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(Self.prefix) {
      Self.removeAbandoned("\(parent)/\(name)")
    }
    do throws(SystemError) {
      path = try FileSystem.makePrivateFolder("\(parent)/\(Self.prefix)\(getpid())-")
      lock = try FileDescriptor(
        "\(path)/lock", flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      _ = try lock.lock()
    } catch {
      throw Failure(.cannotCreate, "can't create a folder in \(parent): \(error.sentence)")
    }
  }

  deinit { remove() }

  func remove() { Self.remove(path) }

  /// Removes such a folder if its command is gone; folders of others, and those that others can change, are left alone.
  static func removeAbandoned(_ path: String) {
    guard path.split(separator: "/").last?.hasPrefix(prefix) == true,
      let status = try? FileStatus(ofLink: path), status.isPrivateFolder,
      let lock = try? FileDescriptor("\(path)/lock", flags: O_RDWR | O_NOFOLLOW),
      (try? lock.lock()) == true
    else { return }
    remove(path)
  }

  /// Removes all that is in a folder, and the folder.
  ///
  /// A process that was just killed may be about to make its last file in it, so this is tried until nothing is left.
  private static func remove(_ path: String) {
    for _ in 0..<100 {
      try? FileManager.default.removeItem(atPath: path)
      guard FileSystem.exists(path) else { return }
      usleep(10_000)
    }
  }
}
