import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// A drawing with what its element does to it: filter, clip, mask, opacity and blending, under its transform.
  ///
  /// Source: SVG 1.1, section 14.3; CSS Compositing 1, section 3.
  func wrapped(
    _ drawing: Drawing, _ index: Int, _ transform: CGAffineTransform, _ scope: Scope
  ) -> Drawing {
    var effects = DisplayGroup.Effects()
    effects.transform = transform
    var result = drawing
    let isHidden = !apply(to: &effects, &result.items, index, drawing.box, scope)
    result.box = drawing.box.applying(transform)
    guard !isHidden else {
      result.items = []
      return result
    }
    let isContainer = ["g", "svg", "use", "a", "switch", "text"].contains(element(index).name)
    guard !result.items.isEmpty || effects.filters.containsGraph else { return result }
    let keepsGroup = isContainer && element(index)["id"] != nil && result.items.count > 1
    guard !effects.isEmpty || keepsGroup else { return result }
    if let item = result.items.first, result.items.count == 1, let joined = joined(effects, item) {
      result.items = [joined]
      return result
    }
    result.items = [
      DisplayItem(
        .group(DisplayGroup(effects: effects, items: result.items)), origin: scope.origin)
    ]
    return result
  }

  /// A plain group in a group that only moves it, as one.
  private func joined(_ outer: DisplayGroup.Effects, _ item: DisplayItem) -> DisplayItem? {
    var bare = outer
    bare.transform = .identity
    guard bare.isEmpty, case .group(let group) = item.content else { return nil }
    var effects = group.effects
    effects.transform = effects.transform.concatenating(outer.transform)
    return DisplayItem(
      .group(DisplayGroup(effects: effects, items: group.items)), origin: item.origin)
  }

  /// Reads the effects of an element; false if nothing of it is seen.
  private func apply(
    to effects: inout DisplayGroup.Effects, _ items: inout [DisplayItem], _ index: Int,
    _ box: CGRect, _ scope: Scope
  ) -> Bool {
    if let text = value("opacity", of: index) {
      if let opacity = SVGStyle.opacity(text) {
        effects.opacity = opacity
      } else {
        note(.invalidValue, "opacity=\"\(text)\" is invalid; it is ignored", at: index)
      }
    }
    if let text = value("mix-blend-mode", of: index)?.trimmed, text != "normal" {
      if let mode = BlendMode(css: text) {
        effects.blendMode = mode
      } else {
        note(.invalidValue, "unknown blend mode \"\(text)\"; normal is used", at: index)
      }
    }
    if value("isolation", of: index)?.trimmed == "isolate" { effects.isIsolated = true }
    if let text = value("filter", of: index)?.trimmed, text != "none" {
      guard let filters = filters(text, index, box, scope) else { return false }
      items = nested(items, in: filters.dropLast())
      effects.filters = filters.suffix(1)
    }
    guard apply(clipOf: index, to: &effects, &items, box, scope) else { return false }
    return apply(maskOf: index, to: &effects, &items, box, scope) && effects.opacity > 0
  }

  /// Items in groups of one filter each.
  private func nested(_ items: [DisplayItem], in filters: ArraySlice<DisplayFilter>)
    -> [DisplayItem]
  {
    filters.reduce(items) { items, filter in
      var effects = DisplayGroup.Effects()
      effects.filters = [filter]
      return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
    }
  }

  /// The element that a property names, of the kind that it may name.
  ///
  /// - Returns: Nil without the property, or when it names nothing that will do.
  func reference(_ property: String, of index: Int, kind: String) -> Int? {
    guard let text = value(property, of: index)?.trimmed, text != "none" else { return nil }
    guard let id = SVGReference.function(text)?.id else {
      note(.invalidValue, "\(property)=\"\(text)\" is invalid; it is ignored", at: index)
      return nil
    }
    guard let target = document.ids[id], element(target).name == kind else {
      note(.badReference, "\(kind) \"\(id)\" for \(property) not found", at: index)
      return nil
    }
    guard !active.contains(target) else {
      note(.recursion, "the \(kind) \"\(id)\" references itself", at: index)
      return nil
    }
    return target
  }

  /// Resolves something whose parts must not lead back to it.
  func resolving<Result>(_ index: Int, _ body: () -> Result) -> Result {
    active.append(index)
    defer { active.removeLast() }
    return body()
  }

  // MARK: Clips

  private func apply(
    clipOf index: Int, to effects: inout DisplayGroup.Effects, _ items: inout [DisplayItem],
    _ box: CGRect, _ scope: Scope
  ) -> Bool {
    guard let target = reference("clip-path", of: index, kind: "clipPath") else { return true }
    guard let clip = resolving(target, { clipShapes(target, box, scope) }) else { return false }
    guard !clip.isEmpty else { return false }
    if clip.count == 1, case .fill(let fill) = clip[0].content {
      effects.clip = DisplayClip(path: fill.path, style: fill.style)
    } else {
      effects.mask = clip
    }
    return true
  }

  /// The shapes of a clip path, filled; nil when it can't be resolved.
  ///
  /// Source: SVG 1.1, section 14.3.5: only the geometry of its children counts.
  private func clipShapes(_ index: Int, _ box: CGRect, _ scope: Scope) -> [DisplayItem]? {
    guard var transform = transform(of: index) else { return nil }
    if element(index)["clipPathUnits"] == "objectBoundingBox" {
      guard let unit = box.unitTransform else { return nil }
      transform = transform.concatenating(unit)
    }
    var inner = patternScope(index, scope)
    inner.matrix = transform.concatenating(scope.matrix)
    var items: [DisplayItem] = []
    for child in document.childElements(of: index) { items += clipItems(child, inner) }
    items = items.map { $0.applying(transform) }
    // A clip path may be clipped itself.
    var effects = DisplayGroup.Effects()
    guard apply(clipOf: index, to: &effects, &items, box, scope) else { return [] }
    guard !effects.isEmpty, !items.isEmpty else { return items }
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }

  private func clipItems(_ index: Int, _ scope: Scope) -> [DisplayItem] {
    let name = element(index).name
    let shapes: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
    guard countVisits(), isDisplayed(index), let own = transform(of: index) else { return [] }
    var inner = inside(index, scope)
    inner.matrix = own.concatenating(scope.matrix)
    var (items, box): ([DisplayItem], CGRect) = ([], .null)
    if shapes.contains(name) {
      guard inner.style.isVisible, let outline = outline(of: index, inner) else { return [] }
      box = outline.boundingRect
      let style = FillStyle(
        eoFill: inner.style.isClipEvenOdd, antialiased: inner.style.isAntialiased)
      items = [DisplayItem(.fill(FillItem(path: outline, paint: .color(.black), style: style)))]
    } else if name == "text" {
      let drawing = clipText(index, inner)
      (items, box) = (drawing.items, drawing.box)
    } else if name == "use" {
      guard let target = target(of: index), !inner.uses.contains(target),
        shapes.contains(element(target).name) || element(target).name == "text"
      else { return [] }
      inner.uses.append(target)
      let move = CGAffineTransform(
        translationX: length("x", of: index, .width, inner) ?? 0,
        y: length("y", of: index, .height, inner) ?? 0)
      inner.matrix = move.concatenating(inner.matrix)
      items = clipItems(target, inner).map { $0.applying(move) }
      box = items.paintedBox
    }
    var effects = DisplayGroup.Effects()
    guard apply(clipOf: index, to: &effects, &items, box, inner) else { return [] }
    if !effects.isEmpty, !items.isEmpty {
      items = [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
    }
    return items.map { $0.applying(own) }
  }

  // MARK: Masks

  private func apply(
    maskOf index: Int, to effects: inout DisplayGroup.Effects, _ items: inout [DisplayItem],
    _ box: CGRect, _ scope: Scope
  ) -> Bool {
    guard let target = reference("mask", of: index, kind: "mask") else { return true }
    let mask = cached(MaskUse(target, box, scope, active)) {
      resolving(target) { maskItems(target, box, scope) }
    }
    guard let mask, !mask.isEmpty else { return false }
    if effects.mask != nil {
      // The clip is a mask already: it acts inside.
      var inner = DisplayGroup.Effects()
      inner.filters = effects.filters
      inner.mask = effects.mask
      items = [DisplayItem(.group(DisplayGroup(effects: inner, items: items)))]
      effects.filters = []
    }
    effects.mask = mask
    return true
  }

  /// Returns the items of a mask, which are resolved once: masks that use masks would double at each level.
  private func cached(_ use: MaskUse, _ resolve: () -> [DisplayItem]?) -> [DisplayItem]? {
    if let known = masks[use] {
      return countVisits(known.visits) ? known.items : nil
    }
    let visits = visitCount
    let items = resolve()
    masks[use] = (items, visitCount - visits)
    return items
  }

  /// What a mask shows, by its alpha; nil when it can't be resolved.
  private func maskItems(_ index: Int, _ box: CGRect, _ scope: Scope) -> [DisplayItem]? {
    var inner = patternScope(index, scope)
    let isUser = element(index)["maskUnits"] == "userSpaceOnUse"
    guard let region = region(of: index, isUser: isUser, box, inner) else { return nil }
    var content = CGAffineTransform.identity
    if element(index)["maskContentUnits"] == "objectBoundingBox" {
      guard let unit = box.unitTransform else { return nil }
      content = unit
    }
    inner.matrix = content.concatenating(scope.matrix)
    let drawing = children(of: index, inner)
    guard !drawing.items.isEmpty else { return [] }
    var items = drawing.items
    if !content.isIdentity {
      var placing = DisplayGroup.Effects()
      placing.transform = content
      items = [DisplayItem(.group(DisplayGroup(effects: placing, items: items)))]
    }
    var effects = DisplayGroup.Effects()
    effects.clip = DisplayClip(path: Path(region))
    if value("mask-type", of: index)?.trimmed != "alpha" {
      effects.filters = [.luminanceToAlpha]
      if value("color-interpolation", of: index)?.trimmed == "linearRGB" {
        note(.unsupported, "masks in linearRGB are not supported; sRGB is used", at: index)
      }
    }
    // A mask may be masked itself.
    guard apply(maskOf: index, to: &effects, &items, box, scope) else { return [] }
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }

  /// The region of a mask or a filter; nil where it has none.
  func region(of index: Int, isUser: Bool, _ box: CGRect, _ scope: Scope) -> CGRect? {
    func side(_ name: String, _ side: SVGLength.Context.Side, _ fallback: Double) -> Double {
      guard let text = value(name, of: index), let length = SVGLength(text) else {
        let whole = scope.lengths(rootFontSize).percentage(side)
        return isUser ? fallback * whole : fallback
      }
      if isUser { return length.value(side, in: scope.lengths(rootFontSize)) }
      return length.unit == .percent ? length.value / 100 : length.value
    }
    let size = CGSize(
      width: side("width", .width, 1.2), height: side("height", .height, 1.2))
    guard size.width > 0, size.height > 0 else { return nil }
    let region = CGRect(
      origin: CGPoint(x: side("x", .width, -0.1), y: side("y", .height, -0.1)), size: size)
    guard !isUser else { return region }
    return box.unitTransform.map { region.applying($0) }
  }
}

