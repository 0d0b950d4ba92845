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
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.messages)\nmake record updates them")
  }

  @Test("References are small")
  func size() throws {
    let folder = Self.package.appending(path: "Shapes/__Snapshots__")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(component: name))
      #expect(data.count <= 100_000, "\(name) has \(data.count) bytes")
    }
  }

  /// Environments in which libraries choose other code than on this processor; see `Docs/Platforms.md`.
  static let processors: [(name: String, environment: [String: String])] = [
    // Without "fast" pixman fills nothing at all, which has nothing to do with SIMD.
    ("pixman without SIMD", ["PIXMAN_DISABLE": "sse2 ssse3 mmx"]),
    ("libjpeg-turbo without SIMD", ["JSIMD_FORCENONE": "1"]),
    (
      "a C library without AVX2 and FMA",
      ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX512BW,-AVX2,-AVX,-FMA,-FMA4"]
    ),
    (
      "a C library without SSE4 and BMI2",
      ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX,-FMA,-SSE4_2,-SSE4_1,-SSSE3,-BMI2,-ERMS"]
    ),
  ]

  @Test("Every sample has the same bytes on processors without SIMD")
  func withoutSIMD() throws {
    let workspace = try Workspace()
    let shapes = Self.package.appending(component: "Shapes").path
    func draw(to folder: String, _ environment: [String: String]) throws -> [String: [UInt8]] {
      let outcome = try workspace.run(
        "batch", shapes, "-o", folder, environment: environment)
      #expect(outcome.status == 0, "\(outcome.messages)")
      let names = try workspace.names(in: folder).filter { $0.hasSuffix(".png") }
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try workspace.bytes("\(folder)/\($0)")) })
    }
    let usual = try draw(to: "usual", [:])
    #expect(usual.count > 40)
    for (name, environment) in Self.processors {
      let other = try draw(to: name, environment)
      #expect(other.keys.sorted() == usual.keys.sorted())
      let different = usual.keys.filter { usual[$0] != other[$0] }.sorted()
      #expect(different.isEmpty, "\(name): \(different)")
    }
  }
}
