import Foundation
import VectorGeometry
import ViewLayout

// Where the layout puts views, and where they are drawn.

/// The displacements of geometry groups by one layout.
private struct GroupWays {
  private var ways: [ObjectIdentifier: CGSize] = [:]

  init(_ moved: [LayoutBox]) { add(moved) }

  var isEmpty: Bool { ways.isEmpty }

  mutating func add(_ moved: [LayoutBox]) {
    for node in moved where node.isGeometryGroup && node.drawnFrame.isPlaced {
      let way = node.drawnFrame.way(to: node.frame)
      if way != .zero { ways[ObjectIdentifier(node)] = way }
    }
  }

  func way(of node: LayoutBox) -> CGSize { ways[ObjectIdentifier(node)] ?? .zero }

  /// The way of the nearest group around a box.
  func way(ofGroupAround node: LayoutBox) -> CGSize {
    guard !ways.isEmpty else { return .zero }
    var around = node.parent
    while let box = around {
      if box.isGeometryGroup { return way(of: box) }
      around = box.parent
    }
    return .zero
  }
}

extension ViewGraph {
  /// Gives views with one id one place: those that have just come start where the former one is.
  func placeMatches() {
    guard session.matches.isStale else { return }
    session.matches.begin(at: time)
    noteMovedFrames()
    session.matches.finish()
  }

  /// Starts the animations of the frames of boxes that the layout has moved.
  ///
  /// A geometry effect, and `geometryGroup()`, animates its own frame and carries what is inside: frames there are
  /// animated relative to it.
  func noteMovedFrames() {
    let rounding = PixelRounding(scale: session.scale)
    var moved = session.takeMoved()
    var ways = GroupWays(moved)
    if !ways.isEmpty, startsMotion(of: moved) {
      for node in moved where node.isGeometryGroup {
        carryLeaving(in: node, by: ways.way(of: node))
      }
      let carried = session.takeMoved()
      ways.add(carried)
      moved += carried
    }
    for node in moved {
      let frame = node.isSnapped ? rounding.round(node.frame) : node.frame
      node.drawnFrame.set(frame, at: time) {
        ways.way(ofGroupAround: node)
      } change: {
        node.owner?.change ?? .follow
      }
      if node.drawnFrame.isActive(at: time) { session.motions.insert(node) }
      node.invalidateDrawing()
    }
  }

  /// Whether a group among boxes starts to move by an animation.
  private func startsMotion(of moved: [LayoutBox]) -> Bool {
    moved.contains { node in
      guard node.isGeometryGroup, case .set(.some, _, _)? = node.owner?.change else { return false }
      return true
    }
  }

  /// Moves views in a removal transition with the group around.
  private func carryLeaving(in node: LayoutBox, by way: CGSize) {
    guard way != .zero else { return }
    for child in node.children where child.drawnFrame.isPlaced {
      if child.isLeaving {
        child.place(
          in: child.frame.offsetBy(dx: way.width, dy: way.height), proposal: child.proposal)
      } else if !child.isGeometryGroup {
        carryLeaving(in: child, by: way)
      }
    }
  }
}
