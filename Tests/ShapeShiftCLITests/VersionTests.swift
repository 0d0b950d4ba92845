import Foundation
import Testing

@testable import ShapeShiftCLI

@Suite struct VersionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private func headings() throws -> [Substring] {
    try text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
  }

  /// The newest version with a date.
  private func released() throws -> String {
    let heading = try #require(try headings().first { $0 != "## Unreleased" })
    let match = try #require(heading.wholeMatch(of: /## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/))
    return String(match.1)
  }

  @Test
  func
    `The command has the newest version of the changelog, or a later one with unreleased changes`()
    throws
  {
    let order = ShapeShiftCommand.version.compare(try released(), options: .numeric)
    let isUnreleased = try headings().first == "## Unreleased"
    #expect(order == (isUnreleased ? .orderedDescending : .orderedSame))
  }

  @Test(arguments: [
    "Docs/Guides/SwiftPrograms.md", "Docs/Guides/SnapshotTests.md", "Docs/Guides/MacToLinux.md",
    "Docs/Snapshots.md",
    "Sources/ShapeShift/ShapeShift.docc/FirstPicture.md",
  ])
  func `Pages install the released version`(_ page: String) throws {
    let versions = try text(page).matches(
      of: /(?:from: "|ShapeShift@v|download\/v|shapeshift-)(\d+\.\d+\.\d+)/
    ).map { String($0.1) }
    #expect(!versions.isEmpty)
    let released = try released()
    #expect(versions.allSatisfy { $0 == released }, "\(versions)")
  }

  @Test(arguments: ["README.md", "Docs/Stability.md"])
  func `Pages name the released version`(_ page: String) throws {
    let match = try #require(try text(page).firstMatch(of: /This is version (\d+\.\d+)/))
    #expect(try released().hasPrefix("\(match.1)."))
  }
}
