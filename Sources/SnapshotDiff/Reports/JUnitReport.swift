import FileStorage
package import Foundation

/// The results as the XML that build servers read.
///
/// Source: https://github.com/testmoapp/junitxml; attachments as Jenkins, GitLab and Azure find them in
/// `system-out`.
package struct JUnitReport: Sendable {
  private let manifest: SnapshotRun.Manifest
  private let folder: URL

  /// - Parameter folder: Where the files of the run are.
  package init(_ manifest: SnapshotRun.Manifest, in folder: URL) {
    self.manifest = manifest
    self.folder = folder
  }

  /// The file.
  package var text: String {
    let failures = manifest.results.count { !$0.status.isPass && $0.status != .failed }
    let counts =
      "tests=\"\(manifest.results.count)\" failures=\"\(failures)\" "
      + "errors=\"\(manifest.count(.failed))\""
    let name = Self.escaped(manifest.references)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
      + "  <testsuite name=\"\(name)\" \(counts)>\n"
      + manifest.results.map(testCase).joined() + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ result: SnapshotResult) -> String {
    let head =
      "    <testcase name=\"\(Self.escaped(result.name))\" "
      + "classname=\"\(Self.escaped(result.source.isEmpty ? "snapshots" : result.source))\""
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
