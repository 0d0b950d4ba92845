#if canImport(XCTest)
public import Foundation
import ShapeShift
import ShapeShiftDocuments
public import VectorGraphics
public import ViewTree
public import XCTest

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asserts that a view matches its reference image and drawing.
///
/// Like `expectSnapshot` of Swift Testing, but files are saved in the folder that `SHAPESHIFT_ARTIFACTS`
/// names, because there are no attachments.
///
/// - Parameters:
///   - view: The view; it is created again for each scale and whenever time goes back.
///   - testCase: The test, whose class and method name the reference.
///   - size: The size offered to the view, in points, or `nil` for its ideal size.
///   - scales: Pixels per point, with a reference for each.
///   - contents: The compared representations.
///   - name: A name that distinguishes several snapshots of one test; required for several snapshots.
///   - time: The time of the scene, in seconds.
///   - recording: When to write the reference; by default as set by the trait, otherwise the environment.
///   - precision: The allowed differences; by default as set by the trait, otherwise `strict`.
///   - filePath: The file of the test, beside which the references are stored; by default the calling file.
///   - line: The line of reported failures; by default the line of the call.
@MainActor
public func XCTAssertSnapshot<Content: View>(
  of view: @autoclosure @escaping () -> Content, in testCase: XCTestCase, size: CGSize? = nil,
  scales: [CGFloat] = [1],
  as contents: SnapshotContents = [.png, .drawing], named name: String? = nil,
  at time: Double = 0, record recording: SnapshotRecording = .environment,
  precision: SnapshotPrecision = .strict, filePath: StaticString = #filePath, line: UInt = #line
) {
  let place = AssertedPlace(testCase, name, filePath, line)
  let drawing = ViewDrawing(view, size: size)
  place.assert(scales, contents, recording, precision) { scale in
    .list(try drawing.displayList(scale: scale, at: time))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asserts that an animation looks as its reference does at some times, in seconds; the frames are one
/// picture, beside each other.
@MainActor
public func XCTAssertSnapshot<Content: View>(
  ofFilm view: @autoclosure @escaping () -> Content, at times: [Double], in testCase: XCTestCase,
  size: CGSize? = nil,
  scale: CGFloat = 1, as contents: SnapshotContents = [.png, .drawing], named name: String? = nil,
  record recording: SnapshotRecording = .environment, precision: SnapshotPrecision = .strict,
  filePath: StaticString = #filePath, line: UInt = #line
) {
  let place = AssertedPlace(testCase, name, filePath, line)
  let drawing = ViewDrawing(view, size: size)
  place.assert([scale], contents, recording, precision) { scale in
    .film(try times.map { (time: $0, list: try drawing.displayList(scale: scale, at: $0)) })
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asserts that a document matches its reference.
///
/// - Parameters:
///   - document: The file; included files are in its folder or a subfolder.
///   - testCase: The test, whose class and method name the reference.
///   - size: The canvas in points, instead of the document's own.
///   - scales: Pixels per point, with a reference for each.
///   - contents: The compared representations.
///   - name: A name that distinguishes several snapshots of one test; required for several snapshots.
///   - time: The time of the scene, in seconds.
///   - recording: When to write the reference; by default as set by the trait, otherwise the environment.
///   - precision: The allowed differences; by default as set by the trait, otherwise `strict`.
///   - filePath: The file of the test, beside which the references are stored; by default the calling file.
///   - line: The line of reported failures; by default the line of the call.
@MainActor
public func XCTAssertSnapshot(
  ofDocument document: URL, in testCase: XCTestCase, size: CGSize? = nil, scales: [CGFloat] = [1],
  as contents: SnapshotContents = [.png, .drawing], named name: String? = nil,
  at time: Double = 0, record recording: SnapshotRecording = .environment,
  precision: SnapshotPrecision = .strict, filePath: StaticString = #filePath, line: UInt = #line
) {
  let place = AssertedPlace(testCase, name, filePath, line)
  place.attempt {
    let document = try Document(contentsOf: document)
    place.assert(scales, contents, recording, precision, on: try document.background()) { scale in
      .list(try document.displayList(size: size, scale: scale, at: time))
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asserts that a display list looks as its reference does.
@MainActor
public func XCTAssertSnapshot(
  of list: DisplayList, in testCase: XCTestCase, scale: CGFloat = 1,
  as contents: SnapshotContents = [.png, .drawing], named name: String? = nil,
  record recording: SnapshotRecording = .environment, precision: SnapshotPrecision = .strict,
  filePath: StaticString = #filePath, line: UInt = #line
) {
  let place = AssertedPlace(testCase, name, filePath, line)
  place.assert([scale], contents, recording, precision) { _ in .list(list) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asserts that pixels are as in their reference.
@MainActor
public func XCTAssertSnapshot(
  of bitmap: Bitmap, in testCase: XCTestCase, named name: String? = nil,
  record recording: SnapshotRecording = .environment, precision: SnapshotPrecision = .strict,
  filePath: StaticString = #filePath, line: UInt = #line
) {
  let place = AssertedPlace(testCase, name, filePath, line)
  place.assert([1], [.png], recording, precision) { _ in .bitmap(bitmap) }
}

/// Where an assertion stands, and what its reference is called: `CardTests.testCard`.
private struct AssertedPlace {
  let name: String
  let filePath: StaticString
  let line: UInt

  init(_ testCase: XCTestCase, _ name: String?, _ filePath: StaticString, _ line: UInt) {
    let parts = [testCase.name] + (name.map { [$0] } ?? [])
    self.name = parts.map(SnapshotTestName.cleaned).joined(separator: ".")
    self.filePath = filePath
    self.line = line
  }

  /// Has an error fail the test.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      XCTFail("\(error)", file: filePath, line: line)
    }
  }

  func assert(
    _ scales: [CGFloat], _ contents: SnapshotContents, _ recording: SnapshotRecording,
    _ precision: SnapshotPrecision, on background: Color.Resolved? = nil,
    _ content: (CGFloat) throws -> SnapshotCheck.Content
  ) {
    attempt {
      for scale in scales {
        let request = SnapshotCheck(
          content: try content(scale), name: name, scale: Double(scale), contents: contents,
          background: background, precision: precision, recording: recording, file: "\(filePath)")
        guard let message = try request.answer().message else { continue }
        XCTFail(message, file: filePath, line: line)
      }
    }
  }
}
#endif
