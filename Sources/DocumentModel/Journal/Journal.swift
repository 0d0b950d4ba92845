/// The file of a store's history: lines that are only ever added, each with a checksum.
///
/// To go on, only what stands behind the last checkpoint is read; older steps are read when they are
/// asked for.
final class Journal {
  /// What is known of the file.
  struct Knowledge {
    /// The bytes that count; nothing is behind them.
    fileprivate(set) var end: Int
    /// The number of the next step.
    fileprivate(set) var next = 1
    /// Where the last checkpoint or the header stands.
    fileprivate var checkpoint: Int
    fileprivate var linesSinceCheckpoint = 0
    /// Where the steps stand that were read or written lately, from `indexedFrom` on.
    fileprivate var places: [Int: Range<Int>] = [:]
    fileprivate var indexedFrom: Int
    /// The digest of the document on disk, as long as it is behind the steps.
    fileprivate(set) var behind: String?

    fileprivate init(start: Int) {
      end = start
      checkpoint = start
      indexedFrom = start
    }
  }

  let file: JournalFile
  private(set) var known: Knowledge
  /// What gestures, undo and those who look back ask for again.
  private var recent = RecentSteps()

  /// After how many lines a checkpoint is due, unless they are shorter than the state.
  static let checkpointInterval = 64

  /// Takes over a file, of which nothing before `start` is read yet.
  init(_ file: JournalFile, start: Int) {
    self.file = file
    known = Knowledge(start: start)
  }

  /// Begins an empty file.
  init(_ file: JournalFile, state: JSONValue) throws(StoreError) {
    self.file = file
    known = Knowledge(start: 0)
    try append([.header(version: JournalRecord.version, state: state)])
  }

  // MARK: Writing

  /// Adds a step, and before it a checkpoint where one is due.
  ///
  /// - Parameter document: The digest of the document on disk, if it is about to be behind.
  func append(
    _ step: StoreTransaction, amending: Bool, to old: JSONValue, redo: [Int], document: String?
  ) throws(StoreError) {
    // Amended lines stand behind one checkpoint.
    let checkpoint = amending ? [] : checkpointIfDue(head: step.parent, redo: redo, old)
    try append(checkpoint + behind(document) + [.step(step)])
  }

  /// Adds that the document is at another step.
  func append(
    head: Int, redo: [Int]?, time: Double, to old: JSONValue, from: (head: Int, redo: [Int]),
    document: String?
  ) throws(StoreError) {
    let checkpoint = checkpointIfDue(head: from.head, redo: from.redo, old)
    try append(checkpoint + behind(document) + [.head(head, redo: redo, time: time)])
  }

  /// Adds that the document on disk has caught up.
  func appendCaughtUp() throws(StoreError) { try append([.behind(nil)]) }

  /// What tells that the document on disk is about to be behind, unless it is known.
  private func behind(_ document: String?) -> [JournalRecord] {
    guard let document, known.behind != document else { return [] }
    return [.behind(document)]
  }

  private func checkpointIfDue(head: Int, redo: [Int], _ state: JSONValue) -> [JournalRecord] {
    guard isCheckpointDue(state) else { return [] }
    return [
      .checkpoint(head: head, next: known.next, redo: redo, state: state, behind: known.behind)
    ]
  }

  func append(label: String, _ id: Int) throws(StoreError) { try append([.label(label, id)]) }

  func synchronize() throws(StoreError) {
    do throws(StoreFileError) {
      try file.synchronize()
    } catch {
      throw .failed(file.path, code: error.code)
    }
  }

  /// Takes back what was added since something was known.
  func restore(_ known: Knowledge) {
    _ = try? file.truncate(to: known.end)
    self.known = known
    recent = RecentSteps()
  }

  private func isCheckpointDue(_ state: JSONValue) -> Bool {
    guard known.linesSinceCheckpoint >= Self.checkpointInterval else { return false }
    // A large document is not written again for a few small changes.
    return known.end - known.checkpoint > JSONWriter.compact(state).utf8.count
  }

  /// Writes lines; a write that fails half-way is taken back.
  private func append(_ records: [JournalRecord]) throws(StoreError) {
    var bytes: [UInt8] = []
    var marks: [(JournalRecord, Range<Int>)] = []
    for record in records {
      let line = record.line
      marks.append((record, known.end + bytes.count..<known.end + bytes.count + line.count))
      bytes += line
    }
    do throws(StoreFileError) {
      try file.write(bytes, at: known.end)
    } catch {
      _ = try? file.truncate(to: known.end)
      throw .failed(file.path, code: error.code)
    }
    for (record, place) in marks { note(record, at: place) }
  }

  /// Keeps in mind what a line that was written or read says, and where it stands.
  func note(_ record: JournalRecord, at place: Range<Int>) {
    known.end = place.upperBound
    switch record {
    case .step(let step):
      known.places[step.id] = place
      recent.keep(step, size: place.count)
      known.next = step.id + 1
      known.linesSinceCheckpoint += 1
    case .head: known.linesSinceCheckpoint += 1
    case .checkpoint(_, let next, _, _, let behind):
      known.next = next
      known.behind = behind
      guard place.lowerBound > known.checkpoint else { return }
      // What is older is found again by the chain of checkpoints.
      known.places = known.places.filter { $0.value.lowerBound >= known.checkpoint }
      known.indexedFrom = known.checkpoint
      known.checkpoint = place.lowerBound
      known.linesSinceCheckpoint = 0
    case .behind(let digest): known.behind = digest
    case .header, .label: break
    }
  }

  // MARK: Reading

  /// A step by its number.
  func step(_ id: Int) throws(StoreError) -> StoreTransaction {
    if let step = recent[id] { return step }
    while known.places[id] == nil, known.indexedFrom > 0, id < known.next { try indexEarlier() }
    guard let place = known.places[id] else {
      guard id > 0, id < known.next else { throw .noStep("\(id)") }
      throw .damaged(file.path, "step \(id) can't be read")
    }
    guard case .step(let step)? = JournalRecord(try bytes(place).dropLast()), step.id == id else {
      throw .damaged(file.path, "step \(id) can't be read")
    }
    recent.keep(step, size: place.count)
    return step
  }

  /// Looks for steps between the checkpoint before the ones known and that.
  private func indexEarlier() throws(StoreError) {
    let end = known.indexedFrom
    guard let start = try JournalStart.find(in: file, before: end) else {
      throw .damaged(file.path, "nothing before byte \(end) can be read")
    }
    let old = known.places
    for (line, place) in JournalLines(try bytes(start..<end), offset: start) {
      guard case .step(let step)? = line.flatMap({ JournalRecord($0) }) else { continue }
      known.places[step.id] = place
    }
    known.places.merge(old) { _, later in later }
    known.indexedFrom = start
  }

  func bytes(_ range: Range<Int>) throws(StoreError) -> [UInt8] {
    do throws(StoreFileError) {
      return try file.read(range.count, at: range.lowerBound)
    } catch {
      throw .failed(file.path, code: error.code)
    }
  }
}
