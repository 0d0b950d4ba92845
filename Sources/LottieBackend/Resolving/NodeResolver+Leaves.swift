import Foundation
import VectorGeometry
import VectorGraphics

extension NodeResolver {
  /// A path with a paint; one that Lottie lacks becomes pixels.
  mutating func shape(
    _ path: Path, _ paint: Paint, isEOFilled: Bool, stroke: StrokeStyle? = nil,
    of item: DisplayItem, _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    let contours = path.bezierContours
    guard !contours.isEmpty, !paint.isClear, surroundings.matrix.determinant != 0 else {
      return []
    }
    var shape = LottieShape(
      contours: contours, primitive: path.primitive, isEOFilled: isEOFilled, paint: paint,
      stroke: stroke, matrix: surroundings.matrix)
    switch paint {
    case .color: break
    case .image, .pattern: return try pixels([item], .pattern, item.origin, surroundings)
    case .mesh(let mesh):
      let colors = mesh.colors
      shape.paint = .color(colors.isEmpty ? mesh.background : colors[colors.count / 2])
      return try pixels([item], .meshGradient, item.origin, surroundings, nearest: shape)
    case .gradient(let gradient):
      let plain = shape.plain(gradient)
      guard let kind = gradient.lottieLack else { return [node(plain, item, surroundings)] }
      return try pixels([item], kind, item.origin, surroundings, nearest: plain)
    }
    return [node(shape, item, surroundings)]
  }

  private func node(
    _ shape: LottieShape, _ item: DisplayItem, _ surroundings: Surroundings
  ) -> LottieNode {
    LottieNode(content: .shape(shape), origin: item.origin, clips: surroundings.clips)
  }

  /// A line; where it is stretched, its outline, as lines have one width in Lottie's players.
  mutating func line(
    _ item: StrokeItem, of whole: DisplayItem, _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    var isOutlined = !surroundings.matrix.isSimilarity
    if case .gradient(let gradient) = item.paint, !gradient.isRound { isOutlined = true }
    guard isOutlined else {
      return try shape(
        item.path, item.paint, isEOFilled: false, stroke: item.style, of: whole, surroundings)
    }
    return try shape(
      item.path.strokedPath(item.style), item.paint, isEOFilled: false, of: whole, surroundings)
  }

  /// Text as the outlines of its glyphs, and their pictures.
  mutating func nodes(
    of text: TextItem, in item: DisplayItem, _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    if let outline = text.outline {
      return try shape(outline, text.paint, isEOFilled: false, of: item, surroundings)
    }
    var result: [LottieNode] = []
    for glyph in text.run.glyphs {
      var single = text
      single.run.glyphs = [glyph]
      guard case .image(let image, let box) = text.run.face.glyph(glyph.id) else {
        result += try nodes(of: single, in: item, surroundings)
        continue
      }
      let place = CGAffineTransform(
        a: text.run.size, b: 0, c: 0, d: text.run.size, tx: text.position.x + glyph.position.x,
        ty: text.position.y + glyph.position.y)
      let picture = ImageItem(
        image: image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
        destination: box.applying(place), interpolation: .high)
      result += try nodes(of: picture, in: item, surroundings)
    }
    return result
  }

  mutating func nodes(
    of item: ImageItem, in whole: DisplayItem, _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    if let group = item.drawnGroup { return try nodes(of: group, whole.origin, surroundings) }
    let (frame, source) = (item.destination.standardized, item.source.standardized)
    guard surroundings.matrix.determinant != 0, frame.width > 0, frame.height > 0, source.width > 0,
      source.height > 0
    else { return [] }
    let image = try readable(item.image, whole.origin)
    let isEnlarged = frame.width > source.width || frame.height > source.height
    if item.interpolation == .none, isEnlarged {
      return try pixels([DisplayItem(.image(item))], .sharpPixels, whole.origin, surroundings)
    }
    let placement = CGAffineTransform(translationX: -source.minX, y: -source.minY)
      .concatenating(
        CGAffineTransform(
          a: frame.width / source.width, b: 0, c: 0, d: frame.height / source.height,
          tx: frame.minX, ty: frame.minY))
    let turn = image.orientation.transform(columns: image.columns, rows: image.rows)
    var node = LottieNode(
      content: .image(
        LottieImage(
          image: image,
          matrix: turn.concatenating(placement).concatenating(surroundings.matrix))),
      origin: whole.origin, clips: surroundings.clips)
    let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    if source != all {
      node.clips += Path(frame).bezierContours.map { $0.applying(surroundings.matrix) }
    }
    return [node]
  }
}

extension LottieShape {
  /// The shape with a gradient whose own transform is gone: into its points, or else into the shape's matrix.
  fileprivate func plain(_ gradient: GradientPaint) -> LottieShape {
    var copy = self
    var paint = gradient
    paint.stops = gradient.unitStops()
    switch gradient.geometry {
    case .angular:
      copy.paint = .color(gradient.stops.last?.color ?? .clear)
      return copy
    case .linear:
      copy.paint = .gradient(paint.mapped(by: gradient.transform))
      return copy
    case .radial: break
    }
    paint = paint.fromCenter
    if gradient.transform.isSimilarity, matrix.isSimilarity {
      copy.paint = .gradient(paint.mapped(by: gradient.transform))
      return copy
    }
    let inverse = gradient.transform.inverted()
    copy.contours = contours.map { $0.applying(inverse) }
    copy.primitive = primitive?.applying(inverse)
    copy.matrix = gradient.transform.concatenating(matrix)
    copy.needsMotion = true
    paint.transform = .identity
    copy.paint = .gradient(paint)
    return copy
  }
}
