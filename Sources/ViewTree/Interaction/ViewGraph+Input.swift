package import InputModel

/// Why something can't happen to a scene.
package enum InputRefusal: Error {
  /// The scene has already gone by its time; the earliest time at which it could happen.
  case late(InputTime, earliest: InputTime)
  /// Nothing in a scene takes events of its kind.
  case unknown(InputEvent)
}

extension ViewGraph {
  /// Takes what happens from outside: it is logged, and happens again whenever the scene starts anew.
  package func append(_ entry: LoggedInput) throws(InputRefusal) {
    switch entry.event {
    case .pointer, .wheel: break
    case .key, .text, .focus, .action, .surroundings: throw .unknown(entry.event)
    }
    let earliest = earliestInput
    guard entry.time >= earliest else { throw .late(entry.time, earliest: earliest) }
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
    events.add(at: entry.time.seconds, rank: .input) { [weak self] in self?.receive(entry.event) }
  }

  /// Takes an event; those of other kinds are refused before.
  private func receive(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): pointers.receive(pointer, in: self)
    case .wheel(let wheel): scroll(wheel)
    case .key, .text, .focus, .action, .surroundings: return
    }
  }
}
