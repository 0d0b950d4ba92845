import Foundation
package import InputModel
import VectorGeometry

/// How a log is played in a scene.
package enum ReplayMode: String, Sendable, CaseIterable {
  /// Events come where they came: for the same views.
  case exact
  /// Events come to the views that they met, wherever those are now: for views that have changed.
  case semantic
}

/// What is to be said of one event of a log that was played.
package struct ReplayRemark: Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// Its view has gone, and so it did not happen.
    case skipped
    /// Its view was not found, and so it came where it came before.
    case placed
    /// From it on the session goes another way.
    case diverged
  }

  package let kind: Kind
  /// The number of the event in its log, from 0.
  package let index: Int
  /// The matter in a sentence.
  package let description: String
}

extension SceneSession {
  /// Plays what happened in another session.
  ///
  /// - Returns: What went otherwise than in the log; for an exact replay nothing.
  /// - Throws: `SessionError`, for an exact replay also where the session goes another way for the first time.
  package func replay(
    _ log: InputLog, mode: ReplayMode = .exact
  ) throws -> [ReplayRemark] {
    var remarks: [ReplayRemark] = []
    var places = ReplayPlaces()
    for (index, entry) in log.entries.enumerated() {
      try step(to: entry.time.seconds)
      var played = entry
      (played.hint, played.digest) = (nil, nil)
      if mode == .semantic {
        switch places.event(of: entry, in: graph.accessibilityTree()) {
        case .found(let event): played.event = event
        case .unfound(let reason):
          remarks.append(.init(kind: .placed, index: index, description: reason))
        case .gone(let reason):
          remarks.append(.init(kind: .skipped, index: index, description: reason))
          continue
        case .swallowed: continue
        }
      }
      try play([played])
      guard let expected = entry.digest, let got = graph.input.entries.last?.digest,
        expected != got, !remarks.contains(where: { $0.kind == .diverged })
      else { continue }
      let sentence =
        "the session diverges at \(entry.time.seconds.inSeconds): after \(entry.event.words) "
        + "expected \(expected), got \(got)"
      guard mode == .semantic else { throw SessionError(.diverged, sentence) }
      remarks.append(.init(kind: .diverged, index: index, description: sentence))
    }
    return remarks
  }
}

extension InputEvent {
  /// The event without its time, hint and digest.
  fileprivate var words: String {
    let line = LoggedInput(self, at: InputTime(microseconds: 0)).line
    return "{" + line.dropFirst("{\"t\":0.000000,".count)
  }
}

/// Where pointers are for a scene whose views may stand elsewhere than those that were used.
private struct ReplayPlaces {
  enum Answer {
    case found(InputEvent)
    /// The event as it is, and why.
    case unfound(String)
    case gone(String)
    /// It belongs to one that did not happen.
    case swallowed
  }

  /// Maps places of then to places of now.
  private struct Move {
    let (from, to): (CGRect, CGRect)

    func callAsFunction(_ point: CGPoint) -> CGPoint {
      func map(
        _ value: CGFloat, _ first: CGFloat, _ length: CGFloat, _ next: CGFloat, _ new: CGFloat
      )
        -> CGFloat
      { length > 0 ? next + (value - first) / length * new : next + value - first }
      return CGPoint(
        x: map(point.x, from.minX, from.width, to.minX, to.width),
        y: map(point.y, from.minY, from.height, to.minY, to.height))
    }
  }

  private var moves: [Int: Move] = [:]
  private var skipped: Set<Int> = []

  @MainActor
  mutating func event(of entry: LoggedInput, in tree: AccessibilityTree) -> Answer {
    switch entry.event {
    case .pointer(var pointer):
      guard pointer.phase == .down else { return followed(pointer) }
      (moves[pointer.id], _) = (nil, skipped.remove(pointer.id))
      switch move(entry.hint, pointer.location, in: tree) {
      case .moved(let move):
        moves[pointer.id] = move
        pointer.location = move(pointer.location)
        return .found(.pointer(pointer))
      case .answer(let answer):
        if case .gone = answer { skipped.insert(pointer.id) }
        return answer
      }
    case .wheel(var wheel):
      switch move(entry.hint, wheel.location, in: tree) {
      case .moved(let move):
        wheel.location = move(wheel.location)
        return .found(.wheel(wheel))
      case .answer(let answer): return answer
      }
    case .key, .text, .focus, .action, .surroundings: return .found(entry.event)
    }
  }

  private func followed(_ pointer: PointerEvent) -> Answer {
    guard !skipped.contains(pointer.id) else { return .swallowed }
    var pointer = pointer
    if let move = moves[pointer.id] { pointer.location = move(pointer.location) }
    return .found(.pointer(pointer))
  }

  private enum Placement {
    case moved(Move)
    case answer(Answer)
  }

  @MainActor
  private func move(
    _ hint: InputHint?, _ point: CGPoint, in tree: AccessibilityTree
  ) -> Placement {
    guard let hint else {
      return .answer(.unfound("no view is recorded for the event at \(point.x), \(point.y)"))
    }
    let found = tree.elements(of: hint)
    guard let first = found.first else { return .answer(.gone("\(hint.words) no longer exists")) }
    guard found.count == 1 else {
      return .answer(.unfound("found \(found.count) views for \(hint.words)"))
    }
    guard let frame = hint.frame else {
      let share = hint.fraction ?? CGPoint(x: 0.5, y: 0.5)
      let target = CGPoint(
        x: first.frame.minX + share.x * first.frame.width,
        y: first.frame.minY + share.y * first.frame.height)
      return .moved(
        Move(from: CGRect(origin: point, size: .zero), to: CGRect(origin: target, size: .zero)))
    }
    return .moved(Move(from: frame, to: first.frame))
  }
}

extension InputHint {
  /// The view in words.
  fileprivate var words: String {
    if let identifier { return "the view with the identifier \"\(identifier)\"" }
    return "the \(role ?? "view")" + (name.map { " named \"\($0)\"" } ?? "")
  }
}

extension AccessibilityTree {
  /// The elements that a hint means: by its identifier, else by kind and name.
  package func elements(of hint: InputHint) -> [AccessibilityElement] {
    if let identifier = hint.identifier {
      let marked = all.filter { $0.identifier == identifier }
      let found = marked.isEmpty ? all.filter { $0.id == identifier } : marked
      if !found.isEmpty { return found }
    }
    guard hint.role != nil || hint.name != nil else { return [] }
    return all.filter { element in
      (hint.role == nil || element.role?.rawValue == hint.role)
        && (hint.name.map { $0 == element.name } ?? (hint.role != nil && element.name.isEmpty))
    }
  }
}
