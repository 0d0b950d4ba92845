import Glibc

/// What tells, without reading it, whether a file is still the one that was read or written.
struct FileStamp: Equatable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int
  /// When it was written last, in nanoseconds since 1970.
  private let written: Int

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    written = Self.nanoseconds(status.st_mtim)
  }

  /// Two ticks of the slowest kernel, in nanoseconds.
  ///
  /// Source: Linux, `HZ` is 100 at the least; files get the time of the last tick.
  private static let resolution = 20_000_000

  /// Whether any write from now on gives another stamp: the time goes on in ticks, and a file may be
  /// written twice in one.
  var isSettled: Bool {
    var now = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    return Self.nanoseconds(now) - written > Self.resolution
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
