import FileStorage
import Foundation
import Glibc
import ShapeShift
import ShapeShiftDocuments

/// A program of an engine, run to its end.
struct FarmTool {
  /// The program and its arguments.
  var words: [String]
  /// How long it may take.
  var seconds = 60

  /// The command as a shell reads it.
  var text: String { words.map(\.shellWord).joined(separator: " ") }

  /// Runs it.
  ///
  /// - Parameter input: What it reads on standard input; nothing without one.
  /// - Returns: What it wrote on standard output.
  /// - Throws: `unavailable` when it is missing, fails, or does not end in time.
  @discardableResult
  func run() throws(Failure) -> String {
    do {
      return try output()
    } catch {
      throw Failure(error) ?? Failure(.unavailable, "\(words[0]) can't be run: \(error)")
    }
  }

  private func output() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let (output, messages) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, messages)
    try process.run()
    let said = try Self.read([output, messages], seconds: seconds)
    guard let said else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw Failure(.unavailable, "\(words[0]) did not answer within \(seconds) s")
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .exit, status == 0 else {
      let last = said[1].split(separator: "\n").last.map(String.init) ?? "status \(status)"
      throw status == 127
        ? Failure(
          .unavailable, "\(words[0]) is not installed",
          help: "install it, or create a plan for another engine with --engine")
        : Failure(.unavailable, "\(words[0]) failed: \(last)")
    }
    return said[0]
  }

  /// What comes out of pipes until both are closed; nil if that takes too long.
  private static func read(_ pipes: [Pipe], seconds: Int) throws -> [String]? {
    let end = ContinuousClock.now + .seconds(seconds)
    var bytes: [[UInt8]] = [[], []]
    var open = [true, true]
    while open.contains(true) {
      guard ContinuousClock.now < end else { return nil }
      for (index, pipe) in pipes.enumerated() where open[index] {
        let number = fcntl(pipe.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw SystemError.last }
        let file = FileDescriptor(number: number)
        guard file.waitForInput(milliseconds: 20) else { continue }
        let part = try file.read(upTo: 1 << 16)
        if part.isEmpty { open[index] = false }
        bytes[index] += part
      }
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
