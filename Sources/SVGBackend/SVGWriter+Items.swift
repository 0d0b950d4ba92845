import Foundation
import VectorGeometry
import VectorGraphics

/// What an element has besides its own: the id and the attributes of the group around it.
struct SVGSurroundings {
  var id: String?
  var attributes = SVGBuffer()

  var isEmpty: Bool { id == nil && attributes.isEmpty }
}

extension SVGWriter {
  /// Writes items back to front; blending is that of the layer around them.
  mutating func write(_ items: some RandomAccessCollection<DisplayItem>) throws(SVGError) {
    var index = items.startIndex
    while index < items.endIndex {
      let item = items[index]
      items.formIndex(after: &index)
      guard index < items.endIndex, Self.isOneElement(item, items[index]) else {
        try write(item)
        continue
      }
      let hasID = SVGIdentifiers.name(in: item.origin) != nil
      let id = identifiers.view(hasID ? item.origin : items[index].origin)
      try writeShape(item, and: items[index], SVGSurroundings(id: id))
      items.formIndex(after: &index)
    }
  }

  private mutating func write(_ item: DisplayItem) throws(SVGError) {
    if case .group(let group) = item.content {
      try write(group, origin: item.origin)
    } else {
      try write(leaf: item, SVGSurroundings(id: identifiers.view(item.origin)))
    }
  }

  /// Writes an item that is not a group.
  mutating func write(
    leaf item: DisplayItem, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    switch item.content {
    case .fill, .stroke: try writeShape(item, and: nil, surroundings)
    case .text(let text): try write(text, item.origin, surroundings)
    case .image(let image): try write(image, surroundings, origin: item.origin)
    case .perspective(let perspective):
      try write(perspective, item.origin, surroundings)
    case .group(let group): try write(group, origin: item.origin)
    }
  }

  /// Writes items that make one element.
  mutating func write(
    one items: [DisplayItem], _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    if items.count == 2 { return try writeShape(items[0], and: items[1], surroundings) }
    for item in items { try write(leaf: item, surroundings) }
  }

  /// Whether items make one element, so that a group's attributes can stand on it.
  static func isOneElement(_ items: [DisplayItem]) -> Bool {
    switch items.count {
    case 1: return isOneElement(items[0])
    case 2: return isOneElement(items[0], items[1])
    default: return false
    }
  }

  private static func isOneElement(_ item: DisplayItem) -> Bool {
    switch item.content {
    case .fill(let fill): return !fill.paint.isAngular
    case .stroke(let stroke): return !stroke.paint.isAngular
    case .text(let text): return !text.paint.isAngular && !text.run.hasImages
    case .image(let image): return image.isWhole && image.image.drawing == nil
    case .perspective: return false
    case .group: return false
    }
  }

  /// Whether a fill and the stroke after it are one element: of one path, seen as one view.
  static func isOneElement(_ first: DisplayItem, _ second: DisplayItem) -> Bool {
    guard case .fill(let fill) = first.content, case .stroke(let stroke) = second.content,
      fill.style.isAntialiased == stroke.isAntialiased, !fill.paint.isAngular,
      !stroke.paint.isAngular, fill.path == stroke.path
    else { return false }
    let ids = (SVGIdentifiers.name(in: first.origin), SVGIdentifiers.name(in: second.origin))
    return ids.0 == nil || ids.1 == nil || ids.0 == ids.1
  }

  /// Writes a fill, a stroke, or a fill and a stroke of its path.
  private mutating func writeShape(
    _ item: DisplayItem, and second: DisplayItem?, _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    switch (item.content, second?.content) {
    case (.fill(let fill), .stroke(let stroke)):
      try writeShape(fill.path, fill: fill, stroke: stroke, item.origin, surroundings)
    case (.fill(let fill), _):
      if let sweep = angular(fill.paint) {
        return try write(sweep, in: .inside(fill), item.origin, surroundings)
      }
      try writeShape(fill.path, fill: fill, stroke: nil, item.origin, surroundings)
    case (.stroke(let stroke), _):
      if let sweep = angular(stroke.paint) {
        return try write(sweep, in: .outline(stroke), item.origin, surroundings)
      }
      try writeShape(stroke.path, fill: nil, stroke: stroke, item.origin, surroundings)
    case (.text, _), (.image, _), (.perspective, _), (.group, _): return
    }
  }

