import Foundation
import VectorGeometry
import ViewAnimation
import ViewLayout

/// Where a scrolled content is over time.
struct ScrollCourse {
  private var x: AxisCourse
  private var y: AxisCourse

  /// A content at rest.
  init(at offset: CGPoint, in ranges: ScrollRanges) {
    x = AxisCourse(at: offset.x, in: ranges[.horizontal])
    y = AxisCourse(at: offset.y, in: ranges[.vertical])
  }

  subscript(axis: Axis) -> AxisCourse {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The offset that is drawn at a time.
  func offset(at time: Double, in ranges: ScrollRanges) -> CGPoint {
    CGPoint(
      x: x.offset(at: time, in: ranges[.horizontal]), y: y.offset(at: time, in: ranges[.vertical]))
  }

  /// Whether it moves without being held.
  func isActive(at time: Double) -> Bool { x.isActive(at: time) || y.isActive(at: time) }

  /// How long it moves, if nothing is done.
  var length: MotionLength { x.length.combined(with: y.length) }
}

/// How far a content can be scrolled along each axis.
struct ScrollRanges: Equatable {
  private var x = ScrollRange(windowLength: 0, contentLength: 0)
  private var y = ScrollRange(windowLength: 0, contentLength: 0)

  subscript(axis: Axis) -> ScrollRange {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
