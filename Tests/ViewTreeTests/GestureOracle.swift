import Foundation
import InputModel
import TestSupport
import VectorGeometry

@testable import ViewTree

/// Gestures combined with each other, as a value.
indirect enum GestureTree: CustomStringConvertible {
  enum Kind: Equatable {
    case taps(Int)
    case longPress
    case drag
  }

  case leaf(id: Int, Kind)
  case exclusive(GestureTree, GestureTree)
  case simultaneous(GestureTree, GestureTree)
  /// The id tells sequences apart.
  case sequence(id: Int, GestureTree, GestureTree)

  var description: String {
    switch self {
    case .leaf(let id, .taps(let count)): "\(id):taps(\(count))"
    case .leaf(let id, .longPress): "\(id):longPress"
    case .leaf(let id, .drag): "\(id):drag"
    case .exclusive(let first, let second): "(\(first) before \(second))"
    case .simultaneous(let first, let second): "(\(first) with \(second))"
    case .sequence(_, let first, let second): "(\(first) then \(second))"
    }
  }
}

/// A pointer's event: its time in seconds and its distance from the start in points.
struct Stroke {
  let phase: PointerEvent.Phase
  let time: Double
  let distance: CGFloat
}

/// The callbacks of combined gestures, by the rules alone: nothing here is shared with the recognizers.
///
/// * A tap ends at its last up, if each press was shorter than 0.75 s, stayed within 45 points, and ended at most 0.35 s
///   after the previous one.
/// * A long press is active from the down on and ends after 0.5 s; 10 points or an up before fail it.
/// * A drag is active from 10 points on and ends at the up.
/// * Of an exclusive pair the first gesture leads once it is active or ended or the second has failed, the second once
///   the first has failed, or while it is active itself. A drag in second position that becomes active, or a long press
///   that ends, fails the first. A tap in first position waits for a possible gesture of more taps in second position.
/// * A sequence is its first gesture until that has ended. From then on it is active until its second gesture has ended or
///   failed, which begins where the pointer is then, and it makes possible gestures of higher priority fail.
/// * A gesture reports while every pair around lets its side lead.
final class GestureOracle {
  private enum Phase { case possible, active, ended, failed }

  private final class Leaf {
    let kind: GestureTree.Kind
    var phase = Phase.possible
    var downs = 0
    var down: Double?
    var lastUp: Double?
    /// The distance at the down from which the gesture measures.
    var origin: CGFloat = 0
    var farthest: CGFloat = 0
    var hasReported = false
    var hasBegun = false
    init(_ kind: GestureTree.Kind) { self.kind = kind }

    var isOver: Bool { phase == .ended || phase == .failed }

    func reset() {
      (phase, downs, down, lastUp) = (.possible, 0, nil, nil)
      (origin, farthest) = (0, 0)
      (hasReported, hasBegun) = (false, false)
    }

    /// The time at which the leaf changes by itself.
    var deadline: Double? {
      switch kind {
      case .drag: return nil
      case .longPress: return down.map { $0 + 0.5 }
      case .taps:
        let limits = [down.map { $0 + 0.75 }, lastUp.map { $0 + 0.35 }].compactMap(\.self)
        return limits.min()
      }
    }
  }

  private let tree: GestureTree
  private var leaves: [Int: Leaf] = [:]
  /// The sequences whose second gesture has begun.
  private var passed: Set<Int> = []
  private var isDown = false
  /// The pointer's last distance.
  private var distance: CGFloat = 0
  private(set) var log: [String] = []

  init(_ tree: GestureTree) {
    self.tree = tree
    collect(tree)
  }

  private func collect(_ tree: GestureTree) {
    switch tree {
    case .leaf(let id, let kind): leaves[id] = Leaf(kind)
    case .exclusive(let first, let second), .simultaneous(let first, let second),
      .sequence(_, let first, let second):
      collect(first)
      collect(second)
    }
  }

