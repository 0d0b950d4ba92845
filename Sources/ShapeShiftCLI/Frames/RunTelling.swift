import DocumentModel
import ShapeShiftDocuments

/// Tells on standard error what a run tells.
@MainActor
final class RunTelling {
  private let console: Console
  private let mode: ProgressMode
  private let unit: String
  /// What messages call the list of a batch.
  private let list: String
  private var report: ProgressReport?

  init(_ console: Console, _ mode: ProgressMode, unit: String, list: String = "") {
    (self.console, self.mode, self.unit, self.list) = (console, mode, unit, list)
  }

  /// Takes what a run tells.
  func hear(_ event: RunEvent) {
    switch event {
    case .progress(let progress):
      guard let report else {
        report = ProgressReport(
          mode, total: progress.total, kept: progress.kept, unit: unit)
        return
      }
      report.step()
    case .diagnostics(let diagnostics): console.warn(diagnostics)
    case .warning(let sentence): console.warn(sentence)
    case .failure(let failure):
      console.report(
        failure.error, of: "\(unit) \(failure.number)", failure.document, in: list)
    }
  }

  /// Nothing more comes.
  func finish() {
    report?.finish()
    report = nil
  }
}

extension Console {
  /// Says why a line of a list fails, or a row of data.
  func report(_ failure: Failure, of line: String, _ document: String?, in list: String) {
    say("\(list): \(line)\(document.map { ", \($0)" } ?? ""):")
    report(failure)
  }
}
