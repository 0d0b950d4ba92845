import Foundation
import VectorGeometry
import ViewLayout

// Where the layout puts views, and where they are drawn.

extension ViewGraph {
  /// Gives views with one id one place: those that have just come start where the former one is.
  func placeMatches() {
    guard session.matches.isStale else { return }
    session.matches.begin(at: time)
    noteMovedFrames()
    session.matches.finish()
  }

  func noteMovedFrames() {
    let rounding = PixelRounding(scale: session.scale)
    for node in session.takeMoved() {
      let frame = node.isSnapped ? rounding.round(node.frame) : node.frame
      node.drawnFrame.set(frame, at: time) { node.owner?.change ?? .follow }
      if node.drawnFrame.isActive(at: time) { session.motions.insert(node) }
      node.invalidateDrawing()
    }
  }
}
