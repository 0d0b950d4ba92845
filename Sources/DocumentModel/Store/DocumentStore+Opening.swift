import Glibc

extension DocumentStore {
  /// What was noticed when a store was opened.
  package struct Note: Sendable, Equatable {
    package let sentence: String
  }

  /// Opens a document and its history, for changing or only for looking.
  ///
  /// What is behind the last sound line of the history is kept beside it as `.torn` and told. A document
  /// that was changed by others becomes a step of the origin `external`. Only looking changes no file.
  ///
  /// - Throws: ``StoreError``.
  package static func open(
    _ path: String, limits: DocumentLimits = DocumentLimits(), isReadOnly: Bool = false,
    stripsComments: Bool = false, clock: @escaping () -> Double
  ) throws(StoreError) -> (store: DocumentStore, notes: [Note]) {
    var opener = StoreOpener(
      path: path, limits: limits, isReadOnly: isReadOnly, stripsComments: stripsComments)
    let store = try opener.open(clock)
    return (store, opener.notes)
  }
}

/// Opens a document with its history.
private struct StoreOpener {
  let path: String
  let name: String
  let limits: DocumentLimits
  let isReadOnly: Bool
  let stripsComments: Bool
  var notes: [DocumentStore.Note] = []

  init(path: String, limits: DocumentLimits, isReadOnly: Bool, stripsComments: Bool) {
    self.path = JournalFile.resolved(path)
    name = path
    self.limits = limits
    self.isReadOnly = isReadOnly
    self.stripsComments = stripsComments
  }

  mutating func open(_ clock: @escaping () -> Double) throws(StoreError) -> DocumentStore {
    let history = StoreFile.historyPath(of: path)
    let file = try openHistory(history)
    // Looked at under the lock.
    let (document, bytes) = try StoreDocument.read(
      path, name: name, limits: limits, stripsComments: stripsComments || isReadOnly)
    guard let file, let (journal, opening) = try Journal.open(file) else {
      if let file { try setAside(file, from: 0) }
      let opening = Journal.Opening(value: try document.value(of: bytes))
      return DocumentStore(opening, file: StoreFile(document, journal: nil), clock: clock)
    }
    if opening.isTorn { try setAside(file, from: journal.known.end) }
    let stored = StoreFile(document, journal: journal)
    let store = DocumentStore(opening, file: stored, clock: clock)
    try reconcile(store, stored, with: bytes)
    return store
  }

  private mutating func note(_ sentence: String) {
    notes.append(DocumentStore.Note(sentence: sentence))
  }

  // MARK: Files

  private func openHistory(_ history: String) throws(StoreError) -> JournalFile? {
    while true {
      let file: JournalFile
      do throws(StoreFileError) {
        file = try JournalFile(history, flags: isReadOnly ? O_RDONLY : O_RDWR)
      } catch {
        if error.isMissing { return nil }
        throw isReadOnly
          ? .unreadable(history, code: error.code) : .notCreated(history, code: error.code)
      }
      guard !isReadOnly else { return file }
      guard file.lock() else { throw .locked(history) }
      // Another writer may have put a shorter history in its place just before.
      if file.isCurrent { return file }
    }
  }

  /// Moves what is behind a place of the history to a file of its own.
  private mutating func setAside(_ file: JournalFile, from start: Int) throws(StoreError) {
    let history = StoreFile.historyPath(of: path)
    do throws(StoreFileError) {
      let count = try file.size() - start
      guard !isReadOnly else {
        return note("the last \(count) bytes of \(history) are damaged and not looked at")
      }
      let torn = Self.freeName(history + ".torn")
      let copy = try JournalFile(torn, flags: O_WRONLY | O_CREAT | O_EXCL)
      try copy.write(try file.read(count, at: start), at: 0)
      try copy.synchronize()
      guard start > 0 else {
        JournalFile.remove(history)
        return note("\(history) can't be read; it is kept as \(torn), and a new one begins")
      }
      try file.truncate(to: start)
      note("the last \(count) bytes of \(history) were damaged; they are kept as \(torn)")
    } catch {
      throw .failed(history, code: error.code)
    }
  }

  private static func freeName(_ name: String) -> String {
    guard JournalFile.exists(name) else { return name }
    var number = 2
    while JournalFile.exists("\(name).\(number)") { number += 1 }
    return "\(name).\(number)"
  }

  // MARK: The document

  /// Brings the document and its history together.
  private mutating func reconcile(
    _ store: DocumentStore, _ file: StoreFile, with bytes: [UInt8]
  ) throws(StoreError) {
    let next = StoreFile.nextPath(of: path)
    let unfinished = try? JournalFile.contents(of: next)?.bytes
    defer { if !isReadOnly { JournalFile.remove(next) } }
    let expected = JSONWriter.canonical(store.value)
    guard !bytes.elementsEqual(expected.utf8) else {
      return isReadOnly ? () : file.noteCaughtUp()
    }
    // The process was ended between the history and the document; or the power was lost.
    let isUnfinished = unfinished?.elementsEqual(expected.utf8) ?? false
    guard !file.isBehind, !isUnfinished, bytes.contains(where: { $0 != 0 }) else {
      guard !isReadOnly else { return }
      file.bringUp(to: expected)
      try file.save()
      return note("\(name) was brought up to step \(store.head), the last one of its history")
    }
    let value = try file.document.value(of: bytes)
    guard !value.isIdentical(to: store.value) else { return }
    guard !isReadOnly else {
      store.value = value
      return note("\(name) was changed from outside since step \(store.head)")
    }
    if let note = try store.takeIn(value, of: name) { notes.append(note) }
  }
}
