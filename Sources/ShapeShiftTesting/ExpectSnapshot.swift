public import Foundation
import ImageCoding
import ShapeShift
public import ShapeShiftDocuments
public import Testing
public import VectorGraphics
public import ViewTree

/// Expects a view to match its reference image and drawing.
///
/// The reference is `__Snapshots__/<File>/<Suite>.<test>[.<name>][@2x].png` beside the test's
/// file, with the display list as text in `.drawing.txt` beside it. On a failure the reference, the image and the
/// difference are attached to the test, and saved in the folder that `SHAPESHIFT_ARTIFACTS` names.
///
/// - Parameters:
///   - view: The view; it is created again, with its objects, for each scale and whenever time goes back.
///   - size: The size offered to the view, in points, or `nil` for its ideal size.
///   - scales: Pixels per point, with a reference for each.
///   - contents: The compared representations.
///   - name: A name that distinguishes several snapshots of one test; required for several snapshots, and in tests
///     with arguments.
///   - time: The time of the scene, in seconds.
///   - recording: When to write the reference; by default as set by the trait, otherwise the environment.
///   - precision: The allowed differences; by default as set by the trait, otherwise `strict`.
///   - filePath: The file of the test, beside which the references are stored; by default the calling file.
///   - sourceLocation: The location of reported failures; by default the line of the call.
/// - Throws: `RenderError`, or an error in reading or writing files.
@MainActor
public func expectSnapshot<Content: View>(
  of view: @autoclosure @escaping () -> Content, size: CGSize? = nil, scales: [CGFloat] = [1],
  as contents: SnapshotContents = [.png, .drawing], named name: String? = nil, at time: Double = 0,
  record recording: SnapshotRecording? = nil, precision: SnapshotPrecision? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let drawing = ViewDrawing(view, size: size)
  for scale in scales {
    let list = try drawing.displayList(scale: scale, at: time)
    try expect(
      .list(list), named: name, scale: scale, contents, recording, precision, filePath,
      sourceLocation)
  }
}

/// Expects a document to match its reference; see `Docs/DocumentFormat.md`.
///
/// See ``expectSnapshot(of:size:scales:as:named:at:record:precision:filePath:sourceLocation:)``.
///
/// - Parameters:
///   - document: The file; included files are in its folder or a subfolder.
///   - size: The canvas in points, instead of the document's own.
///   - scales: Pixels per point, with a reference for each.
///   - contents: The compared representations.
///   - name: A name that distinguishes several snapshots of one test; required for several snapshots.
///   - time: The time of the scene, in seconds.
///   - recording: When to write the reference; by default as set by the trait, otherwise the environment.
///   - precision: The allowed differences; by default as set by the trait, otherwise `strict`.
///   - filePath: The file of the test, beside which the references are stored; by default the calling file.
///   - sourceLocation: The location of reported failures; by default the line of the call.
/// - Throws: The errors of the document with their locations, otherwise as for a view.
@MainActor
public func expectSnapshot(
  ofDocument document: URL, size: CGSize? = nil, scales: [CGFloat] = [1],
  as contents: SnapshotContents = [.png, .drawing], named name: String? = nil, at time: Double = 0,
  record recording: SnapshotRecording? = nil, precision: SnapshotPrecision? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let document = try Document(contentsOf: document)
  for scale in scales {
    let list = try document.displayList(size: size, scale: scale, at: time)
    try expect(
      .list(list), on: try document.background(), named: name, scale: scale, contents, recording,
      precision, filePath, sourceLocation)
  }
}

/// Expects the result of a request to match its reference.
///
/// See ``expectSnapshot(of:size:scales:as:named:at:record:precision:filePath:sourceLocation:)``; the request specifies
/// the allowed differences.
///
/// - Parameters:
///   - request: The document, its layout, time and comparison; its name distinguishes several snapshots of one test.
///   - contents: The compared representations.
///   - recording: When to write the reference; by default as set by the trait, otherwise the environment.
///   - filePath: The file of the test, beside which the references are stored; by default the calling file.
///   - sourceLocation: The location of reported failures; by default the line of the call.
/// - Throws: The errors of the document or the request, otherwise as for a view.
@MainActor
public func expectSnapshot(
  _ request: SnapshotRequest, as contents: SnapshotContents = [.png, .drawing],
  record recording: SnapshotRecording? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let drawn = try RequestedSnapshot(request)
  try expect(
    .list(drawn.list), on: drawn.background, named: request.name, scale: request.layout.scale,
    contents, recording, drawn.precision, filePath, sourceLocation, mask: drawn.mask)
}

