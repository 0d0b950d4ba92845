import Foundation
import VectorGeometry
import VectorGraphics

extension SVGWriter {
  /// Writes a run of text.
  ///
  /// Runs with glyphs that are pictures (emoji) are outlines and images in every mode, as in every back end.
  mutating func write(
    _ item: TextItem, _ origin: String?, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    if item.run.hasImages { return try writePictures(item, origin, surroundings) }
    if let sweep = angular(item.paint) {
      return try write(sweep, in: .text(item), origin, surroundings)
    }
    guard let paint = visible(item.paint) else { return }
    // No viewer has the face of the boxes.
    switch item.run.isLastResort ? .paths : options.text {
    case .paths: try writeOutlines(item, paint, origin, surroundings)
    case .text, .embed: try writeText(item, paint, origin, surroundings)
    }
  }

  /// Writes the outlines of a run as one path, labeled with the text.
  private mutating func writeOutlines(
    _ item: TextItem, _ paint: Paint, _ origin: String?, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    let data = outlines(of: item)
    guard !data.buffer.isEmpty else { return }
    var attributes = SVGBuffer()
    if !isInDefinition { attributes.attribute("aria-label", escaping: item.run.text) }
    attributes.appendPathData(data)
    try appendPaint("fill", paint, origin, to: &attributes)
    writeElement("path", attributes, surroundings)
  }

  /// The outlines of a run's glyphs.
  func outlines(of item: TextItem) -> SVGPathData {
    var data = SVGPathData(decimals: decimals)
    for glyph in item.run.glyphs {
      guard case .outline(let path) = item.run.face.glyph(glyph.id) else { continue }
      data.append(path, item.placement(of: glyph))
    }
    return data
  }

  /// Masks are seen, never read.
  private var isInDefinition: Bool { tint != .none }

  private mutating func writePictures(
    _ item: TextItem, _ origin: String?, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    var group = surroundings
    if !isInDefinition {
      var label = SVGBuffer()
      label.attribute("aria-label", escaping: item.run.text)
      label.append(surroundings.attributes)
      group.attributes = label
    }
    open("g", group)
    out.append(">\n")
    if let paint = visible(item.paint), !paint.isAngular {
      try writeOutlines(item, paint, origin, SVGSurroundings())
    }
    for glyph in item.run.glyphs {
      guard case .image(let image, let box) = item.run.face.glyph(glyph.id) else { continue }
      let frame = box.applying(item.placement(of: glyph))
      writePicture(image, in: frame, .high, SVGSurroundings())
    }
    out.append("</g>\n")
  }

  /// Writes a run as characters.
  ///
  /// `textLength` keeps the width of the run where the viewer's font or shaping differs. Positions of
  /// single characters would too, but they break ligatures, joined scripts and selection.
  private mutating func writeText(
    _ item: TextItem, _ paint: Paint, _ origin: String?, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    let run = item.run
    guard let inked = InkedText(run) else { return }
    hasCharacters = true
    var attributes = SVGBuffer()
    attributes.attribute("x", item.position.x + inked.x, unless: 0, decimals: decimals)
    attributes.attribute("y", item.position.y, unless: 0, decimals: decimals)
    let family = fonts.family(of: run, isEmbedded: options.text == .embed)
    attributes.attribute("font-family", escaping: family)
    attributes.attribute("font-size", run.size, decimals: decimals)
    attributes.attribute("font-weight", Double(run.face.weight), unless: 400, decimals: 0)
    if run.face.isItalic { attributes.attribute("font-style", "italic") }
    if run.hasMonospacedDigits {
      attributes.attribute("font-variant", "tabular-nums")
    }
    if run.isRightToLeft {
      // Text that runs to the left starts at its right end; its end is at x.
      attributes.attribute("direction", "rtl")
      attributes.attribute("text-anchor", "end")
    }
    if inked.width > 0, inked.glyphCount > 1 {
      attributes.attribute("textLength", inked.width, decimals: decimals)
    }
    try appendPaint("fill", paint, origin, to: &attributes)
    if inked.text.contains("  ") || inked.text.contains("\t") {
      attributes.attribute("xml:space", "preserve")
    }
    open("text", surroundings, attributes)
    out.append(">")
    out.append(escaping: inked.text)
    out.append("</text>\n")
  }
}

extension TextItem {
  /// Maps ems of a glyph to the item's coordinates.
  func placement(of glyph: TextRun.Glyph) -> CGAffineTransform {
    CGAffineTransform(
      a: run.size, b: 0, c: 0, d: run.size, tx: position.x + glyph.position.x,
      ty: position.y + glyph.position.y)
  }
}
