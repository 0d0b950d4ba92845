public import Foundation
import ValueStreams

// Blocks that code of a scene passes to a run loop, in the host of Swift files: they run at the scene's time, because no
// run loop runs there. The symbols are those of the methods in Foundation for Linux; a version of Foundation with other
// symbols does not call these functions.

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
    // Foundation's method has the same symbol and cannot be called from here; a timer that is due calls the block.
    let timer = Timer(fire: Date(), interval: 0, repeats: false) { (_: Timer) in block() }
    for mode in modes { add(timer, forMode: mode) }
  }
}
