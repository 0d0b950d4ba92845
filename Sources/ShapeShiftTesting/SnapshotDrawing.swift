import DocumentModel
import Foundation
import ImageCoding
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff
import VectorGeometry
import VectorGraphics
import ViewTree

/// Draws a view, which is created again for each image that is not a later one with the same scale.
@MainActor
struct ViewDrawing<Content: View> {
  private let renderer: ImageRenderer<Content>

  init(_ makeView: @escaping () -> Content, size: CGSize?) {
    renderer = ImageRenderer(content: makeView)
    if let size { renderer.proposedSize = ProposedViewSize(size) }
  }

  /// Returns the drawing of the view at a time.
  ///
  /// - Throws: `RenderError`; `sharedObject` when the picture shows what another one has left.
  func displayList(scale: CGFloat, at time: Double) throws -> DisplayList {
    renderer.scale = scale
    let list = try renderer.displayList(at: time)
    if let type = renderer.leftoverType {
      throw RenderError.sharedObject(type: type, time: time)
    }
    return list
  }
}

extension Document {
  /// Returns the drawing of the document at a time, in `size` points or on its own canvas.
  func displayList(size: CGSize?, scale: CGFloat, at time: Double) throws -> DisplayList {
    layout.size = size
    layout.scale = Double(scale)
    return try displayList(at: time)
  }

  /// Returns the background color of the document.
  func background() throws -> Color.Resolved? { try renderOptions().background }
}

/// A request, drawn for a test.
@MainActor
struct RequestedSnapshot {
  let list: DisplayList
  let background: Color.Resolved?
  let precision: SnapshotPrecision
  let mask: StraightBitmap?

  /// Draws the document; views and pixels that are not looked at are known then.
  init(_ request: SnapshotRequest) throws {
    let document = try Document(request.document)
    document.layout = request.layout
    let list = try document.displayList(at: request.time)
    self.list = list
    background = try document.background()
    var comparison = try request.comparison.checked()
    let scale = request.layout.scale
    let frames = try document.viewFrames()
    for id in request.comparison.ignoredViews {
      comparison.ignoring += (frames[id] ?? []).map { frame in
        PixelRect(
          touching: frame.applying(CGAffineTransform(scaleX: scale, y: scale)),
          width: Int(clamping: (list.size.width * scale).rounded(.up)),
          height: Int(clamping: (list.size.height * scale).rounded(.up)))
      }
    }
    precision = SnapshotPrecision(
      SnapshotTolerance(comparison, allowedDrift: request.allowedDrift))
    mask = try request.comparison.mask.map { path in
      let file = try SourceText(contentsOf: URL(fileURLWithPath: path))
      return try PNGDecoder().decodeStraight(file.bytes)
    }
  }
}
