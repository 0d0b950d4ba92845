import DocumentModel
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// Has the lines of a batch drawn, and keeps the book of them.
///
/// They are drawn in another process, all in one as long as nothing happens to it. When it dies, the lines
/// that it was at are drawn once more, each in a process of its own: the one that kills that too has failed,
/// and the rest goes on.
@MainActor
final class BatchCrew {
  private let console: Console
  private let list: BatchList
  private let arguments: [String]
  private let inputs: String?
  private let manifest: BatchManifest
  private let progress: ProgressReport
  private var ended: Set<Int> = []
  private var failed = 0
  /// What the machine failed at first.
  private(set) var obstacle: String?

  /// - Parameters:
  ///   - arguments: Those of the processes that draw.
  ///   - inputs: A digest of all that pictures are made of, for the book; nil for none.
  init(
    console: Console, list: BatchList, arguments: [String], inputs: String? = nil,
    manifest: BatchManifest, progress: ProgressReport
  ) {
    self.console = console
    self.list = list
    self.arguments = arguments
    self.inputs = inputs
    self.manifest = manifest
    self.progress = progress
  }

  private var waiting: [BatchLine] { list.lines.filter { !ended.contains($0.number) } }

  /// Does everything.
  ///
  /// - Returns: The number of lines that failed.
  func run() throws -> Int {
    defer { progress.finish() }
    do {
      for (number, failure) in list.failures {
        console.report(failure, of: "\(list.unit) \(number)", nil, in: list.name)
        try note(BatchManifest.Entry(line: number, problem: failure.sentence))
      }
      while ended.count < list.lines.count { try drawWaiting() }
    } catch {
      try? manifest.synchronize()
      throw error
    }
    try manifest.finish()
    return failed
  }

  /// Draws until all is done or the process dies.
  private func drawWaiting() throws {
    var worker = BatchWorker(arguments: arguments)
    switch try worker.run(waiting, hear: record) {
    case .done: return
    case .interrupted: throw Failure(.interrupted)
    case .died(let reason):
      guard worker.count > 0 || !worker.underway.isEmpty else {
        throw Failure(.internalError, "the rendering process \(reason)")
      }
      let suspects = Set(worker.underway)
      for line in waiting where suspects.contains(line.number) { try drawAlone(line) }
    }
  }

  private func drawAlone(_ line: BatchLine) throws {
    var worker = BatchWorker(arguments: arguments)
    switch try worker.run([line], hear: record) {
    case .done: return
    case .interrupted: throw Failure(.interrupted)
    case .died(let reason):
      let failure = Failure(
        .internalError, "the rendering process \(reason)",
        help: "reproduce it with 'shapeshift render \(line.document.shellWord)'")
      console.report(
        failure, of: "\(list.unit) \(line.number)", line.document, in: list.name)
      try record(
        BatchManifest.Entry(line: line.number, output: line.output, problem: failure.sentence))
    }
  }

  private func record(_ entry: BatchManifest.Entry) throws {
    ended.insert(entry.line)
    try note(entry)
  }

  private func note(_ entry: BatchManifest.Entry) throws {
    var entry = entry
    entry.inputs = inputs
    if entry.problem != nil { failed += 1 }
    if entry.mayPass { obstacle = obstacle ?? entry.problem }
    try manifest.record(entry)
    progress.step()
  }
}
