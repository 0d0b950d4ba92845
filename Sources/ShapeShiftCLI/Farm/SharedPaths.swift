import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// Which paths all nodes have.
struct SharedPaths {
  /// Folders that are said to be shared.
  let folders: [String]
  /// The mounted file systems: where, and of what kind.
  private let mounts: [(path: String, kind: String)]

  /// File systems that several machines mount.
  ///
  /// Source: mount(8), and the manuals of those that it does not name.
  private static let networkKinds: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "ceph", "lustre", "gpfs", "beegfs", "glusterfs", "afs",
    "9p", "virtiofs", "ocfs2", "gfs2", "panfs", "pvfs2", "orangefs", "wekafs", "quobyte",
  ]
  /// Where each node has programs of its own.
  private static let installed = ["/usr", "/opt", "/bin"]

  /// - Parameter mountInfo: The text of `/proc/self/mountinfo`.
  init(_ folders: [String], mountInfo: String) {
    self.folders = folders
    // Source: proc(5): the fifth field is the place, the one after "-" the kind.
    mounts = mountInfo.split(separator: "\n").compactMap { line -> (path: String, kind: String)? in
      let fields = line.split(separator: " ")
      guard fields.count > 6, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else {
        return nil
      }
      return (String(fields[4]).replacing("\\040", with: " "), String(fields[dash + 1]))
    }
  }

  init(_ folders: [String]) {
    let bytes = (try? FileSystem.contents(of: "/proc/self/mountinfo"))??.bytes ?? []
    self.init(folders, mountInfo: String(decoding: bytes, as: UTF8.self))
  }

  /// Refuses a path that other nodes may not have.
  ///
  /// - Parameter role: What it is for, in a message.
  func check(_ path: String, _ role: String) throws(Failure) {
    let real = Self.real(path)
    guard !folders.contains(where: { Self.isPath(real, in: Self.real($0)) }) else { return }
    // The deepest place above it, and of those the one that was mounted last.
    let above = mounts.filter { Self.isPath(real, in: $0.path) }
    let depth = above.map(\.path.utf8.count).max()
    let kind = above.last { $0.path.utf8.count == depth }?.kind ?? "unknown"
    guard !Self.networkKinds.contains(kind), !kind.hasPrefix("fuse.") else { return }
    throw Failure(
      .usage,
      "\(role) \(real) is on a local file system (\(kind)) that nodes cannot access",
      help:
        "move it to a shared file system, or if the nodes do share it, use 'farm plan --shared \(FileSystem.folder(of: real).shellWord)'"
    )
  }

  /// Refuses a program that other nodes may not have.
  func checkCommand(_ path: String) throws(Failure) {
    guard !Self.installed.contains(where: { Self.isPath(path, in: $0) }) else { return }
    try check(path, "the command")
  }

  /// The path from the root without links, as far as it is there.
  private static func real(_ path: String) -> String {
    var (base, rest) = (path, "")
    while true {
      if let real = FileSystem.resolved(base) {
        return rest.isEmpty ? real : (real == "/" ? "" : real) + rest
      }
      rest = "/\(FileSystem.name(of: base))\(rest)"
      base = FileSystem.folder(of: base)
    }
  }

  private static func isPath(_ path: String, in folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix("\(folder)/")
  }
}
