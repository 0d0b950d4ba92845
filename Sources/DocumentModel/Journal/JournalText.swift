import FileStorage

/// The bytes of a whole history, as whoever only looks reads them.
enum JournalText {
  /// The bytes; none if there is no history.
  static func bytes(of path: String) throws(StoreError) -> [UInt8] {
    do throws(SystemError) {
      if let status = try? FileStatus(of: path), status.size > JournalFile.largestPart {
        throw JournalFile.tooLarge
      }
      let bytes =
        try FileSystem.contents(of: path, atMost: JournalFile.largestPart + 1)?.bytes ?? []
      guard bytes.count <= JournalFile.largestPart else { throw JournalFile.tooLarge }
      return bytes
    } catch {
      throw .unreadable(path, error)
    }
  }
}
