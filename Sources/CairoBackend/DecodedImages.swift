import VectorGraphics

/// Values of decoded images, kept for their next use up to a number of pixels.
///
/// The display list keeps the images, so that their identities last.
struct DecodedImages<Value> {
  /// The largest number of pixels that are kept together.
  private let maximumPixels: Int
  private var values: [ObjectIdentifier: Value] = [:]
  private var pixels = 0

  init(maximumPixels: Int = 1 << 26) { self.maximumPixels = maximumPixels }

  /// The kept value of an image, or `nil` if it must be decoded.
  subscript(image: EncodedImage) -> Value? { values[ObjectIdentifier(image)] }

  /// Replaces the value of an image that is kept.
  mutating func update(_ image: EncodedImage, _ value: Value) {
    guard values[ObjectIdentifier(image)] != nil else { return }
    values[ObjectIdentifier(image)] = value
  }

  /// Keeps the value of an image; releases all others first if they do not fit together.
  mutating func insert(_ image: EncodedImage, _ value: Value, pixels count: Int) {
    if count > maximumPixels - pixels { (values, pixels) = ([:], 0) }
    values[ObjectIdentifier(image)] = value
    pixels += count
  }
}
