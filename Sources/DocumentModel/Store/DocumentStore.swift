public import Observation

/// One document and its history: a tree of steps, of which none is lost.
///
/// Changes are made in transactions, whole or not at all. Undo goes to the step that the current one was
/// made on; a change after it begins a branch beside the old one. Redo goes the way that was last gone.
/// It belongs to one thread or actor.
@Observable
public final class DocumentStore {
  /// The current value of the document.
  public internal(set) var value: JSONValue
  /// The step where the document is; 0 before the first.
  public internal(set) var head: Int
  /// The steps that redo goes, the next one last.
  public internal(set) var redoPath: [Int]
  /// The digest of the document.
  @ObservationIgnored lazy var digest = StateDigest.of(value)
  /// The external changes since the current step, if the store is only viewed.
  @ObservationIgnored public internal(set) var outside: JSONValue?
  /// What will be told of the next change, as long as a transaction is open.
  @ObservationIgnored var draft: StoreDraft?
  @ObservationIgnored var steps: StepStorage
  @ObservationIgnored var listeners = StoreListeners()
  /// Whether the last step may take in what is like it.
  @ObservationIgnored var isOpenForMore = false
  @ObservationIgnored let clock: () -> Double
  /// Refuses a state by throwing.
  @ObservationIgnored public var validate: ((JSONValue) throws -> Void)?
  /// Receives external edits that became steps while the store was open.
  @ObservationIgnored public var notice: ((Note) -> Void)?
  /// Within how many seconds changes of the same places by the same origin become one step.
  @ObservationIgnored public var coalescingInterval = 0.5
  /// Whether the document on disk follows every step at once, and a step is refused when it can't.
  ///
  /// Otherwise the history alone is written, and the document follows when a gesture ends, when it was
  /// not saved for a second, by ``save()``, and when the store is let go.
  @ObservationIgnored public var savesEachStep = false
  /// When the document was saved last.
  @ObservationIgnored private var lastSave: Double

  /// A store that lives in memory.
  ///
  /// - Parameter clock: The time in seconds since 1970.
  public init(_ value: JSONValue, clock: @escaping () -> Double = { DocumentStore.now }) {
    self.value = value
    head = 0
    redoPath = []
    steps = .memory([:], next: 1)
    self.clock = clock
    lastSave = clock()
  }

  init(_ opening: Journal.Opening, file: StoreFile, clock: @escaping () -> Double) {
    value = opening.value
    head = opening.head
    redoPath = opening.redo
    steps = .file(file)
    self.clock = clock
    lastSave = clock()
    // A gesture may go on in another process.
    isOpenForMore = true
  }

  /// The current step, the steps to redo and the value.
  var present: StorePresent { StorePresent(head: head, redo: redoPath, value: value) }

  // MARK: What can be done

  /// Whether there is a step to take back.
  public var canUndo: Bool { head != 0 }
  /// Whether there is an undone step to do again.
  public var canRedo: Bool { !redoPath.isEmpty }

  /// A step by its number.
  public func step(_ id: Int) throws -> StoreTransaction { try steps.step(id) }

  /// A sequence of the subsequent changes for each caller; slow readers receive the newest 256.
  ///
  /// The sequence ends when the store is released.
  public var changes: AsyncStream<StoreChange> { listeners.stream() }

  // MARK: Changing

  /// Makes changes that are one step: all of them, or none if `body` throws or the result is refused.
  ///
  /// Inside another transaction it is part of that one; if it throws there, what it did is taken back. A
  /// transaction that changes nothing in the end makes no step. What others wrote into the document
  /// meanwhile is a step before it.
  ///
  /// - Returns: The step; nil when nothing changed or the transaction is part of another one.
  @discardableResult
  public func perform(_ description: StoreEdit, _ body: () throws -> Void) throws -> Int? {
    guard draft == nil else {
      let before = draft
      do {
        try body()
      } catch {
        draft = before
        throw error
      }
      return nil
    }
    try takeInChanges()
    return try transact(description, body)
  }

  /// Makes changes that are one step, outside of any other transaction.
  private func transact(_ description: StoreEdit, _ body: () throws -> Void) throws -> Int? {
    draft = StoreDraft(value)
    defer { draft = nil }
    try body()
    guard let draft, !draft.isVain(from: value) else { return nil }
    return try commit(draft, description)
  }

