package import Foundation
import VectorGeometry
package import ViewAnimation

/// A frame that is drawn: where the layout puts it, or on its way there.
package struct AnimatedFrame {
  private var target: CGRect?
  /// The same as numbers on their way; nil while the frame has never changed, as most never do.
  private var data: AnimatedValue<CGRect.AnimatableData>?

  package init() {}

  /// Whether the frame has been set.
  package var isPlaced: Bool { target != nil }

  /// Sets where the frame is to be from `time` on.
  package mutating func set(_ frame: CGRect, at time: Double, change: () -> AttributeChange) {
    if let target, target != frame {
      var data = self.data ?? AnimatedValue(target.animatableData)
      data.set(frame.animatableData, at: time, change: change)
      self.data = data
    }
    target = frame
  }

  /// The frame at a time.
  package func frame(at time: Double) -> CGRect {
    var frame = target ?? .zero
    guard let data, data.isActive(at: time) else { return frame }
    frame.animatableData = data.value(at: time)
    return frame
  }

  /// Whether the frame is on its way at a time.
  package func isActive(at time: Double) -> Bool { data?.isActive(at: time) ?? false }

  /// How long the frame moves, if it is not set anew.
  package var motion: MotionLength { data?.motion ?? .rest(at: 0) }
}
