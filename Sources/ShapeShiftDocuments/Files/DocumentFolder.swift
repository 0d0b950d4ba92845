import FileStorage

/// A folder of documents: its JSON files, but for the settings of their snapshots; of a folder without any
/// its SVG files.
package struct DocumentFolder {
  /// The name of the file with the snapshot settings of a folder.
  package static let snapshotSettings = "snapshots.json"

  package let path: String

  package init(_ path: String) { self.path = path }

  /// Whether a JSON file looks like a document: folders hold others, too.
  package static func isDocument(_ path: String) -> Bool {
    guard FileSystem.name(of: path) != Self.snapshotSettings,
      let contents = try? FileSystem.contents(of: path, atMost: 1 << 12)
    else { return false }
    let text = String(decoding: contents.bytes, as: UTF8.self)
    return text.contains("\"shapeshift\"") || text.contains("\"outlineWidth\"")
  }

  /// The names of the documents, sorted by their bytes; none if the folder can't be read.
  package func documents() -> [String] {
    let names = (try? FileSystem.names(in: path)) ?? []
    let documents = names.filter { name in
      name.hasSuffix(".json") && !name.hasPrefix(".") && name != Self.snapshotSettings
    }
    guard documents.isEmpty else { return documents }
    return names.filter { $0.hasSuffix(".svg") && !$0.hasPrefix(".") }
  }
}
