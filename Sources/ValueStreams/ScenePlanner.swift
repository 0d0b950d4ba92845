import CTasks

extension VirtualClock {
  /// Has functions of C plan calls by the clock of the scene that is being brought to a time.
  ///
  /// The host of Swift files has Dispatch and run loops do that.
  static let plansCalls: Void = unsafe scene_set_planner { delay, function, context in
    guard let clock = VirtualClock.current, let function = unsafe function else { return false }
    clock.schedule(clock.now() + delay) { unsafe function(context) }
    return true
  }
}
