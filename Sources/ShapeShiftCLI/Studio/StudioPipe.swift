import FileStorage
import Glibc
import IntegerConversion
import ShapeShiftDocuments

/// The two ends of the engine: messages come on standard input, and go where standard output was.
///
/// What a preview prints must not come between messages, so that standard output is kept for these.
@MainActor
final class StudioPipe {
  private var inbox = StudioInbox()

  init() throws(Failure) { try Failure.keepStandardOutput() }

  /// Takes in what has come; false at the end.
  func read() throws(Failure) -> Bool {
    do throws(SystemError) {
      let part = try FileDescriptor.standardInput.read(upTo: 1 << 18)
      inbox.add(part)
      return !part.isEmpty
    } catch {
      throw Failure(.inputOutput, "standard input can't be read: \(error.sentence)")
    }
  }

  /// The next message that has come.
  func next() -> StudioInbox.Reading? { inbox.next() }

  func send(_ message: StudioMessage) throws(Failure) {
    do throws(SystemError) {
      try FileDescriptor.standardOutput.write(message.framed)
    } catch {
      throw error.isBrokenPipe
        ? Failure(.brokenPipe)
        : Failure(.inputOutput, "the gateway can't be reached: \(error.sentence)")
    }
  }

  /// Waits until one of some files has something to read; for so many milliseconds, or without end for -1.
  static func wait(_ files: [Int32], milliseconds: Int32) -> [Bool] {
    var requests = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&requests, nfds_t(requests.count), milliseconds)
    guard count > 0 else { return files.map { _ in false } }
    return requests.map { $0.revents != 0 }
  }

  /// Seconds of a clock that goes on evenly.
  static var now: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
