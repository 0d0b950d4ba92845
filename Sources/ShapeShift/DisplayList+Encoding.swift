import CairoBackend
import Foundation
import ImageCoding
import SVGBackend
public import VectorGraphics

extension DisplayList {
  /// A picture file, and what its format could not say.
  public struct Encoded: Sendable {
    /// The whole file.
    public let bytes: [UInt8]
    /// Effects that were drawn otherwise.
    public let unsupported: [UnsupportedEffect]
  }

  /// The picture as a file of the given format.
  ///
  /// - Throws: `RenderError`.
  public func encoded(
    as format: PictureFormat, options: RenderOptions = RenderOptions()
  ) throws(RenderError) -> Encoded {
    do {
      switch format {
      case .png:
        return Encoded(bytes: try png(options), unsupported: [])
      case .jpeg: return try jpeg(options)
      case .webp:
        let bytes = try WebPPicture.encode(try pixels(options), quality: options.quality)
        return Encoded(bytes: bytes, unsupported: [])
      case .pdf:
        var unsupported: [UnsupportedEffect] = []
        let bytes = try options.renderer.pdf(
          self, background: options.background, description: options.description
        ) {
          unsupported.append($0)
        }
        return Encoded(bytes: bytes, unsupported: unsupported)
      case .svg:
        return try svg(options)
      }
    } catch {
      throw RenderError(error)
    }
  }

  /// The picture in pixels.
  ///
  /// - Throws: `RenderError`.
  public func bitmap(options: RenderOptions = RenderOptions()) throws(RenderError) -> Bitmap {
    do throws(CairoError) {
      return try options.renderer.bitmap(
        self, scale: options.scale, background: options.background)
    } catch {
      throw RenderError(error)
    }
  }

  private func pixels(_ options: RenderOptions) throws -> Bitmap {
    try options.renderer.bitmap(self, scale: options.scale, background: options.background)
  }

  private func png(_ options: RenderOptions) throws -> [UInt8] {
    try options.encoder.encode(try pixels(options))
  }

  private func jpeg(_ options: RenderOptions) throws -> Encoded {
    let bitmap = try pixels(options)
    let bytes = try JPEGEncoder(quality: options.quality).encode(bitmap)
    let lost = UnsupportedEffect(
      .transparency, format: "JPEG", origin: nil, remedy: .whiteGround)
    return Encoded(bytes: bytes, unsupported: bitmap.isOpaque ? [] : [lost])
  }

  private func svg(_ options: RenderOptions) throws -> Encoded {
    switch options.svg {
    case .cairo:
      var unsupported: [UnsupportedEffect] = []
      let bytes = try options.renderer.svg(self, background: options.background) {
        unsupported.append($0)
      }
      return Encoded(bytes: bytes, unsupported: unsupported)
    case .semantic:
      var renderer = options.svgRenderer
      renderer.rasterizer = options.effectRasterizer(isForOnePicture: true)
      let document = try renderer.render(self)
      return Encoded(bytes: document.bytes, unsupported: document.unsupported)
    }
  }
}

extension RenderOptions {
  /// The renderer of semantic SVG.
  var svgRenderer: SVGRenderer {
    var renderer = SVGRenderer()
    renderer.text = text
    renderer.background = background
    renderer.description = description
    renderer.subsetter = HarfBuzzFontSubsetter()
    renderer.rasterizer = effectRasterizer()
    return renderer
  }

  /// Returns the rasterizer of effects that a format of shapes lacks.
  ///
  /// - Parameter isForOnePicture: Whether all effects belong to one picture and share its limit of steps.
  func effectRasterizer(isForOnePicture: Bool = false) -> any EffectRasterizer {
    let encoder = encoder
    return CairoEffectRasterizer(renderer: renderer, isForOnePicture: isForOnePicture) {
      try encoder.encodedImage($0)
    }
  }

  /// A PNG file of a picture.
  func png(_ bitmap: Bitmap) throws(RenderError) -> [UInt8] {
    do throws(ImageCodingError) {
      return try encoder.encode(bitmap)
    } catch {
      throw RenderError(error)
    }
  }

  var renderer: CairoRenderer {
    let limit = maximumPixels
    var renderer = CairoRenderer { try PictureDecoder(maximumPixels: limit).decode($0) }
    renderer.maximumPixels = maximumPixels
    renderer.maximumSteps = maximumDrawingSteps
    return renderer
  }

  var encoder: PNGEncoder {
    PNGEncoder(
      compression: compression == .fast ? .fast : .small, scale: scale,
      texts: remarks.map { PNGEncoder.Text(keyword: $0.keyword, value: $0.value) },
      isConcurrent: isConcurrent)
  }
}
