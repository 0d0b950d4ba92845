import Foundation
import TestSupport
import Testing

/// The project's own documents against their references; `make record` writes those anew.
@Suite("The samples look as their references do")
struct ShapesSnapshotTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("Drawing and picture of every sample", arguments: ["Shapes"])
  func samples(folder: String) throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(
      "snapshot", "verify", Self.package.appending(component: folder).path, "--artifacts",
      ProcessInfo.processInfo.environment["SHAPESHIFT_ARTIFACTS"] ?? "artifacts")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.messages)\nmake record writes them anew")
  }

  @Test("References are small")
  func size() throws {
    let folder = Self.package.appending(path: "Shapes/__Snapshots__")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(component: name))
      #expect(data.count <= 100_000, "\(name) has \(data.count) bytes")
    }
  }

  @Test(
    "Without SIMD in pixman the pictures are the same",
    .enabled(if: TestLength.isLong))
  func withoutSIMD() throws {
    // Without "fast" as well pixman fills nothing, which is no question of SIMD.
    let workspace = try Workspace()
    let shapes = Self.package.appending(component: "Shapes").path
    let outcome = try workspace.run(
      "snapshot", "verify", shapes, "--artifacts", "artifacts",
      environment: ["PIXMAN_DISABLE": "sse2 ssse3 mmx"])
    #expect(outcome.status == 0, "\(outcome.text)")
  }
}
