import Foundation
import VectorGeometry
import VectorGraphics

extension SVGWriter {
  /// Writes a group: its effects as attributes of the one element in it if there is just one, else of `<g>`.
  ///
  /// SVG applies filter, clip, mask and opacity of one element in the display list's order, all in the
  /// coordinates inside its `transform`. Source: SVG 2, section 3.2, "Rendering order"; SVG 1.1, section 14.3.
  mutating func write(_ outer: DisplayGroup, origin: String?) throws(SVGError) {
    let (group, origin) = Self.flattened(outer, origin)
    let effects = group.effects
    guard !group.items.isEmpty || effects.filters.containsGraph, effects.opacity > 0 else { return }
    if effects.filters.count > 1, effects.filters.containsGraph {
      return try write(group.withSingleFilters, origin: origin)
    }
    if effects.clip != nil, !effects.needsLayer, let items = Self.clippedApart(group) {
      return try write(
        DisplayGroup(effects: Self.transformOnly(effects), items: items), origin: origin)
    }
    let outside = coordinates
    coordinates = effects.transform.concatenating(outside)
    defer { coordinates = outside }
    try reportBlends(of: group, origin)
    var surroundings = SVGSurroundings(id: identifiers.view(origin))
    guard try appendEffects(group, to: &surroundings.attributes) else { return }
    let previous = setTint(inside: effects)
    defer { tint = previous }
    if surroundings.isEmpty {
      return try writeChildren(group, origin)
    }
    if Self.isOneElement(group.items), !effects.filters.containsGraph,
      surroundings.id == nil || !Self.hasOwnID(group, origin)
    {
      return try writeFolded(group.items, surroundings)
    }
    open("g", surroundings)
    out.append(">\n")
    try writeChildren(group, origin)
    out.append("</g>\n")
  }

  /// Writes the single element of a group with the group's attributes.
  private mutating func writeFolded(
    _ items: [DisplayItem], _ surroundings: SVGSurroundings
  ) throws(SVGError) {
    var surroundings = surroundings
    if surroundings.id == nil {
      surroundings.id = identifiers.view(
        items.first { SVGIdentifiers.name(in: $0.origin) != nil }?.origin)
    }
    try write(one: items, surroundings)
  }

  private mutating func writeChildren(
    _ group: DisplayGroup, _ origin: String?
  ) throws(SVGError) {
    let items = group.items.map { item in
      item.origin == origin && origin != nil ? item.anonymous : item
    }
    if group.effects.needsLayer { try writeLayer(items) } else { try write(items) }
  }

  /// Whether an item inside has an id that is not just the group's again.
  private static func hasOwnID(_ group: DisplayGroup, _ origin: String?) -> Bool {
    group.items.contains { $0.origin != origin && SVGIdentifiers.name(in: $0.origin) != nil }
  }

  /// The group with the groups that merely stand between made one with it.
  private static func flattened(
    _ group: DisplayGroup, _ origin: String?
  ) -> (DisplayGroup, String?) {
    var (group, origin) = (group, origin)
    while group.items.count == 1, case .group(let inner) = group.items[0].content {
      let innerOrigin = group.items[0].origin
      let ids = (SVGIdentifiers.name(in: origin), SVGIdentifiers.name(in: innerOrigin))
      guard ids.0 == nil || ids.1 == nil || origin == innerOrigin,
        let effects = merged(group.effects, inner.effects)
      else { break }
      group = DisplayGroup(effects: effects, items: inner.items)
      if ids.0 == nil { origin = innerOrigin }
    }
    return (group, origin)
  }

