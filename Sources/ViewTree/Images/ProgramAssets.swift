import Synchronization

/// The folders in which names of pictures, colours and texts are looked for that name no bundle.
///
/// A process that draws other code than its own says which they are; else they are the resources beside the program.
package struct ProgramAssets: Hashable, Sendable {
  /// A folder.
  package struct Folder: Hashable, Sendable {
    package let path: String
    /// How many folders below are looked into for catalogues and tables.
    package let depth: Int

    package init(_ path: String, depth: Int) {
      (self.path, self.depth) = (path, depth)
    }
  }

  package let folders: [Folder]
  /// Another text for other contents of the folders.
  private let state: String

  package init(_ folders: [Folder], state: String) {
    (self.folders, self.state) = (folders, state)
  }

  private static let value = Mutex<ProgramAssets?>(nil)

  /// Those of the code that ran last; nil for the program's own.
  package static var current: ProgramAssets? { value.withLock { $0 } }

  /// Has names be looked for in other folders from now on.
  package static func enter(_ assets: ProgramAssets?) { value.withLock { $0 = assets } }

  /// All of them, the first ones first.
  var places: [AssetPlace] {
    folders.map { AssetPlace(folder: $0.path, depth: $0.depth, hasStrings: $0.depth > 0) }
  }
}
