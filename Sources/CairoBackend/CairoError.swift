import CCairo

/// Why a picture could not be drawn.
public enum CairoError: Error, Sendable, Equatable {
  /// Cairo gave up; its status code and its own sentence, and the view being drawn if known.
  case status(code: UInt32, message: String, origin: String?)
  /// The picture has no pixels.
  case empty(width: Int, height: Int)
  /// The picture, or a layer of it, is larger than allowed.
  case tooLarge(width: Int, height: Int, maximumSide: Int, maximumPixels: Int)
  /// Drawing takes more steps, or holds more bytes, than allowed; nothing was drawn.
  case tooMuchWork(cost: DrawingCost, limit: Int)
  /// The size or the scale is no finite positive number.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// A picture in the display list can't be decoded; the decoder's words, and the view that shows it if known.
  case undecodableImage(message: String, origin: String?)
}

extension CairoError: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .status(_, let message, let origin?): "cairo failed at \(origin): \(message)"
    case .status(_, let message, nil): "cairo failed: \(message)"
    case .empty(let width, let height):
      "the image has \(width) x \(height) pixels; expected at least 1 x 1"
    case .tooLarge(let width, let height, let side, let pixels):
      """
      an image of \(width) x \(height) pixels is too large; \
      sides of at most \(side) and an area of at most \(pixels) pixels are allowed
      """
    case .tooMuchWork(let cost, let limit): cost.sentence(limit: limit)
    case .invalidSize(let width, let height, let scale):
      """
      an image of \(width) x \(height) points at scale \(scale) can't be rendered; \
      expected finite positive numbers
      """
    case .undecodableImage(let message, let origin?):
      "the image of \(origin) can't be shown: \(message)"
    case .undecodableImage(let message, nil): "an image can't be shown: \(message)"
    }
  }
}

extension CairoError {
  /// Throws unless Cairo says that all is well.
  static func check(_ status: cairo_status_t, origin: String? = nil) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let message = String(cString: cairo_status_to_string(status))
    throw .status(code: status.rawValue, message: message, origin: origin)
  }
}
