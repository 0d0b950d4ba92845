import Foundation
import TestSupport
import Testing

@testable import SnapshotDiff

/// The files that the report's page is made of, as they stand in the package.
@Suite struct ReportFileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SnapshotDiff/Resources")

  private static let node = ["/usr/bin/node", "/usr/local/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `The command holds the files as they are`() throws {
    let page = try ReportPage(
      SnapshotRun.Manifest(references: "", isFiltered: false, results: []), pictures: [:],
      acceptCommand: ""
    ).html()
    for name in ["report.css", "report.html", "report.js"] {
      #expect(page.contains(try text(name)), "\(name)")
    }
  }

  @Test func `Script and style end where their elements do`() throws {
    for name in ["report.css", "report.js"] {
      let text = try text(name).lowercased()
      for end in ["</script", "</style", "<!--"] { #expect(!text.contains(end), "\(name) \(end)") }
    }
  }

  @Test(.enabled(if: node != nil, "node is not installed"))
  func `The script is JavaScript`() throws {
    let node = TestProgram(try #require(Self.node))
    #expect(throws: Never.self) {
      try node.run(["--check", Self.folder.appendingPathComponent("report.js").path])
    }
  }

  @Test func `The style's brackets are in pairs`() throws {
    var open: [Character] = []
    let pairs: [Character: Character] = ["}": "{", ")": "(", "]": "["]
    for character in try text("report.css") {
      if pairs.values.contains(character) { open.append(character) }
      if let other = pairs[character] { #expect(open.popLast() == other) }
    }
    #expect(open.isEmpty)
  }
}
