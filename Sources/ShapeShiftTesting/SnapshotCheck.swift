import Foundation
import ImageCoding
import IntegerConversion
import ShapeShift
import SnapshotDiff
import VectorGraphics

/// A picture to be compared, wherever the check comes from.
struct SnapshotCheck: Sendable {
  /// The content of the image.
  enum Content: Sendable {
    case list(DisplayList)
    case bitmap(Bitmap)
    /// A frame for each time.
    case film([(time: Double, list: DisplayList)])
  }

  var content: Content
  /// The reference's name, without scale.
  var name: String
  var scale: Double
  var contents: SnapshotContents
  var background: Color.Resolved?
  var precision: SnapshotPrecision
  var recording: SnapshotRecording
  /// The test's file.
  var file: String
  /// A picture whose pixels that are not clear are not looked at.
  var mask: StraightBitmap?

  /// `card`, `card@2x`.
  var fullName: String {
    guard scale != 1 else { return name }
    return name + "@\(Int(exactly: scale).map(String.init) ?? "\(scale)")x"
  }

  /// The result of a check.
  struct Answer: Sendable {
    /// The message of a failure, or `nil` for success.
    var message: String?
    /// Files for a look, by name.
    var attachments: [(name: String, bytes: [UInt8])] = []
  }

  // MARK: Drawing

  /// The picture, drawn.
  func subject() throws -> SnapshotSubject {
    var subject = SnapshotSubject(name: fullName, source: file, bitmap: nil, scale: scale)
    switch content {
    case .bitmap(let bitmap): subject.bitmap = StraightBitmap(bitmap)
    case .list(let list):
      subject.bitmap = try bitmap(of: list).map(StraightBitmap.init)
      subject.drawing = contents.contains(.drawing) ? list.dump() : nil
      subject.environment = PictureEnvironment.remarks(on: list)
    case .film(let frames):
      let bitmaps = try frames.compactMap { try bitmap(of: $0.list) }
      subject.bitmap = bitmaps.isEmpty ? nil : StraightBitmap(DifferencePicture.beside(bitmaps))
      let texts = frames.map { "at \($0.time) s\n\($0.list.dump())" }
      subject.drawing = contents.contains(.drawing) ? texts.joined() : nil
      subject.environment = frames.first.map { PictureEnvironment.remarks(on: $0.list) } ?? []
    }
    return subject
  }

  private func bitmap(of list: DisplayList) throws -> Bitmap? {
    guard contents.contains(.png) else { return nil }
    return try list.bitmap(options: RenderOptions(scale: scale, background: background))
  }

  // MARK: Comparing

  /// Draws, compares, records if that is the mode.
  func answer() throws -> Answer {
    let folder = SnapshotFolder(Self.references(of: file), store: Self.store)
    let subject = try subject()
    let reference = try folder.reference(subject.name)
    let outcome = SnapshotChecker(precision.tolerance, mask: mask).check(subject, with: reference)
    if isRecorded(outcome, reference) {
      guard try folder.write(subject.reference(), as: subject.name) else { return Answer() }
      return Answer(message: "recorded \(folder.picture(subject.name).path); run the test again")
    }
    let result = try SnapshotArtifacts.shared.keep(outcome, of: subject, against: reference)
    guard !result.status.isPass else { return Answer() }
    return Answer(
      message: message(result, folder), attachments: try attachments(subject, reference, outcome))
  }

  private func isRecorded(
    _ outcome: SnapshotChecker.Outcome, _ reference: SnapshotReference
  ) -> Bool {
    switch recording.resolved(ProcessInfo.processInfo.environment) {
    case .verify, .environment: false
    case .missing: outcome.result.status == .new
    case .changed: outcome.isOutdated
    case .all: true
    }
  }

  /// The store of references outside of the tests' folders.
  private static let store: (any SnapshotStore)? = {
    let folder = ProcessInfo.processInfo.environment["SHAPESHIFT_BASELINES"] ?? ""
    return folder.isEmpty ? nil : SnapshotFolderStore(folder)
  }()

  /// The folder beside a test's file, one for each file.
  private static func references(of file: String) -> URL {
    let url = URL(fileURLWithPath: file)
    return url.deletingLastPathComponent().appendingPathComponent(SnapshotFolder.folderName)
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent)
  }

  private func message(_ result: SnapshotResult, _ folder: SnapshotFolder) -> String {
    var lines = ["\(result.name): \(result.status.rawValue): \(result.message)"]
    lines += ResultText.details(result)
    if let times = differentTimes(result) { lines.append("different at \(times)") }
    lines.append("reference: \(folder.picture(result.name).path)")
    if let actual = result.files.actual {
      lines.append(
        "now: \(SnapshotArtifacts.shared.run.folder.appendingPathComponent(actual).path)")
    }
    lines.append("to accept it: SHAPESHIFT_SNAPSHOTS=changed swift test --filter …")
    return lines.joined(separator: "\n")
  }

  /// The times of the frames in which something differs.
  private func differentTimes(_ result: SnapshotResult) -> String? {
    guard case .film(let frames) = content, !result.boxes.isEmpty else { return nil }
    var left = 0
    var times: [String] = []
    for frame in frames {
      let width = Int(clamping: (frame.list.size.width * scale).rounded(.up))
      if result.boxes.contains(where: { $0.x < left + width && $0.x + $0.width > left }) {
        times.append("\(frame.time) s")
      }
      left += width + DifferencePicture.gap
    }
    return times.joined(separator: ", ")
  }

  private func attachments(
    _ subject: SnapshotSubject, _ reference: SnapshotReference, _ outcome: SnapshotChecker.Outcome
  ) throws -> [(name: String, bytes: [UInt8])] {
    let stem = subject.name.replacing("/", with: "-")
    var files: [(String, [UInt8]?)] = [
      ("\(stem)-reference.png", reference.png), ("\(stem)-now.png", try subject.reference().png),
      ("\(stem)-difference.png", try outcome.picture.map { try PNGEncoder().encode($0) }),
    ]
    let changes = ResultText.details(outcome.result, limit: .max).joined(separator: "\n")
    files.append(("\(stem)-changes.txt", outcome.result.views.isEmpty ? nil : Array(changes.utf8)))
    return files.compactMap { name, bytes in bytes.map { (name, $0) } }
  }
}
