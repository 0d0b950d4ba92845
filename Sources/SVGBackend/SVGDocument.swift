public import VectorGraphics

/// A written picture and what its format could not say.
public struct SVGDocument: Sendable, Equatable {
  /// The file: UTF-8, one element a line.
  public let bytes: [UInt8]
  /// What SVG could not say, in drawing order; empty for most pictures.
  public let unsupported: [UnsupportedEffect]

  /// The file as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
