import FileStorage

/// What tells, without reading it, whether a file is still the one that was read or written.
struct FileStamp: Equatable {
  private let identity: [UInt]
  private let size: Int
  private let written: Int

  init(_ status: FileStatus) {
    (identity, size, written) = (status.identity, status.size, status.written)
  }

  /// Two ticks of the slowest kernel, in nanoseconds.
  ///
  /// Source: Linux, `HZ` is 100 at the least; files get the time of the last tick.
  private static let resolution = 20_000_000

  /// Whether any write from now on gives another stamp: the time goes on in ticks, and a file may be
  /// written twice in one.
  var isSettled: Bool { FileSystem.now - written > Self.resolution }
}
