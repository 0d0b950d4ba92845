/// What one undo takes back: actions in the order in which they were registered.
final class UndoGroup {
  /// Something to run on a target that is not kept alive.
  struct Action {
    weak var target: AnyObject?
    let perform: () -> Void

    init<Target: AnyObject>(_ target: Target, _ handler: @escaping (Target) -> Void) {
      self.target = target
      perform = { [weak target] in target.map(handler) }
    }
  }

  var actions: [Action] = []
  /// The name that a menu shows after "Undo"; nil until one is set.
  var name: String?
  /// Whether it may be lost when a document can't be saved; nil until that is said.
  var isDiscardable: Bool?
  var userInfo: [String: Any] = [:]

  /// Takes in a group that was opened inside this one; what it says of itself counts only where this
  /// one says nothing.
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

  /// Drops the actions of a target, and those whose targets are gone.
  func removeActions(of target: AnyObject) {
    actions.removeAll { $0.target == nil || $0.target === target }
  }
}