  /// Records the changes of another program as a step, outside of any transaction.
  func add(_ written: WrittenDocument, as description: StoreEdit) throws -> Int? {
    try transact(description) {
      try draft?.apply(JSONPatch(from: value, to: written.value))
      draft?.written = written.bytes
    }
  }

  /// Applies a patch, in the open transaction or in one of its own.
  @discardableResult
  public func apply(_ patch: JSONPatch, as description: StoreEdit = StoreEdit()) throws -> Int? {
    guard draft == nil else {
      try draft?.apply(patch)
      return nil
    }
    return try perform(description) { try draft?.apply(patch) }
  }

  /// Sets the value at a place, in the open transaction or in one of its own.
  @discardableResult
  public func set(
    _ pointer: JSONPointer, to new: JSONValue, as description: StoreEdit = StoreEdit()
  ) throws -> Int? {
    try perform(description) {
      let patch = try JSONPatch(setting: pointer, to: new, in: draft?.value ?? value)
      try draft?.apply(patch)
    }
  }

  /// Ends a gesture: the next change is a separate step, and the written data is synced to disk.
  public func endGesture() throws {
    isOpenForMore = false
    try steps.synchronize()
    try save()
  }

  /// Brings the document on disk up to the history.
  public func save() throws(StoreError) {
    try undisturbed { () throws(StoreError) in
      try takeInChanges()
      try steps.save()
    }
    lastSave = clock()
  }

  /// Writes the document in the state of the current step, whether or not the file exists.
  public func restore() throws(StoreError) {
    guard case .file(let file) = steps else { return }
    try file.restore(value)
  }

  /// Saves what has waited for long; if that fails, the history has it, and it is tried again.
  func saveIfDue() {
    guard !savesEachStep, abs(clock() - lastSave) >= 1 else { return }
    try? save()
  }

  private func commit(_ draft: StoreDraft, _ edit: StoreEdit) throws -> Int {
    try validate?(draft.value)
    var step = StoreTransaction(
      id: steps.next, parent: head, name: edit.name ?? draft.forward.summary, origin: edit.origin,
      time: clock(), forward: draft.forward, inverse: draft.inverse, animation: edit.animation,
      undoAnimation: edit.undoAnimation, gesture: edit.gesture, base: digest,
      digest: StateDigest.of(draft.value))
    let last = try coalescible(with: step)
    if let last { step = last.taking(step) }
    try steps.append(
      step, amending: last != nil, to: present, draft.value, written: draft.written,
      isSavedLater: !savesEachStep)
    value = draft.value
    digest = step.digest
    head = step.id
    redoPath = []
    isOpenForMore = true
    listeners.tell(
      StoreChange(
        kind: last == nil ? .commit : .amend, head: head, patch: draft.forward,
        animation: step.animation, value: value))
    saveIfDue()
    return step.id
  }

  /// The last step, if a new one is more of the same.
  private func coalescible(with step: StoreTransaction) throws -> StoreTransaction? {
    guard isOpenForMore, redoPath.isEmpty, head != 0, head == steps.next - 1 else { return nil }
    let last = try steps.step(head)
    guard last.origin == step.origin else { return nil }
    if last.gesture != nil || step.gesture != nil {
      return last.gesture == step.gesture ? last : nil
    }
    let elapsed = step.time - last.time
    guard elapsed >= 0, elapsed < coalescingInterval, last.forward.onlyReplaces,
      step.forward.onlyReplaces, Set(last.forward.pointers) == Set(step.forward.pointers)
    else { return nil }
    return last
  }
}

extension StoreTransaction {
  /// The step with a later one taken in: it keeps its first inverse and gets the last forward.
  fileprivate func taking(_ next: StoreTransaction) -> StoreTransaction {
    var step = next
    step.id = id
    step.parent = parent
    step.base = base
    step.name = next.name == next.forward.summary ? name : next.name
    step.forward = forward.followed(by: next.forward)
    step.inverse = next.inverse.followed(by: inverse)
    return step
  }
}

extension JSONPatch {
  /// A short description of the patch.
  public var summary: String {
    let pointers = pointers
    guard let first = pointers.first else { return "Nothing" }
    guard pointers.count == 1 else { return "Change \(pointers.count) values" }
    return first.isRoot ? "Replace the document" : "Set \(first.dottedPath)"
  }
}
