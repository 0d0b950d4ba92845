public import Foundation
public import ValueStreams
public import VectorGraphics
import ViewTree

extension ImageRenderer {
  /// The picture at a time as a PNG file.
  ///
  /// - Throws: `RenderError`.
  public func pngData(at time: Double = 0) throws(RenderError) -> Data { try data(.png, at: time) }

  /// Returns the image at a time as a JPEG file, with white in place of transparent pixels.
  ///
  /// - Parameters:
  ///   - quality: The quality, 0...100.
  ///   - time: The time of the scene, in seconds.
  /// - Throws: `RenderError`.
  public func jpegData(quality: Double = 90, at time: Double = 0) throws(RenderError) -> Data {
    try data(.jpeg, quality: quality, at: time)
  }

  /// The picture at a time as a WebP file.
  ///
  /// - Parameters:
  ///   - quality: 0...100, the highest best; nil for no loss.
  ///   - time: The time of the scene, in seconds.
  /// - Throws: `RenderError`.
  public func webPData(quality: Double? = nil, at time: Double = 0) throws(RenderError) -> Data {
    try data(.webp, quality: quality, at: time)
  }

  private func data(
    _ format: PictureFormat, quality: Double?, at time: Double
  ) throws(RenderError) -> Data {
    var options = options
    options.quality = quality
    return Data(try displayList(at: time).encoded(as: format, options: options).bytes)
  }

  /// The picture at a time as a PDF file.
  ///
  /// - Throws: `RenderError`.
  public func pdfData(at time: Double = 0) throws(RenderError) -> Data { try data(.pdf, at: time) }

  /// The picture at a time as the text of an SVG file.
  ///
  /// - Throws: `RenderError`.
  public func svgString(at time: Double = 0) throws(RenderError) -> String {
    String(decoding: try data(.svg, at: time), as: UTF8.self)
  }

  /// Hands the picture's size in points and its shapes to a function, at a time.
  ///
  /// On Apple's systems the second argument draws into a context; here it is the display list.
  ///
  /// - Throws: `RenderError`, and what the function throws.
  public func render(
    at time: Double = 0, _ renderer: (_ size: CGSize, _ picture: DisplayList) throws -> Void
  ) throws {
    let list = try displayList(at: time)
    try renderer(list.size, list)
  }

  /// The color encoding of images: gamma-encoded sRGB.
  public var colorMode: ImageRendererColorMode { .nonLinear }
}

/// The color space in which an image's colors are blended.
public enum ImageRendererColorMode: Sendable {
  /// As they are encoded, in sRGB.
  case nonLinear
}

extension ImageRenderer: ObservableObject {}
