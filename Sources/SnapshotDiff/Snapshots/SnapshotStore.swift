import FileStorage
import VectorGraphics

/// Where files of references are that do not stand in their folder: each by the digest of what is in it.
package protocol SnapshotStore: Sendable {
  /// What is kept; nil if it is not there.
  func content(of digest: String) throws(SnapshotFileError) -> [UInt8]?
  /// Keeps a file.
  func keep(_ bytes: [UInt8], as digest: String) throws(SnapshotFileError)
}

/// A folder of files with digests for names, two digits of them as folders beneath it.
package struct SnapshotFolderStore: SnapshotStore {
  private let folder: ContainedFolder

  /// - Parameter path: The folder, which need not be there yet.
  package init(_ path: String) { folder = ContainedFolder(path) }

  private static func name(_ digest: String) -> String { "\(digest.prefix(2))/\(digest)" }

  package func content(of digest: String) throws(SnapshotFileError) -> [UInt8]? {
    let name = Self.name(digest)
    return try SnapshotFileError.naming(.unreadable, name) { () throws(SystemError) in
      try FileSystem.contents(of: folder.existingPath(of: name))?.bytes
    }
  }

  package func keep(_ bytes: [UInt8], as digest: String) throws(SnapshotFileError) {
    // What is there has the same content, unless it was damaged.
    guard try content(of: digest).map(SHA256.hexDigest) != digest else { return }
    try folder.replace(Self.name(digest), by: bytes)
  }
}
