import FileStorage
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// `farm work`: what a node does.
struct FarmWorkVerb: Verb {
  static let name = "farm work"
  static let abstract = "Render chunks of a plan; engines run this on their nodes."
  static let discussion = """
    Refuses to run if the document, the fonts or the version differ from the plan. Chunks that \
    another process is rendering are skipped; a partially rendered chunk is completed.
    """
  static let examples = "shapeshift farm work film.farm --chunks 5-9"

  static let options: [OptionSection<FarmWorkVerb>] = [
    OptionSection([
      .plan(\FarmWorkVerb.plan),
      SettingKey(
        "chunks", \.chunks, .frameSelection, "ranges",
        help: "Chunks to render, for example 0-9,12."
      ).required(),
      SettingKey("progress", \.progress, .choice, "how", help: "Progress output."),
    ])
  ]

  private var plan = ""
  private var chunks: FrameSelection?
  private var progress = ProgressMode.none

  @MainActor
  func run(_ console: Console) async throws {
    Signals.catchInterruptions()
    let folder = FarmFolder(plan)
    let plan = try folder.plan()
    let numbers: [Int]
    do throws(FrameSelection.Problem) {
      numbers = try chunks?.frames(of: plan.chunks) ?? []
    } catch {
      throw Failure(.usage, "--chunks: \(error)")
    }
    let site: FarmSite
    do {
      site = FarmSite(folder, plan, try FarmFolder.job(plan, console))
    } catch {
      let failure = Failure(any: error)
      for chunk in numbers { FarmWorker.tell(.failed, of: chunk, failure, in: folder, console) }
      throw failure
    }
    let worker = FarmWorker(site: site, console: console, progress: progress)
    var failures: [Failure] = []
    for chunk in numbers {
      if let failure = try await worker.work(chunk) { failures.append(failure) }
    }
    if let failure = failures.first { throw failure }
  }
}

/// Draws chunks on a node, and tells of them.
@MainActor
struct FarmWorker {
  let site: FarmSite
  let console: Console
  let progress: ProgressMode

  /// Draws a chunk.
  ///
  /// - Returns: Why it is not done, if it is not.
  /// - Throws: `interrupted` alone.
  func work(_ chunk: Int) async throws -> Failure? {
    guard let lock = try await lock(chunk) else {
      console.say("skipping chunk \(chunk): another process is rendering it")
      return nil
    }
    defer { lock.unlock() }
    if let difference = site.job.identity.difference(from: site.plan.identity) {
      let failure = Failure(.badDocument, difference, help: "the plan is \(site.folder.planPath)")
      tell(.refused, of: chunk, failure)
      return failure
    }
    tell(.begun, of: chunk)
    do {
      try await draw(chunk)
      return nil
    } catch {
      let failure = Failure(error) ?? Failure(.internalError, "\(error)")
      tell(.failed, of: chunk, failure)
      guard failure.kind != .interrupted else { throw failure }
      return failure
    }
  }

  private func draw(_ chunk: Int) async throws {
    guard let part = FrameShard(chunk, of: site.plan.chunks) else { return }
    let places = site.plan.range(of: chunk)
    let books = try site.job.books()
    let kept = places.count {
      books.entries[$0].map { $0.problem == nil } ?? books.unsynced.contains($0)
    }
    let start = ContinuousClock.now
    do {
      try await site.job.draw(part, cores: site.plan.cores, progress: progress)
    } catch let failure as Failure where failure.isPassing {
      // The engine would wait for minutes before it tries again.
      console.warn("\(failure.sentence); retrying once")
      try await Task.sleep(for: .seconds(1))
      try await site.job.draw(part, cores: site.plan.cores, progress: progress)
    }
    if let command = site.plan.afterShard { try FarmHook(command, site).run(after: chunk) }
    var report = FarmReport(event: .done, node: FarmReport.node)
    (report.kept, report.drawn) = (kept, places.count - kept)
    report.seconds = (ContinuousClock.now - start).seconds
    tell(report, of: chunk)
  }

  /// Keeps others from the chunk; who collects looks at locks for a moment.
  private func lock(_ chunk: Int) async throws -> FileDescriptor? {
    for _ in 0..<20 {
      if let lock = try site.folder.lock(chunk: chunk) { return lock }
      try await Task.sleep(for: .milliseconds(100))
    }
    return nil
  }

  // MARK: Telling

  private func tell(_ event: FarmReport.Event, of chunk: Int, _ failure: Failure? = nil) {
    Self.tell(event, of: chunk, failure, in: site.folder, console)
  }

  private func tell(_ report: FarmReport, of chunk: Int) {
    Self.tell(report, of: chunk, in: site.folder, console)
  }

  /// Tells what becomes of a chunk.
  static func tell(
    _ event: FarmReport.Event, of chunk: Int, _ failure: Failure?, in folder: FarmFolder,
    _ console: Console
  ) {
    var report = FarmReport(event: event, node: FarmReport.node)
    report.status = failure.map { Int(ExitStatus($0.kind).rawValue) }
    report.reason = failure?.sentence
    tell(report, of: chunk, in: folder, console)
  }

  private static func tell(
    _ report: FarmReport, of chunk: Int, in folder: FarmFolder, _ console: Console
  ) {
    do throws(SystemError) {
      try folder.add(report, of: chunk)
    } catch {
      // What is drawn stands in the manifest all the same.
      console.warn("\(folder.reports) can't be written: \(error.sentence)")
    }
  }
}

extension Failure {
  /// Whether the same may work in a moment.
  fileprivate var isPassing: Bool { kind == .inputOutput || kind == .temporary }
}
