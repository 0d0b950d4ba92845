import FileStorage

/// A document on disk and its history beside it: `model.json` and `model.json.history`.
///
/// The history tells what is true: a change is added to it, and the disk holds it before the document is
/// replaced. The document follows with each change, or later; whoever opens it next brings it up.
final class StoreFile {
  private(set) var document: StoreDocument
  private var journal: Journal?
  /// The text at the current step.
  private var text: DocumentText
  /// Whether the history leads to that text: not if others changed comments or white space only.
  private var isTextRecorded: Bool
  /// Whether the document has yet to become that text.
  private var isBehind = false

  /// The document, without links.
  var path: String { document.path }
  var historyPath: String { Self.historyPath(of: path) }

  static func historyPath(of path: String) -> String { path + ".history" }

  /// - Parameter isRecorded: Whether the history leads to the text.
  init(_ document: StoreDocument, journal: Journal?, text: DocumentText, isRecorded: Bool) {
    self.document = document
    self.journal = journal
    (self.text, isTextRecorded) = (text, isRecorded)
  }

  deinit { try? save() }

  /// The number of the next step.
  var next: Int { journal?.known.next ?? 1 }

  func step(_ id: Int) throws(StoreError) -> StoreTransaction {
    guard let journal else { throw .noStep("\(id)") }
    return try journal.step(id)
  }

  /// What a step's state is known by; nil without a history.
  func digest(of id: Int) throws(StoreError) -> String? {
    id == 0 ? try journal?.startDigest() : try journal?.step(id).digest
  }

  /// Whether a later line of a step is lost, so that it is not known as it was in the end.
  func isOutdated(_ id: Int) -> Bool { journal?.known.outdated.contains(id) ?? false }

  // MARK: Changes by others

  /// What others made of the document since it was read or written last; nil if nobody did.
  func changes() throws(StoreError) -> (written: WrittenDocument, sight: StoreDocument.Sight)? {
    guard let (bytes, sight) = try document.changes() else { return nil }
    return (WrittenDocument(value: try document.value(of: bytes), bytes: bytes), sight)
  }

  /// Takes over the text of the document, which others wrote for the same value.
  func adopt(_ bytes: [UInt8]) {
    text = DocumentText(bytes, name: document.name)
    (isTextRecorded, isBehind) = (false, false)
  }

  /// Lets the document that others wrote be replaced, for as long as `body` runs or for good if it succeeds.
  func accepting<Result>(
    _ sight: StoreDocument.Sight, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let before = document.seen
    document.see(sight)
    do throws(StoreError) {
      return try body()
    } catch {
      document.see(before)
      throw error
    }
  }

  /// Lets a document that can't be read be put aside for one that can.
  func giveUpDocument() { document.isLost = true }

  // MARK: Changing

  /// Adds a step, which makes `new` of the present; the document follows, now or later.
  ///
  /// - Parameter written: The document's text, if others wrote it.
  func commit(
    _ step: StoreTransaction, amending: Bool, to present: StorePresent, _ new: JSONValue,
    written: [UInt8]?, isSavedLater: Bool
  ) throws(StoreError) {
    var (step, base) = (step, amending ? try textBefore(step, present) : text)
    let (next, edits) =
      written.map {
        (DocumentText($0, name: document.name), TextEdits(from: base.bytes, to: $0))
      } ?? base.edited(to: new)
    let digest = StateDigest.of(next.bytes)
    let isCanonical = digest == step.digest && StateDigest.of(base.bytes) == step.base
    step.source = isCanonical ? nil : StepSource(edits, digest: digest)
    // A tick of a gesture that is saved later is one of many.
    let isSynchronized = step.gesture == nil || !isSavedLater
    try change(to: next, isSavedLater, from: present.value, isSynchronized: isSynchronized) {
      journal throws(StoreError) in
      try journal.append(step, amending: amending, to: describe(present))
    }
  }

