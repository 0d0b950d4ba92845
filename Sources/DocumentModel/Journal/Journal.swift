import FileStorage

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
    /// Steps of which a later line is lost: they are not known as they were in the end.
    fileprivate(set) var outdated: Set<Int> = []
    fileprivate var trail = JournalTrail()

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
  /// Whether something may stand behind what counts: the rest of a line that could not be written.
  private var hasRest = false

  /// Whether no line of it was read yet.
  var isEmpty: Bool { known.end == known.checkpoint }

  /// After how many lines a checkpoint is due, unless they are shorter than the state.
  static let checkpointInterval = 64

  /// Takes over a file, of which nothing before `start` is read yet.
  init(_ file: JournalFile, start: Int) {
    self.file = file
    known = Knowledge(start: start)
  }

  /// Begins an empty file.
  init(_ file: JournalFile, state: JSONValue, source: String?) throws(StoreError) {
    self.file = file
    known = Knowledge(start: 0)
    try append([.header(version: JournalRecord.version, state: state, source: source)])
  }

  // MARK: Writing

  /// Adds a step to the present, and before it a checkpoint where one is due.
  func append(_ step: StoreTransaction, amending: Bool, to present: JournalPresent)
    throws(StoreError)
  {
    // Amended lines stand behind one checkpoint.
    let checkpoint = amending ? [] : checkpointIfDue(present)
    try append(checkpoint + [.step(step)])
  }

  /// Adds that the document went to other steps, one after the other.
  ///
  /// - Parameter reached: Where it is then, if the lines do not lead to its text.
  func append(
    moves: [StoreMove], time: Double, from present: JournalPresent, reached: JournalPresent?
  ) throws(StoreError) {
    let heads = moves.map { move in
      JournalRecord.head(move.id, redo: move.isJump ? move.redo : nil, time: time, left: move.left)
    }
    try append(checkpointIfDue(present) + heads + (reached.map { [checkpoint($0)] } ?? []))
  }

  private func checkpointIfDue(_ present: JournalPresent) -> [JournalRecord] {
    guard present.isNews || isCheckpointDue(present.state.value) else { return [] }
    return [checkpoint(present)]
  }

  private func checkpoint(_ present: JournalPresent) -> JournalRecord {
    .checkpoint(
      head: present.state.head, next: known.next, redo: present.state.redo,
      state: present.state.value,
      source: JournalRecord.source(present.text, of: present.state.value))
  }

  func append(label: String, _ id: Int) throws(StoreError) { try append([.label(label, id)]) }

  func synchronize() throws(StoreError) {
    do throws(SystemError) {
      try file.synchronize()
    } catch {
      throw .failed(file.path, error)
    }
  }

  /// Takes back what was added since something was known, on the disk too.
  func restore(_ known: Knowledge) throws(StoreError) {
    guard hasRest || self.known.end != known.end else { return }
    self.known = known
    recent = RecentSteps()
    hasRest = true
    do throws(SystemError) {
      try cutRest()
      try file.synchronize()
    } catch {
      throw .unfinished(file.path, error)
    }
  }

  private func cutRest() throws(SystemError) {
    guard hasRest else { return }
    try file.truncate(to: known.end)
    hasRest = false
  }

  private func isCheckpointDue(_ state: JSONValue) -> Bool {
    guard known.linesSinceCheckpoint >= Self.checkpointInterval else { return false }
    // A large document is not written again for a few small changes.
    return known.end - known.checkpoint > JSONWriter.compact(state).utf8.count
  }

  /// Writes lines; what a write that failed half-way left counts for nothing and is cut off later.
  private func append(_ records: [JournalRecord]) throws(StoreError) {
    var bytes: [UInt8] = []
    var marks: [(JournalRecord, Range<Int>)] = []
    for record in records {
      let line = record.line
      marks.append((record, known.end + bytes.count..<known.end + bytes.count + line.count))
      bytes += line
    }
    do throws(SystemError) {
      try cutRest()
      hasRest = true
      try file.write(bytes, at: known.end)
      hasRest = false
    } catch {
      throw .failed(file.path, error)
    }
    for (record, place) in marks { note(record, at: place) }
  }

  /// Keeps in mind what a line that was written or read says, and where it stands.
  func note(_ record: JournalRecord, at place: Range<Int>) {
    known.end = place.upperBound
    if let id = known.trail.follow(record) { known.outdated.insert(id) }
    switch record {
    case .step(let step):
      known.places[step.id] = place
      recent.keep(step, size: place.count)
      known.next = max(known.next, step.id + 1)
      known.linesSinceCheckpoint += 1
    case .head: known.linesSinceCheckpoint += 1
    case .checkpoint(_, let next, _, _, _):
      known.next = max(known.next, next)
      guard place.lowerBound > known.checkpoint else { return }
      // What is older is found again by the chain of checkpoints.
      known.places = known.places.filter { $0.value.lowerBound >= known.checkpoint }
      known.indexedFrom = known.checkpoint
      known.checkpoint = place.lowerBound
      known.linesSinceCheckpoint = 0
    case .header, .label, .behind: break
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
      throw .damaged(file.path, "no data before byte \(end) can be read")
    }
    let old = known.places
    var trail = JournalTrail()
    for (line, place) in JournalLines(try bytes(start..<known.checkpoint), offset: start) {
      // The first line behind these tells what the last step was in the end.
      guard let record = line.flatMap({ JournalRecord($0) }) else { continue }
      if let id = trail.follow(record) { known.outdated.insert(id) }
      guard place.lowerBound < end else { break }
      if case .step(let step) = record { known.places[step.id] = place }
    }
    known.places.merge(old) { _, later in later }
    known.indexedFrom = start
  }

  /// The digest of the document before the first step.
  ///
  /// - Throws: `damaged` where the first line can't be read.
  func startDigest() throws(StoreError) -> String {
    let line = try bytes(0..<JournalStart.headerEnd(in: file)).dropLast()
    guard case .header(_, let state, _)? = JournalRecord(line)
    else { throw .damaged(file.path, "its first line can't be read") }
    return StateDigest.of(state)
  }

  /// When it was written last, in nanoseconds since 1970.
  func written() throws(StoreError) -> Int {
    do throws(SystemError) {
      return try file.written()
    } catch {
      throw .failed(file.path, error)
    }
  }

  /// Whether a state or a text with this digest was ever written down.
  ///
  /// Complexity: the length of the file.
  func knows(_ digest: String) throws(StoreError) -> Bool {
    // The last member of a step is the digest of its state; before it stands that of its text.
    let end = Array("\"digest\":\"\(digest)\"}".utf8)
    for (line, _) in JournalLines(try bytes(0..<known.end), offset: 0) {
      guard let line else { continue }
      if JournalRecord.isStart(line) {
        if JournalRecord(line)?.hasText(digest) == true { return true }
      } else if line.suffix(end.count).elementsEqual(end)
        || line.dropLast(end.count + 1).suffix(end.count).elementsEqual(end)
      {
        if JournalRecord(line) != nil { return true }
      }
    }
    return false
  }

  func bytes(_ range: Range<Int>) throws(StoreError) -> [UInt8] {
    do throws(SystemError) {
      return try file.read(range.count, at: range.lowerBound)
    } catch {
      throw .failed(file.path, error)
    }
  }
}

/// The state and the text of a document when lines are added to its history.
struct JournalPresent {
  let state: StorePresent
  let text: [UInt8]
  /// Whether the lines do not lead to the text.
  let isNews: Bool
}

extension JournalRecord {
  /// Whether the line begins reading, with a state or text of this digest.
  fileprivate func hasText(_ digest: String) -> Bool {
    switch self {
    case .header(_, let state, let source), .checkpoint(_, _, _, let state, let source):
      StateDigest.of(state) == digest || source.map { StateDigest.of($0) } == digest
    case .step, .head, .label, .behind: false
    }
  }
}
