import Foundation
import VectorGeometry
import VectorGraphics

extension NodeResolver {
  /// The nodes of a group: those of its items, or a composition where they are composed apart.
  mutating func nodes(
    of group: DisplayGroup, _ origin: String?, _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    let effects = group.effects
    guard effects.opacity > 0, !group.items.isEmpty || !effects.filters.isEmpty else { return [] }
    var surroundings = surroundings
    surroundings.matrix = effects.transform.concatenating(surroundings.matrix)
    var cutters: [[LottieNode]] = []
    if let clip = effects.clip {
      guard !clip.path.isEmpty else { return [] }
      if let mask = add(clip, to: &surroundings) { cutters.append(mask) }
    }
    let isApart =
      !cutters.isEmpty || !effects.filters.isEmpty || effects.mask != nil || effects.opacity < 1
      || effects.blendMode != .normal
      || (effects.isIsolated && !Self.blendModes(group.items).isEmpty)
    guard isApart else { return try nodes(of: group.items, surroundings) }
    let inside = Surroundings(matrix: surroundings.matrix)
    if let mask = effects.mask {
      let nodes = try nodes(ofLayer: mask, inside)
      guard !nodes.isEmpty else { return [] }
      cutters.append(nodes)
    }
    var node = LottieComposition(nodes: try content(of: group, origin, inside)).node(origin)
    for mask in cutters { node = node.map { $0.masked(by: mask, origin) } }
    guard var node else { return [] }
    node.opacity *= effects.opacity
    node.clips = surroundings.clips + node.clips
    node.blendMode = try lottieMode(effects.blendMode, origin)
    return [node]
  }

  /// The items of a group with its filters.
  private mutating func content(
    of group: DisplayGroup, _ origin: String?, _ inside: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    guard let filter = group.effects.filters.first else {
      return try nodes(ofLayer: group.items, inside)
    }
    var effects = DisplayGroup.Effects()
    effects.filters = group.effects.filters
    let filtered = DisplayItem(
      .group(DisplayGroup(effects: effects, items: group.items)), origin: origin)
    return try pixels([filtered], filter.unsupportedKind, origin, inside) {
      (resolver, inside) throws(LottieError) in
      try resolver.nodes(ofLayer: group.items, inside)
    }
  }

  /// Adds a clip to those of the surroundings; gives it as a mask where it is more than one simple outline.
  private func add(_ clip: DisplayClip, to surroundings: inout Surroundings) -> [LottieNode]? {
    let matrix = surroundings.matrix
    if case .rect(let rect) = clip.path.primitive?.applying(matrix), rect.contains(bounds) {
      return nil
    }
    let contours = clip.path.bezierContours
    if contours.count == 1, !clip.style.isEOFilled || clip.path.primitive != nil {
      surroundings.clips.append(contours[0].applying(matrix))
      return nil
    }
    let shape = LottieShape(
      contours: contours, isEOFilled: clip.style.isEOFilled, paint: .color(.black), matrix: matrix)
    return [LottieNode(content: .shape(shape))]
  }

  private mutating func lottieMode(
    _ mode: BlendMode, _ origin: String?
  ) throws(LottieError) -> BlendMode {
    // Lottie's soft light has the W3C formula. `nodes(ofLayer:)` has already replaced the foreign modes that it can.
    guard mode.isForeign || mode == .softLight else { return mode }
    try report(
      UnsupportedEffect(.blendMode(mode), format: "Lottie", origin: origin, remedy: .nearest))
    return mode.isForeign ? .normal : mode
  }

  // MARK: Layers

  /// The nodes of items that are composed apart, or of the whole picture.
  ///
  /// Of the rules of composition that Lottie lacks, two can be said otherwise: an item under all the others comes
  /// first, an item that cuts the others out becomes their mask. For the rest, everything up to the item is drawn
  /// as pixels.
  mutating func nodes(
    ofLayer items: [DisplayItem], _ surroundings: Surroundings
  ) throws(LottieError) -> [LottieNode] {
    guard
      let index = items.lastIndex(where: { Self.blendModes([$0]).contains(where: \.isForeign) }),
      let mode = Self.blendModes([items[index]]).first(where: \.isForeign)
    else { return try nodes(of: items, surroundings) }
    let (item, before, after) = (items[index], Array(items[..<index]), items[(index + 1)...])
    var result: [LottieNode]
    switch item.blendMode {
    case .destinationOver:
      result = try nodes(of: [item.unblended], surroundings)
      result += try nodes(ofLayer: before, surroundings)
    case .destinationOut:
      let cutter = try nodes(of: [item.unblended], surroundings)
      var node = LottieComposition(nodes: try nodes(ofLayer: before, surroundings)).node(nil)
      if !cutter.isEmpty { node = node.map { $0.masked(by: cutter, nil, isInverted: true) } }
      result = node.map { [$0] } ?? []
    default:
      result = try pixels(Array(items[...index]), .blendMode(mode), item.origin, surroundings) {
        (resolver, surroundings) throws(LottieError) in
        try resolver.nodes(of: before + [item.unblended], surroundings)
      }
    }
    return result + (try nodes(of: after, surroundings))
  }

  /// The modes of the groups that blend with what is under these items.
  static func blendModes(_ items: [DisplayItem]) -> [BlendMode] {
    items.flatMap { item -> [BlendMode] in
      guard case .group(let group) = item.content else { return [] }
      if group.effects.blendMode != .normal { return [group.effects.blendMode] }
      return group.effects.needsLayer ? [] : blendModes(group.items)
    }
  }
}

extension LottieComposition {
  /// A node of the nodes together; a single one by itself; nil for none.
  func node(_ origin: String?) -> LottieNode? {
    guard let first = nodes.first else { return nil }
    guard nodes.count == 1, mask == nil else {
      return LottieNode(content: .composition(self), origin: origin)
    }
    // There is nothing under it that it could blend with.
    var node = first
    node.blendMode = .normal
    return node
  }
}

extension LottieNode {
  fileprivate func masked(
    by mask: [LottieNode], _ origin: String?, isInverted: Bool = false
  ) -> LottieNode {
    LottieNode(
      content: .composition(
        LottieComposition(nodes: [self], mask: mask, isMaskInverted: isInverted)),
      origin: origin)
  }
}

extension DisplayItem {
  fileprivate var blendMode: BlendMode {
    guard case .group(let group) = content else { return .normal }
    return group.effects.blendMode
  }

  fileprivate var unblended: DisplayItem {
    guard case .group(let group) = content else { return self }
    var effects = group.effects
    effects.blendMode = .normal
    return DisplayItem(.group(DisplayGroup(effects: effects, items: group.items)), origin: origin)
  }
}

extension BlendMode {
  /// The number in Lottie; nil for what it lacks.
  ///
  /// Source: Lottie specification, Blend Mode.
  var lottieNumber: Int? {
    switch self {
    case .normal: 0
    case .multiply: 1
    case .screen: 2
    case .overlay: 3
    case .darken: 4
    case .lighten: 5
    case .colorDodge: 6
    case .colorBurn: 7
    case .hardLight: 8
    case .softLight: 9
    case .difference: 10
    case .exclusion: 11
    case .hue: 12
    case .saturation: 13
    case .color: 14
    case .luminosity: 15
    case .plusLighter: 16
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }

  var isForeign: Bool { lottieNumber == nil }
}
