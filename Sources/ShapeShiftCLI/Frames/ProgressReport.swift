import DocumentModel
import FileStorage
import IntegerConversion

/// How progress is told.
enum ProgressMode: String, CaseIterable {
  /// A bar if a person looks at standard error.
  case auto
  /// One JSON object a line.
  case json
  /// The lines that Open Job Description reads from standard output.
  case openjd
  case none
}

/// Tells how far a long run has come.
@MainActor
final class ProgressReport {
  private let mode: ProgressMode
  private let total: Int
  private let unit: String
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastTold: ContinuousClock.Instant?
  private var done = 0
  /// What was there before this run began.
  private let kept: Int
  private let showsBar: Bool

  /// A report on `total` things, of which `kept` need not be done.
  init(_ mode: ProgressMode, total: Int, kept: Int = 0, unit: String) {
    self.mode = mode
    self.total = total
    self.kept = kept
    self.unit = unit
    start = clock.now
    showsBar = mode == .auto && FileDescriptor.standardError.isTerminal
  }

  /// One more is done.
  func step() { advance(to: kept + done + 1) }

  /// So many are done by now, with those that were there before.
  func advance(to count: Int) {
    done = count - kept
    let now = clock.now
    // Often enough for the eye, seldom enough for a log.
    let isDue = lastTold.map { $0.duration(to: now) >= .milliseconds(100) } ?? true
    guard isDue || kept + done == total else { return }
    lastTold = now
    tell(elapsed: start.duration(to: now).seconds)
  }

  /// Nothing more comes: the bar goes.
  func finish() {
    guard showsBar else { return }
    write("\r\u{1B}[K", to: .standardError)
  }

  private func tell(elapsed: Double) {
    switch mode {
    case .auto: if showsBar { write("\r\(bar(elapsed))\u{1B}[K", to: .standardError) }
    case .json: write(line(elapsed) + "\n", to: .standardError)
    case .openjd:
      let percent = 100 * Double(kept + done) / Double(max(total, 1))
      write("openjd_progress: \((percent * 10).rounded() / 10)\n", to: .standardOutput)
    case .none: return
    }
  }

  private func remaining(_ elapsed: Double) -> Double {
    Double(total - kept - done) * elapsed / Double(max(done, 1))
  }

  private func bar(_ elapsed: Double) -> String {
    let columns = 24
    let filled = columns * (kept + done) / max(total, 1)
    let bar =
      String(repeating: "=", count: filled) + String(repeating: " ", count: columns - filled)
    let rate = elapsed > 0 ? " \(Int(clamping: (Double(done) / elapsed).rounded())) \(unit)/s" : ""
    return "[\(bar)] \(kept + done)/\(total)\(rate), \(Self.clockText(remaining(elapsed))) left"
  }

  private func line(_ elapsed: Double) -> String {
    func rounded(_ seconds: Double) -> JSONValue {
      .number(JSONNumber((seconds * 1000).rounded() / 1000))
    }
    return JSONWriter.compact(
      .object([
        "done": .number(JSONNumber(kept + done)), "total": .number(JSONNumber(total)),
        "unit": .string(unit), "elapsed": rounded(elapsed), "left": rounded(remaining(elapsed)),
      ]))
  }

  static func clockText(_ seconds: Double) -> String {
    let whole = Int(clamping: seconds.rounded(.up), to: 0...10_000_000)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = "\(two(whole / 60 % 60)):\(two(whole % 60))"
    return whole < 3600 ? minutes : "\(whole / 3600):\(minutes)"
  }

  private func write(_ text: String, to stream: consuming FileDescriptor) {
    // Progress that nobody can read is no reason to stop.
    _ = try? stream.write(Array(text.utf8))
  }
}

extension Duration {
  /// The length in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
