import CairoBackend
import ImageCoding
import LottieBackend
import SVGBackend
package import VectorGraphics
package import ViewTree

/// An error in rendering an image.
public enum RenderError: Error, Sendable {
  /// A font is missing or can't be read; a sentence.
  case font(String)
  /// Changes of state keep causing changes at one time, in seconds.
  case unsettled(time: Double, rounds: Int)
  /// Timers and schedules call at more moments than the limit in the second from a time on.
  case tooManyEvents(time: Double, limit: Int)
  /// Time goes back, but a view reads an object of a type that is still as a later time has left it.
  case sharedObject(type: String, time: Double)
  /// The image has no pixels, too many pixels, or an invalid size, described by a sentence.
  case size(String)
  /// Drawing the picture takes more work or memory than ``RenderOptions/maximumDrawingSteps`` allows; a sentence.
  case tooMuchDrawing(String)
  /// An image in the picture can't be decoded; a sentence.
  case image(String)
  /// The format has no way to say it; a sentence.
  case unsupported(String)
  /// A library failed; a sentence.
  case failed(String)
}

extension RenderError {
  package init(_ error: FontError) { self = .font(error.description) }

  package init(_ error: ViewGraphError) {
    switch error {
    case .font(let error): self.init(error)
    case .unsettled(let time, let rounds): self = .unsettled(time: time, rounds: rounds)
    case .tooManyEvents(let time, let limit): self = .tooManyEvents(time: time, limit: limit)
    case .sharedObject(let type, let time): self = .sharedObject(type: type, time: time)
    case .tooMuchText(let limit):
      self = .tooMuchDrawing("laying out text for the image exceeds \(limit) steps")
    case .tooMuchPathWork(let limit, let place):
      let view = place.map { " at \($0)" } ?? ""
      self = .tooMuchDrawing(
        "combining and morphing paths\(view) exceeds \(limit) steps for the image")
    }
  }

  /// The error that one of the back ends threw.
  init(_ error: any Error) {
    switch error {
    case let error as RenderError: self = error
    case let error as CairoError: self.init(error)
    case let error as SVGError: self = .unsupported(error.description)
    case let error as LottieError: self = .unsupported(error.description)
    case ImageCodingError.sideTooLong: self = .size("\(error)")
    case ImageCodingError.notBuilt: self = .unsupported("\(error)")
    case let error as ImageCodingError: self = .image("\(error)")
    default: self = .failed("\(error)")
    }
  }

  private init(_ error: CairoError) {
    switch error {
    case .empty, .tooLarge, .invalidSize: self = .size(error.description)
    case .tooMuchWork: self = .tooMuchDrawing(error.description)
    case .undecodableImage: self = .image(error.description)
    case .status: self = .failed(error.description)
    }
  }
}

extension RenderError: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .font(let sentence), .size(let sentence), .tooMuchDrawing(let sentence),
      .image(let sentence),
      .unsupported(let sentence), .failed(let sentence):
      sentence
    case .unsettled(let time, let rounds):
      """
      changes at \(time) s still cause further changes after \(rounds) rounds; \
      expected the state to settle
      """
    case .sharedObject(let type, let time):
      """
      the scene changed a \(type) that was created outside of it, so the image at \(time) s cannot be determined; \
      create it in the closure that creates the view, as in ImageRenderer { … }
      """
    case .tooManyEvents(let time, let limit):
      """
      more than \(limit) events occur within one second from \(time) s; \
      expected timers and schedules with longer intervals
      """
    }
  }
}
