package import Foundation
package import InputModel
import VectorGeometry

/// Uses a scene as a person does, in virtual time: each step is an event of the scene's log, and goes forward.
///
/// Tests, the scripts of documents and recorded sessions all go through it.
@MainActor
package final class SceneSession {
  package let graph: ViewGraph
  /// The time of the last step, in seconds.
  package private(set) var now = 0.0

  /// A session of a scene that has not begun yet.
  package init(_ graph: ViewGraph) throws {
    self.graph = graph
    graph.tracesInput = true
    try graph.advance(to: 0, beforeScene: true)
  }

  // MARK: Time

  /// Brings the scene to the time of the next step, before what it has planned itself for that time.
  ///
  /// - Parameter time: In seconds; after the last step if none is given.
  package func step(to time: Double?) throws {
    if let time {
      guard time >= now else {
        throw SessionError(
          .late,
          "the step at \(time.inSeconds) follows a step at \(now.inSeconds); sort the steps by time"
        )
      }
      now = time
    }
    try graph.advance(to: now, beforeScene: true)
    now = max(now, graph.earliestInput.seconds)
  }

  /// Lets time go by until a time, in seconds, with all that the scene has planned for it.
  package func advance(to time: Double) throws {
    try step(to: time)
    try graph.advance(to: now)
  }

  /// Lets time go by until something is so, looking after everything that happens and at every sixtieth of a second.
  ///
  /// - Returns: Whether it was so within some seconds.
  package func wait(within limit: Double, until isSo: () throws -> Bool) throws -> Bool {
    let end = now + limit
    try graph.advance(to: now)
    while try !isSo() {
      guard now < end else { return false }
      let tick = now + 1 / InputCoalescer.tickRate
      try advance(to: min(graph.nextEventTime.map { max($0, now.nextUp) } ?? tick, tick, end))
    }
    return true
  }

  /// Lets time go by until nothing moves and nothing is planned.
  ///
  /// - Returns: Whether it came to that within some seconds.
  package func settle(within limit: Double) throws -> Bool {
    try wait(within: limit) { graph.isAtRest }
  }

  // MARK: Events

  /// Has events happen one after the other, with what each of them meets.
  package func play(_ entries: [LoggedInput]) throws {
    for var entry in entries {
      try graph.advance(to: entry.time.seconds, beforeScene: true)
      entry.time = max(entry.time, graph.earliestInput)
      if entry.hint == nil { entry.hint = tree(asItIs: ()).hint(for: entry.event) }
      try append(entry)
      now = entry.time.seconds
      try graph.advance(to: now, beforeScene: true)
      graph.noteDigest()
    }
  }

  private func append(_ entry: LoggedInput) throws {
    do throws(InputRefusal) {
      try graph.append(entry)
    } catch {
      throw SessionError(error, entry)
    }
  }

  // MARK: Views

  /// What the scene tells now, with what it has planned for the time.
  package func tree() throws -> AccessibilityTree {
    try graph.advance(to: now)
    return tree(asItIs: ())
  }

  private func tree(asItIs: Void) -> AccessibilityTree { graph.accessibilityTree() }

  /// The one view that is meant.
  package func element(_ query: ElementQuery) throws -> AccessibilityElement {
    try element(query, in: tree())
  }

  package func element(
    _ query: ElementQuery, in tree: AccessibilityTree
  ) throws -> AccessibilityElement {
    let found = query.matches(in: tree.elements)
    guard let first = found.first else {
      throw SessionError.missing(query, at: now, in: tree)
    }
    guard found.count == 1 else { throw SessionError.ambiguous(query, at: now, found) }
    return first
  }

  /// Where a pointer meets a view, once the scene has come to the time of the step.
  package func place(of query: ElementQuery, at time: Double?) throws -> CGPoint {
    try step(to: time)
    let tree = tree(asItIs: ())
    return try place(of: element(query, in: tree), in: tree, as: query)
  }

  /// Where a pointer meets an element.
  package func place(
    of element: AccessibilityElement, in tree: AccessibilityTree, as query: ElementQuery
  ) throws -> CGPoint {
    try check(element, as: query)
    if let place = tree.reachablePoint(of: element) { return place }
    let frame = element.visibleFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let cover =
      tree.modal.map { " by \($0.modalWords)" }
      ?? tree.element(at: middle).map { " by \($0.nameAndPlace)" } ?? ""
    throw SessionError(
      .covered,
      "\(element.called(query)) at \(now.inSeconds) is covered at \(frame.numbers)\(cover)",
      frames: [frame])
  }

  /// Where a view that is dragged to a share of its way is taken hold of, and where it is let go.
  package func handle(
    of query: ElementQuery, to fraction: Double, at time: Double?
  ) throws -> (start: CGPoint, end: CGPoint) {
    try step(to: time)
    let tree = tree(asItIs: ())
    return try handle(of: element(query, in: tree), to: fraction, in: tree, as: query)
  }

  /// Where an element that is dragged to a share of its way is taken hold of, and where it is let go.
  package func handle(
    of element: AccessibilityElement, to fraction: Double, in tree: AccessibilityTree,
    as query: ElementQuery
  ) throws -> (start: CGPoint, end: CGPoint) {
    try check(element, as: query)
    guard let start = tree.handle(of: element, at: nil),
      let end = tree.handle(of: element, at: fraction)
    else {
      throw SessionError(
        .unsupported, "\(element.called(query)) has no knob to drag to a fraction of its range",
        frames: [element.frame])
    }
    guard tree.meets(element, at: start) else {
      throw SessionError(
        .covered, "the knob of \(element.called(query)) is covered at \(now.inSeconds)",
        frames: [element.visibleFrame])
    }
    return (start, end)
  }

  /// Whether a view can be used by pointers.
  private func check(_ element: AccessibilityElement, as query: ElementQuery) throws {
    let name = element.called(query)
    guard element.isEnabled else {
      throw SessionError(
        .disabled, "\(name) is disabled at \(now.inSeconds): nothing happens on a tap",
        frames: [element.frame])
    }
    guard !element.visibleFrame.isNull, !element.visibleFrame.isEmpty else {
      throw outOfSight(element, query)
    }
  }
}

extension AccessibilityElement {
  /// What messages call it.
  fileprivate func called(_ query: ElementQuery) -> String {
    name.isEmpty ? "the \(query)" : "\"\(name)\""
  }

  /// The name and the identifier, as far as there are any, and the path.
  fileprivate var nameAndPlace: String {
    let words = [name.isEmpty ? nil : "\"\(name)\"", (identifier ?? id).map { "#\($0)" }]
    return (words.compactMap(\.self) + ["(\(path))"]).joined(separator: " ")
  }
}

extension SessionError {
  /// Why an event can't happen.
  package init(_ refusal: InputRefusal, _ entry: LoggedInput) {
    switch refusal {
    case .late(let time, let earliest):
      self.init(
        .late,
        "the event at \(time.seconds.inSeconds) is too late: the earliest is \(earliest.seconds.inSeconds)"
      )
    case .unknown:
      self.init(.unsupported, "unsupported event: \(entry.line)")
    }
  }
}
