import Foundation
import VectorGeometry

extension ImageItem {
  /// A picture of shapes as a group; nil for pixels.
  package var drawnGroup: DisplayGroup? {
    guard let drawing = image.drawing, source.width > 0, source.height > 0 else { return nil }
    var effects = DisplayGroup.Effects()
    let (sx, sy) = (destination.width / source.width, destination.height / source.height)
    effects.transform = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: destination.minX - source.minX * sx,
      ty: destination.minY - source.minY * sy)
    effects.clip = DisplayClip(path: Path(source))
    return DisplayGroup(effects: effects, items: drawing)
  }
}

extension TilePaint {
  /// A picture of shapes as a pattern; nil for pixels.
  package var pattern: PatternPaint? {
    guard let drawing = image.drawing else { return nil }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let tile = CGRect(
      x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
      height: sourceRect.height * height)
    guard tile.width > 0, tile.height > 0 else { return nil }
    return PatternPaint(
      items: drawing, tile: tile,
      transform: CGAffineTransform(translationX: -tile.minX, y: -tile.minY)
        .concatenating(transform))
  }
}
