public import VectorGraphics

/// A written animation and what its format could not say.
public struct LottieDocument: Sendable, Equatable {
  /// The file: JSON in UTF-8, on one line.
  public let bytes: [UInt8]
  /// What Lottie could not say, each once; empty for most scenes.
  public let unsupported: [UnsupportedEffect]

  /// The file as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
