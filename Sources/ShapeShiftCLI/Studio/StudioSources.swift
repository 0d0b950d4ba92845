import FileStorage
import Foundation
import ShapeShiftDocuments

/// What paths name: documents, SVG files and Swift code.
struct StudioSources {
  /// A file to be shown.
  struct Source {
    let kind: StudioItem.Kind
    let path: String
    let name: String
    let group: String
    /// The folder in which it was found; `nil` for a file that was named.
    let root: String?
  }

  private(set) var found: [Source] = []
  /// Files, folders and packages of Swift.
  private(set) var code: [String] = []

  /// How deep folders are looked into.
  private static let mostLevels = 8

  /// - Parameter code: Whether the Swift code of folders is run; `nil` for what ``InputFile/runsCode(_:)`` says.
  init(_ paths: [String], code: Bool?) {
    for path in paths { add(path, code) }
  }

  private mutating func add(_ path: String, _ code: Bool?) {
    if InputFile(path).runsCode(code) {
      self.code.append(path)
      guard InputFile(path).isFolderOfDocuments else { return }
    }
    guard (try? FileStatus(of: path))?.isDirectory == true else {
      let folder = FileSystem.folder(of: path)
      let name = FileSystem.name(of: folder == "." ? FileSystem.resolved(".") ?? "." : folder)
      addFile(path, group: name, root: nil)
      return
    }
    for folder in Self.folders(path) {
      let group =
        folder == path
        ? FileSystem.name(of: FileSystem.resolved(path) ?? path)
        : String(folder.dropFirst(path.count)).trimmingCharacters(in: ["/"])
      for name in Self.names(in: folder) {
        let file = SwiftSources.join(folder, name)
        let isDocument =
          folder == path
          ? name != SnapshotSettings.fileName : DocumentFolder.isDocument(file)
        if name.hasSuffix(".json"), isDocument {
          addFile(file, group: group, root: path)
        }
        if name.hasSuffix(".svg") { addFile(file, group: group, root: path) }
      }
    }
  }

  private mutating func addFile(_ path: String, group: String, root: String?) {
    guard !found.contains(where: { $0.path == path }) else { return }
    found.append(
      Source(
        kind: path.hasSuffix(".svg") ? .svg : .document, path: path, name: InputFile(path).stem,
        group: group, root: root))
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
  }

  /// A folder and those in it, but for what tools keep there.
  private static func folders(_ path: String, level: Int = 0) -> [String] {
    guard level < mostLevels else { return [] }
    let inner = names(in: path).filter { name in
      !name.hasPrefix("__") && name != "node_modules" && name != OutputFile.defaultFolder
        && (try? FileStatus(ofLink: SwiftSources.join(path, name)))?.isDirectory == true
    }
    return [path] + inner.flatMap { folders(SwiftSources.join(path, $0), level: level + 1) }
  }

  /// The folders of a path in which files come and go.
  static func folders(from path: String, code: Bool?) -> [String] {
    let file = InputFile(path)
    guard (try? FileStatus(of: path))?.isDirectory == true,
      !file.runsCode(code) || file.isFolderOfDocuments
    else { return [] }
    return folders(path)
  }
}
