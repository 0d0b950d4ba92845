public import Foundation
import InputModel
import VectorGeometry
import ViewTree

extension TestScene {
  /// The side that a finger goes to.
  public enum SwipeDirection: String, Sendable, CaseIterable {
    case up, down, left, right

    fileprivate var unit: CGSize {
      switch self {
      case .up: CGSize(width: 0, height: -1)
      case .down: CGSize(width: 0, height: 1)
      case .left: CGSize(width: -1, height: 0)
      case .right: CGSize(width: 1, height: 0)
      }
    }
  }

  /// Turns a wheel over a view: what scrolls there moves on by a distance, in points, as far as it can.
  public func scroll(
    _ query: SceneQuery, by distance: CGSize, at time: Double? = nil
  ) throws {
    try step(to: time)
    let element = try element(query, in: graph.accessibilityTree())
    let frame = element.visibleFrame
    guard !frame.isNull, !frame.isEmpty else {
      throw SceneError(session.outOfSight(element, query.element))
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    try turn(WheelEvent(delta: distance, at: middle))
  }

  /// Turns a wheel over a point of the canvas.
  public func scroll(at place: CGPoint, by distance: CGSize, at time: Double? = nil) throws {
    try step(to: time)
    try turn(WheelEvent(delta: distance, at: place))
  }

  /// Scrolls with wheels until a view is visible, and lets lists create the rows before it.
  ///
  /// - Throws: `SceneError` if there is no such view, or no wheel can make it visible.
  public func scrollTo(_ query: SceneQuery, at time: Double? = nil) throws {
    try step(to: time)
    for _ in 0..<Self.maximumTurns {
      let tree = graph.accessibilityTree()
      let found = query.element.matches(in: tree.elements)
      guard found.count < 2 else {
        throw SceneError(SessionError.ambiguous(query.element, at: now, found))
      }
      if let element = found.first {
        if let wheel = graph.wheel(toShow: element) {
          try turn(wheel)
          continue
        }
        let frame = element.visibleFrame
        guard !frame.isNull, !frame.isEmpty else {
          throw SceneError(session.outOfSight(element, query.element))
        }
        return
      }
      guard let wheel = graph.wheelForMoreRows() else {
        throw SceneError(SessionError.missing(query.element, at: now, in: tree))
      }
      try turn(wheel)
    }
    throw SceneError(.timeout, "no \(query) found after \(Self.maximumTurns) wheel events")
  }

  private static var maximumTurns: Int { 10_000 }

  private func turn(_ wheel: WheelEvent) throws {
    try play([LoggedInput(.wheel(wheel), at: InputTime(seconds: now))])
  }

  /// Drags a view fast to a side and lets go: across two fifths of it, or 120 points.
  public func swipe(
    _ direction: SwipeDirection, on query: SceneQuery, during duration: Double = 0.2,
    at time: Double? = nil
  ) throws {
    let start = try place(of: query, at: time)
    let frame = try element(query, in: graph.accessibilityTree()).visibleFrame
    let unit = direction.unit
    let way = max(120, 0.4 * (unit.width == 0 ? frame.height : frame.width))
    let end = CGPoint(x: start.x + unit.width * way, y: start.y + unit.height * way)
    try play(.drag(from: start, to: end, time: now, during: duration))
  }

  /// Drags a view for a tenth of a second and releases it with a velocity, in points per second.
  public func fling(
    _ query: SceneQuery, velocity: CGSize, during duration: Double = 0.1, at time: Double? = nil
  ) throws {
    let start = try place(of: query, at: time)
    let end = CGPoint(
      x: start.x + velocity.width * duration, y: start.y + velocity.height * duration)
    try play(.drag(from: start, to: end, time: now, during: duration))
  }

  /// Where the content of a scroll view is, in points from its top and its leading edge: of the view itself, of the first
  /// scroll view in it, or else of that around it.
  public func offset(of query: SceneQuery) throws -> CGPoint {
    guard let place = graph.scrollPlace(of: try element(query)) else {
      throw SceneError(.missing, "the \(query) is not a scroll view and is not inside one")
    }
    return place.offset
  }
}
