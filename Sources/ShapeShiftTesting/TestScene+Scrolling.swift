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
    guard !frame.isNull, !frame.isEmpty else { throw outOfSight(element, query) }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    try turn(WheelEvent(delta: distance, at: middle))
  }

  /// Turns a wheel over a point of the canvas.
  public func scroll(at place: CGPoint, by distance: CGSize, at time: Double? = nil) throws {
    try step(to: time)
    try turn(WheelEvent(delta: distance, at: place))
  }

  /// Turns wheels until a view is in sight, and has lists make the rows before it.
  ///
  /// - Throws: `SceneError` if there is no such view, or no wheel can bring it into sight.
  public func scrollTo(_ query: SceneQuery, at time: Double? = nil) throws {
    try step(to: time)
    for _ in 0..<Self.maximumTurns {
      let tree = graph.accessibilityTree()
      let found = query.matches(in: tree.elements)
      guard found.count < 2 else { throw SceneError.ambiguous(query, at: now, found) }
      if let element = found.first {
        if let wheel = graph.wheel(toShow: element) {
          try turn(wheel)
          continue
        }
        let frame = element.visibleFrame
        guard !frame.isNull, !frame.isEmpty else { throw outOfSight(element, query) }
        return
      }
      guard let wheel = graph.wheelForMoreRows() else {
        throw SceneError.missing(query, at: now, in: tree.elements)
      }
      try turn(wheel)
    }
    throw SceneError(.timeout, "no \(query) after \(Self.maximumTurns) turns of the wheel")
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

  /// Drags a view for a tenth of a second and lets go of it with a velocity, in points a second.
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
      throw SceneError(.missing, "the \(query) neither scrolls nor stands in what does")
    }
    return place.offset
  }

  /// Why a view that is not in sight can't be met, and what would help.
  func outOfSight(_ element: AccessibilityElement, _ query: SceneQuery) -> SceneError {
    let name = element.name.isEmpty ? "the \(query)" : "\"\(element.name)\""
    let start = "\(name) at \(element.frame.asNumbers) is not in sight at \(now.asTime)"
    guard let place = graph.scrollPlace(of: element) else {
      return SceneError(.outOfSight, "\(start): it lies outside of the canvas")
    }
    let seen = graph.accessibilityTree().elements.flatMap(\.withInner).filter { other in
      !other.name.isEmpty && !other.visibleFrame.isNull && !other.visibleFrame.isEmpty
        && place.frame.intersects(other.visibleFrame)
    }
    var sentence = "\(start): "
    if let first = seen.first, let last = seen.last {
      sentence += "its scroll view shows \"\(first.name)\""
      if seen.count > 1 { sentence += " to \"\(last.name)\"" }
      sentence += ". "
    }
    return SceneError(.outOfSight, "\(sentence)scrollTo(\(query.code)) brings it there.")
  }
}

extension SceneQuery {
  /// The query as it is written.
  var code: String {
    var code: String
    if let identifier {
      code = ".id(\"\(identifier)\")"
    } else if let role = roles?.first {
      let known: [Role: String] = [
        .text: "text", .heading: "text", .button: "button", .switch: "switch", .slider: "slider",
        .link: "link", .row: "row", .image: "image", .tab: "tab", .stepper: "stepper",
        .textbox: "textField",
      ]
      let name = text.map { "\"\($0)\"" } ?? ""
      code =
        known[role].map { ".\($0)(\(name))" }
        ?? ".role(.\(role.rawValue)\(text == nil ? "" : ", name: \(name)"))"
    } else {
      code = ".named(\"\(text ?? "")\")"
    }
    if let outer = container.first { code += ".within(\(outer.code))" }
    if let index { code += ".nth(\(index))" }
    return code
  }
}
