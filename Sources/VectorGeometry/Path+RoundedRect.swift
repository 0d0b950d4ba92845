public import Foundation

extension Path {
  /// A rectangle with rounded corners of one size.
  ///
  /// Sizes are clamped to half the shorter side. A corner without width or height is square, so the path is
  /// that of the plain rectangle. Starts in the middle of the right side, clockwise on screen.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(RoundedRect(rect, cornerSize: cornerSize, style: style))
  }

  /// A rectangle with rounded corners of one radius, at most half the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(RoundedRect(rect, cornerRadius: cornerRadius, style: style))
  }

  /// A rectangle with rounded corners of individual radii, left to right.
  ///
  /// All radii are scaled by one factor if neighbors would overlap.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let rect = rect.standardized
    let radii = cornerRadii.clamped(to: rect.size)
    guard !radii.areEqual else {
      self.init(RoundedRect(rect, cornerRadius: radii.topLeading, style: style))
      return
    }
    self.init(elements: Corner.outline(of: rect, corners: Corner.corners(radii), style: style))
  }

  /// The outline of a rounded rectangle.
  package init(_ shape: RoundedRect) {
    guard shape.cornerSize.width > 0, shape.cornerSize.height > 0 else {
      self.init(shape.rect)
      return
    }
    self.init(
      elements: Corner.outline(
        of: shape.rect, corners: Array(repeating: shape.cornerSize, count: 4), style: shape.style),
      primitive: .roundedRect(shape.rect, cornerSize: shape.cornerSize, style: shape.style))
  }
}

/// The curve that replaces one corner of a rectangle.
///
/// Written for the corner at the origin of a rectangle that extends to +x and +y, in units of the
/// corner's size, from the horizontal side (y = 0) to the vertical one (x = 0).
private struct Corner {
  /// Start, then three points a cubic; one cubic or three.
  let points: [CGPoint]

  /// A quarter circle as one cubic.
  static let circular = Corner(points: [
    CGPoint(x: 1, y: 0),
    CGPoint(x: 1 - Path.quarterHandle, y: 0), CGPoint(x: 0, y: 1 - Path.quarterHandle),
    CGPoint(x: 0, y: 1),
  ])

  /// How far the continuous corner reaches along a side, in radii.
  static let reach: CGFloat = 1.528_665

  /// Apple's continuous corner.
  ///
  /// Source: PaintCode, "Code for iOS 7 Rounded Rectangles", measured on UIBezierPath.
  static let continuous = Corner(points: [
    CGPoint(x: reach, y: 0),
    CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0), CGPoint(x: 0.631_494, y: 0.074_911),
    CGPoint(x: 0.372_824, y: 0.169_060), CGPoint(x: 0.169_060, y: 0.372_824),
    CGPoint(x: 0.074_911, y: 0.631_494),
    CGPoint(x: 0, y: 0.868_407), CGPoint(x: 0, y: 1.088_493), CGPoint(x: 0, y: reach),
  ])

  /// The quarter circle cut at the directions in which ``continuous`` is cut.
  static let circularInThree: Corner = {
    let cut = atan2(1 - 0.074_911, 1 - 0.631_494)
    let angles = [CGFloat.pi / 2, cut, CGFloat.pi / 2 - cut, 0]
    var points = [CGPoint(x: 1, y: 0)]
    for (start, end) in zip(angles, angles.dropFirst()) {
      let handle = 4 / 3 * tan((start - end) / 4)
      points += [
        CGPoint(x: 1 - cos(start) - handle * sin(start), y: 1 - sin(start) + handle * cos(start)),
        CGPoint(x: 1 - cos(end) + handle * sin(end), y: 1 - sin(end) - handle * cos(end)),
        CGPoint(x: 1 - cos(end), y: 1 - sin(end)),
      ]
    }
    return Corner(points: points)
  }()

  /// The corner between circular (0) and continuous (1).
  ///
  /// A continuous corner needs 1.53 radii of each side. Where a side is shorter, the corner is blended
  /// with the quarter circle, point by point, just as much as makes it fit: the curve changes without
  /// a jump, neighbours never overlap, and at half the side it is the circle (so a capsule's end is a
  /// half circle).
  static func blended(_ share: CGFloat) -> Corner {
    guard share > 0 else { return circular }
    guard share < 1 else { return continuous }
    return Corner(
      points: zip(circularInThree.points, continuous.points).map {
        $0.interpolated(to: $1, at: share)
      })
  }

  /// The corners' sizes clockwise on screen from the bottom right.
  static func corners(_ radii: RectangleCornerRadii) -> [CGSize] {
    [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing].map {
      CGSize(width: $0, height: $0)
    }
  }

  /// The outline from the middle of the right side; `corners` clockwise from the bottom right.
  static func outline(
    of rect: CGRect, corners: [CGSize], style: RoundedCornerStyle
  ) -> ContiguousArray<Path.Element> {
    let places = [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), false),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), true),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), false),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), true),
    ]
    let shares = shares(of: rect.size, corners: corners, style: style)
    // Corners that take a whole side leave no line there but rounding.
    let noise = (abs(rect.maxX) + abs(rect.maxY) + rect.width + rect.height) * 1e-12
    var current = CGPoint(x: rect.maxX, y: rect.midY)
    var elements: ContiguousArray<Path.Element> = []
    elements.reserveCapacity(style == .continuous ? 18 : 10)
    elements.append(.move(to: current))
    for (index, (corner, direction, startsHorizontally)) in places.enumerated() {
      let size = corners[index]
      let curve = blended(shares[index])
      let last = curve.points.count - 1
      func point(_ place: Int) -> CGPoint {
        let point = curve.points[startsHorizontally ? place : last - place]
        return CGPoint(
          x: corner.x + direction.x * point.x * size.width,
          y: corner.y + direction.y * point.y * size.height)
      }
      if point(0).distance(to: current) > noise { elements.append(.line(to: point(0))) }
      for cubic in stride(from: 1, to: size.width > 0 ? curve.points.count : 0, by: 3) {
        elements.append(
          .curve(to: point(cubic + 2), control1: point(cubic), control2: point(cubic + 1)))
      }
      current = point(last)
    }
    elements.append(.closeSubpath)
    return elements
  }

  /// How continuous each corner can be, as its two sides have room.
  private static func shares(
    of size: CGSize, corners: [CGSize], style: RoundedCornerStyle
  ) -> [CGFloat] {
    guard style == .continuous else { return [0, 0, 0, 0] }
    let bottom = share(of: size.width, corners[0].width, corners[1].width)
    let left = share(of: size.height, corners[1].height, corners[2].height)
    let top = share(of: size.width, corners[2].width, corners[3].width)
    let right = share(of: size.height, corners[3].height, corners[0].height)
    return [min(right, bottom), min(bottom, left), min(left, top), min(top, right)]
  }

  private static func share(of side: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let needed = (first + second) * (reach - 1)
    guard needed > 0 else { return 1 }
    return min(1, max(0, (side - first - second) / needed))
  }
}
