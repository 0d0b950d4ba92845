/// What is to happen, by time; at one time what comes from outside first, and then in the order in which it was
/// planned.
struct EventQueue {
  /// Who plans an event: at one time in this order.
  ///
  /// A scene that is played again knows all that comes from outside from the start, and what it plans itself only
  /// later: without ranks the order would not be the same.
  enum Rank: Int, Comparable {
    case script, input, scene

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  private struct Event {
    let time: Double
    let rank: Rank
    let sequence: Int
    let isRecurring: Bool
    let generation: Int
    let action: @MainActor () -> Void
  }

  /// A binary heap: no event is before the one above it.
  private var heap: [Event] = []
  /// The number of the event that is planned next.
  private(set) var sequence = 0
  /// How many events had to be over, one after the other, before the last one that was taken could be planned.
  private var generation = -1

  /// The time of the next event.
  var nextTime: Double? { heap.first?.time }

  /// The time of the next event that is not one of a series without end, and what number it has in its own chain of
  /// events that plan each other.
  var nextSingle: (time: Double, generation: Int)? {
    heap.lazy.filter { !$0.isRecurring }.min { ($0.time, $0.sequence) < ($1.time, $1.sequence) }
      .map { ($0.time, $0.generation) }
  }

  /// Who has planned the next event.
  var nextRank: Rank? { heap.first?.rank }

  /// Plans an event; `isRecurring` says that it is one of a series without end.
  mutating func add(
    at time: Double, rank: Rank = .scene, isRecurring: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) {
    heap.append(
      Event(
        time: time, rank: rank, sequence: sequence, isRecurring: isRecurring,
        generation: generation + 1, action: action))
    sequence += 1
    rise(from: heap.count - 1)
  }

  /// Whether the next event is due at a time and was planned before the event of a number.
  func hasEvent(by time: Double, before number: Int = .max) -> Bool {
    guard let first = heap.first else { return false }
    return first.time <= time && first.sequence < number
  }

  /// Takes the next event.
  mutating func removeFirst() -> (@MainActor () -> Void)? {
    guard let first = heap.first else { return nil }
    generation = first.generation
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first.action
  }

  private func isBefore(_ lhs: Int, _ rhs: Int) -> Bool {
    (heap[lhs].time, heap[lhs].rank, heap[lhs].sequence)
      < (heap[rhs].time, heap[rhs].rank, heap[rhs].sequence)
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0, isBefore(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func sink() {
    var index = 0
    while true {
      let children = [2 * index + 1, 2 * index + 2].filter { $0 < heap.count }
      guard let least = children.min(by: { isBefore($0, $1) }), isBefore(least, index) else {
        return
      }
      heap.swapAt(index, least)
      index = least
    }
  }
}
