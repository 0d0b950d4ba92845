import FileStorage

/// The bytes of a whole history, as whoever only looks reads them.
enum JournalText {
  /// The bytes; none if there is no history.
  static func bytes(of path: String) throws(StoreError) -> [UInt8] {
    do throws(SystemError) {
      return try FileSystem.contents(of: path)?.bytes ?? []
    } catch {
      throw .unreadable(path, error)
    }
  }
}
