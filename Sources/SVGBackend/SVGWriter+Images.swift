import Foundation
import VectorGeometry
import VectorGraphics

extension SVGWriter {
  /// Writes a picture; a part of one in an `<svg>` of its own, whose edges cut it.
  mutating func write(
    _ item: ImageItem, _ surroundings: SVGSurroundings, origin: String? = nil
  ) throws(SVGError) {
    if let group = item.drawnGroup { return try write(drawn: group, surroundings, origin) }
    var item = item
    item.image = try readable(item.image, origin)
    let frame = item.destination.standardized
    let source = item.source.standardized
    guard frame.width > 0, frame.height > 0, source.width > 0, source.height > 0 else { return }
    if item.isWhole {
      writePicture(item.image, in: frame, item.interpolation, surroundings)
      return
    }
    var viewport = SVGBuffer()
    viewport.appendFrame(frame, decimals: decimals)
    viewport.attribute(
      "viewBox", [source.minX, source.minY, source.width, source.height], decimals: decimals)
    viewport.attribute("preserveAspectRatio", "none")
    // `<svg>` inside `<svg>` takes no transform in SVG 1.1: what the group around it does stands on `<g>`.
    if !surroundings.isEmpty {
      open("g", surroundings)
      out.append(">")
    }
    open("svg", SVGSurroundings(), viewport)
    out.append(">")
    writePicture(item.image, in: item.image.box, item.interpolation, SVGSurroundings())
    out.append(surroundings.isEmpty ? "</svg>\n" : "</svg></g>\n")
  }

  /// Writes a picture of shapes as such.
  private mutating func write(
    drawn group: DisplayGroup, _ surroundings: SVGSurroundings, _ origin: String?
  ) throws(SVGError) {
    guard !surroundings.isEmpty else { return try write(group, origin: nil) }
    open("g", surroundings)
    out.append(">\n")
    try write(group, origin: nil)
    out.append("</g>\n")
  }

  /// The picture as every viewer of SVG reads it.
  ///
  /// Viewers differ in how they mix inks, if they do, and play animations; without a rasterizer they may.
  mutating func readable(
    _ image: EncodedImage, _ origin: String?
  ) throws(SVGError) -> EncodedImage {
    guard image.needsConversion else { return image }
    if let known = readableImages[image] { return known }
    if image.isCMYK, try stand(in: .cmykImage, origin) == nil { return image }
    guard let rasterizer = options.rasterizer else { return image }
    let list = DisplayList(
      size: image.box.size,
      items: [DisplayItem(.image(.whole(image, in: image.box)), origin: origin)])
    do {
      let readable = try rasterizer.rasterize(list, region: image.box, scale: 1)
      readableImages[image] = readable
      imageUses[readable] = imageUses[image]
      return readable
    } catch {
      let effect = UnsupportedEffect(
        .cmykImage, format: "SVG", origin: origin, remedy: .rasterized)
      throw .notRasterized(effect, reason: "\(error)")
    }
  }

  /// Writes `<image>`, or `<use>` of one that is drawn more than once or has rows that are no rows of the file.
  mutating func writePicture(
    _ image: EncodedImage, in frame: CGRect, _ interpolation: ImageItem.Interpolation,
    _ surroundings: SVGSurroundings
  ) {
    var attributes = SVGBuffer()
    if imageUses[image, default: 1] > 1 || image.orientation != .up {
      var shared = SVGBuffer()
      appendImage(image, image.box, interpolation, to: &shared)
      attributes.attribute("href", "#" + define("image", kind: "i", attributes: shared))
      appendPlacement(of: image, in: frame, surroundings, to: &attributes)
      return
    }
    appendImage(image, frame, interpolation, to: &attributes)
    writeElement("image", attributes, surroundings)
  }

  /// Writes the `<use>`: what stands on the element is in its parent's coordinates, so a transform of its own
  /// goes on an element inside.
  private mutating func appendPlacement(
    of image: EncodedImage, in frame: CGRect, _ surroundings: SVGSurroundings,
    to attributes: inout SVGBuffer
  ) {
    if let value = SVGTransform.value(image.placement(in: frame), decimals: decimals) {
      attributes.append(" transform=\"")
      attributes.append(value)
      attributes.append("\"")
    }
    guard !surroundings.isEmpty else { return writeElement("use", attributes, surroundings) }
    open("g", surroundings)
    out.append(">")
    open("use", SVGSurroundings(), attributes)
    out.append("/></g>\n")
  }

