import Glibc

/// A folder out of which no name leads: not by `..`, not from the root, not by a link.
package struct ContainedFolder: Sendable {
  /// The folder as it was named.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The path of a file beneath the folder, which need not be there.
  ///
  /// A link in the place of the file itself is not followed by who replaces it, so it may lead anywhere.
  ///
  /// - Throws: For a name that is empty, leads out, or holds a zero byte.
  package func path(of name: String) throws(SystemError) -> String {
    let parts = try Self.parts(of: name)
    guard let last = parts.last else { throw Self.leadsOut }
    let folder = ([path] + parts.dropLast()).joined(separator: "/")
    try check(folder)
    return "\(folder)/\(last)"
  }

  /// The path of a file that is to be read: a link must not lead out either.
  package func existingPath(of name: String) throws(SystemError) -> String {
    let path = try path(of: name)
    try check(path)
    return path
  }

  /// Returns whether a path beneath the folder stays in it once its links are followed.
  package func contains(_ path: String) -> Bool {
    do throws(SystemError) {
      try check(path)
      return true
    } catch {
      return false
    }
  }

  /// Makes the folders that a file beneath this one needs; not this one.
  ///
  /// - Returns: The path of the file.
  @discardableResult
  package func makeFolders(of name: String) throws(SystemError) -> String {
    let parts = try Self.parts(of: name)
    var folder = path
    for part in parts.dropLast() {
      folder += "/\(part)"
      try check(folder)
      try FileSystem.makeFolder(folder)
    }
    return try path(of: name)
  }

  /// The names on the way to a file.
  private static func parts(of name: String) throws(SystemError) -> [String] {
    _ = try name.systemPath()
    let parts = name.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !name.hasPrefix("/"), !parts.contains(".."), !parts.isEmpty else { throw leadsOut }
    return parts
  }

  /// Refuses a path that leads out, as far as there is something.
  private func check(_ inner: String) throws(SystemError) {
    guard let root = FileSystem.resolved(path) else { return }
    var inner = inner
    while true {
      if let real = FileSystem.resolved(inner) {
        guard real == root || root == "/" || real.hasPrefix(root + "/") else { throw Self.leadsOut }
        return
      }
      // A link that leads nowhere yet would lead there as soon as something is made through it.
      guard (try? FileStatus(ofLink: inner)) == nil else { throw Self.leadsOut }
      guard inner.utf8.count > path.utf8.count else { return }
      inner = FileSystem.folder(of: inner)
    }
  }

  private static let leadsOut = SystemError(
    code: EXDEV, reason: "the name is outside the folder")
}
