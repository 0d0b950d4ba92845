import Foundation
import VectorGeometry
import VectorGraphics

extension SVGWriter {
  /// Writes a picture; a part of one in an `<svg>` of its own, whose edges cut it.
  mutating func write(
    _ item: ImageItem, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
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

  /// Writes `<image>`, or `<use>` of one that is drawn more than once.
  mutating func writePicture(
    _ image: EncodedImage, in frame: CGRect, _ interpolation: ImageItem.Interpolation,
    _ surroundings: SVGSurroundings
  ) {
    var attributes = SVGBuffer()
    if imageUses[image, default: 1] > 1 {
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
    let placement = CGAffineTransform(
      a: frame.width / Double(image.width), b: 0, c: 0, d: frame.height / Double(image.height),
      tx: frame.minX, ty: frame.minY)
    if let value = SVGTransform.value(placement, decimals: decimals) {
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
    attributes.appendFrame(frame, decimals: decimals)
    if frame.width * Double(image.height) != frame.height * Double(image.width) {
      attributes.attribute("preserveAspectRatio", "none")
    }
    switch interpolation {
    // The name in SVG 1.1 of what CSS calls `pixelated`.
    case .none: attributes.attribute("image-rendering", "optimizeSpeed")
    case .bilinear, .high: break
    }
    if let filter = tintFilter() { attributes.reference("filter", filter) }
    attributes.append(" href=\"data:image/\(image.format.rawValue);base64,")
    attributes.append(contentsOf: Data(image.bytes).base64EncodedData())
    attributes.append("\"")
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
      case .image(let image): imageUses[image.image, default: 0] += 1
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
