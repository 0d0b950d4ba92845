import FileStorage
import Foundation
import Glibc

/// Waits for files to change, by inotify.
///
/// The folders are watched, not the files: editors save by renaming a new file over the old one, after
/// which a watch of the file would follow the old one.
@MainActor
final class FileWatcher {
  /// How long it must be quiet before a change counts as complete, in milliseconds.
  private static let quietTime: Int32 = 50
  /// How many times that is waited for at most.
  private static let maximumWaits = 20

  private let descriptor: FileDescriptor
  /// The files followed, by folder.
  private var names: [String: Set<String>] = [:]
  /// The folders by the numbers that inotify gave them.
  private var folders: [Int32: String] = [:]

  init() throws(Failure) {
    let number = inotify_init1(Int32(IN_CLOEXEC))
    guard number >= 0 else {
      throw Failure(.temporary, "files can't be watched: \(SystemError.last.sentence)")
    }
    descriptor = FileDescriptor(number: number)
  }

  /// Follows these files and no others; says whether a file is new to it.
  ///
  /// A link is followed at both its ends.
  @discardableResult
  func follow(_ paths: [String]) throws(Failure) -> Bool {
    var wanted: [String: Set<String>] = [:]
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      for end in [url, url.resolvingSymlinksInPath()] {
        let folder = end.deletingLastPathComponent().path
        wanted[folder, default: []].insert(end.lastPathComponent)
      }
    }
    let isNew = wanted.contains { folder, files in !files.isSubset(of: names[folder, default: []]) }
    for folder in wanted.keys.sorted() where names[folder] == nil { try watch(folder) }
    names = wanted
    return isNew
  }

  private func watch(_ folder: String) throws(Failure) {
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
    let number = unsafe inotify_add_watch(descriptor.number, folder, UInt32(events))
    guard number >= 0 else {
      let sentence = SystemError.last.sentence
      throw Failure(.noInput, "the folder \(folder) can't be watched: \(sentence)")
    }
    folders[number] = folder
  }

  /// Waits until a file that is followed changes, and then until there is quiet.
  func waitForChange() throws(Failure) {
    while try !readEvents() {}
    for _ in 0..<Self.maximumWaits {
      guard descriptor.waitForInput(milliseconds: Self.quietTime), try readEvents() else { return }
    }
  }

  /// Reads what has happened; says whether it happened to a file that is followed.
  private func readEvents() throws(Failure) -> Bool {
    do throws(SystemError) {
      let bytes = try descriptor.read(upTo: 1 << 16)
      return FolderEvent.all(in: bytes).contains { event in
        // Too many events to hold: whatever it was may have been lost.
        if event.isOverflow { return true }
        guard let folder = folders[event.watch] else { return false }
        return names[folder]?.contains(event.name) ?? false
      }
    } catch {
      throw Failure(.inputOutput, "files can't be watched: \(error.sentence)")
    }
  }
}
