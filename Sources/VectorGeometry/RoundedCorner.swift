import Foundation

/// The curve that replaces one corner of a rectangle.
///
/// Written for the corner at the origin of a rectangle that extends to +x and +y, from the horizontal side (y = 0)
/// to the vertical one (x = 0).
struct RoundedCorner {
  /// The start, then three points per cubic; one cubic or three.
  let points: [CGPoint]

  /// Creates a corner of a size and style; `room` is the length of each side that it may use.
  init(size: CGSize, room: CGSize, style: RoundedCornerStyle) {
    switch style {
    case .circular: points = Self.circular(size)
    case .continuous: points = Self.continuous(size, room)
    }
  }

  /// A quarter of an ellipse as one cubic.
  private static func circular(_ size: CGSize) -> [CGPoint] {
    let handle = 1 - Path.quarterHandle
    return [
      CGPoint(x: size.width, y: 0), CGPoint(x: handle * size.width, y: 0),
      CGPoint(x: 0, y: handle * size.height), CGPoint(x: 0, y: size.height),
    ]
  }

  /// Apple's continuous corner: the middle cubic is fixed, the outer ones reach as far as there is room.
  ///
  /// Source: paths that SwiftUI drew on macOS 26.2; the full corner is also in PaintCode, "Code for iOS 7 Rounded
  /// Rectangles".
  private static func continuous(_ size: CGSize, _ room: CGSize) -> [CGPoint] {
    let (x, y) = (Reach(size.width, room: room.width), Reach(size.height, room: room.height))
    func inner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(x: along * size.width, y: across * size.height)
    }
    return [
      CGPoint(x: x.start, y: 0), CGPoint(x: x.control1, y: 0), CGPoint(x: x.control2, y: 0),
      inner(0.631_493_8, 0.074_911_43), inner(0.372_824, 0.169_060), inner(0.169_060, 0.372_824),
      inner(0.074_911_43, 0.631_493_8),
      CGPoint(x: 0, y: y.control2), CGPoint(x: 0, y: y.control1), CGPoint(x: 0, y: y.start),
    ]
  }

  /// The length of a side that a continuous corner of radius 1 uses.
  private static let fullReach: CGFloat = 1.528_664_83

  /// The points of a continuous corner on one of its sides, as distances from the corner.
  private struct Reach {
    let start, control1, control2: CGFloat

    init(_ radius: CGFloat, room: CGFloat) {
      let full = RoundedCorner.fullReach
      let share = radius > 0 ? min(max((room / radius - 1) / (full - 1), 0), 1) : 1
      start = min(full * radius, room)
      control1 = (0.96 + 0.128_490_5 * share) * radius
      control2 = (0.82 + 0.048_407_5 * share) * radius
    }
  }

  /// Returns the length of a side that a corner may use, beside a neighbor on that side.
  ///
  /// Half the side. Corners share it in proportion if both together want more, or if the radius exceeds the half.
  private static func room(
    on side: CGFloat, for radius: CGFloat, beside neighbor: CGFloat
  ) -> CGFloat {
    let sum = radius + neighbor
    guard sum * fullReach > side || radius > side / 2 else { return side / 2 }
    return sum > 0 ? side * radius / sum : 0
  }
}

extension RoundedCorner {
  /// Returns the outline of a rectangle, from the middle of the straight part of its right side, clockwise on screen.
  ///
  /// `sizes` are those of the corners, clockwise from the bottom right. Corners without a size have their curves too.
  static func outline(
    of rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle
  ) -> ContiguousArray<Path.Element> {
    let places = [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), false),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), true),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), false),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), true),
    ]
    // A line of nothing but rounding error would have any direction: it gets no length.
    let noise = (abs(rect.maxX) + abs(rect.maxY) + rect.width + rect.height) * 1e-12
    var current = CGPoint(
      x: rect.maxX, y: rect.minY + (sizes[3].height + rect.height - sizes[0].height) / 2)
    var elements: ContiguousArray<Path.Element> = [.move(to: current)]
    elements.reserveCapacity(style == .continuous ? 18 : 10)
    for (index, (corner, direction, startsHorizontally)) in places.enumerated() {
      let curve = fitted(sizes, index, in: rect.size, style)
      var points = curve.points.map {
        CGPoint(x: corner.x + direction.x * $0.x, y: corner.y + direction.y * $0.y)
      }
      if !startsHorizontally { points.reverse() }
      if points[0].distance(to: current) <= noise { points[0] = current }
      elements.append(.line(to: points[0]))
      for cubic in stride(from: 1, to: points.count, by: 3) {
        elements.append(
          .curve(to: points[cubic + 2], control1: points[cubic], control2: points[cubic + 1]))
      }
      current = points[points.count - 1]
    }
    elements.append(.closeSubpath)
    return elements
  }

  /// Returns the corner at an index in the room that its two neighbors leave it.
  private static func fitted(
    _ sizes: [CGSize], _ index: Int, in size: CGSize, _ style: RoundedCornerStyle
  ) -> RoundedCorner {
    let corner = sizes[index]
    // The bottom side joins the corners 0 and 1, the left side 1 and 2, the top side 2 and 3.
    let beside = sizes[index ^ 1]
    let above = sizes[3 - index]
    return RoundedCorner(
      size: corner,
      room: CGSize(
        width: room(on: size.width, for: corner.width, beside: beside.width),
        height: room(on: size.height, for: corner.height, beside: above.height)),
      style: style)
  }
}
