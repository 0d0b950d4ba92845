import Foundation
import Glibc

/// A terminal that nobody looks at.
final class Terminal {
  /// The end that a process takes for its terminal.
  let end: FileHandle
  private let other: FileHandle

  /// Opens one; nil where the system has none to give.
  ///
  /// Source: ioctl_tty(2): `TIOCSPTLCK` unlocks the pair, `TIOCGPTN` tells its number; the values are those
  /// of Linux's `asm-generic/ioctls.h`.
  init?() {
    let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard primary >= 0 else { return nil }
    other = FileHandle(fileDescriptor: primary, closeOnDealloc: true)
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(primary, 0x4004_5431, &lock) == 0, ioctl(primary, 0x8004_5430, &number) == 0 else {
      return nil
    }
    let secondary = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard secondary >= 0 else { return nil }
    end = FileHandle(fileDescriptor: secondary, closeOnDealloc: true)
  }

  /// What a process writes, until it ends; it is ended once it has written `mark`, or takes too long.
  func read(until mark: String, andThen process: Process) throws -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !text.contains(mark) {
      var wait = pollfd(fd: other.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard uninterrupted({ poll(&wait, 1, 30_000) }) == 1 else { break }
      let count = Glibc.read(other.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      text += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    process.terminate()
    try process.waitUntilExit(seconds: 30)
    return text
  }
}
