/// How the time of a live scene goes on with that of the world.
struct StudioClock: Equatable {
  /// Seconds of the scene in one of the world; 0 while it stands.
  private(set) var rate: Double
  /// What is played again and again, in seconds of the scene.
  var loop: ClosedRange<Double>?
  /// Where it stands still, as nothing moves any more.
  var limit: Double?
  private var start: Double
  private var since: Double

  /// A clock that begins at a time of the scene.
  init(at start: Double, rate: Double, now: Double) {
    self.start = start
    self.rate = rate
    since = now
  }

  /// The time of the scene, in whole microseconds.
  func time(at now: Double) -> Double {
    var time = start + rate * max(now - since, 0)
    if let loop, rate > 0, loop.upperBound > loop.lowerBound, time >= loop.upperBound {
      let length = loop.upperBound - loop.lowerBound
      time = loop.lowerBound + (time - loop.lowerBound).truncatingRemainder(dividingBy: length)
    } else if let limit {
      time = min(time, max(limit, start))
    }
    return (time * 1e6).rounded() / 1e6
  }

  /// When the scene comes to a time, by the world's clock; nil if it never does.
  func moment(of time: Double, after now: Double) -> Double? {
    guard rate > 0 else { return nil }
    let present = self.time(at: now)
    guard time >= present else { return nil }
    // A microsecond later it is certainly there.
    return now + (time - present + 1e-6) / rate
  }

  /// When it goes back to the beginning of its loop.
  func turn(after now: Double) -> Double? {
    loop.flatMap { moment(of: $0.upperBound, after: now) }
  }

  /// Goes to a time, or stays where it is, and goes on from there.
  mutating func go(to time: Double? = nil, rate: Double? = nil, now: Double) {
    start = time ?? self.time(at: now)
    since = now
    limit = nil
    if let rate { self.rate = rate }
  }
}
