import FileStorage
import Glibc

extension DocumentStore {
  /// An observation made when a store was opened.
  public struct Note: Sendable, Equatable {
    /// The observation, in a sentence.
    public let sentence: String
  }

  /// The purpose of opening a store.
  public enum Purpose: Sendable {
    /// To look: no file is changed, and a document that can't be read hides no history.
    case looking
    /// To go to steps that the history has: a document that can't be read is replaced.
    case moving
    /// To change the content of the document, which must be readable.
    case editing
  }

  /// The time of the system's clock, in seconds since 1970.
  public static var now: Double { Double(FileSystem.now) / 1_000_000_000 }

  /// Opens a document and its history.
  ///
  /// Damaged lines after the last verifiable line of the history are kept beside it as `.torn` and
  /// reported. A document in the state of an earlier step is a leftover, and is updated; a document that was
  /// changed by others becomes a step of the origin `external`.
  ///
  /// - Parameters:
  ///   - path: The document, whose history is beside it, in `NAME.history`.
  ///   - limits: The document's limits.
  ///   - purpose: The purpose of opening it.
  ///   - clock: The time in seconds since 1970.
  /// - Returns: The store, and the observations.
  /// - Throws: ``StoreError``.
  public static func open(
    _ path: String, limits: DocumentLimits = DocumentLimits(), for purpose: Purpose = .editing,
    clock: @escaping () -> Double = { DocumentStore.now }
  ) throws(StoreError) -> (store: DocumentStore, notes: [Note]) {
    var opener = StoreOpener(path: path, limits: limits, purpose: purpose)
    let store = try opener.open(clock)
    return (store, opener.notes)
  }
}

/// Opens a document with its history.
private struct StoreOpener {
  let path: String
  let name: String
  let limits: DocumentLimits
  let purpose: DocumentStore.Purpose
  var notes: [DocumentStore.Note] = []

  private var isReadOnly: Bool { purpose == .looking }

  init(path: String, limits: DocumentLimits, purpose: DocumentStore.Purpose) {
    self.path = FileSystem.resolved(path) ?? path
    name = path
    self.limits = limits
    self.purpose = purpose
  }

  mutating func open(_ clock: @escaping () -> Double) throws(StoreError) -> DocumentStore {
    let history = StoreFile.historyPath(of: path)
    if !isReadOnly { AbandonedFiles.remove(in: FileSystem.folder(of: path)) }
    let file = try openHistory(history)
    // Looked at under the lock.
    let (document, contents) = try StoreDocument.read(path, name: name, limits: limits)
    guard let file, let (journal, opening) = try readHistory(file, document, contents)
    else {
      guard let contents else { throw .unreadable(name, SystemError.missing) }
      let opening = Journal.Opening(value: try document.value(of: contents.bytes))
      let text = DocumentText(contents.bytes, name: name)
      let stored = StoreFile(document, journal: nil, text: text, isRecorded: true)
      return DocumentStore(opening, file: stored, clock: clock)
    }
    let recorded = Self.text(of: opening, in: journal, contents)
    let text =
      recorded.map { DocumentText($0, name: name) }
      ?? DocumentText(canonical: opening.value, name: name)
    let stored = StoreFile(document, journal: journal, text: text, isRecorded: recorded != nil)
    let store = DocumentStore(opening, file: stored, clock: clock)
    try reconcile(store, stored, journal, with: contents, expecting: text.bytes)
    return store
  }

  /// The text that a history leads to, if it does: mostly that of the document, as the last step tells.
  private static func text(
    of opening: Journal.Opening, in journal: Journal, _ contents: FileSystem.Contents?
  ) -> [UInt8]? {
    if let bytes = contents?.bytes, let source = try? journal.step(opening.head).source,
      source.digest == StateDigest.of(bytes)
    {
      return bytes
    }
    return opening.text.bytes(of: opening.value)
  }

  private mutating func note(_ sentence: String) {
    notes.append(DocumentStore.Note(sentence: sentence))
  }

  // MARK: The history

  private func openHistory(_ history: String) throws(StoreError) -> JournalFile? {
    while true {
      do throws(SystemError) {
        let file = try JournalFile(history, isReadOnly: isReadOnly)
        guard !isReadOnly else { return file }
        guard try file.lock() else { throw SystemError.locked }
        // Another writer may have put a shorter history in its place just before.
        if file.isCurrent { return file }
      } catch {
        if error == .locked { throw .locked(history) }
        if error.isMissing { return nil }
        throw isReadOnly ? .unreadable(history, error) : .notCreated(history, error)
      }
    }
  }

  /// Reads the history and puts aside what is damaged; nil if nothing in it counts.
  private mutating func readHistory(
    _ file: JournalFile, _ document: StoreDocument, _ contents: FileSystem.Contents?
  ) throws(StoreError) -> (Journal, Journal.Opening)? {
    var found = try Journal.open(file)
    // Before steps are given up, the document is asked.
    if found == nil || found?.1.rest == .damaged, let contents,
      let present = try? document.value(of: contents.bytes),
      let whole = try Journal.open(file, holding: present)
    {
      found = whole
    }
    guard let (journal, opening) = found else {
      try setAside(file, from: 0)
      return nil
    }
    if opening.damagedLines > 0 {
      let count = opening.damagedLines
      note(
        "\(count) damaged line\(count == 1 ? " is" : "s are") ignored in \(file.path)")
    }
    switch opening.rest {
    case .nothing: break
    case .damaged: try setAside(file, from: journal.known.end)
    case .unfinished:
      // Nobody was told that this was written.
      if !isReadOnly { try cut(file, to: journal.known.end) }
    }
    return (journal, opening)
  }

