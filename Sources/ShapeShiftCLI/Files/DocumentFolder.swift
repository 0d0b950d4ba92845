import Foundation

/// A folder of documents: its JSON files, but for the settings of their snapshots.
struct DocumentFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// The names of the documents, sorted; none if the folder can't be read.
  func documents() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      name.hasSuffix(".json") && !name.hasPrefix(".") && name != SnapshotSettings.fileName
    }.sorted()
  }
}