  /// The text before a step that is to get more of its gesture.
  private func textBefore(_ step: StoreTransaction, _ present: StorePresent) throws(StoreError)
    -> DocumentText
  {
    let value: JSONValue
    var recorded = RecordedText(text.bytes)
    do {
      value = try present.value.moved(from: step.id, to: step.parent, by: self.step) {
        recorded.go(over: $0, isUndone: $1, from: $2)
      }
    } catch {
      throw .damaged(historyPath, "step \(step.id) can't be undone")
    }
    return recorded.bytes(of: value).map { DocumentText($0, name: document.name) }
      ?? DocumentText(canonical: value, name: document.name)
  }

  /// Adds that the document went to other steps, one after the other.
  func move(
    from present: StorePresent, by moves: [StoreMove], time: Double, to new: JSONValue,
    isSavedLater: Bool
  ) throws(StoreError) {
    guard let last = moves.last else { return }
    let (next, isRecorded) = text(at: last.id, from: present, to: new)
    let reached =
      isRecorded
      ? nil
      : JournalPresent(
        state: StorePresent(head: last.id, redo: last.redo, value: new),
        text: next.bytes, isNews: true)
    try change(to: next, isSavedLater, from: present.value, isSynchronized: true) {
      journal throws(StoreError) in
      try journal.append(moves: moves, time: time, from: describe(present), reached: reached)
    }
  }

  /// Returns the text at another step, and whether the steps on the way lead to it.
  ///
  /// They do not if others changed the text in between; then it is the current text with the fewest changes.
  private func text(at id: Int, from present: StorePresent, to new: JSONValue) -> (
    DocumentText, Bool
  ) {
    var recorded = RecordedText(text.bytes)
    let value = try? present.value.moved(from: present.head, to: id, by: step) {
      recorded.go(over: $0, isUndone: $1, from: $2)
    }
    if value != nil, let bytes = recorded.bytes(of: new) {
      var next = DocumentText(bytes, name: document.name)
      if next.reads(as: new) { return (next, true) }
    }
    return (text.edited(to: new).text, false)
  }

  /// The present as a checkpoint tells it.
  private func describe(_ present: StorePresent) -> JournalPresent {
    JournalPresent(state: present, text: text.bytes, isNews: !isTextRecorded)
  }

  /// Brings the document up to the history.
  func save() throws(StoreError) {
    guard isBehind else { return }
    let next = try writeNext(text)
    try journal?.synchronize()
    try put(next, text)
  }

  /// Writes the document of the current step again, with as few changes of the existing file as possible.
  ///
  /// - Parameter leftover: The bytes of the existing file, if others may have changed it.
  func restore(_ value: JSONValue, keeping leftover: [UInt8]? = nil) throws(StoreError) {
    if let leftover {
      var found = DocumentText(leftover, name: document.name)
      (text, isTextRecorded) = (found.edited(to: value).text, false)
    } else if !text.reads(as: value) {
      (text, isTextRecorded) = (DocumentText(canonical: value, name: document.name), false)
    }
    isBehind = true
    try save()
  }

  func addLabel(_ name: String, to id: Int, of value: JSONValue) throws(StoreError) {
    try record(from: value, isSynchronized: true) { journal throws(StoreError) in
      try journal.append(label: name, id)
    }
  }

  func synchronize() throws(StoreError) { try journal?.synchronize() }

  /// Adds to the history what `body` says, and has the document follow.
  private func change(
    to text: DocumentText, _ isSavedLater: Bool, from old: JSONValue, isSynchronized: Bool,
    _ body: (Journal) throws(StoreError) -> Void
  ) throws(StoreError) {
    let before = journal?.known
    let isThere = document.holds(text.bytes)
    let next = isSavedLater || isThere ? nil : try writeNext(text)
    try record(from: old, isSynchronized: isSynchronized, body)
    if let next {
      do throws(StoreError) {
        try put(next, text)
      } catch {
        try takeBack(before)
        throw error
      }
    }
    isBehind = next == nil && !isThere
    (self.text, isTextRecorded) = (text, true)
  }

