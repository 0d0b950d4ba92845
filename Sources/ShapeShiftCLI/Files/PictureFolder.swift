import FileStorage
import ShapeShiftDocuments
import SnapshotDiff

/// A folder with picture files, in it and in the folders beneath.
struct PictureFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// How deep folders are looked into.
  private static let mostLevels = 8
  private static let endings = [".png", ".webp", ".jpg", ".jpeg"]

  /// Whether a name is that of a picture of pixels.
  static func isPicture(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// The paths of the pictures in the folder, sorted.
  var pictures: [String] { files.filter(Self.isPicture) }

  /// The paths of all files in the folder, sorted; those that are hidden and those of other tools are left out, as is
  /// what runs of snapshots left.
  var files: [String] { Self.files(path, in: "", level: 0).sorted() }

  private static func files(_ folder: String, in prefix: String, level: Int) -> [String] {
    guard level < mostLevels, let names = try? FileSystem.names(in: folder) else { return [] }
    guard level == 0 || !names.contains(SnapshotRun.listName) else { return [] }
    return names.flatMap { name -> [String] in
      let path = SwiftSources.join(folder, name)
      guard !name.hasPrefix("."), let status = try? FileStatus(of: path) else { return [] }
      guard status.isDirectory else { return status.isRegular ? [prefix + name] : [] }
      let isOfTools =
        name.hasPrefix("__") || name == "node_modules" || name == OutputFile.defaultFolder
      // A link may lead back to a folder above it.
      guard !isOfTools, (try? FileStatus(ofLink: path))?.isDirectory == true else { return [] }
      return files(path, in: "\(prefix)\(name)/", level: level + 1)
    }
  }
}
