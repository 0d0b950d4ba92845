import DocumentModel
import FileStorage
import Foundation
import Glibc

/// Lines of a batch drawn in a process of its own: what ends that process does not end the batch.
///
/// The process is this command again with the same arguments and one more. It reads the lines from standard
/// input, says on standard output which of them it begins and what came of it, and has its messages where
/// this process has them.
@MainActor
struct BatchWorker {
  /// How it came to an end.
  enum End: Equatable {
    case done
    case interrupted
    /// It did not end by itself, or not well; the text says how.
    case died(String)
  }

  private let arguments: [String]
  private let process = Process()
  private let words = Pipe()
  private let orders = Pipe()
  private var rest: [UInt8] = []
  /// The lines that it has begun and not ended, in order.
  private(set) var underway: [Int] = []
  /// How many it has ended.
  private(set) var count = 0

  /// - Parameter arguments: Those of the batch, its verb first.
  init(arguments: [String]) { self.arguments = arguments }

  /// Has it draw.
  ///
  /// - Parameter hear: Gets what came of each line, as soon as it is known.
  mutating func run(
    _ lines: [BatchLine], hear: (BatchManifest.Entry) throws -> Void
  ) throws -> End {
    try start()
    try send(lines)
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let number = fcntl(words.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 3)
    guard number >= 0 else { throw SystemError.last }
    let input = FileDescriptor(number: number)
    var isAsked = false
    while true {
      if Signals.isInterrupted, !isAsked {
        isAsked = true
        kill(process.processIdentifier, SIGTERM)
      }
      guard input.waitForInput(milliseconds: 200) else { continue }
      let part = try input.read(upTo: 1 << 16)
      guard !part.isEmpty else { break }
      try take(part, hear)
    }
    process.waitUntilExit()
    return end
  }

  private func start() throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    // The verb comes first; behind "--" there would be no more options.
    process.arguments =
      HostProcess.inherited + arguments.prefix(1) + [Batch.drawingFlag] + arguments.dropFirst()
    process.standardInput = orders
    process.standardOutput = words
    do {
      try process.run()
    } catch {
      throw Failure(.temporary, "the process that draws can't be started: \(error)")
    }
  }

  /// All lines at once: it reads them to the end before it says anything.
  private func send(_ lines: [BatchLine]) throws {
    let text = lines.map { $0.order + "\n" }.joined()
    // One that ends before it has read them says how by its end.
    try? orders.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? orders.fileHandleForWriting.close()
  }

  private mutating func take(
    _ part: [UInt8], _ hear: (BatchManifest.Entry) throws -> Void
  ) throws {
    rest += part
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let text = String(decoding: rest[..<last], as: UTF8.self)
    rest.removeSubrange(...last)
    for line in text.split(separator: "\n") {
      switch BatchWord(String(line)) {
      case .begun(let number)?: underway.append(number)
      case .ended(let entry)?:
        underway.removeAll { $0 == entry.line }
        count += 1
        try hear(entry)
      case nil: throw Failure(.internalError, "the process that draws said \"\(line.prefix(100))\"")
      }
    }
  }

  private var end: End {
    let status = process.terminationStatus
    guard process.terminationReason == .exit else {
      return .died("signal \(status)")
    }
    switch ExitStatus(rawValue: status) {
    case .success?: return .done
    case .interrupted?: return .interrupted
    default: return .died("status \(status)")
    }
  }
}
