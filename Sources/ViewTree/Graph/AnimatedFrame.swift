package import Foundation
import VectorGeometry
package import ViewAnimation

/// A frame that is drawn: where the layout puts it, or on its way there.
package struct AnimatedFrame {
  private var target = CGRect.zero
  private var track: AnimationTrack<CGRect.AnimatableData>?

  /// Whether the frame has been set.
  package private(set) var isPlaced = false

  package init() {}

  /// Sets where the frame is to be from `time` on.
  package mutating func set(_ frame: CGRect, at time: Double, animation: Animation?) {
    defer {
      target = frame
      isPlaced = true
    }
    guard isPlaced, frame != target else { return }
    guard animation != nil || track != nil else { return }
    var track = track ?? AnimationTrack(target.animatableData)
    track.set(frame.animatableData, at: time, animation: animation)
    self.track = track
  }

  /// The frame at a time.
  package func frame(at time: Double) -> CGRect {
    guard let track, track.isActive(at: time) else { return target }
    var frame = target
    frame.animatableData = track.value(at: time)
    return frame
  }

  /// Whether the frame is on its way at a time.
  package func isActive(at time: Double) -> Bool { track?.isActive(at: time) ?? false }
}
