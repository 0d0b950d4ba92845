import DocumentModel
import DocumentViews
import FileStorage
import ImageCoding
import ShapeShift
import SnapshotDiff

/// Why a run ends early: what is told, and how the process exits.
struct Failure: Error {
  var status: ExitStatus
  /// Problems with places in documents.
  var diagnostics: [Diagnostic] = []
  /// A sentence, if there is more to say.
  var message: String?
  /// What to do about it.
  var help: String?
  /// Whether nothing is wrong, but a process of another kind has to do it.
  var isForHost = false

  init(_ status: ExitStatus, _ message: String? = nil, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help
  }

  init(_ diagnostics: [Diagnostic]) {
    status = .badDocument
    self.diagnostics = diagnostics
  }
}

extension Failure {
  /// What is wrong, in one sentence.
  var sentence: String {
    message ?? diagnostics.first?.message ?? status.meaning
  }

  /// The failure that an error of any module means; nil for those of the argument parser.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let errors as DocumentErrors: self.init(errors.diagnostics)
    case let diagnostic as Diagnostic: self.init([diagnostic])
    case let error as StoreError: self.init(error)
    case let error as RenderError: self.init(error)
    case let error as ViewGraphError: self.init(error)
    case let error as ImageCodingError: self.init(error)
    case let error as SnapshotFileError: self.init(error)
    case let error as SystemError: self.init(.inputOutput, error.sentence)
    default: return nil
    }
  }

  init(_ error: ImageCodingError) {
    switch error {
    case .toolMissing(let name, _):
      self.init(.unavailable, error.description, help: "install the package \(name)")
    case .notBuilt: self.init(.unavailable, error.description)
    // A disk that is full, most likely: the program's words say which.
    case .toolFailed: self.init(.inputOutput, error.description)
    case .tooManyFramesPerSecond:
      self.init(.usage, error.description, help: "ask for fewer with --fps")
    case .encodingFailed, .invalidText: self.init(.internalError, error.description)
    case .notAPicture, .otherFormat, .gitLFSPointer, .corrupt, .empty, .tooLarge, .sideTooLong:
      self.init(.badDocument, error.description)
    }
  }

  init(_ error: ViewGraphError) {
    switch error {
    case .tooMuchText(let limit): self.init([.tooMuchText(limit: limit)])
    case .tooMuchPathWork(let limit, let place):
      self.init([.tooMuchPathWork(limit: limit, place: place)])
    case .font, .unsettled, .tooManyEvents, .sharedObject: self.init(RenderError(error))
    }
  }

  init(_ error: SnapshotFileError) {
    switch error.problem {
    case .badName: self.init(.badDocument, error.description)
    case .unreadable: self.init(.inputOutput, error.description)
    case .unwritable: self.init(.cannotCreate, error.description)
    case .foreign:
      self.init(
        .cannotCreate, error.description, help: "--artifacts names a folder for a run's files")
    }
  }

  init(_ error: RenderError) {
    switch error {
    case .font: self.init(.unavailable, error.description, help: "see 'shapeshift doctor'")
    case .unsettled, .tooManyEvents, .sharedObject, .size, .image, .unsupported:
      self.init(.badDocument, error.description)
    case .failed: self.init(.internalError, error.description)
    }
  }
}
