import DocumentModel
import DocumentViews
import Foundation
import ShapeShift

/// Does the lines of a batch, several at a time; one that fails does not stop the others.
@MainActor
struct BatchRun {
  let console: Console
  let list: BatchList
  let manifest: BatchManifest
  let progress: ProgressReport
  let limits: DocumentLimits
  let workers: Int
  let isResuming: Bool
  let cache = SceneCache()

  /// What came of a line.
  private enum Outcome: Sendable {
    case picture(PendingPicture.Written)
    /// To be done on the main actor, one after the other, with workers of its own.
    case sequence
    case kept
    case failed(Failure)
  }

  /// What is left to do for a line off the main actor.
  private struct Prepared: Sendable {
    var digest = ""
    var picture: PendingPicture?
    var outcome: Outcome?
  }

  /// Does everything.
  ///
  /// - Returns: The number of lines that failed.
  func run() async throws -> Int {
    var failed = list.failures.count
    for (number, failure) in list.failures {
      report(failure, number, nil)
      progress.step()
    }
    var digests: [Int: String] = [:]
    do {
      try await OrderedWork(workers: workers).run(
        over: list.lines,
        prepare: { line in
          guard !Signals.isInterrupted else { throw Failure(.interrupted) }
          let prepared = prepare(line)
          digests[line.number] = prepared.digest
          return prepared
        },
        work: { prepared in Self.work(prepared) },
        deliver: { line, outcome in
          let digest = digests.removeValue(forKey: line.number) ?? ""
          if try await !finish(line, outcome, digest) { failed += 1 }
          progress.step()
        })
    } catch {
      progress.finish()
      try? manifest.synchronize()
      throw error
    }
    try manifest.synchronize()
    progress.finish()
    return failed
  }

  private func prepare(_ line: BatchLine) -> Prepared {
    var prepared = Prepared()
    do {
      prepared.digest = try digest(of: line)
      if let entry = manifest.finished(line.output, digest: prepared.digest) {
        try manifest.record(entry)
        prepared.outcome = .kept
      } else if case .render(let verb) = line.work {
        try makeFolder(of: line)
        prepared.picture = try verb.pending(cache, data: line.data)
      } else {
        prepared.outcome = .sequence
      }
    } catch {
      prepared.outcome = .failed(Self.failure(error))
    }
    return prepared
  }

  nonisolated private static func work(_ prepared: Prepared) -> Outcome {
    if let outcome = prepared.outcome { return outcome }
    guard let picture = prepared.picture else { return .kept }
    do {
      return .picture(try picture.write())
    } catch {
      return .failed(failure(error))
    }
  }

  /// Tells what came of a line; false if it failed.
  private func finish(_ line: BatchLine, _ outcome: Outcome, _ digest: String) async throws -> Bool
  {
    var entry = BatchManifest.Entry(line: line.number, output: line.output, digest: digest)
    switch outcome {
    case .kept: return true
    case .failed(let failure):
      report(failure, line.number, line.document)
      return false
    case .picture(let written):
      for warning in written.warnings { console.warn("line \(line.number): \(warning)") }
      (entry.bytes, entry.sha256) = (written.bytes, written.sha256)
    case .sequence:
      do {
        try await draw(line)
      } catch {
        let failure = Self.failure(error)
        if failure.status == .interrupted { throw failure }
        report(failure, line.number, line.document)
        return false
      }
    }
    try manifest.record(entry)
    return true
  }

  private func draw(_ line: BatchLine) async throws {
    var quiet = console
    quiet.prefix = "line \(line.number): "
    try makeFolder(of: line)
    switch line.work {
    case .render: return
    case .frames(var verb):
      verb.work.progress = .none
      verb.work.jobs = workers
      verb.resume = isResuming
      _ = try await verb.draw(quiet, cache, data: line.data)
    case .animate(var verb):
      verb.work.progress = .none
      verb.work.jobs = workers
      _ = try await verb.draw(quiet, cache, data: line.data)
    }
  }

  private func digest(of line: BatchLine) throws(Failure) -> String {
    let options =
      switch line.work {
      case .render(let verb): verb.document
      case .frames(let verb): verb.document
      case .animate(let verb): verb.document
      }
    let (scene, source) = try cache.scene(options, data: line.data, limits)
    var digest = try SceneDigest(source, scene, options)
    for argument in line.arguments { digest.add("argument", argument) }
    if let data = line.data { digest.add("data", JSONWriter.compact(data)) }
    digest.add("renderer", Frames.renderer)
    return digest.text
  }

  private func makeFolder(of line: BatchLine) throws(Failure) {
    let parts = line.output.split(separator: "/").dropLast()
    var folder = String(line.path.dropLast(line.output.count + 1))
    for part in parts {
      folder += "/\(part)"
      try OutputFile.makeFolder(folder)
    }
  }

  private func report(_ failure: Failure, _ number: Int, _ document: String?) {
    console.say("\(list.name): line \(number)\(document.map { ", \($0)" } ?? ""):")
    console.report(failure)
  }

  nonisolated private static func failure(_ error: any Error) -> Failure {
    Failure(error) ?? Failure(.internalError, "\(error)")
  }
}
