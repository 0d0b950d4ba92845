import Foundation
import ShapeShift
import ShapeShiftTesting
import XCTest

/// The assertions of XCTest; what fails here is noted, not passed on.
final class XCTAssertSnapshotTests: XCTestCase {
  private var failures: [String] = []
  private var isNoting = false

  #if os(Linux)
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isNoting else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append(description)
  }
  #endif

  /// What an assertion says; nothing if it holds.
  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    (isNoting, failures) = (true, [])
    defer { isNoting = false }
    try body()
    return failures
  }

  /// A document in a folder of its own.
  private func withDocument(_ color: String, _ body: (URL) throws -> Void) throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("shapeshift-xctest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("card.json")
    try Data(
      """
      {"shapeshift": 1, "canvas": {"width": 20, "height": 12, "background": "white"},
      "view": {"view": "Circle", "id": "sun", "modifiers": [{"fill": "\(color)"}]}}
      """.utf8
    ).write(to: url)
    try body(url)
  }

  /// A disc in each of the forms that there are assertions for: six pictures.
  @MainActor
  private func assertDiscs(
    _ color: Color, document: URL, record recording: SnapshotRecording
  ) throws {
    let disc = Circle().fill(color).id("sun").frame(width: 20, height: 12)
    let list = try ImageRenderer(content: disc).displayList(at: 0)
    XCTAssertSnapshot(of: disc, in: self, scales: [1, 2], named: "view", record: recording)
    XCTAssertSnapshot(ofFilm: disc, at: [0, 1], in: self, named: "film", record: recording)
    XCTAssertSnapshot(ofDocument: document, in: self, named: "document", record: recording)
    XCTAssertSnapshot(of: list, in: self, named: "list", record: recording)
    XCTAssertSnapshot(of: try list.bitmap(), in: self, named: "pixels", record: recording)
  }

  @MainActor
  func testDiscs() async throws {
    try withDocument("red") { try assertDiscs(.red, document: $0, record: .environment) }
    let changed = try messages {
      try withDocument("blue") { try assertDiscs(.blue, document: $0, record: .verify) }
    }
    XCTAssertEqual(changed.count, 6)
    // Pixels alone have no views.
    XCTAssertEqual(changed.filter { $0.contains("#sun") }.count, 5, "\(changed)")
  }

  @MainActor
  func testWhatIsWrongIsSaid() async throws {
    let missing = messages {
      XCTAssertSnapshot(of: Circle(), in: self, named: "gone", record: .verify)
    }
    XCTAssert(missing.first?.contains("no reference is recorded") == true, "\(missing)")
    try withDocument("rad") { document in
      let broken = messages { XCTAssertSnapshot(ofDocument: document, in: self, record: .verify) }
      XCTAssert(broken.first?.contains("card.json:2:") == true, "\(broken)")
      XCTAssert(broken.first?.contains("did you mean \"red\"") == true, "\(broken)")
    }
  }
}