/// Expects an animation to look as its reference does at some times, in seconds; the frames are one
/// picture, beside each other.
///
/// See ``expectSnapshot(of:size:scales:as:named:at:record:precision:filePath:sourceLocation:)``.
@MainActor
public func expectSnapshot<Content: View>(
  ofFilm view: @autoclosure @escaping () -> Content, at times: [Double], size: CGSize? = nil,
  scale: CGFloat = 1,
  as contents: SnapshotContents = [.png, .drawing], named name: String? = nil,
  record recording: SnapshotRecording? = nil, precision: SnapshotPrecision? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let drawing = ViewDrawing(view, size: size)
  let frames = try times.map { time in
    (time: time, list: try drawing.displayList(scale: scale, at: time))
  }
  try expect(
    .film(frames), named: name, scale: scale, contents, recording, precision, filePath,
    sourceLocation)
}

/// Expects a display list to look as its reference does.
///
/// See ``expectSnapshot(of:size:scales:as:named:at:record:precision:filePath:sourceLocation:)``.
public func expectSnapshot(
  of list: DisplayList, scale: CGFloat = 1, as contents: SnapshotContents = [.png, .drawing],
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  precision: SnapshotPrecision? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expect(
    .list(list), named: name, scale: scale, contents, recording, precision, filePath,
    sourceLocation)
}

/// Expects pixels to be as in their reference.
///
/// See ``expectSnapshot(of:size:scales:as:named:at:record:precision:filePath:sourceLocation:)``.
public func expectSnapshot(
  of bitmap: Bitmap, named name: String? = nil, record recording: SnapshotRecording? = nil,
  precision: SnapshotPrecision? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expect(
    .bitmap(bitmap), named: name, scale: 1, [.png], recording, precision, filePath,
    sourceLocation)
}

/// Expects frames with their times to look as their reference does, beside each other.
func expectFilm(
  _ frames: [(time: Double, list: DisplayList)], scale: Double, named name: String?,
  filePath: String, sourceLocation: SourceLocation
) throws {
  try expect(
    .film(frames), named: name, scale: CGFloat(scale), [.png, .drawing], nil, nil, filePath,
    sourceLocation)
}

private func expect(
  _ content: SnapshotCheck.Content, on background: Color.Resolved? = nil, named name: String?,
  scale: CGFloat,
  _ contents: SnapshotContents, _ recording: SnapshotRecording?, _ precision: SnapshotPrecision?,
  _ filePath: String, _ sourceLocation: SourceLocation, mask: StraightBitmap? = nil
) throws {
  let values = SnapshotTrait.values
  let reference: String
  do {
    reference = try SnapshotTestName(named: name).text
  } catch let problem as SnapshotTestName.Problem {
    Issue.record("\(problem.description)", sourceLocation: sourceLocation)
    return
  }
  let request = SnapshotCheck(
    content: content, name: reference, scale: Double(scale), contents: contents,
    background: background, precision: precision ?? values.precision ?? .strict,
    recording: recording ?? values.recording ?? .environment, file: filePath, mask: mask)
  if SnapshotArtifacts.shared.claim(
    "\(filePath)/\(request.fullName)", by: "\(sourceLocation.line)") != nil
  {
    Issue.record(
      "this test has two snapshots named \(request.fullName); distinguish them with named:",
      sourceLocation: sourceLocation)
    return
  }
  let answer = try request.answer()
  for (name, bytes) in answer.attachments {
    Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
  }
  if let message = answer.message {
    Issue.record("\(message)", sourceLocation: sourceLocation)
  }
}
