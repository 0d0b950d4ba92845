import DocumentViews
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// A document, drawn into pixels.
@MainActor
struct DrawnDocument {
  /// What was drawn.
  let list: DisplayList
  let bitmap: Bitmap
  /// The frames of views with ids, in pixels.
  let frames: [String: [PixelRect]]
  /// What is odd, one sentence each.
  let warnings: [String]

  init(
    _ document: SceneDocument, _ layout: LayoutSettings, at time: Double
  ) throws(Failure) {
    let stage = try Stage(document, layout, at: time, isStill: true)
    list = try stage.displayList()
    let scale = layout.scale
    do throws(RenderError) {
      bitmap = try list.bitmap(
        options: RenderOptions(scale: scale, background: stage.background))
    } catch {
      throw Failure(error)
    }
    var frames: [String: [PixelRect]] = [:]
    for root in stage.graph.describe() {
      Self.collect(root, scale: scale, width: bitmap.width, height: bitmap.height, into: &frames)
    }
    self.frames = frames
    warnings = stage.warnings
  }

  private static func collect(
    _ node: NodeDescription, scale: Double, width: Int, height: Int,
    into frames: inout [String: [PixelRect]]
  ) {
    if let id = node.id {
      let scaled = node.outerFrame.applying(CGAffineTransform(scaleX: scale, y: scale))
      frames[id, default: []].append(PixelRect(touching: scaled, width: width, height: height))
    }
    for child in node.children {
      collect(child, scale: scale, width: width, height: height, into: &frames)
    }
  }
}
