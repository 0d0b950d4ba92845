package import Foundation

/// Draws a part of a picture to pixels, for back ends that can't say it any other way.
package protocol EffectRasterizer: Sendable {
  /// A PNG of the `region` (points) of the list at `scale` pixels a point, on clear ground.
  func rasterize(_ list: DisplayList, region: CGRect, scale: CGFloat) throws -> EncodedImage
}
