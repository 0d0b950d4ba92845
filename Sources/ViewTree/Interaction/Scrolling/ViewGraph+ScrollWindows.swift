package import Foundation
package import InputModel
import VectorGeometry
import ViewLayout

/// A scroll view as tests see it.
@MainActor
package struct ScrollPlace {
  let window: WindowBox
  /// The window's rectangle, in points of the canvas.
  package let frame: CGRect
  /// The offset of its content, in points from the top and the leading edge.
  package let offset: CGPoint
  /// The size of its content, in points.
  package let contentSize: CGSize
}

extension ViewGraph {
  /// The scroll view that an element is, has in it first, or else stands in.
  package func scrollPlace(of element: AccessibilityElement) -> ScrollPlace? {
    (element.node.firstWindow ?? element.node.windowsAround.last).flatMap { place(of: $0) }
  }

  private func place(of window: WindowBox) -> ScrollPlace? {
    guard let step = EventGeometry(self).steps(to: window)?.last else { return nil }
    return ScrollPlace(
      window: window, frame: step.canvasFrame, offset: window.offset(at: time),
      contentSize: window.contentFrame.size)
  }

  /// The turn of a wheel that brings an element nearer to sight: in the outermost scroll view around that does not show
  /// it; nil if all do, or cannot.
  package func wheel(toShow element: AccessibilityElement) -> WheelEvent? {
    for window in element.node.windowsAround {
      guard let place = place(of: window) else { continue }
      var delta = CGSize.zero
      for axis in Axis.allCases where window.scrolls(along: axis) {
        delta[axis] = Self.way(
          to: element.frame.origin[axis], element.frame.size[axis],
          in: place.frame.origin[axis], place.frame.size[axis])
      }
      if let wheel = wheel(by: delta, on: place) { return wheel }
    }
    return nil
  }

  /// The least way that brings a part into a window, as a whole or else from its start on.
  private static func way(
    to start: CGFloat, _ length: CGFloat, in windowStart: CGFloat, _ windowLength: CGFloat
  ) -> CGFloat {
    let (before, after) = (start - windowStart, start + length - windowStart - windowLength)
    if before < -0.01 { return before }
    return after > 0.01 ? min(after, before) : 0
  }

  /// The turn of a wheel that has a scroll view make more of its rows; nil if all are made.
  package func wheelForMoreRows() -> WheelEvent? {
    for scope in session.watchers.lazyScopes.compactMap(\.scope) {
      guard let direction = scope.directionOfMissingRows, let window = scope.window,
        let place = place(of: window)
      else { continue }
      var delta = CGSize.zero
      delta[scope.axis] = place.frame.size[scope.axis] * 0.9 * direction
      if let wheel = wheel(by: delta, on: place) { return wheel }
    }
    return nil
  }

  /// A turn of a wheel over a part of a scroll view that is in sight; nil if it would move nothing there.
  private func wheel(by delta: CGSize, on place: ScrollPlace) -> WheelEvent? {
    guard let scroller = (place.window.owner as? any ScrollingNode)?.scroller else { return nil }
    let mirror: CGFloat = place.window.settings.direction == .rightToLeft ? -1 : 1
    var sound = delta
    if !scroller.hasRoom(along: .horizontal, for: delta.width * mirror) { sound.width = 0 }
    if !scroller.hasRoom(along: .vertical, for: delta.height) { sound.height = 0 }
    guard sound != .zero, let point = point(on: place) else { return nil }
    return WheelEvent(delta: sound, at: point)
  }

  /// A point at which a wheel meets a scroll view, and none inside of it.
  package func point(on place: ScrollPlace) -> CGPoint? {
    let seen = place.frame.clipped(to: CGRect(origin: .zero, size: canvasSize))
    guard !seen.isNull, !seen.isEmpty else { return nil }
    let geometry = EventGeometry(self)
    let shares: [CGFloat] = [0.5, 0.1, 0.3, 0.7, 0.9]
    for y in shares {
      for x in shares {
        let point = CGPoint(x: seen.minX + seen.width * x, y: seen.minY + seen.height * y)
        let inner = geometry.steps(at: point).last { $0.region.node is WindowBox }
        if inner?.region.node === place.window { return point }
      }
    }
    return nil
  }
}

extension AnyViewNode {
  /// The window of the first scroll view that the node is or has in it.
  fileprivate var firstWindow: WindowBox? {
    if let scrollWindow { return scrollWindow }
    for child in childNodes {
      if let window = child.firstWindow { return window }
    }
    return nil
  }

  /// The windows of the scroll views around, the outermost first.
  var windowsAround: [WindowBox] {
    sequence(first: self, next: \.parent).dropFirst().compactMap(\.scrollWindow).reversed()
  }
}
