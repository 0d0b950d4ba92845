import FileStorage

/// The way to a file from the root, name by name, through links as the system goes.
struct PathWay {
  /// A name and the folder that it stands in.
  struct Step: Equatable {
    /// A path without links.
    let folder: String
    let name: String
    /// Whether the way ends here, unless it is a link.
    let isLast: Bool

    var path: String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }
  }

  /// Source: path_resolution(7): more links than these are taken for a circle.
  private static let maximumLinks = 40

  private var folder = "/"
  /// The names that are left, the next one last.
  private var names: [Substring]
  private var links = 0

  /// - Parameter path: If it does not begin at the root it begins at the working folder.
  init(_ path: String) {
    let whole = path.hasPrefix("/") ? path : "\(FileSystem.resolved(".") ?? "")/\(path)"
    names = whole.split(separator: "/").reversed()
  }

  /// The next name; nil at the end, and behind what is not there.
  mutating func next() -> Step? {
    while let name = names.popLast() {
      switch name {
      case ".": continue
      case "..": folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "/"
      default: return Step(folder: folder, name: String(name), isLast: names.isEmpty)
      }
      if folder.isEmpty { folder = "/" }
    }
    return nil
  }

  /// Goes on behind a name, or to where it leads.
  mutating func enter(_ step: Step) {
    guard let destination = try? FileSystem.destination(ofLink: step.path) else {
      let status = try? FileStorage.FileStatus(ofLink: step.path)
      if status?.isDirectory == true { folder = step.path } else { names = [] }
      return
    }
    links += 1
    guard links <= Self.maximumLinks else {
      names = []
      return
    }
    if destination.hasPrefix("/") { folder = "/" }
    names += destination.split(separator: "/").reversed()
  }
}
