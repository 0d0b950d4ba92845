import ArgumentParser
import DocumentModel
import FileStorage
import Foundation

/// Which document, with its history.
struct HistoryOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The document.", valueName: "doc"))
  var document: String

  @Flag(help: "Write to standard output as JSON.")
  var json = false

  /// The document and its history, ready to be changed.
  func open(
    _ console: Console, limits: DocumentLimits = DocumentLimits(), stripsComments: Bool = false
  ) throws(Failure) -> DocumentStore {
    try Self.open(document, console, limits, isReadOnly: false, stripsComments)
  }

  /// The document and its history, to be looked at.
  func look(_ console: Console, limits: DocumentLimits = DocumentLimits()) throws(Failure)
    -> DocumentStore
  {
    try Self.open(document, console, limits, isReadOnly: true, false)
  }

  /// The time, in seconds since 1970.
  static var now: Double { Date().timeIntervalSince1970 }

  static func open(
    _ document: String, _ console: Console, _ limits: DocumentLimits, isReadOnly: Bool,
    _ stripsComments: Bool
  ) throws(Failure) -> DocumentStore {
    guard document != "-" else {
      throw Failure(.usage, "a document from standard input has no history")
    }
    do throws(StoreError) {
      let (store, notes) = try DocumentStore.open(
        document, limits: limits, isReadOnly: isReadOnly, stripsComments: stripsComments,
        clock: { now })
      for note in notes { console.warn(note.sentence) }
      // Each run is an act of its own; only a gesture goes on in the next one.
      store.coalescingInterval = 0
      // A step that can't reach the document is refused.
      store.savesEachStep = true
      store.notice = { console.warn($0.sentence) }
      return store
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  init(_ error: StoreError) {
    func words(_ code: Int32) -> String { SystemError(code: code).sentence }
    switch error {
    case .locked(let path):
      self.init(
        .temporary, "\(path) is being written by another process",
        help: "try again when it is done; nothing was changed")
    case .replaced(let path):
      self.init(
        .temporary, "\(path) was written by another program meanwhile",
        help: "nothing was overwritten; try again")
    case .unreadable(let path, let code):
      self.init(.noInput, "\(path) can't be read: \(words(code))")
    case .notCreated(let path, let code):
      self.init(
        .cannotCreate, "\(path) can't be created: \(words(code))", help: "nothing was changed")
    case .failed(let path, let code):
      self.init(
        .inputOutput, "\(path) can't be written: \(words(code))", help: "nothing was changed")
    case .damaged(let path, let reason):
      self.init(
        .badDocument, "\(path) is damaged: \(reason)", help: "see 'shapeshift history verify'")
    case .newer(let path, let version):
      self.init(
        .badDocument, "\(path) has version \(version), which this version can't read",
        help: "update shapeshift")
    case .document(let diagnostics): self.init(diagnostics)
    case .comments(let name):
      self.init(
        .badDocument, "\(name) has comments, which would be lost",
        help: "drop them with 'shapeshift fmt --strip-comments', or edit --strip-comments")
    case .noStep(let name):
      self.init(
        .usage, "there is no step \(name)", help: "see 'shapeshift history list'")
    }
  }
}