  private func cut(_ file: JournalFile, to size: Int) throws(StoreError) {
    do throws(SystemError) {
      try file.truncate(to: size)
    } catch {
      throw .failed(file.path, error)
    }
  }

  /// Moves what is behind a place of the history to a file of its own.
  private mutating func setAside(_ file: JournalFile, from start: Int) throws(StoreError) {
    let history = file.path
    do throws(SystemError) {
      let count = try file.size() - start
      let bytes = try file.read(count, at: start)
      // What a first writer left that was killed before a history was begun in one piece.
      let isNothing = start == 0 && !bytes.contains(ASCII.lineFeed)
      guard !isReadOnly else {
        guard start > 0 || isNothing else { throw SystemError.unproven }
        if start > 0 { note("the last \(count) bytes of \(history) are damaged and ignored") }
        return
      }
      guard !isNothing else {
        FileSystem.remove(history)
        return
      }
      let torn = try Self.keep(bytes, beside: history, permissions: try file.permissions())
      guard start > 0 else {
        FileSystem.remove(history)
        return note(
          "\(history) can't be read; it was renamed to \(torn), and a new history was started")
      }
      try file.truncate(to: start)
      try file.synchronize()
      note("the last \(count) bytes of \(history) were damaged; they were moved to \(torn)")
    } catch {
      if error == .unproven { throw .damaged(history, "no step can be verified") }
      throw .failed(history, error)
    }
  }

  private static func keep(_ bytes: [UInt8], beside history: String, permissions: UInt32)
    throws(SystemError) -> String
  {
    let torn = FileSystem.freeName(history + ".torn")
    let copy = try FileReplacement(of: torn, permissions: permissions)
    try copy.write(bytes)
    try copy.commitAsNew()
    return torn
  }

  // MARK: The document

  /// Brings the document and its history together.
  private mutating func reconcile(
    _ store: DocumentStore, _ file: StoreFile, _ journal: Journal,
    with contents: FileSystem.Contents?, expecting expected: [UInt8]
  ) throws(StoreError) {
    switch try sight(of: contents, expected, store.value, file.document, journal) {
    case .same: return
    case .respelled(let written): _ = try store.takeIn(written, in: file)
    case .leftover(let words, let changed):
      let step = "step \(store.head), the last step of its history"
      guard !isReadOnly else {
        return note("\(name) \(words); it is read as of \(step)")
      }
      try file.restore(store.value, keeping: changed)
      note("\(name) \(words); it was updated to \(step)")
    case .outside(let written):
      guard !isReadOnly else {
        store.outside = written.value
        return note("\(name) was changed by another program since step \(store.head)")
      }
      if let note = try store.takeIn(written, in: file) { notes.append(note) }
    case .lost(let error):
      guard purpose != .editing else { throw error }
      let words = contents == nil ? "is missing" : "can't be read"
      let rest =
        contents == nil || isReadOnly
        ? "" : "; the current file is kept as \(name).broken when it is replaced"
      note("\(name) \(words)\(Self.reason(error)); its history is at step \(store.head)\(rest)")
      if !isReadOnly { file.giveUpDocument() }
    }
  }

  private static func reason(_ error: StoreError) -> String {
    guard case .document(let diagnostics) = error, let first = diagnostics.first else { return "" }
    return " (\(first.message))"
  }

  /// What a document is, seen from its history.
  private enum Relation {
    case same
    /// The same value with other comments, white space or spellings.
    case respelled(WrittenDocument)
    /// The document is that of an earlier state, which is described; with its bytes if another program changed its text.
    case leftover(String, changed: [UInt8]?)
    case outside(WrittenDocument)
    case lost(StoreError)
  }

  private func sight(
    of contents: FileSystem.Contents?, _ expected: [UInt8], _ present: JSONValue,
    _ document: StoreDocument, _ journal: Journal
  ) throws(StoreError) -> Relation {
    guard let contents else { return .lost(.unreadable(name, SystemError.missing)) }
    guard contents.bytes != expected else { return .same }
    let value: JSONValue
    do throws(StoreError) {
      value = try document.value(of: contents.bytes)
    } catch {
      guard case .document = error else { throw error }
      return contents.bytes.isTorn(from: expected)
        ? .leftover("was incomplete", changed: nil) : .lost(error)
    }
    let written = WrittenDocument(value: value, bytes: contents.bytes)
    guard !value.isIdentical(to: present) else { return .respelled(written) }
    guard try isOlder(contents.status, than: journal), try journal.knows(StateDigest.of(value))
    else {
      return .outside(written)
    }
    let isKnown = try journal.knows(StateDigest.of(contents.bytes))
    return .leftover("was at an earlier step", changed: isKnown ? nil : contents.bytes)
  }

  /// How much later than the last line a file may seem to be written that was written before it, in
  /// nanoseconds.
  ///
  /// Source: the times of FAT, the coarsest that there are, go by two seconds.
  private static let clockTolerance = 2_000_000_000

  /// Whether a document may have been written before the last line of its history.
  ///
  /// Who goes back to an earlier state by another program does so later.
  private func isOlder(_ status: FileStatus, than journal: Journal) throws(StoreError) -> Bool {
    status.written <= (try journal.written()) + Self.clockTolerance
  }
}

extension [UInt8] {
  /// Whether the bytes are those of a text that did not reach the disk as a whole: its beginning, or zeros.
  fileprivate func isTorn(from text: [UInt8]) -> Bool {
    count <= text.count && zip(self, text).allSatisfy { $0 == $1 || $0 == 0 }
  }
}

extension SystemError {
  fileprivate static let locked = SystemError(code: EWOULDBLOCK, reason: "it is locked")
  fileprivate static let missing = SystemError(code: ENOENT)
  fileprivate static let unproven = SystemError(code: EINVAL, reason: "it can't be verified")
}
