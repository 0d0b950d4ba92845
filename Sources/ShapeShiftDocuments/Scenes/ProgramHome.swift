package import FileStorage
import Foundation
import ViewTree

/// What the code of Swift files takes for its user's folders: its home, documents, settings, caches and temporary files.
///
/// They are a folder of the host's, which goes with it: nothing that is drawn reads or changes what is a person's, and
/// each scene begins with empty ones. Only the host of Swift files has Foundation take them.
package enum ProgramHome {
  /// The folder; nil in a process that is no host.
  static let folder = ProgramFolder.link.map { "\($0)-home" }

  /// Has scenes begin with empty folders and without settings.
  ///
  /// - Throws: What the system says if the folders can't be made.
  @MainActor
  package static func begin() throws(SystemError) {
    guard let folder else { return }
    try make(folder)
    StoredPlaces.writesDefaults = true
    ViewGraph.willStart = {
      // Foundation on Linux removes a whole domain once, and not what is put there later.
      let settings = UserDefaults.standard
      for name in settings.dictionaryRepresentation().keys { settings.removeObject(forKey: name) }
      FileSystem.removeContents(of: folder)
      // A host that cannot make them again goes on without, and what code writes there fails.
      try? make(folder)
    }
  }

  /// What a program finds of them when it is started for the first time.
  private static func make(_ folder: String) throws(SystemError) {
    for name in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] {
      try FileSystem.makeFolders("\(folder)/\(name)")
    }
  }
}
