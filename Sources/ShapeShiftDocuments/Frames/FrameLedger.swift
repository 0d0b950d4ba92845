import FileStorage
import Foundation
import Glibc
package import VectorGraphics

/// The manifest of a running sequence.
///
/// Frames are renamed into place without a sync each. Every 256 frames, and at the end, all of them are synced
/// to disk; only then does the manifest name them. The frames in between are in a journal with their
/// digests, so that a resumed run can check which of them are complete.
@MainActor
package final class FrameLedger {
  /// The maximum number of frames lost in a power failure.
  package static let syncInterval = 256

  package let folder: String
  private var head: FrameManifest.Head
  private let manifestName: String
  private var entries: [FrameManifest.Entry] = []
  private var unsynced: [FrameManifest.Entry] = []
  private var journal: FileDescriptor?
  private var isSorted = true

  package init(folder: String, shard: FrameShard, head: FrameManifest.Head) {
    self.folder = folder
    self.head = head
    manifestName = FrameManifest.fileName(of: shard)
  }

  /// The number of frames synced to disk.
  package var syncedCount: Int { entries.count }

  private var manifestPath: String { "\(folder)/\(manifestName)" }
  private var journalPath: String { "\(folder)/\(FrameManifest.journalName(of: manifestName))" }

  // MARK: Beginning

  /// Begins the book; what an earlier run of the same frames finished is kept if it is resumed.
  ///
  /// - Returns: The numbers of the frames that need not be drawn.
  package func begin(resuming isResuming: Bool, among frames: [Int]) throws(RequestError) -> Set<
    Int
  > {
    let books = try FrameFolder(folder).manifests()
    try removeOutdated(books)
    let (wanted, current) = (Set(frames), books.filter { $0.manifest.head.isOfSameScene(as: head) })
    if let own = current.first(where: { $0.fileName == manifestName })?.manifest {
      let all = head.frameNumbers + own.head.frameNumbers
      head.frames = FrameSelection(frames: all).description
      adopt(own.entries.filter { !wanted.contains($0.frame) })
    }
    if isResuming {
      adopt(current.flatMap(\.manifest.entries).filter { wanted.contains($0.frame) })
      adoptUnsynced(wanted)
    }
    try rewriteManifest()
    try openJournal()
    for entry in unsynced { try note(entry) }
    return wanted.intersection((entries + unsynced).map(\.frame))
  }

  /// Manifests of other pictures under the same names are no longer true from now on.
  private func removeOutdated(_ books: [FrameFolder.Book]) throws(RequestError) {
    for book in books where !book.manifest.head.isOfSameScene(as: head) {
      guard book.manifest.head.name == head.name else {
        throw RequestError(
          .cannotCreate, "\(folder) contains frames named \(book.manifest.head.name)",
          help: "use a separate folder for each sequence")
      }
      removeFrames(beyondEndOf: book.manifest)
      FileSystem.remove("\(folder)/\(book.fileName)")
      FileSystem.remove("\(folder)/\(FrameManifest.journalName(of: book.fileName))")
    }
  }

  /// Removes the files of an earlier sequence that this one has no frames for, unless something else has changed them.
  private func removeFrames(beyondEndOf manifest: FrameManifest) {
    for entry in manifest.entries where !head.names(entry) {
      guard let bytes = try? FrameFolder(folder).bytes(of: entry.file),
        bytes.count == entry.bytes, SHA256.hexDigest(of: bytes) == entry.sha256
      else { continue }
      FileSystem.remove("\(folder)/\(entry.file)")
    }
  }

  /// Takes over frames whose files are there in the size that is written down.
  private func adopt(_ known: [FrameManifest.Entry]) {
    var seen = Set(entries.map(\.frame))
    for entry in known {
      guard let status = try? FileStatus(ofLink: "\(folder)/\(entry.file)"),
        status.isRegular, status.size == entry.bytes, seen.insert(entry.frame).inserted
      else { continue }
      entries.append(entry)
    }
    entries.sort { $0.frame < $1.frame }
  }

  /// Takes over frames of the journals whose files have the digests that are written down.
  private func adoptUnsynced(_ wanted: Set<Int>) {
    var seen = Set(entries.map(\.frame))
    for name in FrameFolder(folder).names() where FrameManifest.isJournalName(name) {
      guard let bytes = try? FrameFolder(folder).bytes(of: name) else { continue }
      for entry in FrameManifest.entries(in: String(decoding: bytes, as: UTF8.self))
      where wanted.contains(entry.frame) && !seen.contains(entry.frame) && head.names(entry) {
        guard let file = try? FrameFolder(folder).bytes(of: entry.file),
          file.count == entry.bytes, SHA256.hexDigest(of: file) == entry.sha256
        else { continue }
        seen.insert(entry.frame)
        unsynced.append(entry)
      }
    }
  }

  private func rewriteManifest() throws(RequestError) {
    let manifest = FrameManifest(head: head, entries: entries)
    try OutputFile(path: manifestPath, replacesLink: true).write(Array(manifest.text.utf8))
  }

  // MARK: Going on

  private func openJournal() throws(RequestError) {
    do throws(SystemError) {
      journal = try FileDescriptor.regular(
        journalPath, flags: O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW)
    } catch {
      throw RequestError(.cannotCreate, "\(journalPath) can't be created: \(error.sentence)")
    }
  }

  private func note(_ entry: FrameManifest.Entry) throws(RequestError) {
    do throws(SystemError) {
      try journal?.write(Array((entry.line + "\n").utf8))
    } catch {
      throw RequestError(.inputOutput, "\(journalPath) can't be written: \(error.sentence)")
    }
  }

  /// Writes down a frame whose file has its name.
  package func record(_ entry: FrameManifest.Entry) throws(RequestError) {
    unsynced.append(entry)
    try note(entry)
    if unsynced.count >= Self.syncInterval { try synchronize() }
  }

  /// Makes the disk hold all that was written, and the manifest say so.
  package func synchronize() throws(RequestError) {
    guard !unsynced.isEmpty else { return }
    unsynced.sort { $0.frame < $1.frame }
    if let last = entries.last, let first = unsynced.first, last.frame > first.frame {
      isSorted = false
    }
    do throws(SystemError) {
      // One call for all files: the file system commits them together.
      try FileDescriptor(folder, flags: O_RDONLY | O_DIRECTORY).synchronizeFileSystem()
      let manifest = try FileDescriptor.regular(
        manifestPath, flags: O_WRONLY | O_APPEND | O_NOFOLLOW)
      try manifest.write(Array(unsynced.map { $0.line + "\n" }.joined().utf8))
      try manifest.synchronize()
      try journal?.truncate()
    } catch {
      throw RequestError(.inputOutput, "\(manifestPath) can't be written: \(error.sentence)")
    }
    entries += unsynced
    unsynced = []
  }

  /// Ends the book: everything is on the disk, in the order of frames.
  package func finish() throws(RequestError) {
    try synchronize()
    if !isSorted {
      entries.sort { $0.frame < $1.frame }
      try rewriteManifest()
    }
    journal = nil
    FileSystem.remove(journalPath)
  }
}
