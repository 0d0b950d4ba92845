import DocumentModel
import DocumentViews
import ShapeShift

/// Draws lines of a batch, several at a time; one that fails does not stop the others.
///
/// It runs in a process of its own, which ``BatchWorker`` starts and listens to.
@MainActor
struct BatchRun {
  let console: Console
  /// The name of the list, as messages give it.
  let name: String
  /// What a line is called.
  let unit: String
  /// The batch's folder.
  let folder: String
  let limits: DocumentLimits
  let workers: Int
  /// What an earlier run has finished, if it is to be kept.
  let known: [String: BatchManifest.Entry]?
  /// Hears what becomes of the lines.
  let tell: @MainActor (BatchWord) throws -> Void
  let cache = SceneCache()
  private let warnings = RepeatedWarnings()

  /// What came of a line.
  private enum Outcome: Sendable {
    case picture(PendingPicture.Written)
    /// To be done on the main actor, one after the other, with workers of its own.
    case sequence(BatchLine.Work)
    case kept(BatchManifest.Entry)
    case failed(Failure)
  }

  /// What is left to do for a line off the main actor.
  private struct Prepared: Sendable {
    var digest = ""
    var picture: PendingPicture?
    var outcome: Outcome?
  }

  /// Draws.
  func run(_ lines: [BatchLine]) async throws {
    defer { for sentence in warnings.summary(unit: unit) { console.warn(sentence) } }
    var digests: [Int: String] = [:]
    try await OrderedWork(workers: workers).run(
      over: lines,
      prepare: { line in
        guard !Signals.isInterrupted else { throw Failure(.interrupted) }
        try tell(.begun(line.number))
        let prepared = prepare(line)
        digests[line.number] = prepared.digest
        return prepared
      },
      work: { prepared in Self.work(prepared) },
      deliver: { line, outcome in
        let digest = digests.removeValue(forKey: line.number) ?? ""
        try tell(.ended(try await finish(line, outcome, digest)))
      })
  }

  private func prepare(_ line: BatchLine) -> Prepared {
    var prepared = Prepared()
    do {
      let work = try line.work()
      prepared.digest = try digest(of: line, work)
      if let entry = known?[line.output],
        entry.isThere(in: folder, digest: prepared.digest)
      {
        prepared.outcome = .kept(entry)
      } else if case .render(let verb) = work {
        try line.makeFolders()
        prepared.picture = try verb.pending(cache, data: line.data)
      } else {
        prepared.outcome = .sequence(work)
      }
    } catch {
      prepared.outcome = .failed(Self.failure(error))
    }
    return prepared
  }

  nonisolated private static func work(_ prepared: Prepared) -> Outcome {
    if let outcome = prepared.outcome { return outcome }
    guard let picture = prepared.picture else { preconditionFailure("prepared for nothing") }
    do {
      return .picture(try picture.write())
    } catch {
      return .failed(failure(error))
    }
  }

  /// What is written down of a line.
  private func finish(
    _ line: BatchLine, _ outcome: Outcome, _ digest: String
  ) async throws -> BatchManifest.Entry {
    var entry = BatchManifest.Entry(line: line.number, output: line.output, digest: digest)
    switch outcome {
    case .kept(let old): entry = old
    case .failed(let failure): return failed(line, failure)
    case .picture(let written):
      for warning in written.warnings where warnings.isNew(warning) {
        console.warn("\(unit) \(line.number): \(warning)")
      }
      (entry.bytes, entry.sha256) = (written.bytes, written.sha256)
    case .sequence(let work):
      do {
        try await draw(line, work)
      } catch {
        let failure = Self.failure(error)
        if failure.status == .interrupted { throw failure }
        return failed(line, failure)
      }
    }
    // The list may have been put in another order.
    entry.line = line.number
    return entry
  }

  private func failed(_ line: BatchLine, _ failure: Failure) -> BatchManifest.Entry {
    console.report(failure, of: "\(unit) \(line.number)", line.document, in: name)
    return BatchManifest.Entry(
      line: line.number, output: line.output, problem: failure.sentence)
  }

  private func draw(_ line: BatchLine, _ work: BatchLine.Work) async throws {
    var quiet = console
    quiet.prefix = "\(unit) \(line.number): "
    try line.makeFolders()
    switch work {
    case .render: return
    case .frames(var verb):
      verb.work.progress = .none
      verb.work.jobs = workers
      verb.resume = known != nil
      _ = try await verb.draw(quiet, cache, data: line.data)
    case .animate(var verb):
      verb.work.progress = .none
      verb.work.jobs = workers
      _ = try await verb.draw(quiet, cache, data: line.data, replacesLink: true)
    }
  }

  private func digest(of line: BatchLine, _ work: BatchLine.Work) throws(Failure) -> String {
    let options =
      switch work {
      case .render(let verb): verb.document
      case .frames(let verb): verb.document
      case .animate(let verb): verb.document
      }
    let (scene, source) = try cache.scene(options, data: line.data, limits)
    var digest = try SceneDigest(source, scene, options)
    for argument in [line.verb] + line.arguments { digest.add("argument", argument) }
    if let data = line.data { digest.add("data", JSONWriter.compact(data)) }
    digest.add("renderer", Frames.renderer)
    return digest.text
  }

  nonisolated private static func failure(_ error: any Error) -> Failure {
    Failure(error) ?? Failure(.internalError, "\(error)")
  }
}

extension Console {
  /// Says why a line of a list fails, or a row of data.
  func report(_ failure: Failure, of line: String, _ document: String?, in list: String) {
    say("\(list): \(line)\(document.map { ", \($0)" } ?? ""):")
    report(failure)
  }
}
