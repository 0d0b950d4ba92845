import Foundation
import InputModel
import VectorGeometry
import ViewLayout

extension ViewGraph {
  /// Takes what a wheel does: along each axis it moves the innermost scroll view around the pointer that can still
  /// be moved that way.
  func scroll(_ wheel: WheelEvent) {
    let steps = EventGeometry(self).steps(at: wheel.location).reversed()
    let windows = steps.compactMap { $0.region.node as? WindowBox }
    for axis in Axis.allCases {
      for window in windows {
        guard let scroller = (window.owner as? any ScrollingNode)?.scroller else { continue }
        let isMirrored = axis == .horizontal && window.settings.direction == .rightToLeft
        let delta = isMirrored ? -wheel.delta[axis] : wheel.delta[axis]
        guard scroller.hasRoom(along: axis, for: delta) else { continue }
        scroller.wheel(by: delta, along: axis)
        break
      }
    }
  }
}

/// A node that scrolls its content.
@MainActor
protocol ScrollingNode: GestureResponder {
  /// What moves the content; nil before the first layout.
  var scroller: Scroller? { get }
}