  /// The effects of a group in a group as those of one; nil if they are not the same in any order.
  private static func merged(
    _ outer: DisplayGroup.Effects, _ inner: DisplayGroup.Effects
  ) -> DisplayGroup.Effects? {
    var (bareOuter, bareInner) = (outer, inner)
    bareOuter.transform = .identity
    bareInner.transform = .identity
    var result: DisplayGroup.Effects
    if bareOuter.isEmpty {
      result = inner
    } else if inner.isEmpty {
      return outer
    } else if bareInner.isEmpty, outer.filters.isEmpty, outer.clip == nil, outer.mask == nil {
      result = outer
    } else {
      return nil
    }
    result.transform = inner.transform.concatenating(outer.transform)
    return result
  }

  private static func transformOnly(_ effects: DisplayGroup.Effects) -> DisplayGroup.Effects {
    var result = DisplayGroup.Effects()
    result.transform = effects.transform
    return result
  }

  /// The items of a clipped group, each clipped by itself; nil if none of them blends.
  ///
  /// `clip-path` composes an element's children apart, the display list's clip does not: blending is
  /// put on the element that has the clip. Source: CSS Compositing 1, section 3.3, "Isolated groups".
  private static func clippedApart(_ group: DisplayGroup) -> [DisplayItem]? {
    guard group.items.contains(where: { $0.blendMode != .normal }) else { return nil }
    return group.items.map { item in
      var effects = DisplayGroup.Effects()
      effects.clip = group.effects.clip
      effects.blendMode = item.blendMode
      return DisplayItem(.group(DisplayGroup(effects: effects, items: [item.unblended])))
    }
  }

  /// Reports blends that viewers draw by another formula, and those that a clip hides from their backdrop.
  private mutating func reportBlends(
    of group: DisplayGroup, _ origin: String?
  ) throws(SVGError) {
    // `soft-light` of CSS brightens by the square root of the backdrop, that of Core Graphics does not.
    if group.effects.blendMode == .softLight, tint == .none {
      try report(
        UnsupportedEffect(
          .blendMode(.softLight), format: "SVG",
          origin: origin ?? group.items.lazy.compactMap(\.origin).first, remedy: .nearest))
    }
    guard group.effects.clip != nil, !group.effects.needsLayer,
      let mode = Self.blendModes(group.items).first
    else { return }
    try report(
      UnsupportedEffect(.blendThroughClip(mode), format: "SVG", origin: origin, remedy: .nearest))
  }

  /// Appends the attributes of a group; false if nothing of it can be seen.
  private mutating func appendEffects(
    _ group: DisplayGroup, to attributes: inout SVGBuffer
  ) throws(SVGError) -> Bool {
    let effects = group.effects
    if let value = SVGTransform.value(effects.transform, decimals: decimals) {
      attributes.append(" transform=\"")
      attributes.append(value)
      attributes.append("\"")
    }
    attributes.attribute("opacity", effects.opacity, unless: 1, decimals: 3)
    if let clip = effects.clip {
      guard !clip.path.isEmpty else { return false }
      attributes.reference("clip-path", define(clip: clip))
    }
    if let mask = effects.mask {
      guard try appendMask(mask, hasClip: effects.clip != nil, to: &attributes) else {
        return false
      }
    }
    if !effects.filters.isEmpty {
      if let graph = effects.filters.graph {
        attributes.reference("filter", try define(graph))
      } else {
        let region = filterRegion(effects.filters, group.items)
        guard !region.isNull else { return false }
        attributes.reference("filter", define(effects.filters, region))
      }
    }
    appendStyle(group, to: &attributes)
    return true
  }

  private mutating func appendStyle(_ group: DisplayGroup, to attributes: inout SVGBuffer) {
    guard tint == .none else { return }
    let effects = group.effects
    if let name = effects.blendMode.cssName {
      blends = true
      attributes.attribute("style", "mix-blend-mode:\(name)")
    } else if effects.isIsolated, !effects.isolates, Self.blend(group.items) {
      attributes.attribute("style", "isolation:isolate")
    }
  }

