// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
import ValueStreams

// The name is QuartzCore's.
/// Calls a function of an object at each frame of a screen: in a scene 60 times a second of its time; elsewhere never.
@MainActor @preconcurrency
public final class CADisplayLink {
  /// When the last call was, in seconds of `CACurrentMediaTime()`.
  public private(set) var timestamp = 0.0
  /// When the next call is, in seconds of `CACurrentMediaTime()`.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The seconds between two frames.
  public let duration = 1.0 / 60
  /// Whether it waits.
  public var isPaused = false
  /// How many frames a second are asked for; 0 for all of 60.
  public var preferredFramesPerSecond = 0

  private let target: Any
  private let selector: Selector
  private var isRunning = false
  private var isValid = true

  /// A link that waits for `add(to:forMode:)`.
  public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }

  /// Begins; the run loop is that of the scene.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isRunning, isValid, let clock = VirtualClock.current else { return }
    isRunning = true
    tick(1, from: clock.now(), by: clock)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isRunning = false }

  /// Ends for ever.
  public func invalidate() { (isRunning, isValid) = (false, false) }

  private func tick(_ number: Int, from start: Double, by clock: VirtualClock) {
    // Counted from the start: sums would drift.
    let time = start + Double(number) * duration
    clock.schedule(time) { [self] in
      MainActor.assumeIsolated {
        guard isRunning else { return }
        timestamp = time
        if !isPaused, number.isMultiple(of: step) { selector.perform(on: target, with: self) }
        tick(number + 1, from: start, by: clock)
      }
    }
  }

  /// Of how many frames one is wanted.
  private var step: Int {
    preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1
  }
}
