import CCairo
import Foundation
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Fills the outlines of the run's glyphs as one path and draws its glyph pictures.
  func draw(_ text: TextItem, alpha: Double) throws(CairoError) {
    guard !text.paint.isClear, text.run.size > 0, text.run.size.isFinite else { return }
    var pictures: [(EncodedImage, CGRect)] = []
    let visible = visibleBounds
    cairo_new_path(cairo)
    for glyph in text.run.glyphs {
      let placement = CGAffineTransform(
        a: text.run.size, b: 0, c: 0, d: text.run.size,
        tx: text.position.x + glyph.position.x, ty: text.position.y + glyph.position.y)
      switch text.run.face.glyph(glyph.id) {
      case .outline(let outline):
        if let visible,
          !outline.controlPointBounds.applying(placement).touches(visible)
        {
          continue
        }
        guard context.appendPath(outline, by: placement) else { return }
      case .image(let image, let rect):
        pictures.append((image, rect.applying(placement)))
      case .missing:
        break
      }
    }
    context.setFillStyle(FillStyle())
    try paintPath(with: text.paint, alpha: alpha, by: .filling)
    for (image, rect) in pictures {
      try drawPicture(image, in: rect, alpha: alpha * text.paint.pictureAlpha)
    }
  }

  /// The part of the user's plane that shows on pixels, with a margin of some pixels; `nil` in vector files, which
  /// keep everything.
  private var visibleBounds: CGRect? {
    guard target == .pixels else { return nil }
    return context.deviceClip.insetBy(dx: -4, dy: -4).applying(context.matrix.inverted())
  }

  /// Draws a glyph's picture.
  private func drawPicture(
    _ image: EncodedImage, in rect: CGRect, alpha: Double
  ) throws(CairoError) {
    let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let item = ImageItem(image: image, source: source, destination: rect, interpolation: .high)
    try draw(item, alpha: alpha)
  }
}

extension Paint {
  /// Color glyphs keep their colors and take the opacity of a color paint.
  fileprivate var pictureAlpha: Double {
    switch self {
    case .color(let color): Double(color.opacity)
    case .gradient, .image, .mesh, .pattern: 1
    }
  }
}
