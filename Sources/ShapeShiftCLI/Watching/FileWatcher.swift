import FileStorage
import Foundation
import Glibc
import IntegerConversion
import ShapeShiftDocuments

/// Waits for files to change, by inotify.
///
/// The folders are watched, not the files: editors save by renaming a new file over the old one, after
/// which a watch of the file would follow the old one. So are all folders on the way, for the same is done
/// to them: a branch is switched, a link is led elsewhere.
@MainActor
final class FileWatcher {
  /// How long it must be quiet before a change counts as complete, in milliseconds.
  private static let quietTime: Int32 = 50
  /// How many times that is waited for at most.
  private static let maximumWaits = 20
  /// How often the way to a file is gone again when a folder vanished meanwhile.
  private static let maximumTries = 100

  /// A name in a watched folder.
  private struct Place: Hashable {
    let watch: Int32
    let name: String
  }

  private let descriptor: FileDescriptor
  private var places: Set<Place> = []
  /// The watches of folders of which new files count too.
  private var folders: Set<Int32> = []

  /// What can be waited for together with other files.
  var number: Int32 { descriptor.number }

  init() throws(Failure) {
    let number = inotify_init1(Int32(IN_CLOEXEC))
    guard number >= 0 else {
      throw Failure(.temporary, "files can't be watched: \(SystemError.last.sentence)")
    }
    descriptor = FileDescriptor(number: number)
  }

  /// Follows these files and no others; says whether a file, or a folder on the way to one, is new to it.
  ///
  /// A link is followed at both its ends. A file that isn't there is followed as far as there is something.
  ///
  /// - Parameter contents: Folders of which all that comes and goes counts, but for hidden files.
  @discardableResult
  func follow(_ paths: [String], contentsOf contents: [String] = []) throws(Failure) -> Bool {
    var wanted: Set<Place> = []
    for path in Set(paths).sorted() { wanted.formUnion(try places(onWayTo: path)) }
    var inside: Set<Int32> = []
    for folder in Set(contents) {
      if case .watched(let number) = try watch(folder, isLast: false) { inside.insert(number) }
    }
    let old = Set(places.map(\.watch)).union(folders)
    let new = Set(wanted.map(\.watch)).union(inside)
    for watch in old.subtracting(new) { _ = inotify_rm_watch(descriptor.number, watch) }
    defer { (places, folders) = (wanted, inside) }
    return !wanted.isSubset(of: places)
  }

  private func places(onWayTo path: String) throws(Failure) -> Set<Place> {
    for _ in 0..<Self.maximumTries {
      if let places = try attempt(path) { return places }
    }
    throw Failure(.temporary, "\(path.printable) can't be watched: its folders come and go")
  }

  /// The names on the way, each watched before it is looked at; nil if a folder vanished meanwhile.
  private func attempt(_ path: String) throws(Failure) -> Set<Place>? {
    var places: Set<Place> = []
    var way = PathWay(path)
    while let step = way.next() {
      switch try watch(step.folder, isLast: step.isLast) {
      case .watched(let number): places.insert(Place(watch: number, name: step.name))
      case .unreadable: break
      case .vanished: return nil
      }
      way.enter(step)
    }
    return places
  }

  private enum Watching {
    case watched(Int32)
    case unreadable
    case vanished
  }

  private func watch(_ folder: String, isLast: Bool) throws(Failure) -> Watching {
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    let number = unsafe inotify_add_watch(descriptor.number, folder, UInt32(events))
    guard number < 0 else { return .watched(number) }
    let error = SystemError.last
    if error.isMissing { return .vanished }
    // One may pass through a folder that one may not read.
    if error.code == EACCES, !isLast { return .unreadable }
    throw Failure(.noInput, "the folder \(folder.printable) can't be watched: \(error.sentence)")
  }

  /// Waits until a file that is followed changes, and then until there is quiet.
  func waitForChange() throws(Failure) {
    while try !readEvents() {}
    for _ in 0..<Self.maximumWaits {
      guard descriptor.waitForInput(milliseconds: Self.quietTime), try readEvents() else { return }
    }
  }

  /// Reads what has happened; says whether it happened to a file that is followed.
  func readEvents() throws(Failure) -> Bool {
    do throws(SystemError) {
      let bytes = try descriptor.read(upTo: 1 << 16)
      return FolderEvent.all(in: bytes).contains { event in
        // Too many events to hold: whatever it was may have been lost.
        if event.isOverflow { return true }
        if folders.contains(event.watch), !event.name.hasPrefix(".") { return true }
        if event.isEnd { return places.contains { $0.watch == event.watch } }
        return places.contains(Place(watch: event.watch, name: event.name))
      }
    } catch {
      throw Failure(.inputOutput, "files can't be watched: \(error.sentence)")
    }
  }
}
