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
  ///
  /// - Parameter carried: Returns the displacement of the geometry group around the frame by this change, in points.
  ///   The frame follows this part at once, and only the rest is animated.
  package mutating func set(
    _ frame: CGRect, at time: Double, carried: () -> CGSize = { .zero },
    change: () -> AttributeChange
  ) {
    if let target, target != frame {
      let move = carried()
      let start = target.offsetBy(dx: move.width, dy: move.height)
      data?.set(start.animatableData, at: time) { .follow }
      if start.isNear(frame) {
        data?.set(frame.animatableData, at: time) { .follow }
      } else {
        var data = self.data ?? AnimatedValue(start.animatableData)
        data.set(frame.animatableData, at: time, change: change)
        self.data = data
      }
    }
    target = frame
  }

  /// The displacement of the drawn frame from its target, in points.
  package func lag(at time: Double) -> CGSize {
    guard let target, let data, data.isActive(at: time) else { return .zero }
    let origin = frame(at: time).origin
    return CGSize(width: origin.x - target.minX, height: origin.y - target.minY)
  }

  /// The displacement from the current target to a new frame, in points.
  func way(to frame: CGRect) -> CGSize {
    guard let target else { return .zero }
    return CGSize(width: frame.minX - target.minX, height: frame.minY - target.minY)
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

extension CGRect {
  /// Whether the rectangles differ by rounding errors alone.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && width == other.width && height == other.height
  }
}
