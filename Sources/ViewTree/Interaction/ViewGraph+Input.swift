package import InputModel

/// Something is to happen at a time that the scene has already gone by.
package struct LateInputError: Error {
  package let time: InputTime
  /// The earliest time at which it could.
  package let earliest: InputTime
}

extension ViewGraph {
  /// Takes what happens from outside: it is logged, and happens again whenever the scene starts anew.
  ///
  /// - Throws: `LateInputError` for a time that the scene has already gone by.
  package func append(_ entry: LoggedInput) throws(LateInputError) {
    let earliest = earliestInput
    guard entry.time >= earliest else {
      throw LateInputError(time: entry.time, earliest: earliest)
    }
    input.append(entry)
    if isStarted { plan(entry) }
  }

  /// The earliest time at which something can still happen from outside, in whole microseconds: that which comes at a
  /// time happens before all that the scene plans for it.
  package var earliestInput: InputTime {
    var now = InputTime(seconds: time)
    if now.seconds < time { now.microseconds += 1 }
    let isPast = lastInside.map { $0 >= now.seconds } ?? false
    if isPast { now.microseconds += 1 }
    return max(now, input.end ?? now)
  }

  /// Plans all that has happened from outside, as the scene starts.
  func planInput() {
    for entry in input.entries { plan(entry) }
  }

  private func plan(_ entry: LoggedInput) {
    let rank: EventQueue.Rank =
      if case .surroundings = entry.event { .surroundings } else { .input }
    events.add(at: entry.time.seconds, rank: rank) { [weak self] in self?.receive(entry.event) }
  }

  private func receive(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): pointers.receive(pointer, in: self)
    case .wheel, .key, .text, .focus, .action, .surroundings: break
    }
  }
}
