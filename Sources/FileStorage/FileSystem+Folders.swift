extension FileSystem {
  /// Makes a folder and those above it, as far as they are not there.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if let status = try? FileStatus(of: path), status.isDirectory { return }
    let above = folder(of: path)
    if above != path, above != "." { try makeFolders(above) }
    try makeFolder(path)
  }
}