  private mutating func appendImage(
    _ image: EncodedImage, _ frame: CGRect, _ interpolation: ImageItem.Interpolation,
    to attributes: inout SVGBuffer
  ) {
    appendFrame(frame, of: image, to: &attributes)
    switch interpolation {
    // The name in SVG 1.1 of what CSS calls `pixelated`.
    case .none: attributes.attribute("image-rendering", "optimizeSpeed")
    case .bilinear, .high: break
    }
    if let filter = tintFilter() { attributes.reference("filter", filter) }
    attributes.append(" href=\"data:image/\(image.format.rawValue);base64,")
    attributes.append(contentsOf: Data(image.bytesAsStored).base64EncodedData())
    attributes.append("\"")
  }

  /// Where a picture is drawn.
  ///
  /// Not every viewer turns pictures by what their files say of it: the files do not say it, a transform does.
  private func appendFrame(
    _ frame: CGRect, of image: EncodedImage, to attributes: inout SVGBuffer
  ) {
    guard image.orientation == .up else {
      attributes.attribute("width", Double(image.columns), decimals: decimals)
      attributes.attribute("height", Double(image.rows), decimals: decimals)
      let turn = image.orientation.transform(columns: image.columns, rows: image.rows)
      let place = turn.concatenating(image.placement(in: frame))
      if let value = SVGTransform.value(place, decimals: decimals) {
        attributes.append(" transform=\"")
        attributes.append(value)
        attributes.append("\"")
      }
      return
    }
    attributes.appendFrame(frame, decimals: decimals)
    if frame.width * Double(image.height) != frame.height * Double(image.width) {
      attributes.attribute("preserveAspectRatio", "none")
    }
  }

  /// The id of a picture repeated over the plane.
  mutating func pattern(_ paint: TilePaint) -> String {
    let size = CGSize(width: paint.image.width, height: paint.image.height)
    let part = CGRect(
      x: paint.sourceRect.minX * size.width, y: paint.sourceRect.minY * size.height,
      width: paint.sourceRect.width * size.width, height: paint.sourceRect.height * size.height)
    var attributes = SVGBuffer()
    attributes.attribute("patternUnits", "userSpaceOnUse")
    attributes.attribute("width", part.width, decimals: decimals)
    attributes.attribute("height", part.height, decimals: decimals)
    if let value = SVGTransform.value(paint.transform, decimals: decimals) {
      attributes.append(" patternTransform=\"")
      attributes.append(value)
      attributes.append("\"")
    }
    let frame = paint.image.box.offsetBy(dx: -part.minX, dy: -part.minY)
    var content = SVGBuffer()
    content.append("<image")
    appendImage(paint.image, frame, .bilinear, to: &content)
    content.append("/>")
    return define("pattern", kind: "p", attributes: attributes, content: content)
  }

  /// The id of a picture in its place, as a paint.
  mutating func pattern(_ item: ImageItem) -> String {
    let frame = item.destination
    var attributes = SVGBuffer()
    attributes.attribute("patternUnits", "userSpaceOnUse")
    attributes.attribute("x", frame.minX, unless: 0, decimals: decimals)
    attributes.attribute("y", frame.minY, unless: 0, decimals: decimals)
    attributes.attribute("width", frame.width, decimals: decimals)
    attributes.attribute("height", frame.height, decimals: decimals)
    var content = SVGBuffer()
    content.append("<image")
    let inside = CGRect(origin: .zero, size: frame.size)
    appendImage(item.image, inside, item.interpolation, to: &content)
    content.append("/>")
    return define("pattern", kind: "p", attributes: attributes, content: content)
  }

  /// Counts how often each picture is drawn.
  mutating func countImages(_ items: [DisplayItem]) {
    for item in items {
      switch item.content {
      case .fill, .stroke: continue
      case .image(let image):
        if let drawing = image.image.drawing {
          countImages(drawing)
        } else {
          imageUses[image.image, default: 0] += 1
        }
      case .text(let text):
        for case .image(let image, _) in text.run.contents { imageUses[image, default: 0] += 1 }
      case .perspective: continue
      case .group(let group):
        countImages(group.items)
        countImages(group.effects.mask ?? [])
      }
    }
  }
}

extension EncodedImage {
  /// The whole picture, in pixels.
  var box: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// Maps the picture's pixels to a frame.
  fileprivate func placement(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: frame.width / Double(width), b: 0, c: 0, d: frame.height / Double(height),
      tx: frame.minX, ty: frame.minY)
  }
}

extension ImageItem {
  /// Whether all of the picture is drawn.
  var isWhole: Bool { source == image.box }
}

extension TextRun {
  /// What the glyphs draw, in order.
  var contents: [GlyphContent] { glyphs.map { face.glyph($0.id) } }

  /// Whether a glyph is a picture.
  var hasImages: Bool {
    contents.contains { content in
      if case .image = content { true } else { false }
    }
  }
}
