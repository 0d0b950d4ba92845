import Glibc

/// A document on disk and its history beside it: `model.json` and `model.json.history`.
///
/// The history tells what is true: a change is added to it, and the disk holds it before the document is
/// replaced. The document follows with each change, or later; then the history says that it is behind, and
/// whoever opens it next brings it up.
final class StoreFile {
  private(set) var document: StoreDocument
  private var journal: Journal?
  /// What the document is to become; nil when it has caught up.
  private var unsaved: String?

  /// The document, without links.
  var path: String { document.path }
  var historyPath: String { Self.historyPath(of: path) }
  /// The document as it is about to be.
  private var nextPath: String { Self.nextPath(of: path) }

  static func historyPath(of path: String) -> String { path + ".history" }
  static func nextPath(of path: String) -> String {
    folder(of: path) + "/." + name(of: path) + ".next"
  }
  static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  static func folder(of path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return path.hasPrefix("/") ? "/" + folder.dropFirst().joined(separator: "/") : "."
  }

  init(_ document: StoreDocument, journal: Journal?) {
    self.document = document
    self.journal = journal
  }

  deinit { try? save() }

  /// Whether the document on disk is known to be behind the history.
  var isBehind: Bool { journal?.known.behind == document.seen.digest }

  /// The number of the next step.
  var next: Int { journal?.known.next ?? 1 }

  func step(_ id: Int) throws(StoreError) -> StoreTransaction {
    guard let journal else { throw .noStep("\(id)") }
    return try journal.step(id)
  }

  /// Goes on with another file.
  func adopt(_ journal: Journal) { self.journal = journal }

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

  // MARK: Changing

  /// Adds a step; the document becomes `text`, now or later.
  func commit(
    _ step: StoreTransaction, amending: Bool, to old: JSONValue, redo: [Int], text: String,
    isSavedLater: Bool
  ) throws(StoreError) {
    try change(text, isSavedLater, isSynchronized: step.gesture == nil) {
      document throws(StoreError) in
      let journal = try openJournal(old)
      try journal.append(step, amending: amending, to: old, redo: redo, document: document)
      return journal
    }
  }

  /// Adds that the document is at another step.
  func move(
    from: (head: Int, redo: [Int], value: JSONValue), to head: Int, redo: [Int]?, time: Double,
    text: String, isSavedLater: Bool
  ) throws(StoreError) {
    try change(text, isSavedLater, isSynchronized: true) { document throws(StoreError) in
      let journal = try openJournal(from.value)
      try journal.append(
        head: head, redo: redo, time: time, to: from.value, from: (from.head, from.redo),
        document: document)
      return journal
    }
  }

  /// Brings the document up to the history.
  func save() throws(StoreError) {
    guard let unsaved else { return }
    try writeNext(unsaved)
    try journal?.synchronize()
    do throws(StoreError) {
      try putNext(unsaved)
    } catch {
      JournalFile.remove(nextPath)
      throw error
    }
  }

  /// Says in the history that the document has caught up, if it says otherwise.
  ///
  /// Where that fails, the next one who opens it finds a document as it should be.
  func noteCaughtUp() {
    if journal?.known.behind != nil { try? journal?.appendCaughtUp() }
  }

  /// Says what the document is to become when it is saved.
  func bringUp(to text: String) { unsaved = text }

  func addLabel(_ name: String, to id: Int, of value: JSONValue) throws(StoreError) {
    let journal = try openJournal(value)
    try journal.append(label: name, id)
    try journal.synchronize()
  }

  func synchronize() throws(StoreError) { try journal?.synchronize() }

  /// Adds to the history what `record` says; it gets the digest of a document that is to be behind.
  private func change(
    _ text: String, _ isSavedLater: Bool, isSynchronized: Bool,
    _ record: (_ document: String?) throws(StoreError) -> Journal
  ) throws(StoreError) {
    let before = journal?.known
    // What is added to a file that lost its name would be lost with it.
    guard journal?.file.isCurrent ?? true else { throw .replaced(historyPath) }
    if !isSavedLater { try writeNext(text) }
    do throws(StoreError) {
      let journal = try record(isSavedLater ? document.seen.digest : nil)
      if isSynchronized { try journal.synchronize() }
    } catch {
      giveUp(before)
      throw error
    }
    guard !isSavedLater else {
      unsaved = text
      return
    }
    do throws(StoreError) {
      try putNext(text)
    } catch {
      giveUp(before)
      throw error
    }
  }

  /// Puts what was written beside the document in its place.
  private func putNext(_ text: String) throws(StoreError) {
    try document.replace(by: nextPath, holding: text)
    unsaved = nil
    noteCaughtUp()
  }

  /// Leaves everything as it was.
  private func giveUp(_ known: Journal.Knowledge?) {
    JournalFile.remove(nextPath)
    if let known {
      journal?.restore(known)
    } else if journal != nil {
      JournalFile.remove(historyPath)
      journal = nil
    }
  }

  private func writeNext(_ text: String) throws(StoreError) {
    let file: JournalFile
    do throws(StoreFileError) {
      file = try JournalFile(nextPath, flags: O_WRONLY | O_CREAT | O_TRUNC)
    } catch {
      throw .notCreated(nextPath, code: error.code)
    }
    do throws(StoreFileError) {
      try file.write(Array(text.utf8), at: 0)
      try file.setPermissions(document.permissions)
    } catch {
      JournalFile.remove(nextPath)
      throw .failed(nextPath, code: error.code)
    }
  }

  /// The journal; begun with a document where there is none.
  private func openJournal(_ value: JSONValue) throws(StoreError) -> Journal {
    if let journal { return journal }
    let file: JournalFile
    do throws(StoreFileError) {
      file = try JournalFile(historyPath, flags: O_RDWR | O_CREAT | O_EXCL)
    } catch {
      throw error.code == EEXIST
        ? .replaced(historyPath) : .notCreated(historyPath, code: error.code)
    }
    guard file.lock() else { throw .locked(historyPath) }
    let journal = try Journal(file, state: value)
    JournalFile.synchronizeFolder(Self.folder(of: path))
    self.journal = journal
    return journal
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
    guard journal?.file.isCurrent ?? true else { throw .replaced(historyPath) }
    try save()
    let next = next
    var records: [JournalRecord] = [.header(version: JournalRecord.version, state: state)]
    for step in steps { records.append(.step(step)) }
    for label in labels { records.append(.label(label.name, label.id)) }
    records.append(
      .checkpoint(head: head, next: next, redo: redo, state: present, behind: nil))
    try replaceJournal(by: records.flatMap(\.line))
  }

  private func replaceJournal(by bytes: [UInt8]) throws(StoreError) {
    let temporary = historyPath + ".next"
    let file: JournalFile
    do throws(StoreFileError) {
      file = try JournalFile(temporary, flags: O_RDWR | O_CREAT | O_TRUNC)
      guard file.lock() else { throw StoreFileError(code: EWOULDBLOCK) }
      try file.write(bytes, at: 0)
      try file.synchronize()
      try file.rename(to: historyPath)
      JournalFile.synchronizeFolder(Self.folder(of: path))
    } catch {
      JournalFile.remove(temporary)
      throw .failed(temporary, code: error.code)
    }
    guard let (journal, _) = try Journal.open(file) else {
      throw .damaged(historyPath, "it can't be read again")
    }
    adopt(journal)
  }
}