  func play(_ strokes: [Stroke]) -> [String] {
    for stroke in strokes {
      runDeadlines(before: stroke.time)
      if stroke.phase == .down {
        renew(tree)
        isDown = true
      }
      if stroke.phase == .up { isDown = false }
      distance = stroke.distance
      step(tree, at: stroke.time, stroke)
      tell(tree, true)
      finish()
    }
    runDeadlines(before: .infinity)
    return log
  }

  /// Begins again what is over and has reported.
  private func renew(_ tree: GestureTree) {
    switch tree {
    case .leaf(let id, _):
      guard let leaf = leaves[id] else { return }
      if leaf.phase == .failed || leaf.hasReported && leaf.isOver { leaf.reset() }
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      renew(first)
      renew(second)
    case .sequence:
      if isOver(tree) { reset(tree) }
    }
  }

  private func reset(_ tree: GestureTree) {
    switch tree {
    case .leaf(let id, _): leaves[id]?.reset()
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      reset(first)
      reset(second)
    case .sequence(let id, let first, let second):
      passed.remove(id)
      reset(first)
      reset(second)
    }
  }

  private func runDeadlines(before time: Double) {
    while let next = deadline(of: tree), next < time {
      step(tree, at: next, nil)
      tell(tree, true)
      finish()
    }
  }

  private func finish() {
    guard !isDown, isOver(tree) || deadline(of: tree) == nil else { return }
    reset(tree)
  }

  private func deadline(of tree: GestureTree) -> Double? {
    guard !isOver(tree) else { return nil }
    switch tree {
    case .leaf(let id, _): return leaves[id]?.deadline
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      return [deadline(of: first), deadline(of: second)].compactMap(\.self).min()
    case .sequence(_, let first, let second):
      return deadline(of: isOver(first) ? second : first)
    }
  }

  // MARK: One event

  private func step(_ tree: GestureTree, at time: Double, _ stroke: Stroke?) {
    switch tree {
    case .leaf(let id, _): if let leaf = leaves[id], !leaf.isOver { step(leaf, at: time, stroke) }
    case .simultaneous(let first, let second):
      step(first, at: time, stroke)
      step(second, at: time, stroke)
    case .exclusive(let first, let second):
      step(first, at: time, stroke)
      step(second, at: time, stroke)
      if phase(first) == .possible, takesOver(second) { fail(first) }
    case .sequence(let id, let first, let second):
      guard !passed.contains(id) else { return step(second, at: time, stroke) }
      step(first, at: time, stroke)
      guard phase(first) == .ended else { return }
      passed.insert(id)
      guard isDown else { return }
      step(second, at: time, Stroke(phase: .down, time: time, distance: distance))
    }
  }

  private func step(_ leaf: Leaf, at time: Double, _ stroke: Stroke?) {
    let isLate = leaf.deadline.map { time > $0 - 1e-7 } ?? false
    if let stroke, stroke.phase == .down {
      leaf.down = time
      (leaf.origin, leaf.farthest) = (stroke.distance, 0)
      if isLate { leaf.phase = .failed }
      if leaf.kind == .longPress { leaf.phase = .active }
      return
    }
    if let stroke { leaf.farthest = max(leaf.farthest, abs(stroke.distance - leaf.origin)) }
    switch leaf.kind {
    case .taps(let count):
      if isLate || leaf.farthest > 45 { leaf.phase = .failed }
      guard !leaf.isOver, stroke?.phase == .up else { return }
      leaf.downs += 1
      (leaf.down, leaf.lastUp) = (nil, time)
      if leaf.downs == count { leaf.phase = .ended }
    case .longPress:
      if isLate {
        leaf.phase = .ended
      } else if leaf.farthest >= 10 || stroke?.phase == .up {
        leaf.phase = .failed
      }
    case .drag:
      if leaf.farthest >= 10 { leaf.phase = .active }
      if stroke?.phase == .up { leaf.phase = leaf.phase == .active ? .ended : .failed }
    }
  }

  private func fail(_ tree: GestureTree) {
    switch tree {
    case .leaf(let id, _): if let leaf = leaves[id], !leaf.isOver { leaf.phase = .failed }
    case .exclusive(let first, let second), .simultaneous(let first, let second),
      .sequence(_, let first, let second):
      fail(first)
      fail(second)
    }
  }

