import FileStorage
import Glibc

/// The names of all files that runs wrote into a folder: what is not in the list is somebody else's.
///
/// A name is added before its file is made, so that what a killed run leaves is known, too. Processes may
/// add at the same time: each entry is one write at the end of the file. Entries end in the one byte that no
/// name has.
struct SnapshotFileList {
  /// The list's own name.
  static let name = ".shapeshift-snapshots"
  private static let end: UInt8 = 0
  /// The first entry, by which the list is known as ours.
  private static let title =
    "files that shapeshift snapshots wrote here, which the next run removes"

  private let folder: ContainedFolder

  init(in folder: ContainedFolder) { self.folder = folder }

  /// The names; none without a list.
  private func names() throws(SnapshotFileError) -> Set<String> {
    let bytes = try SnapshotFileError.naming(.unreadable, Self.name) { () throws(SystemError) in
      try FileSystem.contents(of: folder.existingPath(of: Self.name))?.bytes
    }
    guard let bytes, !bytes.isEmpty else { return [] }
    let entries = bytes.split(separator: Self.end, omittingEmptySubsequences: false)
    guard entries[0].elementsEqual(Self.title.utf8) else {
      throw Self.notOurs
    }
    // A last entry without an end was cut short: its file was not made.
    let names = entries.dropFirst().dropLast().map { String(decoding: $0, as: UTF8.self) }
    // A list may come from elsewhere: what no run can have written is not removed.
    return Set(names.filter(SnapshotRun.isFileName))
  }

  private static let notOurs = SnapshotFileError(
    .foreign, name, "it is not the file list of an earlier run")

  /// Notes a file that is about to be written.
  ///
  /// - Throws: `foreign` if there is one that is not in the list.
  func claim(_ name: String) throws(SnapshotFileError) {
    let path = try SnapshotFileError.naming(.unwritable, name) { () throws(SystemError) in
      try FileSystem.makeFolders(folder.path)
      return try folder.path(of: name)
    }
    guard FileSystem.exists(path) else { return try add(name) }
    guard try names().contains(name) else {
      throw SnapshotFileError(
        .foreign, name, "it was not written by an earlier run; move it or choose another folder")
    }
  }

  private func add(_ name: String) throws(SnapshotFileError) {
    let isOurs = try SnapshotFileError.naming(.unwritable, Self.name) { () throws(SystemError) in
      let file = try FileDescriptor.regular(
        folder.existingPath(of: Self.name), flags: O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW)
      let size = try file.status().size
      let title = Array(Self.title.utf8) + [Self.end]
      let entry = Array(name.utf8) + [Self.end]
      guard size > 0 else {
        try file.write(title + entry)
        return true
      }
      guard try file.read(title.count, at: 0) == title else { return false }
      // What a killed writer began is ended as a name that leads nowhere, and this entry is one of its own.
      let isWhole = try file.read(1, at: size - 1) == [Self.end]
      try file.write(isWhole ? entry : Array("/..".utf8) + [Self.end] + entry)
      return true
    }
    guard isOurs else { throw Self.notOurs }
  }

  /// Removes the files in the list and these others, the folders that are empty then, and the list.
  func clear(and others: [String]) throws(SnapshotFileError) {
    var isEmpty = true
    for name in try names().union(others) {
      // A name that leads out was not written by a run.
      guard let path = try? folder.existingPath(of: name) else { continue }
      if FileSystem.remove(path) {
        removeFolders(above: name)
      } else if FileSystem.exists(path) {
        isEmpty = false
      }
    }
    guard isEmpty, let path = try? folder.existingPath(of: Self.name) else { return }
    FileSystem.remove(path)
  }

  private func removeFolders(above name: String) {
    var name = FileSystem.folder(of: name)
    while name != ".", let path = try? folder.existingPath(of: name),
      FileSystem.removeEmptyFolder(path)
    {
      name = FileSystem.folder(of: name)
    }
  }
}
