import Foundation
import Glibc

/// A file system in memory, of a few pages, mounted for a test that fills it.
final class SmallDisk {
  private let path: String

  /// Mounts it on a folder that is made; nil where that is not allowed.
  init?(at url: URL, bytes: Int) {
    path = url.path
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=\(bytes)", "none", path) else {
      return nil
    }
  }

  deinit { _ = Self.run("/bin/umount", path) }

  /// Gives it another size.
  func resize(to bytes: Int) -> Bool {
    Self.run("/bin/mount", "-o", "remount,size=\(bytes)", path)
  }

  /// Whether there can be one: that takes a privilege.
  static let isPossible: Bool = {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-\(UUID().uuidString)")
    defer { rmdir(url.path) }
    return SmallDisk(at: url, bytes: 4096) != nil
  }()

  /// Whether a program ends well.
  private static func run(_ program: String, _ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    guard (try? process.run()) != nil, (try? process.waitUntilExit(seconds: 30)) != nil else {
      return false
    }
    return process.terminationStatus == 0
  }
}