  private mutating func writeShape(
    _ path: Path, fill: FillItem?, stroke: StrokeItem?, _ origin: String?,
    _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    let fillPaint = fill.flatMap { visible($0.paint) }
    let line = stroke.flatMap { $0.style.lineWidth > 0 ? $0 : nil }
    let strokePaint = line.flatMap { visible($0.paint) }
    guard !path.isEmpty, fillPaint != nil || strokePaint != nil else { return }
    let shape = SVGShape(path, isDashed: line?.style.isDashed == true, decimals: decimals)
    var element = SVGBuffer()
    element.appendGeometry(shape, of: path, decimals: decimals)
    try appendPaint("fill", fillPaint, origin, to: &element)
    if case .path = shape, fill?.style.isEOFilled == true, fillPaint != nil {
      element.attribute("fill-rule", "evenodd")
    }
    if let line, let strokePaint {
      try appendPaint("stroke", strokePaint, origin, to: &element)
      element.appendStroke(line.style, shape, decimals)
    }
    if fill?.style.isAntialiased == false || line?.isAntialiased == false {
      element.attribute("shape-rendering", "crispEdges")
    }
    writeElement(shape.elementName, element, surroundings)
  }

  /// Writes an element without content.
  mutating func writeElement(
    _ name: String, _ attributes: SVGBuffer, _ surroundings: SVGSurroundings
  ) {
    open(name, surroundings, attributes)
    out.append("/>\n")
  }

  /// Writes `<name id attributes` of an element; what it has from the group around it comes last.
  mutating func open(
    _ name: String, _ surroundings: SVGSurroundings, _ attributes: SVGBuffer = SVGBuffer()
  ) {
    out.append("<")
    out.append(name)
    if let id = surroundings.id { out.attribute("id", id) }
    out.append(attributes)
    out.append(surroundings.attributes)
  }
}

extension Paint {
  var isAngular: Bool {
    guard case .gradient(let gradient) = self, case .angular = gradient.geometry else {
      return false
    }
    return true
  }
}

extension SVGBuffer {
  /// Appends how a line is drawn, as far as it differs from SVG's defaults and shows on the shape.
  mutating func appendStroke(_ style: StrokeStyle, _ shape: SVGShape, _ decimals: Int) {
    attribute("stroke-width", style.lineWidth, unless: 1, decimals: decimals)
    let isDashed = style.isDashed
    var hasEnds = isDashed
    if case .path = shape { hasEnds = true }
    switch style.lineCap {
    case .butt: break
    case .round: if hasEnds { attribute("stroke-linecap", "round") }
    case .square: if hasEnds { attribute("stroke-linecap", "square") }
    }
    if shape.hasCorners { appendJoin(style, shape, decimals) }
    guard isDashed else { return }
    attribute("stroke-dasharray", style.dash, decimals: decimals)
    attribute("stroke-dashoffset", style.dashPhase, unless: 0, decimals: decimals)
  }

  private mutating func appendJoin(_ style: StrokeStyle, _ shape: SVGShape, _ decimals: Int) {
    switch style.lineJoin {
    case .round: attribute("stroke-linejoin", "round")
    case .bevel: attribute("stroke-linejoin", "bevel")
    case .miter:
      // A right angle's miter is √2 line widths long: within SVG's limit of 4 as within any above.
      let isSeen = shape.hasSharpCorners || style.miterLimit < 2.0.squareRoot()
      guard isSeen else { return }
      attribute("stroke-miterlimit", max(style.miterLimit, 1), unless: 4, decimals: decimals)
    }
  }
}

extension StrokeStyle {
  /// Whether there are dashes; lengths below zero, or all zero, are none.
  var isDashed: Bool {
    !dash.isEmpty && dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
  }
}
