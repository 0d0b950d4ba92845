import Glibc

extension FileSystem {
  /// Creates a folder with a new name that only this user can enter, as shared folders for temporary files need it.
  ///
  /// - Parameter prefix: The start of its path.
  package static func makePrivateFolder(_ prefix: String) throws(SystemError) -> String {
    var path = try "\(prefix)XXXXXX".systemPath()
    guard unsafe mkdtemp(&path) != nil else { throw .last }
    return String(systemPath: path.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// Makes a folder and those above it, as far as they are not there.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if let status = try? FileStatus(of: path), status.isDirectory { return }
    let above = folder(of: path)
    if above != path, above != "." { try makeFolders(above) }
    try makeFolder(path)
  }
}

extension FileSystem {
  /// Removes all that is in a folder, as far as it can be; links are removed, not what they lead to.
  package static func removeContents(of folder: String) {
    for name in (try? names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if (try? FileStatus(ofLink: path))?.isDirectory == true {
        removeContents(of: path)
        removeEmptyFolder(path)
      } else {
        remove(path)
      }
    }
  }
}
