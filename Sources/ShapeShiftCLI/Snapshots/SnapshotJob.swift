import DocumentModel
import DocumentViews
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// One picture of what a folder has: of a document, a preview, or a picture file itself.
struct SnapshotJob: Sendable {
  /// What is drawn.
  enum Content: Sendable {
    case document
    /// A preview of Swift code.
    case preview(DrawnPreview)
    /// A picture of pixels that another program made.
    case picture
  }

  /// A preview, in the order of all.
  struct DrawnPreview: Sendable {
    let index: Int
    let previews: SwiftPreviews
    /// Whether a host that dies of it is followed by one that goes on behind it.
    let isFollowed: Bool
  }

  /// The file that it is of, or the folder or package.
  let document: URL
  let content: Content
  /// The name of the reference.
  let name: String
  let variant: SnapshotVariant
  let tolerance: SnapshotTolerance
  let ignoredViews: [String]
  let mask: StraightBitmap?

  /// The file, as messages have it.
  var source: String { document.relativePath }

  /// The document with all settings that affect its script.
  var script: String {
    let values = variant.overrides.map { "\($0.path)=\($0.value)" }
    return ([source, variant.data ?? "", variant.input ?? ""] + values).joined(separator: "\n")
  }

  /// A document or preview, laid out and ready to be drawn on any thread; or a picture file, ready to be read.
  struct Drawing: Sendable {
    let job: SnapshotJob
    /// What is drawn; nil for a picture file.
    var list: DisplayList?
    var background: Color.Resolved?
    var frames: [String: [CGRect]] = [:]
    var warnings: [String] = []

    /// Draws or reads the picture.
    ///
    /// - Throws: `RenderError`, or `Failure` for a file that can't be read.
    func subject() throws -> SnapshotSubject {
      guard let list else {
        return SnapshotSubject(
          name: job.name, source: job.source, bitmap: try PictureFile.read(job.source))
      }
      let scale = job.variant.scale
      var options = RenderOptions(scale: scale, background: background)
      options.maximumPixels = 1 << 28
      return SnapshotSubject(
        name: job.name, source: job.source,
        bitmap: StraightBitmap(try list.bitmap(options: options)), drawing: list.dump(),
        scale: scale, environment: PictureEnvironment.remarks(on: list))
    }

    /// How the picture is compared, without the views that are ignored.
    func checker(for subject: SnapshotSubject) -> SnapshotChecker {
      var tolerance = job.tolerance
      guard let bitmap = subject.bitmap else { return SnapshotChecker(tolerance, mask: job.mask) }
      let scale = job.variant.scale
      for id in job.ignoredViews {
        let rects = frames[id, default: []].map { frame in
          PixelRect(
            touching: frame.applying(CGAffineTransform(scaleX: scale, y: scale)),
            width: bitmap.width, height: bitmap.height)
        }
        tolerance.comparison.ignoring += rects
      }
      return SnapshotChecker(tolerance, mask: job.mask)
    }
  }

  // MARK: Laying out

  /// Reads the document and lays it out.
  ///
  /// - Parameter checksScript: Whether the script is applied to its end, which checks all its expectations.
  /// - Throws: `Failure`, with what is wrong with the document.
  @MainActor
  func drawing(
    fontFolders: [String], limits: DocumentLimits, checksScript: Bool = false
  ) throws(Failure) -> Drawing {
    if case .picture = content { return Drawing(job: self) }
    let scene = try scene(limits)
    let stage = try Stage(
      scene, layout(fontFolders), at: variant.time, isStill: !checksScript, limits: limits)
    let list = try stage.displayList()
    var frames: [String: [CGRect]] = [:]
    for root in stage.graph.describe() { Self.collect(root, into: &frames) }
    return Drawing(
      job: self, list: list, background: variant.hidesBackground ? nil : stage.background,
      frames: frames,
      warnings: scene.warnings.map(\.message) + stage.warnings)
  }

  @MainActor
  private func scene(_ limits: DocumentLimits) throws(Failure) -> SceneDocument {
    if case .preview(let preview) = content {
      guard HostProcess.current?.died.contains(preview.index) != true else {
        throw Failure(.badDocument, "the preview crashed or did not finish")
      }
      return preview.previews.scene(
        preview.index, number: preview.isFollowed ? preview.index : nil)
    }
    let file = InputFile(document.relativePath)
    let reader = SceneReader(
      limits: limits, root: file.folder, overrides: variant.overrides, data: try data(limits))
    let source = try file.source(limits: limits)
    do throws(DocumentErrors) {
      return try reader.read(source)
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  private func data(_ limits: DocumentLimits) throws(Failure) -> JSONValue? {
    guard let path = variant.data else { return nil }
    let result = DataReader.read(try InputFile(path).source(limits: limits), limits: limits)
    guard let value = result.value else { throw Failure(result.diagnostics) }
    return value
  }

  private func layout(_ fontFolders: [String]) -> LayoutSettings {
    var layout = LayoutSettings(size: variant.size, scale: variant.scale)
    layout.fontFolders = fontFolders
    layout.surroundings = variant.look
    layout.session = variant.input
    return layout
  }

  private static func collect(_ node: NodeDescription, into frames: inout [String: [CGRect]]) {
    if let id = node.id { frames[id, default: []].append(node.outerFrame) }
    for child in node.children { collect(child, into: &frames) }
  }
}
