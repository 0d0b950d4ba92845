package import Foundation

/// A folder of references: `<name>.png`, and `<name>.drawing.txt` beside it.
package struct SnapshotFolder: Sendable {
  /// The folder's own name, beneath the documents or tests that it belongs to.
  package static let folderName = "__Snapshots__"
  private static let pictureSuffix = ".png"
  private static let drawingSuffix = ".drawing.txt"

  package let url: URL

  /// References in a folder, which need not be there yet.
  package init(_ url: URL) { self.url = url }

  /// Where the picture of a reference is; names may have folders in them.
  package func picture(_ name: String) -> URL { file(name, Self.pictureSuffix) }

  /// Where the drawing of a reference is.
  package func drawing(_ name: String) -> URL { file(name, Self.drawingSuffix) }

  private func file(_ name: String, _ suffix: String) -> URL {
    url.appendingPathComponent(name + suffix)
  }

  /// The names of all references, sorted.
  package func names() -> [String] {
    var names: Set<String> = []
    guard let files = FileManager.default.enumerator(atPath: url.path) else { return [] }
    for case let path as String in files where !path.hasPrefix(".") {
      for suffix in [Self.drawingSuffix, Self.pictureSuffix] where path.hasSuffix(suffix) {
        names.insert(String(path.dropLast(suffix.count)))
      }
    }
    return names.sorted()
  }

  /// The reference of a name; an empty one if there is none.
  ///
  /// - Throws: What `Data(contentsOf:)` does for a file that is there and can't be read.
  package func reference(_ name: String) throws -> SnapshotReference {
    SnapshotReference(
      png: try Self.content(picture(name)).map { [UInt8]($0) },
      drawing: try Self.content(drawing(name)).map { String(decoding: $0, as: UTF8.self) })
  }

  private static func content(_ url: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  /// Writes a reference, each file whole or not at all; one that is equal already is left as it is.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package func write(_ reference: SnapshotReference, as name: String) throws -> Bool {
    try FileManager.default.createDirectory(
      at: picture(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    let wrotePicture = try Self.write(reference.png.map { Data($0) }, to: picture(name))
    let wroteDrawing = try Self.write(reference.drawing.map { Data($0.utf8) }, to: drawing(name))
    return wrotePicture || wroteDrawing
  }

  private static func write(_ data: Data?, to url: URL) throws -> Bool {
    guard let data, try content(url) != data else { return false }
    try data.write(to: url, options: .atomic)
    return true
  }

  /// Removes a reference.
  package func remove(_ name: String) throws {
    for url in [picture(name), drawing(name)] where FileManager.default.fileExists(atPath: url.path)
    {
      try FileManager.default.removeItem(at: url)
    }
  }
}
