package import DocumentModel
import DocumentViews
import FileStorage
package import ImageCoding
package import ShapeShift
package import SnapshotDiff
package import ViewTree

extension RequestError {
  /// Returns the error with the name of a file before the problems of its whole picture.
  package func naming(_ file: String) -> RequestError {
    var copy = self
    for index in diagnostics.indices
    where diagnostics[index].code == .tooMuchDrawing
      && !diagnostics[index].message.hasPrefix("\(file): ")
    {
      copy.diagnostics[index].message = "\(file): \(diagnostics[index].message)"
    }
    return copy
  }

  /// Creates the error for an error of any module, or `nil` for unknown errors.
  package init?(_ error: any Error) {
    switch error {
    case let error as RequestError: self = error
    case let errors as DocumentErrors: self.init(errors.diagnostics)
    case let diagnostic as Diagnostic: self.init([diagnostic])
    case let error as StoreError: self.init(error)
    case let error as RenderError: self.init(error)
    case let error as ViewGraphError: self.init(error)
    case let error as ImageCodingError: self.init(error)
    case let error as SnapshotFileError: self.init(error)
    case let error as SystemError: self.init(.inputOutput, error.sentence)
    case is CancellationError: self.init(.interrupted)
    default: return nil
    }
  }

  /// Creates the error for any error.
  package init(any error: any Error) {
    self = RequestError(error) ?? RequestError(.internalError, "\(error)")
  }

  package init(_ error: ImageCodingError) {
    switch error {
    case .toolMissing(let name, _):
      self.init(.unavailable, error.description, help: "install the package \(name)")
    case .notBuilt: self.init(.unavailable, error.description)
    // A disk that is full, most likely: the program's words say which.
    case .toolFailed: self.init(.inputOutput, error.description)
    case .tooManyFramesPerSecond:
      self.init(.usage, error.description, help: "use a lower rate with --fps")
    case .encodingFailed, .invalidText: self.init(.internalError, error.description)
    case .empty, .tooLarge, .sideTooLong:
      self.init(.badDocument, error.description, help: Self.helpForSize)
    case .notAPicture, .otherFormat, .gitLFSPointer, .corrupt:
      self.init(.badDocument, error.description)
    }
  }

  private static let helpForSize =
    "change the canvas size, --size or --scale; --max-pixels raises the limit of the area"

  package init(_ error: ViewGraphError) {
    switch error {
    case .tooMuchText(let limit): self.init([.tooMuchText(limit: limit)])
    case .tooMuchPathWork(let limit, let place):
      self.init([.tooMuchPathWork(limit: limit, place: place)])
    case .font, .unsettled, .tooManyEvents, .sharedObject: self.init(RenderError(error))
    }
  }

  package init(_ error: SnapshotFileError) {
    switch error.problem {
    case .badName: self.init(.badDocument, error.description)
    case .unreadable: self.init(.inputOutput, error.description)
    case .unwritable: self.init(.cannotCreate, error.description)
    case .foreign:
      self.init(
        .cannotCreate, error.description, help: "choose another folder with --artifacts")
    }
  }

  package init(_ error: RenderError) {
    switch error {
    case .font: self.init(.unavailable, error.description, help: "see 'shapeshift doctor'")
    case .sharedObject:
      self.init(
        .badDocument, error.description,
        help: "or set the duration with --duration, so that the scene is played only once")
    case .tooMuchDrawing(let sentence): self.init([.tooMuchDrawing(sentence)])
    case .size: self.init(.badDocument, error.description, help: Self.helpForSize)
    case .unsettled, .tooManyEvents, .image, .unsupported:
      self.init(.badDocument, error.description)
    case .failed: self.init(.internalError, error.description)
    }
  }

  package init(_ error: StoreError) {
    if case .document(let diagnostics) = error {
      self.init(diagnostics)
    } else {
      self.init(Self.kind(of: error), error.description, help: Self.help(for: error))
    }
  }

  private static func kind(of error: StoreError) -> Kind {
    switch error {
    case .locked, .replaced, .outrun: .temporary
    case .unreadable: .noInput
    case .notCreated: .cannotCreate
    case .failed, .unfinished: .inputOutput
    case .damaged, .newer, .document: .badDocument
    case .noStep: .usage
    }
  }

  private static func help(for error: StoreError) -> String? {
    switch error {
    case .locked: "nothing was changed; try again when the other process is done"
    case .replaced, .outrun: "nothing was overwritten; try again"
    case .notCreated, .failed: "nothing was changed"
    case .unfinished:
      "the partial step can't be undone either; list the steps with 'shapeshift history list DOC'"
    case .damaged: "check the steps with 'shapeshift history verify DOC'"
    case .newer: "update shapeshift"
    case .noStep: "list the steps with 'shapeshift history list DOC'"
    case .unreadable, .document: nil
    }
  }
}
