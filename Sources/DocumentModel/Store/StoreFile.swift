import FileStorage

/// A document on disk and its history beside it: `model.json` and `model.json.history`.
///
/// The history tells what is true: a change is added to it, and the disk holds it before the document is
/// replaced. The document follows with each change, or later; whoever opens it next brings it up.
final class StoreFile {
  private(set) var document: StoreDocument
  private var journal: Journal?
  /// What the document is to become; nil when it has caught up.
  private var unsaved: String?

  /// The document, without links.
  var path: String { document.path }
  var historyPath: String { Self.historyPath(of: path) }

  static func historyPath(of path: String) -> String { path + ".history" }

  init(_ document: StoreDocument, journal: Journal?) {
    self.document = document
    self.journal = journal
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
  func changes() throws(StoreError) -> (value: JSONValue, sight: StoreDocument.Sight)? {
    guard let (bytes, sight) = try document.changes() else { return nil }
    return (try document.value(of: bytes), sight)
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

  /// Adds a step; the document becomes `text`, now or later.
  func commit(
    _ step: StoreTransaction, amending: Bool, to old: JSONValue, redo: [Int], text: String,
    isSavedLater: Bool
  ) throws(StoreError) {
    // A tick of a gesture that is saved later is one of many.
    let isSynchronized = step.gesture == nil || !isSavedLater
    try change(text, isSavedLater, from: old, isSynchronized: isSynchronized) {
      journal throws(StoreError) in
      try journal.append(step, amending: amending, to: old, redo: redo)
    }
  }

  /// Adds that the document went to other steps, one after the other.
  func move(
    from: (head: Int, redo: [Int], value: JSONValue), by moves: [StoreMove], time: Double,
    text: String, isSavedLater: Bool
  ) throws(StoreError) {
    try change(text, isSavedLater, from: from.value, isSynchronized: true) {
      journal throws(StoreError) in
      try journal.append(moves: moves, time: time, to: from.value, from: (from.head, from.redo))
    }
  }

  /// Brings the document up to the history.
  func save() throws(StoreError) {
    guard let unsaved else { return }
    let next = try writeNext(unsaved)
    try journal?.synchronize()
    try put(next, unsaved)
  }

  /// Says what the document is to become when it is saved.
  func bringUp(to text: String) { unsaved = text }

  /// Has the document be written anew as it is.
  func restore(to text: String) throws(StoreError) {
    bringUp(to: text)
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
    _ text: String, _ isSavedLater: Bool, from old: JSONValue, isSynchronized: Bool,
    _ body: (Journal) throws(StoreError) -> Void
  ) throws(StoreError) {
    let before = journal?.known
    let next = isSavedLater ? nil : try writeNext(text)
    try record(from: old, isSynchronized: isSynchronized, body)
    guard let next else {
      unsaved = text
      return
    }
    do throws(StoreError) {
      try put(next, text)
    } catch {
      try takeBack(before)
      throw error
    }
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
    let journal = try Journal(file, state: value)
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
  private func put(_ next: FileReplacement, _ text: String) throws(StoreError) {
    if document.isLost { try document.putAside() }
    try document.replace(by: next, holding: text)
    unsaved = nil
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
  private func writeNext(_ text: String) throws(StoreError) -> FileReplacement {
    let next: FileReplacement
    do throws(SystemError) {
      next = try FileReplacement(of: path, permissions: document.permissions)
    } catch {
      throw .notCreated(path, error)
    }
    do throws(SystemError) {
      try next.write(Array(text.utf8))
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
  ///   - state: The document with which it begins.
  ///   - steps: The steps to keep, each made on the one before it.
  func rewrite(
    from state: JSONValue, _ steps: [StoreTransaction], head: Int, redo: [Int],
    labels: [(name: String, id: Int)], present: JSONValue
  ) throws(StoreError) {
    guard let old = journal?.file else { return }
    guard old.isCurrent else { throw .replaced(historyPath) }
    try save()
    var records: [JournalRecord] = [.header(version: JournalRecord.version, state: state)]
    for step in steps { records.append(.step(step)) }
    for label in labels { records.append(.label(label.name, label.id)) }
    records.append(.checkpoint(head: head, next: next, redo: redo, state: present))
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
  }
}
