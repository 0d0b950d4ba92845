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
    let document = try readDocument()
    guard let file, let (journal, opening) = try Journal.open(file) else {
      if let file { try setAside(file, from: 0) }
      let value = try parse(document.bytes)
      return store(Journal.Opening(value: value), nil, document, clock).store
    }
    if opening.isTorn { try setAside(file, from: journal.known.end) }
    let (store, stored) = store(opening, journal, document, clock)
    try reconcile(store, stored, with: document.bytes)
    return store
  }

  private func store(
    _ opening: Journal.Opening, _ journal: Journal?, _ document: (bytes: [UInt8], mode: mode_t),
    _ clock: @escaping () -> Double
  ) -> (store: DocumentStore, file: StoreFile) {
    let file = StoreFile(
      path: path, permissions: document.mode, digest: StateDigest.of(document.bytes),
      journal: journal)
    return (DocumentStore(opening, file: file, clock: clock), file)
  }

  private mutating func note(_ sentence: String) {
    notes.append(DocumentStore.Note(sentence: sentence))
  }

  // MARK: Files

  private func readDocument() throws(StoreError) -> (bytes: [UInt8], mode: mode_t) {
    do throws(StoreFileError) {
      guard let contents = try JournalFile.contents(of: path) else {
        throw StoreFileError(code: ENOENT)
      }
      return contents
    } catch {
      throw .unreadable(name, code: error.code)
    }
  }

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

  private func parse(_ bytes: [UInt8]) throws(StoreError) -> JSONValue {
    let reading = JSONReader.read(SourceText(name: name, bytes: bytes), limits: limits)
    guard let root = reading.root else { throw .document(reading.diagnostics) }
    guard isReadOnly || stripsComments || !reading.containsComments else { throw .comments(name) }
    return root.value
  }

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
    let value = try parse(bytes)
    guard !value.isIdentical(to: store.value) else { return }
    try takeIn(value, store)
  }

  private mutating func takeIn(_ value: JSONValue, _ store: DocumentStore) throws(StoreError) {
    let patch = JSONPatch(from: store.value, to: value)
    guard !isReadOnly else {
      store.value = value
      return note("\(name) was changed from outside since step \(store.head)")
    }
    store.savesEachStep = true
    defer { store.savesEachStep = false }
    do {
      let id = try store.apply(patch, as: StoreEdit(name: "Edit from outside", origin: "external"))
      if let id { note("\(name) was changed from outside; that is step \(id) now") }
    } catch let error as StoreError {
      throw error
    } catch let error as Diagnostic {
      throw .document([error])
    } catch {
      preconditionFailure("a store throws its own errors: \(error)")
    }
  }
}
