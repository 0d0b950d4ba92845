import Foundation
import Glibc

/// The program of the macros, asked as the compiler asks it: a test that imported it would have all tests built
/// a second time, for the machine that compiles.
@MainActor
final class MacroProgram {
  /// One program for all inputs; without an answer it has ended, and every further one is a finding as well.
  static let running = MacroProgram()

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Milliseconds that an answer may take.
  private static let patience: Int32 = 20_000

  private init() {
    // A program that has ended answers by no bytes, not by a signal to whoever writes to it.
    signal(SIGPIPE, SIG_IGN)
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = [tests, URL(fileURLWithPath: CommandLine.arguments[0])].map {
      $0.deletingLastPathComponent().appendingPathComponent("ShapeShiftMacros-tool")
    }
    process.executableURL = beside.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    process.standardInput = input
    process.standardOutput = output
  }

  /// The answer to a message; nil if there is none.
  func answer(to message: [String: Any]) throws -> [String: Any]? {
    if !process.isRunning { try process.run() }
    let body = try JSONSerialization.data(withJSONObject: message)
    let length = UInt64(body.count)
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
    try input.fileHandleForWriting.write(contentsOf: head + body)
    guard let count = bytes(8)?.reversed().reduce(0, { $0 << 8 | Int($1) }),
      let answer = bytes(count)
    else { return nil }
    return try JSONSerialization.jsonObject(with: answer) as? [String: Any]
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data()
    let handle = output.fileHandleForReading
    while data.count < count {
      var wait = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, Self.patience) == 1,
        let more = try? handle.read(upToCount: count - data.count), !more.isEmpty
      else {
        process.terminate()
        return nil
      }
      data += more
    }
    return data
  }
}
