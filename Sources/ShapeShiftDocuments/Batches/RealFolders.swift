import FileStorage

/// The real paths of names in a folder: two may be the same, through a link to a folder.
final class RealFolders {
  private let root: String
  private var known: [String: String] = [:]

  init(_ root: String) { self.root = root }

  /// The path of a file without links above it; the file itself may be one.
  func path(of name: String) -> String {
    guard let slash = name.lastIndex(of: "/") else { return "\(real(nil))/\(name)" }
    return "\(real(String(name[..<slash])))\(name[slash...])"
  }

  /// A folder without links, as far as it is there; nil for the root.
  private func real(_ folder: String?) -> String {
    guard let folder else { return FileSystem.resolved(root) ?? root }
    if let path = known[folder] { return path }
    let path = FileSystem.resolved("\(root)/\(folder)") ?? path(of: folder)
    known[folder] = path
    return path
  }
}
