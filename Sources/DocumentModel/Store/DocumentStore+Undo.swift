extension DocumentStore {
  /// Takes the last step back; nil when there is none.
  ///
  /// - Precondition: No transaction is open.
  @discardableResult
  public func undo() throws -> StoreTransaction? { try undo(1).first }

  /// Takes the last steps back, all of them or none; fewer where there are no more.
  ///
  /// - Precondition: No transaction is open.
  @discardableResult
  public func undo(_ count: Int) throws -> [StoreTransaction] {
    try go(count, .undo) { here in
      guard here.id != 0 else { return nil }
      let step = try steps.step(here.id)
      let move = StoreMove(
        id: step.parent, redo: here.redo + [step.id], isJump: false, left: step.digest)
      return (step, move)
    }
  }

  /// Does the last undone step again; nil when there is none.
  ///
  /// - Precondition: No transaction is open.
  @discardableResult
  public func redo() throws -> StoreTransaction? { try redo(1).first }

  /// Does the last undone steps again, all of them or none; fewer where there are no more.
  ///
  /// - Precondition: No transaction is open.
  @discardableResult
  public func redo(_ count: Int) throws -> [StoreTransaction] {
    try go(count, .redo) { here in
      guard let id = here.redo.last else { return nil }
      let left = here.id == head ? digest : try steps.step(here.id).digest
      let move = StoreMove(id: id, redo: here.redo.dropLast(), isJump: false, left: left)
      return (try steps.step(id), move)
    }
  }

  /// Goes from step to step, in one change of the file.
  private func go(
    _ count: Int, _ kind: StoreChange.Kind,
    _ next: (StoreMove) throws -> (step: StoreTransaction, move: StoreMove)?
  ) throws -> [StoreTransaction] {
    precondition(draft == nil, "undo or redo was called inside a transaction")
    try takeInChanges()
    var here = StoreMove(id: head, redo: redoPath, isJump: false, left: nil)
    var (done, moves): ([StoreTransaction], [StoreMove]) = ([], [])
    while moves.count < count, let (step, move) = try next(here) {
      done.append(step)
      moves.append(move)
      here = move
    }
    guard !moves.isEmpty else { return [] }
    try move(by: moves, to: try value(at: here.id))
    for step in done {
      let isUndo = kind == .undo
      tell(
        kind, isUndo ? step.inverse : step.forward,
        isUndo ? step.undoAnimation ?? step.animation : step.animation)
    }
    return done
  }

  /// Goes to any step.
  ///
  /// - Parameter redo: The steps that redo goes from there, the next one last.
  public func checkout(_ id: Int, redo: [Int] = []) throws {
    precondition(draft == nil, "checkout was called inside a transaction")
    try takeInChanges()
    let way = StoreMove(id: id, redo: redo, isJump: true, left: digest)
    try move(by: [way], to: try value(at: id))
    tell(.checkout, JSONPatch(), nil)
  }

  /// The document as it is at a step.
  ///
  /// Complexity: the number of steps on the way there.
  ///
  /// - Throws: `damaged` where the history can't prove that it was so.
  public func value(at id: Int) throws -> JSONValue {
    guard case .file(let file) = steps, id != head else {
      return try value.moved(from: head, to: id, by: steps.step)
    }
    if let found = try? value.moved(from: head, to: id, by: steps.step),
      let digest = try? file.digest(of: id), digest == StateDigest.of(found), !file.isOutdated(id)
    {
      return found
    }
    // Some step on the way, or the last one, is not what it was: each is held against its digest.
    do {
      let found = try value.moved(from: head, to: id, isProven: true, by: steps.step)
      // What was made on a step proves it; otherwise it may have become more than is known.
      guard try !file.isOutdated(id) || id == 0 || line(to: head).contains(where: { $0.id == id })
      else { throw StoreError.damaged(file.historyPath, "the end of step \(id) is missing") }
      return found
    } catch let error as StoreError {
      throw error
    } catch {
      throw StoreError.damaged(file.historyPath, "step \(id) can't be verified")
    }
  }

  /// The steps that lead to one, the first one first.
  public func line(to id: Int) throws -> [StoreTransaction] {
    var line: [StoreTransaction] = []
    var id = id
    while id != 0 {
      let step = try steps.step(id)
      line.append(step)
      id = step.parent
    }
    return line.reversed()
  }

  private func move(by moves: [StoreMove], to new: JSONValue) throws {
    guard let last = moves.last else { return }
    try steps.move(
      from: present, by: moves, time: clock(), to: new, isSavedLater: !savesEachStep)
    value = new
    digest = StateDigest.of(new)
    head = last.id
    redoPath = last.redo
    isOpenForMore = false
    saveIfDue()
  }

  private func tell(_ kind: StoreChange.Kind, _ patch: JSONPatch, _ animation: JSONValue?) {
    listeners.tell(
      StoreChange(kind: kind, head: head, patch: patch, animation: animation, value: value))
  }
}
