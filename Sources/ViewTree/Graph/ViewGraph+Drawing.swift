import Foundation
import VectorGraphics

extension ViewGraph {
  /// Draws what the layout holds at the current time.
  func draw() -> DisplayList {
    guard let root = rootLayout else { return DisplayList(size: .zero, items: []) }
    invalidateMoving()
    session.needsDrawing = false
    var items = root.items(DrawContext(time: time, path: "root"))
    let stages = self.stages
    for (index, stage) in stages.enumerated() {
      let place = stages.count > 1 ? "\(index):" : ""
      items += stage.items(DrawContext(time: time, path: "root/\(place)presentation"))
    }
    reportRefusals()
    reportTasks()
    return DisplayList(size: canvasSize, items: items)
  }

  /// Forgets what was drawn of all that is on its way.
  func invalidateMoving() {
    for node in session.motions.layoutNodes {
      node.invalidateDrawing()
      if !node.isMounted || !node.isAnimating(at: time) { session.motions.remove(node) }
    }
  }
}