  // MARK: Rules of pairs

  private func isOver(_ tree: GestureTree) -> Bool { [.ended, .failed].contains(phase(tree)) }

  private func phase(_ tree: GestureTree) -> Phase {
    switch tree {
    case .leaf(let id, _): return leaves[id]?.phase ?? .failed
    case .exclusive: return leader(tree).map { phase($0) } ?? .possible
    case .simultaneous(let first, let second):
      let phases = [phase(first), phase(second)]
      return [.active, .possible, .ended, .failed].first { phases.contains($0) } ?? .failed
    case .sequence(_, let first, let second):
      guard phase(first) == .ended else { return phase(first) }
      return phase(second) == .possible ? .active : phase(second)
    }
  }

  private func leader(_ tree: GestureTree) -> GestureTree? {
    guard case .exclusive(let first, let second) = tree else { return nil }
    switch phase(first) {
    case .failed: return second
    case .possible:
      return phase(second) == .failed ? first : phase(second) == .active ? second : nil
    case .active: return first
    case .ended:
      guard let taps = endedTaps(first) else { return first }
      if phase(second) == .possible, taps < possibleTaps(second) { return nil }
      if let more = endedTaps(second), taps < more { return second }
      return first
    }
  }

  private func endedTaps(_ tree: GestureTree) -> Int? {
    switch tree {
    case .leaf(let id, .taps(let count)): leaves[id]?.phase == .ended ? count : nil
    case .leaf, .simultaneous, .sequence: nil
    case .exclusive: leader(tree).flatMap { endedTaps($0) }
    }
  }

  private func possibleTaps(_ tree: GestureTree) -> Int {
    switch tree {
    case .leaf(let id, .taps(let count)): leaves[id]?.phase == .possible ? count : 0
    case .leaf, .simultaneous, .sequence: 0
    case .exclusive(let first, let second): max(possibleTaps(first), possibleTaps(second))
    }
  }

  private func takesOver(_ tree: GestureTree) -> Bool {
    switch tree {
    case .leaf(let id, .drag): leaves[id]?.phase == .active
    case .leaf(let id, .longPress): leaves[id]?.phase == .ended
    case .leaf: false
    case .exclusive: leader(tree).map { takesOver($0) } ?? false
    case .simultaneous(let first, let second): takesOver(first) || takesOver(second)
    case .sequence(_, let first, _):
      isOver(first) ? phase(tree) == .active : takesOver(first)
    }
  }

  // MARK: Reports

  private func tell(_ tree: GestureTree, _ isChosen: Bool) {
    switch tree {
    case .leaf(let id, _): if let leaf = leaves[id] { tell(leaf, id, isChosen) }
    case .simultaneous(let first, let second), .sequence(_, let first, let second):
      tell(first, isChosen)
      tell(second, isChosen)
    case .exclusive(let first, let second):
      switch phase(first) {
      case .failed:
        tell(first, false)
        tell(second, isChosen)
      case .possible:
        tell(first, isChosen && phase(second) == .failed)
        tell(second, isChosen && phase(second) == .active)
      case .active:
        tell(first, isChosen)
        tell(second, false)
      case .ended:
        let waits = phase(second) == .possible && leader(tree) == nil
        let isSecond = phase(second) == .ended && (endedTaps(first) ?? 9) < (endedTaps(second) ?? 0)
        tell(first, isChosen && !waits && !isSecond)
        tell(second, isChosen && isSecond)
      }
    }
  }

  private func tell(_ leaf: Leaf, _ id: Int, _ isChosen: Bool) {
    if leaf.phase == .active, isChosen, !leaf.hasBegun {
      leaf.hasBegun = true
      log.append("+\(id)")
    }
    if leaf.phase != .active { leaf.hasBegun = false }
    guard isChosen, leaf.isOver, !leaf.hasReported else { return }
    leaf.hasReported = true
    if leaf.phase == .ended { log.append("\(id)") }
  }
}
