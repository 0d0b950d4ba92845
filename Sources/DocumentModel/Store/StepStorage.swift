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

  /// Keeps a step, which makes `new` of the present.
  ///
  /// - Parameter written: The document's text, if others wrote it.
  mutating func append(
    _ step: StoreTransaction, amending: Bool, to present: StorePresent, _ new: JSONValue,
    written: [UInt8]?, isSavedLater: Bool
  ) throws(StoreError) {
    switch self {
    case .memory(var steps, let next):
      self = .memory([:], next: next)
      steps[step.id] = step
      self = .memory(steps, next: amending ? next : next + 1)
    case .file(let file):
      try file.commit(
        step, amending: amending, to: present, new, written: written, isSavedLater: isSavedLater)
    }
  }

  /// Keeps that the document went to other steps.
  func move(
    from present: StorePresent, by moves: [StoreMove], time: Double, to value: JSONValue,
    isSavedLater: Bool
  ) throws(StoreError) {
    guard case .file(let file) = self else { return }
    try file.move(from: present, by: moves, time: time, to: value, isSavedLater: isSavedLater)
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
