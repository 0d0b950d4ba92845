import Foundation
import IntegerConversion

/// Draws the sides of a line around its corners.
struct StrokeCorners {
  let style: StrokeStyle

  private var half: CGFloat { style.lineWidth / 2 }

  func outside(
    _ side: inout StrokeSide, _ first: StrokeSegment, _ second: StrokeSegment, distance: CGFloat
  ) {
    let (a, b, pivot) = (first.endDirection, second.startDirection, second.start)
    let dot = a.dot(b)
    switch style.lineJoin {
    case .bevel: break
    case .miter:
      // Miter length / line width = 1 / cos(turn/2); its square is 2 / (1 + cos(turn)).
      let square = 2 / (1 + dot)
      guard square <= style.miterLimit * style.miterLimit, square < 1e12 else { break }
      let tip = pivot + (a.normal + b.normal) * (distance / (1 + dot))
      if first.curve.isLine { side.cutLast(to: tip) } else { side.line(to: tip) }
      // A line goes on from the tip.
      if second.curve.isLine { return }
    case .round:
      let turn = atan2(abs(a.cross(b)), dot) * (distance < 0 ? -1 : 1)
      for cubic in circularArc(around: pivot, from: a.normal * distance, by: turn) {
        side.curve(cubic)
      }
    }
    side.line(to: pivot + b.normal * distance)
  }

  /// Goes through the corner, or where two lines are long enough straight to where they meet.
  func inside(
    _ side: inout StrokeSide, _ first: StrokeSegment, _ second: StrokeSegment, distance: CGFloat
  ) {
    let (a, b) = (first.endDirection, second.startDirection)
    let cut = half * abs(a.cross(b)) / (1 + a.dot(b))
    let room = min(first.lineLength, second.lineLength)
    if cut <= room / 2, half <= room {
      side.cutLast(
        to: second.start + (a.normal + b.normal) * (distance / (1 + a.dot(b))))
    } else {
      side.line(to: second.start)
      side.line(to: second.start + b.normal * distance)
    }
  }
}

/// Cubics along a circle, from `center + offset`, clockwise on screen for a positive angle.
func circularArc(
  around center: CGPoint, from offset: CGPoint, by angle: CGFloat
) -> [PathSegment] {
  let count = max(1, (abs(angle) / (.pi / 2) - 1e-9).rounded(.up))
  let step = angle / count
  let handle = 4 / 3 * tan(step / 4)
  let (sine, cosine) = (sin(step), cos(step))
  var from = offset
  return (0..<Int(clamping: count)).map { _ in
    let to = CGPoint(
      x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)
    defer { from = to }
    return .cubic(
      center + from, center + from + from.perpendicular * handle,
      center + to - to.perpendicular * handle, center + to)
  }
}
