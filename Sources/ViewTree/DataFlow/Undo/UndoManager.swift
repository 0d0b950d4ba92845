public import Foundation

/// Records how to revert changes, and reverts them.
///
/// Foundation's class of this name, which Linux lacks, with its names and behavior. A change registers a
/// function that restores the old value; registrations during undo are redone, and vice versa.
///
/// Groups. With ``groupsByEvent``, the first registration opens a group, and the end of the event closes
/// it: the end of an event of a scene (a tap, an entry of a script), a pass of the thread's run loop, or
/// ``undo()``. Groups opened inside it are undone with it.
///
/// Conditions for which Foundation raises an exception are preconditions here. Differences from Foundation: targets are
/// weak references, so that a released target is skipped; a group without actions is not kept; and API that is
/// not available in Swift (`prepare(withInvocationTarget:)`, selectors) does not exist.
open class UndoManager {
  /// The current activity of the manager.
  enum Phase {
    case recording
    case undoing
    case redoing
  }

  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The open groups, the outermost first.
  var openGroups: [UndoGroup] = []
  var phase = Phase.recording
  private var disableCount = 0
  /// Closes the group of the event when the event ends.
  private(set) lazy var eventEnd = UndoEventEnd(of: self)

  /// Creates a manager that groups by events and has no changes to undo.
  public init() {}

  // MARK: Registering

  /// Registers a function that reverts a change.
  ///
  /// - Precondition: A group is open, or ``groupsByEvent`` is true, unless registration is disabled.
  /// - Parameters:
  ///   - target: The argument of `handler`; it is not retained.
  ///   - handler: Restores the target's previous state; its own registrations become the redo.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openEventGroup()
    guard let group = openGroups.last else {
      preconditionFailure("undo was registered outside a group; call beginUndoGrouping() first")
    }
    group.actions.append(UndoGroup.Action(target, handler))
    if phase == .recording { redoStack = [] }
  }

  /// Whether registrations are recorded: false between a disable and its enable.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Ignores registrations until ``enableUndoRegistration()`` is called as many times.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Reverts one call of ``disableUndoRegistration()``.
  ///
  /// - Precondition: Registration is disabled.
  open func enableUndoRegistration() {
    precondition(
      disableCount > 0,
      "enableUndoRegistration() was called without a matching disableUndoRegistration()")
    disableCount -= 1
  }

  // MARK: Limits

  /// Whether groups are opened and closed by events.
  open var groupsByEvent = true

  /// The maximum number of groups that can be undone, or 0 for any number.
  ///
  /// The oldest groups are dropped.
  open var levelsOfUndo = 0 {
    didSet {
      precondition(levelsOfUndo >= 0, "levelsOfUndo is \(levelsOfUndo); expected 0 or more")
      trim()
    }
  }

  /// The modes of the run loop in which the end of a pass ends an event.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  // MARK: Undoing

  /// Whether a closed or open group has a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Whether a change can be redone.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// The number of groups to undo.
  open var undoCount: Int { undoStack.count }

  /// The number of groups to redo.
  open var redoCount: Int { redoStack.count }

  /// Whether ``undo()`` is running.
  open var isUndoing: Bool { phase == .undoing }

  /// Whether ``redo()`` is running.
  open var isRedoing: Bool { phase == .redoing }

  /// Closes the open group, if any, and reverts the last group.
  ///
  /// - Precondition: At most one group is open, and no undo or redo is running.
  open func undo() {
    precondition(
      openGroups.count <= 1,
      "undo() was called with \(openGroups.count) open groups; close the groups first")
    if openGroups.count == 1, phase == .recording { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Reverts the last group.
  ///
  /// - Precondition: No group is open, and no undo or redo is running.
  open func undoNestedGroup() {
    precondition(phase == .recording, "undo() was called during an undo or redo")
    precondition(
      openGroups.isEmpty, "undoNestedGroup() was called with an open group; close the group first")
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Repeats the last group that was undone.
  ///
  /// - Precondition: No undo or redo is running.
  open func redo() {
    precondition(phase == .recording, "redo() was called during an undo or redo")
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group; registrations meanwhile become its opposite.
  private func run(_ group: UndoGroup, as running: Phase) {
    // A group that an event left open lies around the redo, not inside it.
    let outer = openGroups
    openGroups = []
    phase = running
    beginUndoGrouping()
    group.perform()
    if let opposite = openGroups.last {
      opposite.name = opposite.name ?? group.name
      opposite.isDiscardable = opposite.isDiscardable ?? group.isDiscardable
      opposite.userInfo.merge(group.userInfo) { own, _ in own }
    }
    while !openGroups.isEmpty { endUndoGrouping() }
    phase = .recording
    openGroups = outer
  }

  // MARK: Removing

  /// Removes all changes and open groups, and enables registration.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    disableCount = 0
  }

  /// Removes the registrations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeActions(of: target) }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }
}
