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
    guard takes(entry.event) else { throw .unknown(entry.event) }
    let earliest = earliestInput
    guard entry.time >= earliest else { throw .late(entry.time, earliest: earliest) }
    input.append(entry)
    if isStarted { plan(entry, number: input.entries.count - 1) }
  }

  /// Whether something in a scene takes events of a kind.
  private func takes(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer, .wheel, .text, .focus, .action: true
    case .key(let key): KeyEquivalent(named: key.key) != nil
    case .surroundings(let change): SurroundingsChange(change) != nil
    }
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
    for (number, entry) in input.entries.enumerated() { plan(entry, number: number) }
  }

  private func plan(_ entry: LoggedInput, number: Int) {
    events.add(at: entry.time.seconds, rank: .input) { [weak self] in
      self?.receive(entry.event, number: number)
    }
  }

  /// Takes an event; those of other kinds are refused before.
  private func receive(_ event: InputEvent, number: Int) {
    switch event {
    case .pointer(let pointer):
      hover.note(pointer)
      pointers.receive(pointer, in: self)
    case .wheel(let wheel): scroll(wheel)
    case .key(let key): receive(key)
    case .text(let text):
      if focus.text?.isSecret ?? false { input.markSecret(number) }
      focus.text?.take(text)
    case .focus(let identifier): focus.receive(identifier, in: self)
    case .action(let action): accessibilityTree().perform(action)
    case .surroundings(let change): SurroundingsChange(change).map { rootNode?.take($0) }
    }
  }
}
