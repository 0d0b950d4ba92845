extension DocumentStore {
  /// Takes the last step back; nil when there is none.
  ///
  /// - Precondition: No transaction is open.
  @discardableResult
  package func undo() throws -> StoreTransaction? {
    precondition(draft == nil, "undo inside a transaction")
    try takeInChanges()
    guard canUndo else { return nil }
    let step = try steps.step(head)
    let new = try step.inverse.applied(to: value).value
    try move(to: step.parent, redo: redoPath + [step.id], new)
    tell(.undo, step.inverse, step.undoAnimation ?? step.animation)
    return step
  }

  /// Does the last undone step again; nil when there is none.
  ///
  /// - Precondition: No transaction is open.
  @discardableResult
  package func redo() throws -> StoreTransaction? {
    precondition(draft == nil, "redo inside a transaction")
    try takeInChanges()
    guard let id = redoPath.last else { return nil }
    let step = try steps.step(id)
    let new = try step.forward.applied(to: value).value
    try move(to: id, redo: redoPath.dropLast(), new)
    tell(.redo, step.forward, step.animation)
    return step
  }

  /// Goes to any step.
  ///
  /// - Parameter redo: The steps that redo goes from there, the next one last.
  package func checkout(_ id: Int, redo: [Int] = []) throws {
    precondition(draft == nil, "checkout inside a transaction")
    try takeInChanges()
    let new = try value(at: id)
    try move(to: id, redo: redo, new, isJump: true)
    tell(.checkout, JSONPatch(), nil)
  }

  /// The document as it is at a step.
  ///
  /// Complexity: the number of steps on the way there.
  package func value(at id: Int) throws -> JSONValue {
    try value.moved(from: head, to: id, by: steps.step)
  }

  /// The steps that lead to one, the first one first.
  package func line(to id: Int) throws -> [StoreTransaction] {
    var line: [StoreTransaction] = []
    var id = id
    while id != 0 {
      let step = try steps.step(id)
      line.append(step)
      id = step.parent
    }
    return line.reversed()
  }

  private func move(to id: Int, redo: [Int], _ new: JSONValue, isJump: Bool = false) throws {
    try steps.move(
      from: (head, redoPath, value), to: id, redo: isJump ? redo : nil, time: clock(), new,
      isSavedLater: !savesEachStep)
    value = new
    head = id
    redoPath = redo
    isOpenForMore = false
    saveIfDue()
  }

  private func tell(_ kind: StoreChange.Kind, _ patch: JSONPatch, _ animation: JSONValue?) {
    listeners.tell(
      StoreChange(kind: kind, head: head, patch: patch, animation: animation, value: value))
  }
}
