package import Foundation
import IntegerConversion

/// What people do, as events.
extension [LoggedInput] {
  /// A tap: down and up, at one time unless the pointer is held for some seconds.
  package static func tap(
    at place: CGPoint, time: Double, holding duration: Double = 0,
    kind: PointerEvent.Kind = .touch, button: PointerEvent.Button = .primary
  ) -> [LoggedInput] {
    let id = PointerEvent.usualID(of: kind)
    return [(PointerEvent.Phase.down, time), (.up, time + duration)].map { phase, time in
      LoggedInput(
        .pointer(PointerEvent(phase, at: place, id: id, kind: kind, button: button)),
        at: InputTime(seconds: time))
    }
  }

  /// A drag: down, a move at every sixtieth of a second, and up where the last move is.
  ///
  /// - Parameter curve: The share of the way for a share of the time.
  package static func drag(
    from start: CGPoint, to end: CGPoint, time: Double, during duration: Double,
    kind: PointerEvent.Kind = .touch, curve: (Double) -> Double = { $0 }
  ) -> [LoggedInput] {
    let id = PointerEvent.usualID(of: kind)
    func event(_ phase: PointerEvent.Phase, _ share: Double, _ time: Double) -> LoggedInput {
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      return LoggedInput(
        .pointer(PointerEvent(phase, at: place, id: id, kind: kind)),
        at: InputTime(seconds: time))
    }
    let count = Swift.max(Int(clamping: (duration * InputCoalescer.tickRate).rounded()), 1)
    let moves = (1...count).map { index in
      let share = Double(index) / Double(count)
      return event(.move, curve(share), time + duration * share)
    }
    return [event(.down, 0, time)] + moves + [event(.up, curve(1), time + duration)]
  }
}

/// What two fingers do: they stand on both sides of a middle.
package struct TwoFingerMotion: Sendable {
  package var center: CGPoint
  /// How far apart the fingers are at first, and at last, in points.
  package var distances: (first: CGFloat, last: CGFloat)
  /// How much the line between them is turned in the end, clockwise, in radians.
  package var angle: Double

  package init(
    center: CGPoint, distances: (first: CGFloat, last: CGFloat), angle: Double = 0
  ) {
    self.center = center
    self.distances = distances
    self.angle = angle
  }

  /// The fingers go down, move at every sixtieth of a second, and go up where they are.
  package func events(time: Double, during duration: Double) -> [LoggedInput] {
    let count = Swift.max(Int(clamping: (duration * InputCoalescer.tickRate).rounded()), 1)
    let phases =
      [(PointerEvent.Phase.down, 0.0)]
      + (1...count).map { (.move, Double($0) / Double(count)) } + [(.up, 1)]
    return phases.flatMap { phase, share in
      [1, 2].map { id in
        LoggedInput(
          .pointer(PointerEvent(phase, at: place(of: id, at: share), id: id)),
          at: InputTime(seconds: time + duration * share))
      }
    }
  }

  private func place(of finger: Int, at share: Double) -> CGPoint {
    let reach = (distances.first + (distances.last - distances.first) * share) / 2
    let side: CGFloat = finger == 1 ? -reach : reach
    return CGPoint(
      x: center.x + side * cos(angle * share), y: center.y + side * sin(angle * share))
  }
}

/// Drops moves of pointers before they are logged: gesture recognizers receive only logged events.
package struct InputCoalescer: Sendable {
  /// Ticks a second; of the moves of one pointer within a tick the last counts.
  package static let tickRate = 60.0

  private var waiting: LoggedInput?

  package init() {}

  /// The events that are to be logged now that another one has come.
  package mutating func add(_ entry: LoggedInput) -> [LoggedInput] {
    defer { if entry.isMove { waiting = entry } }
    guard let last = waiting else { return entry.isMove ? [] : [entry] }
    waiting = nil
    if entry.isMove { return last.isSuperseded(by: entry) ? [] : [last] }
    return [last, entry]
  }

  /// The move that is still to be logged.
  package mutating func flush() -> [LoggedInput] {
    defer { waiting = nil }
    return waiting.map { [$0] } ?? []
  }
}

extension LoggedInput {
  fileprivate var isMove: Bool {
    guard case .pointer(let event) = event else { return false }
    return event.phase == .move
  }

  fileprivate func isSuperseded(by later: LoggedInput) -> Bool {
    guard case .pointer(let first) = event, case .pointer(let second) = later.event else {
      return false
    }
    func tick(_ time: InputTime) -> Int {
      Int(clamping: (time.seconds * InputCoalescer.tickRate).rounded(.down))
    }
    return first.id == second.id && tick(time) == tick(later.time)
  }
}