  /// The id of a clip path.
  mutating func define(clip: DisplayClip) -> String {
    let shape = SVGShape(clip.path, isDashed: false, decimals: decimals)
    var content = SVGBuffer()
    content.append("<\(shape.elementName)")
    content.appendGeometry(shape, of: clip.path, decimals: decimals)
    if case .path = shape, clip.style.isEOFilled { content.attribute("clip-rule", "evenodd") }
    if !clip.style.isAntialiased { content.attribute("shape-rendering", "crispEdges") }
    content.append("/>")
    return define("clipPath", kind: "c", attributes: SVGBuffer(), content: content)
  }

  /// Appends a mask by alpha, or a clip if it is one opaque shape; false if it lets nothing through.
  private mutating func appendMask(
    _ mask: [DisplayItem], hasClip: Bool, to attributes: inout SVGBuffer
  ) throws(SVGError) -> Bool {
    if !hasClip, mask.count == 1, case .fill(let fill) = mask[0].content,
      case .color(let color) = fill.paint, color.opacity >= 1, !fill.path.isEmpty
    {
      let clip = DisplayClip(path: fill.path, style: fill.style)
      attributes.reference("clip-path", define(clip: clip))
      return true
    }
    let region = mask.paintedBounds
    guard !region.isNull else { return false }
    let content = try captured(tint: .white) { writer throws(SVGError) in
      try writer.writeLayer(mask)
    }
    guard !content.isEmpty else { return false }
    attributes.reference("mask", define(maskContent: content, region))
    return true
  }

  /// The id of a mask by the luminance of its content.
  mutating func define(maskContent content: SVGBuffer, _ region: CGRect) -> String {
    var attributes = SVGBuffer()
    attributes.attribute("maskUnits", "userSpaceOnUse")
    attributes.appendRegion(region)
    var lines = SVGBuffer()
    lines.append("\n")
    lines.append(content)
    return define("mask", kind: "m", attributes: attributes, content: lines)
  }

  /// Ends a mask's tint before a color matrix, which reads colors; returns the tint to restore.
  private mutating func setTint(inside effects: DisplayGroup.Effects) -> Tint {
    let previous = tint
    if effects.filters.contains(where: \.readsColors) { tint = .none }
    return previous
  }
}

extension SVGBuffer {
  /// Appends a region rounded outwards to whole points; x and y are written even at 0, their default is -10 %.
  mutating func appendRegion(_ region: CGRect) {
    let box = CGRect(
      x: region.minX.rounded(.down), y: region.minY.rounded(.down),
      width: region.maxX.rounded(.up) - region.minX.rounded(.down),
      height: region.maxY.rounded(.up) - region.minY.rounded(.down))
    attribute("x", box.minX, decimals: 0)
    attribute("y", box.minY, decimals: 0)
    attribute("width", max(box.width, 1), decimals: 0)
    attribute("height", max(box.height, 1), decimals: 0)
  }
}

extension DisplayGroup.Effects {
  /// Whether an attribute that SVG needs anyway composes the children apart.
  var isolates: Bool {
    !filters.isEmpty || clip != nil || mask != nil || opacity < 1 || blendMode != .normal
  }
}

extension DisplayItem {
  /// The blend mode of a group; normal for others.
  var blendMode: BlendMode {
    guard case .group(let group) = content else { return .normal }
    return group.effects.blendMode
  }

  /// The item composed normally, for where it is composed apart anyway.
  var unblended: DisplayItem {
    guard case .group(let group) = content, group.effects.blendMode != .normal else { return self }
    var effects = group.effects
    effects.blendMode = .normal
    return DisplayItem(.group(DisplayGroup(effects: effects, items: group.items)), origin: origin)
  }

  /// The item without its origin.
  var anonymous: DisplayItem { DisplayItem(content) }
}

extension BlendMode {
  /// The name in CSS; nil for normal and for what CSS lacks.
  ///
  /// Source: CSS Compositing 2, section 3.
  var cssName: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }

  /// Whether SVG viewers at large know it.
  var isForeign: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      false
    }
  }
}
