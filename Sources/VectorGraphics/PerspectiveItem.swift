package import Foundation
package import VectorGeometry

/// Items that are seen in perspective and can't be said as shapes: a quadrilateral of pixels.
package struct PerspectiveItem: Sendable, Equatable {
  /// What is seen, back to front.
  package var items: [DisplayItem]
  /// Maps the items' coordinates to those of the parent; what is nearer than
  /// `ProjectionTransform.nearDepth` is cut off.
  package var projection: ProjectionTransform

  package init(items: [DisplayItem], projection: ProjectionTransform) {
    self.items = items
    self.projection = projection
  }
}

extension [DisplayItem] {
  /// The items seen through a projective transform.
  ///
  /// Items of one color remain shapes: fills, outlines of strokes and glyphs, and clips. Gradients become pixels in such
  /// shapes; images, filters and masks become pixels as a whole.
  package func projected(by projection: ProjectionTransform) -> [DisplayItem] {
    let projection = projection.normalized
    return compactMap { $0.projected(by: projection) }
  }
}

extension DisplayItem {
  fileprivate func projected(by projection: ProjectionTransform) -> DisplayItem? {
    switch content {
    case .fill(let fill):
      return projected(fill.path, fill.style, fill.paint, by: projection)
    case .stroke(let stroke):
      let style = FillStyle(antialiased: stroke.isAntialiased)
      return projected(
        stroke.path.strokedPath(stroke.style), style, stroke.paint, by: projection)
    case .text(let text):
      guard let outline = text.outline else { return pixels(projection) }
      return projected(outline, FillStyle(), text.paint, by: projection)
    case .image: return pixels(projection)
    case .perspective(let item):
      let both = item.projection.concatenating(projection)
      return DisplayItem(
        .perspective(PerspectiveItem(items: item.items, projection: both)), origin: origin)
    case .group(let group): return projected(group, by: projection)
    }
  }

  /// The inside of a path with a paint.
  private func projected(
    _ path: Path, _ style: FillStyle, _ paint: Paint, by projection: ProjectionTransform
  ) -> DisplayItem? {
    let shape = path.projected(by: projection)
    guard !shape.isEmpty else { return nil }
    if case .color = paint {
      return DisplayItem(
        .fill(FillItem(path: shape, paint: paint, style: style)), origin: origin)
    }
    // The paint reaches beyond the shape, whose own edge is the clip.
    let ground = FillItem(path: Path(path.controlPointBounds.insetBy(dx: -2, dy: -2)), paint: paint)
    var effects = DisplayGroup.Effects()
    effects.clip = DisplayClip(path: shape, style: style)
    let quad = PerspectiveItem(items: [DisplayItem(.fill(ground))], projection: projection)
    return DisplayItem(
      .group(DisplayGroup(effects: effects, items: [DisplayItem(.perspective(quad))])),
      origin: origin)
  }

  private func projected(
    _ group: DisplayGroup, by projection: ProjectionTransform
  ) -> DisplayItem? {
    var effects = group.effects
    guard effects.filters.isEmpty, effects.mask == nil else { return pixels(projection) }
    let inner = ProjectionTransform(effects.transform).concatenating(projection)
    effects.transform = .identity
    if let clip = effects.clip {
      effects.clip = DisplayClip(path: clip.path.projected(by: inner), style: clip.style)
    }
    let items = group.items.projected(by: inner)
    guard !items.isEmpty, effects.clip?.path.isEmpty != true else { return nil }
    return DisplayItem(.group(DisplayGroup(effects: effects, items: items)), origin: origin)
  }

  private func pixels(_ projection: ProjectionTransform) -> DisplayItem {
    // The blend is with what is under the picture: it stays outside.
    guard case .group(let group) = content, group.effects.blendMode != .normal else {
      return DisplayItem(.perspective(PerspectiveItem(items: [self], projection: projection)))
    }
    var outer = DisplayGroup.Effects()
    outer.blendMode = group.effects.blendMode
    var inner = group.effects
    inner.blendMode = .normal
    let item = DisplayItem(
      .group(DisplayGroup(effects: inner, items: group.items)), origin: origin)
    return DisplayItem(.group(DisplayGroup(effects: outer, items: [item.pixels(projection)])))
  }
}

extension TextItem {
  /// The outlines of all glyphs; nil if one is a picture.
  package var outline: Path? {
    var outline = Path()
    for glyph in run.glyphs {
      switch run.face.glyph(glyph.id) {
      case .outline(let path):
        let place = CGAffineTransform(
          a: run.size, b: 0, c: 0, d: run.size, tx: position.x + glyph.position.x,
          ty: position.y + glyph.position.y)
        outline.append(path.applying(place))
      case .image: return nil
      case .missing: continue
      }
    }
    return outline
  }
}

extension PerspectiveItem {
  /// A rectangle, in the items' coordinates, outside which they paint nothing; null for nothing.
  package var contentBounds: CGRect { items.paintedBounds(in: .points) }

  /// A rectangle, in the parent's coordinates, outside which nothing is painted; null for nothing.
  package var paintedBounds: CGRect {
    let bounds = contentBounds.projectedBounds(by: projection)
    // Samples between pixels reach a pixel further.
    return bounds.isNull ? bounds : bounds.insetBy(dx: -1, dy: -1)
  }
}
