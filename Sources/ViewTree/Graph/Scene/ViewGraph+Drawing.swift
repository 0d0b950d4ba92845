import Foundation
import ValueStreams
import VectorGraphics

extension ViewGraph {
  /// Draws what the layout holds at the current time.
  func draw() -> DisplayList {
    guard let root = rootLayout else { return DisplayList(size: .zero, items: []) }
    session.needsDrawing = false
    let items = items(of: root)
    reportRefusals()
    reportTasks()
    return DisplayList(size: canvasSize, items: items)
  }

  /// Draws canvases that are new or were made anew: each is drawn once, whichever pictures are asked for, as particles and
  /// games take their steps in the closure that draws them.
  func drawNewCanvases() {
    guard session.hasNewCanvas, let root = rootLayout else { return }
    _ = moment.run { items(of: root) }
  }

  private func items(of root: LayoutBox) -> [DisplayItem] {
    session.hasNewCanvas = false
    invalidateMoving()
    var items = root.items(DrawContext(time: time, path: "root"))
    let stages = self.stages
    for (index, stage) in stages.enumerated() {
      let place = stages.count > 1 ? "\(index):" : ""
      items += stage.items(DrawContext(time: time, path: "root/\(place)presentation"))
    }
    return items
  }

  /// Forgets what was drawn of all that is on its way.
  func invalidateMoving() {
    for node in session.motions.layoutNodes {
      node.invalidateDrawing()
      if !node.isMounted || !node.isAnimating(at: time) { session.motions.remove(node) }
    }
  }
}