/// All that the items of a mask depend on.
struct MaskUse: Hashable {
  private let target: Int
  private let box: CGRect
  private let viewport: CGSize
  private let matrix: CGAffineTransform
  /// The elements that the mask must not lead back to.
  private let active: [Int]
  private let uses: [Int]

  init(_ target: Int, _ box: CGRect, _ scope: SVGResolver.Scope, _ active: [Int]) {
    self.target = target
    self.box = box
    viewport = scope.viewport
    matrix = scope.matrix
    self.active = active
    uses = scope.uses
  }
}

extension CGRect {
  /// Maps the unit square to the rectangle; nil without an area.
  var unitTransform: CGAffineTransform? {
    guard !isNull, width > 0, height > 0 else { return nil }
    return CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: minX, ty: minY)
  }
}

extension [DisplayItem] {
  /// The box around what is painted.
  var paintedBox: CGRect { reduce(.null) { $0.union($1.paintedBounds) } }
}

extension DisplayItem {
  /// The item moved by a transform: a filled path as such, others in a group.
  func applying(_ transform: CGAffineTransform) -> DisplayItem {
    guard !transform.isIdentity else { return self }
    if case .fill(var fill) = content, case .color = fill.paint {
      fill.path = fill.path.applying(transform)
      return DisplayItem(.fill(fill), origin: origin)
    }
    var effects = DisplayGroup.Effects()
    effects.transform = transform
    return DisplayItem(.group(DisplayGroup(effects: effects, items: [self])), origin: origin)
  }
}

extension BlendMode {
  /// The mode of a name of CSS.
  init?(css name: String) {
    let words = name.split(separator: "-")
    guard let first = words.first, name.allSatisfy({ $0.isLowercase || $0 == "-" }) else {
      return nil
    }
    let camel =
      first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    self.init(rawValue: String(camel))
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: return nil
    default: break
    }
  }
}
