package import Foundation
package import VectorGraphics

/// Draws parts of pictures with Cairo and hands them over as PNG files.
package struct CairoEffectRasterizer: EffectRasterizer {
  /// Turns pixels into a PNG file.
  package typealias Encoder = @Sendable (Bitmap) throws -> EncodedImage

  /// Draws the pixels.
  package var renderer: CairoRenderer
  /// Turns them into a file.
  package var encode: Encoder

  /// A rasterizer that draws with `renderer` and encodes with the given function.
  package init(renderer: CairoRenderer, encode: @escaping Encoder) {
    self.renderer = renderer
    self.encode = encode
  }

  package func rasterize(
    _ list: DisplayList, region: CGRect, scale: CGFloat
  ) throws -> EncodedImage {
    try encode(renderer.bitmap(list, region: region, scale: scale))
  }
}
