import Foundation
import Testing

@testable import ShapeShiftCLI

@Suite struct VersionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test
  func
    `The command has the newest version of the changelog, or a later one with unreleased changes`()
    throws
  {
    let headings = try text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
    let released = try #require(headings.first { $0 != "## Unreleased" })
    let match = try #require(released.wholeMatch(of: /## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/))
    let order = ShapeShiftCommand.version.compare(String(match.1), options: .numeric)
    #expect(order == (headings.first == "## Unreleased" ? .orderedDescending : .orderedSame))
  }

  @Test(arguments: [
    "Docs/Guides/SwiftPrograms.md", "Docs/Guides/SnapshotTests.md", "Docs/Snapshots.md",
    "Sources/ShapeShift/ShapeShift.docc/FirstPicture.md",
  ])
  func `Pages install the version of the command`(_ page: String) throws {
    let versions = try text(page).matches(
      of: /(?:from: "|ShapeShift@v|download\/v|shapeshift-)(\d+\.\d+\.\d+)/
    ).map { String($0.1) }
    #expect(!versions.isEmpty)
    #expect(versions.allSatisfy { $0 == ShapeShiftCommand.version }, "\(versions)")
  }
}
