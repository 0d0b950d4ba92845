import FileStorage
package import Foundation
import IntegerConversion

/// The results as the XML that build servers read.
///
/// Source: https://github.com/testmoapp/junitxml; attachments as Jenkins, GitLab and Azure find them in
/// `system-out`.
package struct JUnitReport: Sendable {
  private let manifest: SnapshotRun.Manifest
  private let folder: URL
  private let seconds: [String: Double]

  /// - Parameters:
  ///   - folder: Where the files of the run are.
  ///   - seconds: How long each snapshot took, by its name.
  package init(
    _ manifest: SnapshotRun.Manifest, in folder: URL, seconds: [String: Double] = [:]
  ) {
    self.manifest = manifest
    self.folder = folder
    self.seconds = seconds
  }

  /// The file.
  package var text: String {
    let failures = manifest.results.count { !$0.status.isPass && $0.status != .failed }
    let counts =
      "tests=\"\(manifest.results.count)\" failures=\"\(failures)\" "
      + "errors=\"\(manifest.count(.failed))\" \(Self.time(seconds.values.reduce(0, +)))"
    let name = Self.escaped(manifest.references)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
      + "  <testsuite name=\"\(name)\" \(counts)>\n"
      + manifest.results.map(testCase).joined() + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ result: SnapshotResult) -> String {
    let head =
      "    <testcase name=\"\(Self.escaped(result.name))\" "
      + "classname=\"\(Self.escaped(result.source.isEmpty ? "snapshots" : result.source))\" "
      + Self.time(seconds[result.name, default: 0])
    guard !result.status.isPass else { return head + "/>\n" }
    let kind = result.status == .failed ? "error" : "failure"
    let message = Self.escaped(result.message)
    let details = Self.escaped(ResultText.details(result).joined(separator: "\n"))
    let attachments = [result.files.expected, result.files.actual, result.files.difference]
      .compactMap { $0 }
      .map { "[[ATTACHMENT|\(Self.escaped(folder.appendingPathComponent($0).path.printable))]]" }
    let output =
      attachments.isEmpty
      ? "" : "      <system-out>\(attachments.joined(separator: "\n"))</system-out>\n"
    return head + ">\n      <\(kind) type=\"\(result.status.rawValue)\" message=\"\(message)\">"
      + "\(details)</\(kind)>\n" + output + "    </testcase>\n"
  }

  private static func time(_ seconds: Double) -> String {
    let thousandths = Int(clamping: (seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "time=\"\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)\""
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      // Source: XML 1.0 (Fifth Edition), 2.2 Char: these can't be written at all.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result += String(scalar).printable
      }
    }
  }
}
