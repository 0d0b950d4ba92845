public import DocumentModel

/// What a run tells while it goes on.
public enum RunEvent: Sendable {
  /// So much is done; the first one comes before anything is drawn.
  case progress(RunProgress)
  /// What is odd about a document, with places.
  case diagnostics([Diagnostic])
  /// What is odd, in a sentence.
  case warning(String)
  /// A line of a batch, or a row of its data, can't be drawn; the others go on.
  case failure(BatchFailure)

  /// Takes what a run tells.
  public typealias Observer = @MainActor (RunEvent) -> Void
}

/// How far a run has come.
public struct RunProgress: Sendable, Equatable {
  /// What has been done in this run.
  public var done: Int
  /// What was there before, from an earlier run.
  public var kept: Int
  /// All that there is to do.
  public var total: Int

  /// The part that is done, 0...1.
  public var fraction: Double { total == 0 ? 1 : Double(done + kept) / Double(total) }
}

/// A line of a batch that can't be drawn.
public struct BatchFailure: Error, Sendable {
  /// The number of the line or row, from 1.
  public var number: Int
  /// The document; nil for a line that can't be read.
  public var document: String?
  /// Why not.
  public var error: RequestError
}

/// Counts what is done, and tells it.
@MainActor
package final class ProgressCounter {
  private var progress: RunProgress
  private let observe: RunEvent.Observer

  package init(total: Int, kept: Int = 0, _ observe: @escaping RunEvent.Observer) {
    progress = RunProgress(done: 0, kept: kept, total: total)
    self.observe = observe
    observe(.progress(progress))
  }

  /// One more is done.
  package func step() {
    progress.done += 1
    observe(.progress(progress))
  }
}
