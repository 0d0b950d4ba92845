/// A state that a document had, and how it came to it.
package struct StoreMoment: Sendable {
  /// When, in seconds since 1970 by the store's clock; nil for the document before its first step.
  package let time: Double?
  /// What happened; nil for the document before its first step.
  package let kind: StoreChange.Kind?
  /// The step where the document was then.
  package let head: Int
  /// The document then.
  package let value: JSONValue
  /// How it moved, as documents write an animation; nil if the step says nothing of it.
  package let animation: JSONValue?

  package init(
    time: Double?, kind: StoreChange.Kind?, head: Int, value: JSONValue, animation: JSONValue?
  ) {
    (self.time, self.kind, self.head) = (time, kind, head)
    (self.value, self.animation) = (value, animation)
  }
}

extension DocumentStore {
  /// All that happened to the document, in the order in which it did: steps, each tick of their gestures,
  /// undo, redo and jumps.
  ///
  /// What stands behind a damaged line is left out up to the next checkpoint.
  package func moments() throws(StoreError) -> [StoreMoment] {
    guard case .file(let file) = steps else { return [] }
    var replay = JournalReplay()
    try replay.run(file.historyPath)
    return replay.moments
  }
}

/// A journal, gone through from its first line to its last.
private struct JournalReplay {
  private(set) var moments: [StoreMoment] = []
  private var value = JSONValue.null
  private var head = 0
  private var steps: [Int: StoreTransaction] = [:]
  /// Whether the state is known: not behind a damaged line.
  private var isLost = true
  private var time: Double?

  mutating func run(_ path: String) throws(StoreError) {
    let bytes = try JournalText.bytes(of: path)
    for (line, _) in JournalLines(bytes, offset: 0) {
      // A line without its end says nothing yet.
      guard let line else { continue }
      guard let record = JournalRecord(line), (try? follow(record)) != nil else {
        isLost = true
        continue
      }
    }
  }

  /// A state is not the one that its line tells.
  private struct Unproven: Error {}

  private mutating func follow(_ record: JournalRecord) throws {
    switch record {
    case .header(_, let state, _): resume(at: 0, state)
    case .checkpoint(let head, _, _, let state, _):
      guard isLost || head != self.head else { return }
      guard steps[head]?.digest == StateDigest.of(state) else { throw Unproven() }
      resume(at: head, state)
    case .step(let step): try follow(step)
    case .head(let id, _, let time, _): try move(to: id, at: time)
    case .label, .behind: break
    }
  }

  /// Goes on from a state that the journal tells.
  private mutating func resume(at head: Int, _ state: JSONValue) {
    (self.head, value, isLost) = (head, state, false)
    note(moments.isEmpty ? nil : .checkout, nil)
  }

  private mutating func follow(_ step: StoreTransaction) throws {
    let former = steps[step.id]
    steps[step.id] = step
    guard !isLost else { return }
    // A line with the number of the last one is that step with more of its gesture.
    let base = step.id == head ? try former?.inverse.applied(to: value).value ?? value : value
    let new = try step.forward.applied(to: base).value
    guard StateDigest.of(new) == step.digest else { throw Unproven() }
    value = new
    (head, time) = (step.id, step.time)
    note(former == nil ? .commit : .amend, step.animation)
  }

  private mutating func move(to id: Int, at time: Double) throws {
    guard !isLost else { return }
    let (undone, redone) = (steps[head], steps[id])
    let isUndo = undone?.parent == id
    let isRedo = !isUndo && redone?.parent == head
    value = try value.moved(from: head, to: id, isProven: true) { step throws in
      guard let found = steps[step] else { throw StoreError.noStep("\(step)") }
      return found
    }
    (head, self.time) = (id, time)
    if isUndo {
      note(.undo, undone?.undoAnimation ?? undone?.animation)
    } else {
      note(isRedo ? .redo : .checkout, isRedo ? redone?.animation : nil)
    }
  }

  private mutating func note(_ kind: StoreChange.Kind?, _ animation: JSONValue?) {
    moments.append(
      StoreMoment(time: time, kind: kind, head: head, value: value, animation: animation))
  }
}
