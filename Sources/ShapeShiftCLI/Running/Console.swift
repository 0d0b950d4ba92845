import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// The two streams of a run: what was asked for on one, everything else on the other.
struct Console {
  /// Whether what is said is coloured.
  var usesColor: Bool
  /// What stands before every warning.
  var prefix = ""

  init(_ mode: ColorMode = .auto) { usesColor = mode.usesColor }

  // MARK: The product

  /// Writes to standard output.
  ///
  /// - Throws: `brokenPipe` when its reader has gone, else `inputOutput`.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try FileDescriptor.standardOutput.write(bytes)
    } catch {
      guard !error.isBrokenPipe else { throw Failure(.brokenPipe) }
      throw Failure(.inputOutput, "standard output can't be written: \(error.sentence)")
    }
  }

  /// Writes text to standard output as it is.
  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  // MARK: Everything else

  /// Says a line on standard error.
  func say(_ line: String) { sayText(line.printable + "\n") }

  /// Says that something is odd.
  func warn(_ sentence: String) {
    sayText(styled("warning", "1;33") + ": " + (prefix + sentence).printable + "\n")
  }

  /// Says what is odd about a document.
  func warn(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    sayText(DiagnosticRenderer(usesColor: usesColor).text(for: diagnostics))
  }

  /// Says why the run fails.
  func report(_ failure: Failure) {
    if !failure.diagnostics.isEmpty {
      sayText(DiagnosticRenderer(usesColor: usesColor).text(for: failure.diagnostics))
    }
    if let message = failure.message {
      sayText(styled("error", "1;31") + ": " + Self.printableLines(message) + "\n")
    }
    if let help = failure.help {
      sayText("  " + styled("help", "1;36") + ": " + Self.printableLines(help) + "\n")
    }
  }

  /// What tools say may have several lines.
  private static func printableLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }

  private func sayText(_ text: String) {
    // There is no third stream to say that the second one is gone.
    _ = try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  private func styled(_ text: String, _ style: String) -> String {
    usesColor ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
