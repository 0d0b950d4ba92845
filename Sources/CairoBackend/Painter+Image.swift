import CCairo
import Foundation
import VectorGeometry
import VectorGraphics

extension Painter {
  /// Draws a part of a picture into a rectangle.
  func draw(_ item: ImageItem, alpha: Double = 1) throws(CairoError) {
    if let group = item.drawnGroup {
      var effects = DisplayGroup.Effects()
      effects.opacity = alpha
      return try draw(
        alpha == 1 ? group : DisplayGroup(effects: effects, items: [DisplayItem(.group(group))]))
    }
    let (source, destination) = (item.source, item.destination)
    guard source.isDrawable, destination.isDrawable, alpha > 0 else { return }
    let part = PixelRect(covering: source)
    var surface = item.isWhole ? try session.fileSurface(of: item.image) : nil
    let isFile = surface != nil
    if surface == nil { surface = try session.surface(of: item.image, part: part) }
    guard let surface else { return }
    let toPicture = CGAffineTransform(
      a: destination.width / source.width, b: 0, c: 0, d: destination.height / source.height,
      tx: destination.minX, ty: destination.minY)
    try context.saved { () throws(CairoError) in
      guard context.concatenate(toPicture) else { return }
      // The surface starts at the whole pixel at or before the part's corner.
      let corner = CGPoint(
        x: CGFloat(max(0, part.minX)) - source.minX, y: CGFloat(max(0, part.minY)) - source.minY)
      if isFile {
        setSource(surface, turnedAs: item.image)
      } else {
        cairo_set_source_surface(cairo, surface.pointer, corner.x, corner.y)
      }
      setSampling(item.interpolation)
      cairo_rectangle(cairo, 0, 0, source.width, source.height)
      context.setAntialiased(true)
      if alpha == 1 {
        cairo_fill(cairo)
      } else {
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
      }
    }
  }

  /// Sets a surface of rows as they are stored, to be drawn as they are to be seen.
  private func setSource(_ surface: CairoSurface, turnedAs image: EncodedImage) {
    let matrix = context.matrix
    if context.concatenate(
      image.orientation.transform(columns: image.columns, rows: image.rows))
    {
      cairo_set_source_surface(cairo, surface.pointer, 0, 0)
    }
    context.matrix = matrix
  }

  /// On pixels the border is repeated outwards, so that it does not fade into nothing; viewers of
  /// vector files sample by themselves.
  private func setSampling(_ interpolation: ImageItem.Interpolation) {
    let pattern = cairo_get_source(cairo)
    switch interpolation {
    case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .bilinear: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }
    if target == .pixels { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
  }
}

extension ImageItem {
  /// Whether all of the picture is drawn.
  fileprivate var isWhole: Bool {
    source == CGRect(x: 0, y: 0, width: image.width, height: image.height)
  }
}

extension CGRect {
  /// Whether the rectangle is finite and has an area.
  fileprivate var isDrawable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite && minX.isFinite
      && minY.isFinite
  }
}

extension PixelRect {
  /// The rectangle with its edges moved to the nearest pixel edges.
  init(nearest rect: CGRect) {
    self.init(
      covering: CGRect(
        x: rect.minX.rounded(), y: rect.minY.rounded(),
        width: rect.maxX.rounded() - rect.minX.rounded(),
        height: rect.maxY.rounded() - rect.minY.rounded()))
  }
}
