/// The actions that one undo reverts, in the order of their registration.
final class UndoGroup {
  /// A function to call with a target that is not retained.
  struct Action {
    weak var target: AnyObject?
    let perform: () -> Void

    init<Target: AnyObject>(_ target: Target, _ handler: @escaping (Target) -> Void) {
      self.target = target
      perform = { [weak target] in target.map(handler) }
    }
  }

  var actions: [Action] = []
  /// The name that a menu shows after "Undo", or `nil` if none was set.
  var name: String?
  /// Whether the change may be lost if a document cannot be saved, or `nil` if not set.
  var isDiscardable: Bool?
  var userInfo: [String: Any] = [:]

  /// Adds the actions of a nested group, and its name and properties if this group has none.
  func absorb(_ nested: UndoGroup) {
    actions += nested.actions
    name = name ?? nested.name
    isDiscardable = isDiscardable ?? nested.isDiscardable
    userInfo.merge(nested.userInfo) { own, _ in own }
  }

  /// Runs the actions, the last one first.
  func perform() {
    for action in actions.reversed() { action.perform() }
  }

  /// Removes the actions of a target, and those whose targets were released.
  func removeActions(of target: AnyObject) {
    actions.removeAll { $0.target == nil || $0.target === target }
  }
}
