extension UndoManager {
  /// The group that the next undo reverts.
  private var nextUndo: UndoGroup? {
    guard canUndo else { return nil }
    return openGroups.last ?? undoStack.last
  }

  private var nextRedo: UndoGroup? { redoStack.last }

  // MARK: Names

  /// Names the innermost open group, if a group is open.
  public func setActionName(_ name: String) {
    openGroups.last?.name = name
  }

  /// The name of the change that ``undo()`` would revert, or an empty string.
  public var undoActionName: String { nextUndo?.name ?? "" }

  /// The name of the change that ``redo()`` would repeat, or an empty string.
  public var redoActionName: String { nextRedo?.name ?? "" }

  /// The title of the menu item, such as "Undo Fill Hue".
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the menu item, such as "Redo Fill Hue".
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns a menu title with "Undo" and a name.
  public func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }

  /// Returns a menu title with "Redo" and a name.
  public func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }

  // MARK: Discardable changes

  /// Sets whether the open group may be lost if a document cannot be saved.
  public func setActionIsDiscardable(_ discardable: Bool) {
    openGroups.last?.isDiscardable = discardable
  }

  /// Whether the change that ``undo()`` would revert may be lost.
  public var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

  /// Whether the change that ``redo()`` would repeat may be lost.
  public var redoActionIsDiscardable: Bool { nextRedo?.isDiscardable ?? false }

  // MARK: User info

  /// Stores a value with the innermost open group; `nil` removes it.
  public func setActionUserInfoValue(_ value: Any?, forKey key: String) {
    openGroups.last?.userInfo[key] = value
  }

  /// Returns a value stored with the change that ``undo()`` would revert.
  public func undoActionUserInfoValue(forKey key: String) -> Any? { nextUndo?.userInfo[key] }

  /// Returns a value stored with the change that ``redo()`` would repeat.
  public func redoActionUserInfoValue(forKey key: String) -> Any? { nextRedo?.userInfo[key] }
}
