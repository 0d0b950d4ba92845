import FileStorage
import Synchronization

/// Which files of references are in a store, and what is in them: a line for each, as `sha256sum` writes it.
final class SnapshotLock: Sendable {
  /// The file's name, in the folder of references.
  static let name = "snapshots.lock"

  private let folder: ContainedFolder
  private let known = Mutex<[String: String]?>(nil)

  init(in folder: ContainedFolder) { self.folder = folder }

  /// The digests by the names of the files.
  func digests() throws(SnapshotFileError) -> [String: String] {
    if let known = known.withLock({ $0 }) { return known }
    let read = try read()
    known.withLock { $0 = read }
    return read
  }

  private func read() throws(SnapshotFileError) -> [String: String] {
    let bytes = try SnapshotFileError.naming(.unreadable, Self.name) { () throws(SystemError) in
      try FileSystem.contents(of: folder.existingPath(of: Self.name))?.bytes
    }
    try SnapshotFileError.checkMarkers(in: bytes ?? [], of: Self.name)
    var digests: [String: String] = [:]
    let lines = String(decoding: bytes ?? [], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let (digest, rest) = (line.prefix(64), line.dropFirst(64))
      guard digest.count == 64, digest.allSatisfy({ "0123456789abcdef".contains($0) }),
        rest.hasPrefix("  "), rest.count > 2
      else {
        throw SnapshotFileError(
          .unreadable, Self.name,
          "line \(index + 1) is not a digest of SHA-256, two blanks and the name of a file")
      }
      digests[String(rest.dropFirst(2))] = String(digest)
    }
    return digests
  }

  /// Notes what is in a file, or that it is no more.
  func set(_ name: String, to digest: String?) throws(SnapshotFileError) {
    // Others may have written since.
    var digests = try read()
    guard digests[name] != digest else { return }
    digests[name] = digest
    let text = digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }.joined()
    try folder.replace(Self.name, by: Array(text.utf8))
    let written = digests
    known.withLock { $0 = written }
  }
}
