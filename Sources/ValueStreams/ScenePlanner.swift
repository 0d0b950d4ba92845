import CTasks

extension VirtualClock {
  /// Lets C functions schedule calls by the clock of the current scene.
  ///
  /// In the host of Swift files, Dispatch does.
  static let plansCalls: Void = unsafe scene_set_planner { delay, function, context in
    guard let clock = VirtualClock.current, let function = unsafe function else { return false }
    clock.schedule(clock.now() + delay) { unsafe function(context) }
    return true
  }
}
