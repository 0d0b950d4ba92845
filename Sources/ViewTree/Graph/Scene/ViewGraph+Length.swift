package import ViewAnimation

extension ViewGraph {
  /// The time beyond which a scene's length is not sought, in seconds.
  package static let longestLength = 3600.0

  /// The number of events that may plan each other, as the ticks of a timer do, before their end is not sought any more.
  static let longestChain = 1000

  /// How long the scene moves: until after its last event everything is at rest, or its loop.
  ///
  /// It brings the scene to the time of its last event; asking for an earlier picture starts it anew.
  ///
  /// - Throws: `ViewGraphError` when text can't be shaped or changes never come to an end.
  package func length() throws(ViewGraphError) -> MotionLength {
    try advance(to: 0)
    while true {
      while let next = events.nextSingle {
        guard next.time <= Self.longestLength, next.generation <= Self.longestChain else {
          return .unknown("changes continue after \(min(next.time, Self.longestLength)) s")
        }
        try advance(to: max(next.time, time))
      }
      let length = motion
      // What tells no length of its own is followed tick by tick.
      guard case .rest(let end) = length, end <= Self.longestLength else { return length }
      try advance(to: max(end, time))
      guard events.nextSingle != nil || isMoving else { return .rest(at: max(end, time)) }
      try advance(to: time + 1 / configuration.tickRate)
    }
  }

  /// How long everything that is on its way moves.
  var motion: MotionLength {
    session.motions.all.filter(\.isMounted).map(\.motion).reduce(.rest(at: time)) {
      $0.combined(with: $1)
    }
  }

  /// Whether nothing moves, and nothing is planned but what comes again and again.
  package var isAtRest: Bool { events.nextSingle == nil && !isMoving }

  /// The time of what comes next, in seconds; nil if nothing does.
  package var nextEventTime: Double? { events.nextTime }

  /// Whether anything is on its way at the time that the scene has come to.
  package var isMoving: Bool { isMoving(at: time) }

  /// Returns whether anything that has begun is on its way at a time that the scene need not have come to.
  func isMoving(at time: Double) -> Bool {
    session.motions.all.contains { $0.isMounted && $0.isMoving(at: time) }
  }
}
