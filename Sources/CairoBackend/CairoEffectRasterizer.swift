package import Foundation
import Synchronization
package import VectorGraphics

/// Draws parts of pictures with Cairo and hands them over as PNG files.
package struct CairoEffectRasterizer: EffectRasterizer {
  /// Turns pixels into a PNG file.
  package typealias Encoder = @Sendable (Bitmap) throws -> EncodedImage

  /// Draws the pixels.
  package var renderer: CairoRenderer
  /// Turns them into a file.
  package var encode: Encoder

  /// The cost of all parts of one picture together; `nil` where each part counts for itself.
  private let spent: SpentCost?

  /// Creates a rasterizer that draws with `renderer` and encodes with the given function.
  ///
  /// - Parameter isForOnePicture: Whether all parts belong to one picture and share its limit.
  package init(
    renderer: CairoRenderer, isForOnePicture: Bool = false, encode: @escaping Encoder
  ) {
    self.renderer = renderer
    self.encode = encode
    spent = isForOnePicture ? SpentCost() : nil
  }

  package func rasterize(
    _ list: DisplayList, region: CGRect, scale: CGFloat
  ) throws -> EncodedImage {
    var cost = spent?.cost.withLock { $0 } ?? DrawingCost()
    let bitmap = try renderer.bitmap(list, region: region, scale: scale, adding: &cost)
    spent?.cost.withLock { $0 = cost }
    return try encode(bitmap)
  }
}

/// What the parts of a picture have cost so far; they are drawn one after the other.
private final class SpentCost: Sendable {
  let cost = Mutex(DrawingCost())
}
