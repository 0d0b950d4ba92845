/// Why a picture could not be read or written.
public enum ImageCodingError: Error, Sendable, Equatable {
  /// The bytes don't start as a file of the format does.
  case notAPicture(format: String)
  /// The bytes are a file of another format; `found` is its kind with an article.
  case otherFormat(expected: String, found: String)
  /// The file only names a picture that git-lfs has not fetched.
  case gitLFSPointer
  /// The file is broken; the codec's own words.
  case corrupt(format: String, message: String)
  /// The picture has no pixels.
  case empty(width: Int, height: Int)
  /// The picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// The format has no pictures with sides of such length.
  case sideTooLong(format: String, width: Int, height: Int, longest: Int)
  /// A text chunk can't be written.
  case invalidText(keyword: String, reason: String)
  /// The format's players do not show so many frames a second.
  case tooManyFramesPerSecond(format: String, rate: String, maximum: Int)
  /// A program that writes the format is not installed.
  case toolMissing(name: String, format: String)
  /// A program that writes the format failed, or wrote a file that is not whole.
  case toolFailed(name: String, format: String, message: String)
  /// This build has no codec for the format.
  case notBuilt(format: String)
  /// The codec could not write; its own words.
  case encodingFailed(format: String, message: String)
}

extension ImageCodingError: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .notAPicture(let format):
      "the data is not a \(format) file: its first bytes are not those of a \(format) file"
    case .otherFormat(let expected, let found):
      "the data is \(found), not a \(expected) file"
    case .gitLFSPointer:
      "it is a Git LFS pointer, not an image: run 'git lfs pull' to fetch the image"
    case .corrupt(let format, let message):
      "the \(format) file is broken: \(message)"
    case .empty(let width, let height):
      "an image of \(width) x \(height) pixels can't be written; expected at least 1 x 1"
    case .tooLarge(let width, let height, let maximum):
      "an image of \(width) x \(height) pixels is too large; at most \(maximum) pixels are allowed"
    case .sideTooLong(let format, let width, let height, let longest):
      """
      an image of \(width) x \(height) pixels can't be stored as \(format); expected at most \(longest) pixels per side
      """
    case .invalidText(let keyword, let reason):
      "the text chunk \"\(keyword)\" can't be written: \(reason)"
    case .tooManyFramesPerSecond(let format, let rate, let maximum):
      """
      players do not play a \(format) at \(rate) frames per second; at most \(maximum) are \
      allowed
      """
    case .toolMissing(let name, let format):
      "\(format) requires \(name), which is not installed"
    case .toolFailed(let name, let format, let message):
      "the \(format) file can't be written by \(name): \(message)"
    case .notBuilt(let format):
      "this build of ShapeShift has no codec for \(format); build it with the package trait \(format)"
    case .encodingFailed(let format, let message):
      "the \(format) file can't be written: \(message)"
    }
  }
}
