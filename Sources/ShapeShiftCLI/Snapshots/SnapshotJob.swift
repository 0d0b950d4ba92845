import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation
import Glibc
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// One picture of one document of a folder.
struct SnapshotJob: Sendable {
  /// The document's file.
  let document: URL
  /// The name of the reference.
  let name: String
  let scale: Double
  let time: Double
  let size: CGSize?
  let tolerance: SnapshotTolerance
  let ignoredViews: [String]
  let mask: StraightBitmap?
  /// The preview of Swift code that is drawn; nil for a document.
  var preview: DrawnPreview?

  /// A preview, in the order of all.
  struct DrawnPreview: Sendable {
    let index: Int
    let previews: SwiftPreviews
  }

  /// The file, as messages have it.
  var source: String { document.relativePath }

  /// A document, laid out and ready to be drawn on any thread.
  struct Drawing: Sendable {
    let job: SnapshotJob
    let list: DisplayList
    let background: Color.Resolved?
    let frames: [String: [CGRect]]
    let warnings: [String]

    /// Draws the picture.
    func subject() throws(RenderError) -> SnapshotSubject {
      var options = RenderOptions(scale: job.scale, background: background)
      options.maximumPixels = 1 << 28
      return SnapshotSubject(
        name: job.name, source: job.source,
        bitmap: StraightBitmap(try list.bitmap(options: options)), drawing: list.dump(),
        scale: job.scale, environment: PictureEnvironment.remarks(on: list))
    }

    /// How the picture is compared, without the views that are ignored.
    func checker(for subject: SnapshotSubject) -> SnapshotChecker {
      var tolerance = job.tolerance
      guard let bitmap = subject.bitmap else { return SnapshotChecker(tolerance, mask: job.mask) }
      for id in job.ignoredViews {
        let rects = frames[id, default: []].map { frame in
          PixelRect(
            touching: frame.applying(CGAffineTransform(scaleX: job.scale, y: job.scale)),
            width: bitmap.width, height: bitmap.height)
        }
        tolerance.comparison.ignoring += rects
      }
      return SnapshotChecker(tolerance, mask: job.mask)
    }
  }

  /// Reads the document and lays it out.
  ///
  /// - Throws: `Failure`, with what is wrong with the document.
  @MainActor
  func drawing(fontFolders: [String], limits: DocumentLimits) throws(Failure) -> Drawing {
    let scene = try scene(limits)
    let stage = try Stage(scene, layout(fontFolders), at: time)
    let list = try stage.displayList()
    var frames: [String: [CGRect]] = [:]
    for root in stage.graph.describe() { Self.collect(root, into: &frames) }
    return Drawing(
      job: self, list: list, background: scene.canvas.background, frames: frames,
      warnings: stage.warnings)
  }

  @MainActor
  private func scene(_ limits: DocumentLimits) throws(Failure) -> SceneDocument {
    if let preview {
      guard HostProcess.current?.died.contains(preview.index) != true else {
        throw Failure(.badDocument, "the preview crashed or did not end")
      }
      return preview.previews.scene(preview.index, number: preview.index)
    }
    let file = InputFile(document.relativePath)
    do throws(DocumentErrors) {
      return try SceneReader(limits: limits, root: file.folder)
        .read(try sourceText(file, limits))
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  private func sourceText(
    _ file: InputFile, _ limits: DocumentLimits
  ) throws(DocumentErrors) -> SourceText {
    do throws(Failure) {
      return try file.source(limits: limits)
    } catch {
      throw DocumentErrors(error.diagnostics)
    }
  }

  private func layout(_ fontFolders: [String]) -> LayoutSettings {
    var layout = LayoutSettings(size: size, scale: scale)
    layout.fontFolders = fontFolders
    return layout
  }

  private static func collect(_ node: NodeDescription, into frames: inout [String: [CGRect]]) {
    if let id = node.id { frames[id, default: []].append(node.outerFrame) }
    for child in node.children { collect(child, into: &frames) }
  }
}
