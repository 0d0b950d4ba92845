public import DocumentModel

/// An event of a run in progress.
public enum RunEvent: Sendable {
  /// The progress of the run; the first one comes before anything is drawn.
  case progress(RunProgress)
  /// Warnings about a document, with their locations.
  case diagnostics([Diagnostic])
  /// A warning, in a sentence.
  case warning(String)
  /// A line of a batch, or a row of its data, failed; the run continues with the others.
  case failure(BatchFailure)

  /// A function that receives the events of a run.
  public typealias Observer = @MainActor (RunEvent) -> Void
}

/// The numbers of finished, kept and all items of a run.
public struct RunProgress: Sendable, Equatable {
  /// The number of items finished in this run.
  public var done: Int
  /// The number of items kept from an earlier run.
  public var kept: Int
  /// The total number of items.
  public var total: Int

  /// The finished fraction, 0...1.
  public var fraction: Double { total == 0 ? 1 : Double(done + kept) / Double(total) }
}

/// A failed line of a batch.
public struct BatchFailure: Error, Sendable {
  /// The number of the line or row, from 1.
  public var number: Int
  /// The document, or `nil` for an unreadable line.
  public var document: String?
  /// The reason for the failure.
  public var error: RequestError
}

/// Counts finished work, and reports the progress.
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
