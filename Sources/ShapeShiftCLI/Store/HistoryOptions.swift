import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// Which document, with its history.
struct HistoryOptions: Sendable {
  var document = ""
  var json = false

  static let keys: [SettingKey<HistoryOptions>] = [
    SettingKey("doc", \.document, .text, "doc", help: "Document whose history to use.")
      .operand().completed(),
    .json(\.json, help: "Print the result as JSON."),
  ]

  /// The document and its history, ready to be changed.
  func open(
    _ console: Console, limits: DocumentLimits = DocumentLimits(),
    for purpose: DocumentStore.Purpose = .editing
  ) throws(Failure) -> DocumentStore {
    try Self.open(document, console, limits, for: purpose)
  }

  /// The document and its history, to be looked at.
  func look(_ console: Console, limits: DocumentLimits = DocumentLimits()) throws(Failure)
    -> DocumentStore
  {
    try Self.open(document, console, limits, for: .looking)
  }

  /// The time, in seconds since 1970.
  static var now: Double { DocumentStore.now }

  static func open(
    _ document: String, _ console: Console, _ limits: DocumentLimits,
    for purpose: DocumentStore.Purpose
  ) throws(Failure) -> DocumentStore {
    guard document != "-" else {
      throw Failure(
        .usage, "a document from standard input has no history",
        help: "pass the document as a file")
    }
    do throws(StoreError) {
      let (store, notes) = try DocumentStore.open(
        document, limits: limits, for: purpose, clock: { now })
      for note in notes { console.warn(note.sentence) }
      // Each run is an act of its own; only a gesture goes on in the next one.
      store.coalescingInterval = 0
      // A step that can't reach the document is refused.
      store.savesEachStep = true
      store.notice = { console.warn($0.sentence) }
      return store
    } catch {
      var failure = Failure(error)
      // What can't be read now may have been read once.
      let history = (FileSystem.resolved(document) ?? document) + ".history"
      if purpose == .editing, failure.kind == .badDocument || failure.kind == .noInput,
        failure.help == nil, FileSystem.exists(history)
      {
        failure.help =
          "restore its last step with 'shapeshift history restore \(document.shellWord)'"
      }
      throw failure
    }
  }
}
