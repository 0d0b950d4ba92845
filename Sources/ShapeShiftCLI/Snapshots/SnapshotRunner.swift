import DocumentModel
import Foundation
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// Draws the pictures of a suite and compares them, on all cores.
@MainActor
struct SnapshotRunner {
  /// What became of one job.
  struct Finding: Sendable {
    let job: SnapshotJob
    let outcome: SnapshotChecker.Outcome
    /// The picture and its reference; nil for what could not be drawn.
    let pair: (subject: SnapshotSubject, reference: SnapshotReference)?
    /// How long it took.
    var duration: Duration
  }

  let suite: SnapshotSuite
  let fontFolders: [String]
  let limits: DocumentLimits

  /// So many documents are laid out before they are drawn: pictures must not fill the memory.
  private static let batch = 16

  /// Does all jobs; `use` gets what was found, in order, and may let go of it.
  func run(
    _ jobs: [SnapshotJob], _ console: Console, use: (Finding) throws -> Void
  ) rethrows {
    // The whole script of a document runs once for the same values and session, whatever the number of its variants.
    var checked: Set<String> = []
    for start in stride(from: 0, to: jobs.count, by: Self.batch) {
      let part = jobs[start..<min(start + Self.batch, jobs.count)]
      let drawings = part.map { job in
        let start = ContinuousClock.now
        let checksScript = checked.insert(job.script).inserted
        let result = Result { () throws(Failure) in try drawing(job, checksScript: checksScript) }
        return (job: job, drawing: result, duration: start.duration(to: .now))
      }
      let references = suite.references
      let findings = ConcurrentResults(count: drawings.count) { index in
        let start = ContinuousClock.now
        var finding = Self.finding(drawings[index].job, drawings[index].drawing, references)
        finding.duration = drawings[index].duration + start.duration(to: .now)
        return finding
      }
      for finding in findings.values { try use(finding) }
    }
  }

  private func drawing(
    _ job: SnapshotJob, checksScript: Bool
  ) throws(Failure) -> SnapshotJob.Drawing {
    try job.drawing(fontFolders: fontFolders, limits: limits, checksScript: checksScript)
  }

  private nonisolated static func finding(
    _ job: SnapshotJob, _ drawing: Result<SnapshotJob.Drawing, Failure>, _ folder: SnapshotFolder
  ) -> Finding {
    do {
      let drawing = try drawing.get()
      let subject = try drawing.subject()
      let checker = drawing.checker(for: subject)
      var reference = SnapshotReference(png: nil, drawing: nil)
      var outcome: SnapshotChecker.Outcome
      do throws(SnapshotFileError) {
        reference = try folder.reference(job.name)
        outcome = checker.check(subject, with: reference)
      } catch {
        // What can't be read can be recorded anew.
        outcome = checker.check(subject, with: reference)
        outcome.result.status = .failed
        outcome.result.message = "\(error)"
      }
      outcome.result.notes += drawing.warnings
      return Finding(job: job, outcome: outcome, pair: (subject, reference), duration: .zero)
    } catch {
      let result = SnapshotResult(
        name: job.name, source: job.source, status: .failed, message: sentence(error))
      let outcome = SnapshotChecker.Outcome(result: result, picture: nil, isOutdated: false)
      return Finding(job: job, outcome: outcome, pair: nil, duration: .zero)
    }
  }

  nonisolated static func sentence(_ error: any Error) -> String {
    guard let failure = error as? Failure else { return "\(error)" }
    if let message = failure.message { return message }
    let renderer = DiagnosticRenderer(usesColor: false)
    return renderer.text(for: failure.diagnostics).trimmingCharacters(in: .newlines)
  }
}
