package import Foundation
import VectorGeometry
package import ViewAnimation

/// A frame that is drawn: where the layout puts it, or on its way there.
package struct AnimatedFrame {
  private var data: AnimatedValue<CGRect.AnimatableData>?
  private var target = CGRect.zero

  package init() {}

  /// Whether the frame has been set.
  package var isPlaced: Bool { data != nil }

  /// Sets where the frame is to be from `time` on.
  package mutating func set(_ frame: CGRect, at time: Double, change: () -> AttributeChange) {
    target = frame
    guard var data else {
      data = AnimatedValue(frame.animatableData)
      return
    }
    data.set(frame.animatableData, at: time, change: change)
    self.data = data
  }

  /// The frame at a time.
  package func frame(at time: Double) -> CGRect {
    guard let data, data.isActive(at: time) else { return target }
    var frame = target
    frame.animatableData = data.value(at: time)
    return frame
  }

  /// Whether the frame is on its way at a time.
  package func isActive(at time: Double) -> Bool { data?.isActive(at: time) ?? false }

  /// How long the frame moves, if it is not set anew.
  package var motion: MotionLength { data?.motion ?? .rest(at: 0) }
}
