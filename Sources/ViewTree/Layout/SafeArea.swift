package import Foundation
package import VectorGeometry
package import ViewLayout

/// The part of the canvas where content goes by itself, and the whole.
package struct SafeArea: Equatable {
  /// All of it, in points from the canvas's top left.
  package var full = CGRect.zero
  /// What bars and rounded corners leave.
  package var safe = CGRect.zero

  /// How near an edge must be to lie on that of the safe area, in points.
  private static let tolerance: CGFloat = 1.0 / 256

  /// A rectangle that reaches to the edges of the whole where it reached to those of the safe area.
  func extending(
    _ frame: CGRect, over edges: Edge.Set, direction: LayoutDirection
  ) -> CGRect {
    guard full != safe else { return frame }
    let (left, right) = Self.sides(of: edges, direction)
    var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    let tolerance = Self.tolerance
    if edges.contains(.top), minY <= safe.minY + tolerance { minY = min(minY, full.minY) }
    if edges.contains(.bottom), maxY >= safe.maxY - tolerance { maxY = max(maxY, full.maxY) }
    if left, minX <= safe.minX + tolerance { minX = min(minX, full.minX) }
    if right, maxX >= safe.maxX - tolerance { maxX = max(maxX, full.maxX) }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The area without what its edges keep free: all is safe on these.
  func ignoring(_ edges: Edge.Set, direction: LayoutDirection) -> SafeArea {
    let (left, right) = Self.sides(of: edges, direction)
    let minX = left ? full.minX : safe.minX
    let maxX = right ? full.maxX : safe.maxX
    let minY = edges.contains(.top) ? full.minY : safe.minY
    let maxY = edges.contains(.bottom) ? full.maxY : safe.maxY
    return SafeArea(
      full: full, safe: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
  }

  /// The area for content that is kept inside `inner`, a part of `frame`.
  func keeping(_ inner: CGRect, in frame: CGRect) -> SafeArea {
    SafeArea(full: extending(frame, over: .all, direction: .leftToRight), safe: inner)
  }

  /// How far the whole reaches beyond a rectangle that touches the safe area's edges.
  func insets(around frame: CGRect, direction: LayoutDirection) -> EdgeInsets {
    let whole = extending(frame, over: .all, direction: direction)
    let (left, right) = (frame.minX - whole.minX, whole.maxX - frame.maxX)
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: frame.minY - whole.minY, leading: isMirrored ? right : left,
      bottom: whole.maxY - frame.maxY, trailing: isMirrored ? left : right)
  }

  /// Whether the left and the right side are among edges.
  private static func sides(
    of edges: Edge.Set, _ direction: LayoutDirection
  ) -> (left: Bool, right: Bool) {
    let (leading, trailing) = (edges.contains(.leading), edges.contains(.trailing))
    return direction == .leftToRight ? (leading, trailing) : (trailing, leading)
  }
}

extension CGRect {
  /// The rectangle inside insets, at least a point.
  package func inset(by insets: EdgeInsets, direction: LayoutDirection) -> CGRect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: minX + left, y: minY + insets.top, width: max(width - insets.horizontal, 0),
      height: max(height - insets.vertical, 0))
  }
}
