/// Where the steps of a store are kept.
enum StepStorage {
  case memory([Int: StoreTransaction], next: Int)
  case file(StoreFile)

  /// The number of the next step.
  var next: Int {
    switch self {
    case .memory(_, let next): next
    case .file(let file): file.next
    }
  }

  func step(_ id: Int) throws(StoreError) -> StoreTransaction {
    switch self {
    case .memory(let steps, _):
      guard let step = steps[id] else { throw .noStep("\(id)") }
      return step
    case .file(let file): return try file.step(id)
    }
  }

  /// Keeps a step, made on the state `old`; `text` is the document after it.
  mutating func append(
    _ step: StoreTransaction, amending: Bool, to old: JSONValue, redo: [Int], text: String,
    isSavedLater: Bool
  ) throws(StoreError) {
    switch self {
    case .memory(var steps, let next):
      self = .memory([:], next: next)
      steps[step.id] = step
      self = .memory(steps, next: amending ? next : next + 1)
    case .file(let file):
      try file.commit(
        step, amending: amending, to: old, redo: redo, text: text, isSavedLater: isSavedLater)
    }
  }

  /// Keeps that the document went to other steps.
  func move(
    from: (head: Int, redo: [Int], value: JSONValue), by moves: [StoreMove], time: Double,
    _ value: JSONValue, isSavedLater: Bool
  ) throws(StoreError) {
    guard case .file(let file) = self else { return }
    try file.move(
      from: from, by: moves, time: time, text: JSONWriter.canonical(value),
      isSavedLater: isSavedLater)
  }

  func save() throws(StoreError) {
    guard case .file(let file) = self else { return }
    try file.save()
  }

  func synchronize() throws(StoreError) {
    guard case .file(let file) = self else { return }
    try file.synchronize()
  }
}
