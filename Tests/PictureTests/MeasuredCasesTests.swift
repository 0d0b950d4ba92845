import Foundation
import TestSupport
import Testing

/// Every measured value is asked for somewhere: data that no test reads proves nothing.
@Suite("Measured cases")
struct MeasuredCasesTests {
  /// What holds of SwiftUI elsewhere and not of ours, and why.
  private static let decidedOtherwise = [
    "font.macos.sizes": "text styles have the sizes of iOS"
  ]

  /// Areas whose cases tests of this target go through as a whole.
  private static let areas: Set<String> = ["layout.tree", "pixels"]

  @Test("A case is named in a test, or stands in a file that tests go through as a whole")
  func named() throws {
    let named = try texts(named: [".swift", ".json"])
    for json in try CaseValue.all(in: "swiftui_cases", of: .module) {
      let id = try #require(json["id"]?.string)
      let area = try #require(json["area"]?.string)
      guard !Self.areas.contains(area), Self.decidedOtherwise[id] == nil else { continue }
      #expect(named.contains(Array(id.utf8)), "no test asks for \(id)")
    }
  }

  @Test("What was decided otherwise is a case")
  func decisions() throws {
    let ids = try CaseValue.all(in: "swiftui_cases", of: .module).compactMap { $0["id"]?.string }
    #expect(Set(Self.decidedOtherwise.keys).isSubset(of: ids))
  }

  /// What stands between quotes in the other tests' files: that of all cases and this one count for nothing.
  private func texts(named endings: [String]) throws -> Set<[UInt8]> {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    let all = files.compactMap { $0 as? URL }.filter { file in
      endings.contains { file.path.hasSuffix($0) } && file.path != #filePath
        && !file.path.hasSuffix("PictureTests/Resources/swiftui_cases.json")
    }
    return try all.reduce(into: []) { found, file in
      for line in try Data(contentsOf: file).split(separator: 10) {
        for text in line.split(separator: UInt8(ascii: "\"")) where text.count < 100 {
          found.insert(Array(text))
        }
      }
    }
  }
}
