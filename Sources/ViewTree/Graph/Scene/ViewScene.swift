/// What a graph shows: a root view, and what happens to it.
///
/// It is made anew whenever time goes back, together with the models that view and script share.
@MainActor
package struct ViewScene {
  /// Something that happens at a time.
  package struct ScriptEvent {
    /// The time in seconds; below 0 it counts as 0.
    package var time: Double
    /// What happens; what it changes shows from then on.
    package var action: @MainActor () -> Void

    package init(at time: Double, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }
  }

  /// The root view.
  package var root: any View
  /// What happens, each event at its time; at one time in this order.
  package var script: [ScriptEvent]

  package init(root: any View, script: [ScriptEvent] = []) {
    self.root = root
    self.script = script
  }
}
