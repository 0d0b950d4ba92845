public import Foundation
import ValueStreams

// What code of a scene gives to a run loop, in the host of Swift files: it is called at the scene's time, as no run loop
// runs there. The names are those of the methods in Foundation's library for Linux; where a version of it has other ones,
// it goes on as if this were not here.

extension RunLoop {
  /// `perform(_:)`.
  @_silgen_name("$s10Foundation7RunLoopC7performyyyyYbcF")
  public func performInScene(_ block: @escaping @Sendable () -> Void) {
    performInScene(inModes: [.default], block: block)
  }

  /// `perform(inModes:block:)`.
  @_silgen_name("$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF")
  public func performInScene(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    if let clock = VirtualClock.current { return clock.schedule(clock.now(), block) }
    // Foundation's own is out of reach here; a timer that is due makes the same call.
    let timer = Timer(fire: Date(), interval: 0, repeats: false) { (_: Timer) in block() }
    for mode in modes { add(timer, forMode: mode) }
  }
}
