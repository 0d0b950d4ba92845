import Foundation

extension UndoManager {
  /// The number of open groups, which are nested.
  public var groupingLevel: Int { openGroups.count }

  /// Opens a group: registrations until ``endUndoGrouping()`` are undone together.
  ///
  /// With ``groupsByEvent``, the group is in the group of the event.
  public func beginUndoGrouping() {
    openEventGroup()
    if phase == .recording { post(.NSUndoManagerCheckpoint) }
    open()
  }

  /// Closes the innermost open group.
  ///
  /// - Precondition: A group is open.
  public func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    guard let group = openGroups.last else {
      preconditionFailure("endUndoGrouping() was called without a matching beginUndoGrouping()")
    }
    let info: [AnyHashable: Any]? =
      group.isDiscardable == true ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, info)
    openGroups.removeLast()
    keep(group)
    post(.NSUndoManagerDidCloseUndoGroup, info)
  }

  /// Opens the event's group if ``groupsByEvent`` is true and no group is open.
  func openEventGroup() {
    guard groupsByEvent, openGroups.isEmpty, phase == .recording else { return }
    open()
    eventEnd.arm(modes: runLoopModes)
  }

  /// Closes the event's group unless a nested group is still open.
  func endEvent() {
    guard openGroups.count == 1, phase == .recording else { return }
    endUndoGrouping()
  }

  private func open() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    guard openGroups.isEmpty else {
      openGroups[openGroups.count - 1].absorb(group)
      return
    }
    guard !group.actions.isEmpty else { return }
    switch phase {
    case .recording, .redoing: undoStack.append(group)
    case .undoing: redoStack.append(group)
    }
    trim()
  }
}
