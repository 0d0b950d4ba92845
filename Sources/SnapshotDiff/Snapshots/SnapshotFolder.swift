import FileStorage
package import Foundation
import VectorGraphics

/// A folder of references: `<name>.png`, and `<name>.drawing.txt` beside it.
///
/// Names may have folders in them; none leads out of the folder. With a store the files are there, and their digests in
/// `snapshots.lock`.
package struct SnapshotFolder: Sendable {
  /// The folder's own name, beneath the documents or tests that it belongs to.
  package static let folderName = "__Snapshots__"
  private static let pictureSuffix = ".png"
  private static let drawingSuffix = ".drawing.txt"

  package let url: URL
  private let store: (any SnapshotStore)?
  private let lock: SnapshotLock
  private var folder: ContainedFolder { ContainedFolder(url.path) }

  /// References in a folder, which need not be there yet.
  ///
  /// - Parameter store: Where their files are; nil for the folder itself.
  package init(_ url: URL, store: (any SnapshotStore)? = nil) {
    self.url = url
    self.store = store
    lock = SnapshotLock(in: ContainedFolder(url.path))
  }

  /// Where the picture of a reference is, for messages.
  package func picture(_ name: String) -> URL {
    url.appendingPathComponent(name + Self.pictureSuffix)
  }

  /// The names of all references, sorted.
  ///
  /// - Throws: For a lock that can't be read.
  package func names() throws(SnapshotFileError) -> [String] {
    var names: Set<String> = []
    for path in Self.files(in: url.path) + Array(try lock.digests().keys) {
      for suffix in [Self.drawingSuffix, Self.pictureSuffix] where path.hasSuffix(suffix) {
        names.insert(String(path.dropLast(suffix.count)))
      }
    }
    return names.sorted()
  }

  /// The files beneath a folder, by their paths in it; links are not followed.
  private static func files(in folder: String) -> [String] {
    guard let names = try? FileSystem.names(in: folder) else { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      let isFolder = (try? FileStatus(ofLink: path))?.isDirectory == true
      return isFolder ? files(in: path).map { "\(name)/\($0)" } : [name]
    }
  }

  /// The reference of a name; an empty one if there is none.
  package func reference(_ name: String) throws(SnapshotFileError) -> SnapshotReference {
    let png = try content(name + Self.pictureSuffix)
    let drawing = try content(name + Self.drawingSuffix)
    if let drawing {
      try SnapshotFileError.checkMarkers(in: drawing, of: name + Self.drawingSuffix)
    }
    return SnapshotReference(
      png: png, drawing: drawing.map { String(decoding: $0, as: UTF8.self) })
  }

  private func content(_ file: String) throws(SnapshotFileError) -> [UInt8]? {
    if let digest = try lock.digests()[file] { return try content(file, digest) }
    return try SnapshotFileError.naming(.unreadable, file) { () throws(SystemError) in
      try FileSystem.contents(of: folder.existingPath(of: file))?.bytes
    }
  }

  /// What the store has of a file.
  private func content(_ file: String, _ digest: String) throws(SnapshotFileError) -> [UInt8] {
    guard let store else {
      throw SnapshotFileError(
        .unreadable, file,
        "it is stored outside the folder; specify the location with --baselines or --baselines-command"
      )
    }
    guard let bytes = try store.content(of: digest) else {
      throw SnapshotFileError(.unreadable, file, "no file is stored for its digest \(digest)")
    }
    guard SHA256.hexDigest(of: bytes) == digest else {
      throw SnapshotFileError(
        .unreadable, file,
        "the stored file \(digest) is corrupt: its SHA-256 digest does not match its name")
    }
    return bytes
  }

  /// Writes a reference, each file whole or not at all; one that is equal already is left as it is.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package func write(
    _ reference: SnapshotReference, as name: String
  ) throws(SnapshotFileError) -> Bool {
    let wrotePicture = try write(reference.png, to: name + Self.pictureSuffix)
    let wroteDrawing = try write(
      reference.drawing.map { Array($0.utf8) }, to: name + Self.drawingSuffix)
    return wrotePicture || wroteDrawing
  }

  private func write(_ bytes: [UInt8]?, to file: String) throws(SnapshotFileError) -> Bool {
    guard let bytes else { return false }
    guard let store else {
      guard try content(file) != bytes else { return false }
      try folder.replace(file, by: bytes)
      return true
    }
    let digest = SHA256.hexDigest(of: bytes)
    // What the lock names may have been lost there.
    try store.keep(bytes, as: digest)
    guard try lock.digests()[file] != digest else { return false }
    try lock.set(file, to: digest)
    try removeFile(file)
    return true
  }

  /// Removes a reference.
  package func remove(_ name: String) throws(SnapshotFileError) {
    for file in [name + Self.pictureSuffix, name + Self.drawingSuffix] {
      if try lock.digests()[file] != nil { try lock.set(file, to: nil) }
      try removeFile(file)
    }
  }

  private func removeFile(_ file: String) throws(SnapshotFileError) {
    let path = try SnapshotFileError.naming(.unwritable, file) { () throws(SystemError) in
      try folder.path(of: file)
    }
    guard FileSystem.exists(path), !FileSystem.remove(path) else { return }
    throw SnapshotFileError(.unwritable, file, "it can't be removed")
  }
}

extension ContainedFolder {
  /// Writes a file beneath the folder, whole or not at all; folders are made as needed.
  func replace(_ name: String, by bytes: [UInt8]) throws(SnapshotFileError) {
    try SnapshotFileError.naming(.unwritable, name) { () throws(SystemError) in
      try FileSystem.makeFolders(path)
      let file = try FileReplacement(of: try makeFolders(of: name))
      try file.write(bytes)
      try file.commit(isSynchronized: false)
    }
  }
}
