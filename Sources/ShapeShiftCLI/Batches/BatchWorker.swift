import DocumentModel
import FileStorage
import Glibc
import ShapeShiftDocuments

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
    let orders = try OpenPipe()
    let words = try OpenPipe()
    let child = try start(orders: orders, words: words)
    var isOver = false
    defer { if !isOver { child.end() } }
    send(lines, to: FileDescriptor(number: orders.takeInput()))
    let input = FileDescriptor(number: words.takeOutput())
    var isAsked = false
    while true {
      if Signals.isInterrupted, !isAsked {
        isAsked = true
        kill(child.number, SIGTERM)
      }
      guard input.waitForInput(milliseconds: 200) else { continue }
      let part = try input.read(upTo: 1 << 16)
      guard !part.isEmpty else { break }
      try take(part, hear)
    }
    let end = child.wait()
    isOver = true
    return Self.end(end)
  }

  private func start(orders: OpenPipe, words: OpenPipe) throws(Failure) -> ChildProcess {
    // The verb comes first; behind "--" there would be no more options.
    let child = try ChildProcess(
      "/proc/self/exe",
      HostProcess.inherited + arguments.prefix(1) + [Batch.drawingFlag] + arguments.dropFirst(),
      streams: [(STDIN_FILENO, orders.output), (STDOUT_FILENO, words.input)])
    orders.closeOutput()
    words.closeInput()
    return child
  }

  /// All lines at once: it reads them to the end before it says anything.
  private func send(_ lines: [BatchLine], to orders: consuming FileDescriptor) {
    let text = lines.map { $0.order + "\n" }.joined()
    // One that ends before it has read them says how by its end.
    try? orders.write(Array(text.utf8))
  }

  private mutating func take(
    _ part: [UInt8], _ hear: (BatchManifest.Entry) throws -> Void
  ) throws {
    rest += part
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let text = String(decoding: rest[..<last], as: UTF8.self)
    rest.removeSubrange(...last)
    for line in text.split(separator: "\n") {
      switch BatchRun.Word(String(line)) {
      case .begun(let number)?: underway.append(number)
      case .ended(let entry)?:
        underway.removeAll { $0 == entry.line }
        count += 1
        try hear(entry)
      case nil: throw Failure(.internalError, "the process that draws said \"\(line.prefix(100))\"")
      }
    }
  }

  private static func end(_ end: ChildProcess.End) -> End {
    switch end {
    case .killed(let signal): .died("signal \(signal)")
    case .exited(ExitStatus.success.rawValue): .done
    case .exited(ExitStatus.interrupted.rawValue): .interrupted
    case .exited(let status): .died("status \(status)")
    }
  }
}
