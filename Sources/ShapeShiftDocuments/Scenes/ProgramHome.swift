package import FileStorage
import Foundation
import ViewTree

/// The user folders for the code of Swift files: home, documents, settings, caches and temporary files.
///
/// They are in a folder of the host, which is removed with it: rendering neither reads nor changes the user's files, and
/// each scene begins with empty folders. Only the host of Swift files redirects Foundation to them.
package enum ProgramHome {
  /// The folder, or `nil` outside of a host.
  static let folder = ProgramFolder.link.map { "\($0)-home" }

  /// Empties the folders and the settings for a new scene.
  ///
  /// - Throws: The system's error if the folders cannot be created.
  @MainActor
  package static func begin() throws(SystemError) {
    guard let folder else { return }
    try make(folder)
    StoredPlaces.writesDefaults = true
    ViewGraph.willStart = {
      // Foundation on Linux removes a whole domain once, and not values that are set later.
      let settings = UserDefaults.standard
      for name in settings.dictionaryRepresentation().keys { settings.removeObject(forKey: name) }
      FileSystem.removeContents(of: folder)
      // A host that cannot create the folders continues without them, and writes of the code fail.
      try? make(folder)
    }
  }

  /// Creates the folders of a program's first start.
  private static func make(_ folder: String) throws(SystemError) {
    for name in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] {
      try FileSystem.makeFolders("\(folder)/\(name)")
    }
  }
}