  /// Adds to the history, which begins with it if there is none; it is as before if that fails.
  private func record(
    from old: JSONValue, isSynchronized: Bool, _ body: (Journal) throws(StoreError) -> Void
  ) throws(StoreError) {
    guard let journal else {
      journal = try begin(old, body)
      return
    }
    // What is added to a file that lost its name would be lost with it.
    guard journal.file.isCurrent else { throw .replaced(historyPath) }
    let before = journal.known
    do throws(StoreError) {
      try body(journal)
      if isSynchronized { try journal.synchronize() }
    } catch {
      try takeBack(before)
      throw error
    }
  }

  /// A history whose first lines are a document and what `body` adds; nobody sees it before it is whole.
  private func begin(
    _ value: JSONValue, _ body: (Journal) throws(StoreError) -> Void
  ) throws(StoreError) -> Journal {
    let file: JournalFile
    do throws(SystemError) {
      file = try JournalFile(
        beginning: historyPath, permissions: (document.permissions ?? 0o644) & 0o666)
    } catch {
      throw .notCreated(historyPath, error)
    }
    let journal = try Journal(
      file, state: value, source: JournalRecord.source(text.bytes, of: value))
    try body(journal)
    do throws(SystemError) {
      try file.publish()
    } catch {
      guard !error.isExisting else { throw .replaced(historyPath) }
      throw .failed(historyPath, error)
    }
    return journal
  }

  /// Puts what was written beside the document in its place.
  private func put(_ next: FileReplacement, _ text: DocumentText) throws(StoreError) {
    if document.isLost { try document.putAside() }
    try document.replace(by: next, holding: text.bytes)
    isBehind = false
    // The history has it: without the name on the disk, whoever opens the document next brings it up.
    _ = try? FileSystem.synchronizeFolder(FileSystem.folder(of: path))
  }

  /// Leaves the history as it was.
  private func takeBack(_ known: Journal.Knowledge?) throws(StoreError) {
    if let known {
      try journal?.restore(known)
    } else if let begun = journal {
      if begun.file.isCurrent { FileSystem.remove(historyPath) }
      journal = nil
    }
  }

  /// Writes what the document is to become, beside it.
  private func writeNext(_ text: DocumentText) throws(StoreError) -> FileReplacement {
    let next: FileReplacement
    do throws(SystemError) {
      next = try FileReplacement(of: path, permissions: document.permissions)
    } catch {
      throw .notCreated(path, error)
    }
    do throws(SystemError) {
      try next.write(text.bytes)
      try next.synchronize()
    } catch {
      throw .failed(path, error)
    }
    return next
  }
}

extension StoreFile {
  /// Replaces the history by a shorter one.
  ///
  /// - Parameters:
  ///   - state: The document with which it begins, and its step now.
  ///   - steps: The steps to keep, each made on the one before it.
  ///   - head: The step where the document is, by its number then.
  func rewrite(
    from first: (id: Int, state: JSONValue), _ steps: [StoreTransaction], head: Int,
    labels: [(name: String, id: Int)], present: StorePresent
  ) throws(StoreError) {
    guard let old = journal?.file else { return }
    guard old.isCurrent else { throw .replaced(historyPath) }
    try save()
    let start = text(at: first.id, from: present, to: first.state).0
    var records: [JournalRecord] = [
      .header(
        version: JournalRecord.version, state: first.state,
        source: JournalRecord.source(start.bytes, of: first.state))
    ]
    for step in steps { records.append(.step(step)) }
    for label in labels { records.append(.label(label.name, label.id)) }
    records.append(
      .checkpoint(
        head: head, next: next, redo: present.redo, state: present.value,
        source: JournalRecord.source(text.bytes, of: present.value)))
    let file: JournalFile
    do throws(SystemError) {
      file = try JournalFile(beginning: historyPath, permissions: try old.permissions())
      try file.write(records.flatMap(\.line), at: 0)
      try file.publish(replacing: true)
    } catch {
      throw .failed(historyPath, error)
    }
    guard let (journal, _) = try Journal.open(file) else {
      throw .damaged(historyPath, "it can't be read again")
    }
    self.journal = journal
    isTextRecorded = true
  }
}
