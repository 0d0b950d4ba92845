import DocumentModel
import FileStorage
import Glibc
import ShapeShiftDocuments

/// Lines of a batch drawn in a process of its own: what ends that process does not end the batch.
///
/// The process is this command again with the same arguments and one more. It reads the lines from standard
/// input, behind a secret, says on standard output which of them it begins and what came of it, with that secret, and has
/// its messages where this process has them.
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
  private let token = HostToken.make()
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
    let (orders, words) = (try OpenPipe(), try OpenPipe())
    let host = try start(orders: orders, words: words)
    let child = host.child
    var watch = HostWatch(host)
    var isOver = false
    defer { if !isOver { child.end() } }
    send(lines, to: FileDescriptor(number: orders.takeInput()))
    let input = FileDescriptor(number: words.takeOutput())
    let channel = FileDescriptor(number: host.channel.takeOutput())
    var (isAsked, isOpen) = (false, true)
    while true {
      if Signals.isInterrupted, !isAsked {
        isAsked = true
        kill(child.number, SIGTERM)
      }
      while channel.waitForInput(milliseconds: 0), watch.hear(channel) {}
      if let problem = watch.overtime {
        child.endWithTrace()
        return .died(problem)
      }
      // The code of a preview may have closed it, or a process that it started may keep it open.
      let hasEnded = child.isOver
      if isOpen, input.waitForInput(milliseconds: hasEnded ? 0 : 200) {
        let part = try input.read(upTo: 1 << 16)
        isOpen = !part.isEmpty
        try take(part, hear)
        continue
      }
      if hasEnded { break }
      if !isOpen { usleep(1000) }
    }
    let end = child.wait()
    isOver = true
    return Self.end(end, isDone: count == lines.count)
  }

  private func start(orders: OpenPipe, words: OpenPipe) throws(Failure) -> StartedHost {
    let (channel, life) = (try OpenPipe(), try OpenPipe())
    // The verb comes first; behind "--" there would be no more options.
    let child = try ChildProcess(
      "/proc/self/exe",
      HostProcess.inherited(channel: channel.input, life: life.output) + arguments.prefix(1)
        + [Batch.drawingFlag] + arguments.dropFirst(),
      streams: [(STDIN_FILENO, orders.output), (STDOUT_FILENO, words.input)]
        + [channel.input, life.output].map { ($0, $0) })
    orders.closeOutput()
    words.closeInput()
    channel.closeInput()
    try? life.write(Array(token.utf8))
    return StartedHost(child: child, channel: channel, life: life, token: token)
  }

  /// All lines at once: it reads them to the end before it says anything.
  private func send(_ lines: [BatchLine], to orders: consuming FileDescriptor) {
    let text = ([token] + lines.map(\.order)).map { $0 + "\n" }.joined()
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
    // Whatever else is there was printed by the code of previews.
    for line in text.split(separator: "\n").compactMap({ HostToken.text(of: $0, token) }) {
      switch BatchRun.Word(String(line)) {
      case .begun(let number)?: underway.append(number)
      case .ended(let entry)?:
        underway.removeAll { $0 == entry.line }
        count += 1
        try hear(entry)
      case nil:
        throw Failure(
          .internalError, "unexpected output from the rendering process: \"\(line.prefix(100))\"")
      }
    }
  }

  /// - Parameter isDone: Whether it has said what came of every line: the code of a preview may end it with any status.
  private static func end(_ end: ChildProcess.End, isDone: Bool) -> End {
    switch end {
    case .killed(let signal): .died("was terminated by signal \(signal)")
    case .exited(ExitStatus.success.rawValue) where isDone: .done
    case .exited(ExitStatus.interrupted.rawValue): .interrupted
    case .exited(let status): .died("exited with status \(status)")
    }
  }
}
