#if canImport(XCTest)
public import Foundation
import ShapeShift
public import ViewTree
public import XCTest

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asserts that a view looks as its reference does, and is drawn the same way.
///
/// As `expectSnapshot` of Swift Testing; files are left in the folder that `SHAPESHIFT_ARTIFACTS`
/// names, as there are no attachments.
///
/// - Parameter testCase: The test, whose class and method name the reference.
@MainActor
public func XCTAssertSnapshot<Content: View>(
  of view: Content, in testCase: XCTestCase, size: CGSize? = nil, scales: [CGFloat] = [1],
  as contents: SnapshotContents = [.png, .drawing], named name: String? = nil,
  at time: Double = 0, record recording: SnapshotRecording = .environment,
  precision: SnapshotPrecision = .strict, filePath: StaticString = #filePath, line: UInt = #line
) {
  do {
    for scale in scales {
      // `CardTests.testCard`
      let parts = [testCase.name] + (name.map { [$0] } ?? [])
      let request = SnapshotRequest(
        content: .list(try displayList(of: view, size: size, scale: scale, at: time)),
        name: parts.map(SnapshotTestName.cleaned).joined(separator: "."), scale: Double(scale),
        contents: contents, precision: precision, recording: recording, file: "\(filePath)")
      guard let message = try request.answer().message else { continue }
      XCTFail(message, file: filePath, line: line)
    }
  } catch {
    XCTFail("\(error)", file: filePath, line: line)
  }
}
#endif
