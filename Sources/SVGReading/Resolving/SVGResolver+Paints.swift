import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// What a value paints an element with; nil for nothing.
  func paint(
    _ value: SVGPaintValue, opacity: Double, _ index: Int, _ box: CGRect, _ scope: Scope
  ) -> Paint? {
    switch value {
    case .none: return nil
    case .color(let color): return .color(color.multiplyingOpacity(by: opacity))
    case .current: return .color(scope.style.color.multiplyingOpacity(by: opacity))
    case .contextFill, .contextStroke:
      let outer = value == .contextFill ? scope.style.contextFill : scope.style.contextStroke
      guard outer != .contextFill, outer != .contextStroke else { return nil }
      return paint(outer, opacity: opacity, index, box, scope)
    case .reference(let id, let fallback):
      guard let target = document.ids[id], isServer(target) else {
        note(.badReference, "paint \"\(id)\" not found", at: index)
        // Source: SVG 2, section 13.2: without a fallback it is none.
        return fallback.flatMap { paint($0, opacity: opacity, index, box, scope) }
      }
      guard !active.contains(target) else {
        note(.recursion, "the paint \"\(id)\" references itself", at: index)
        return fallback.flatMap { paint($0, opacity: opacity, index, box, scope) }
      }
      if let paint = resolving(target, { server(target, box, scope) }) {
        return paint.multiplyingOpacity(by: opacity)
      }
      // Source: SVG 2, section 13.2: parts of a box without an area are no paint.
      guard box.unitTransform == nil else { return nil }
      return fallback.flatMap { paint($0, opacity: opacity, index, box, scope) }
    }
  }

  private func isServer(_ index: Int) -> Bool {
    ["linearGradient", "radialGradient", "pattern", "solidColor"].contains(element(index).name)
  }

  private func server(_ index: Int, _ box: CGRect, _ scope: Scope) -> Paint? {
    switch element(index).name {
    case "pattern": return pattern(index, box, scope)
    case "solidColor":
      return .color(color("solid-color", opacity: "solid-opacity", of: index, scope))
    default: return gradient(index, box, scope)
    }
  }

  /// Returns the color of one property with the opacity of another.
  func color(
    _ name: String, opacity: String, of index: Int, _ scope: Scope,
    fallback: Color.Resolved = .black
  ) -> Color.Resolved {
    var result = fallback
    if let text = value(name, of: index) {
      switch SVGColor.read(text) {
      case .color(let color): result = color
      case .current: result = ownColor(of: index, scope)
      case nil:
        note(.invalidValue, "\(name)=\"\(text)\" is not a color", at: index)
      }
    }
    if let text = value(opacity, of: index), let share = SVGStyle.opacity(text) {
      result = result.multiplyingOpacity(by: share)
    }
    return result
  }

  /// What `currentColor` is in an element that is only referred to: what it or those around it say.
  private func ownColor(of index: Int, _ scope: Scope) -> Color.Resolved {
    var next: Int? = index
    while let current = next {
      if let text = cascade.values[current]["color"], case .color(let color) = SVGColor.read(text) {
        return color
      }
      next = element(current).parent
    }
    return reader.currentColor
  }

  // MARK: Chains of references

  /// An element and those that it refers to by `href`, one after the other.
  func chain(_ index: Int) -> [Int] {
    var chain = [index]
    while let last = chain.last, href(of: last) != nil {
      guard let next = target(of: last), isServer(next) || element(next).name == "filter" else {
        note(
          .badReference, "\"\(href(of: last) ?? "")\" is not an element to inherit from", at: last)
        return chain
      }
      guard !chain.contains(next) else {
        note(.recursion, "\"\(href(of: last) ?? "")\" references itself", at: last)
        return chain
      }
      chain.append(next)
    }
    return chain
  }

  /// An attribute of the first element of a chain that has it.
  private func attribute(_ name: String, in chain: [Int], kinds: Set<String> = []) -> String? {
    for index in chain where kinds.isEmpty || kinds.contains(element(index).name) {
      if let value = value(name, of: index) { return value }
    }
    return nil
  }

  // MARK: Gradients

  private func gradient(_ index: Int, _ box: CGRect, _ scope: Scope) -> Paint? {
    let chain = chain(index)
    let stops = stops(of: chain, scope)
    guard let last = stops.last else { return nil }
    guard stops.count > 1 else { return .color(last.color) }
    let isUser = attribute("gradientUnits", in: chain) == "userSpaceOnUse"
    var transform = CGAffineTransform.identity
    if let owner = chain.first(where: { value("gradientTransform", of: $0) != nil }) {
      guard let own = self.transform(of: owner, "gradientTransform") else { return nil }
      transform = own
    }
    if !isUser {
      guard let unit = box.unitTransform else { return nil }
      transform = transform.concatenating(unit)
    }
    let lengths = isUser ? scope.lengths(rootFontSize) : unitLengths(scope)
    func place(_ name: String, _ side: SVGLength.Context.Side, _ fallback: SVGLength) -> Double {
      let text = attribute(name, in: chain, kinds: [element(index).name])
      return (text.flatMap { SVGLength($0) } ?? fallback).value(side, in: lengths)
    }
    var paint: GradientPaint
    if element(index).name == "linearGradient" {
      let start = CGPoint(
        x: place("x1", .width, SVGLength(0, .percent)),
        y: place("y1", .height, SVGLength(0, .percent)))
      let end = CGPoint(
        x: place("x2", .width, SVGLength(100, .percent)),
        y: place("y2", .height, SVGLength(0, .percent)))
      guard start != end else { return .color(last.color) }
      paint = GradientPaint(
        geometry: .linear(start: start, end: end), stops: stops, transform: transform)
    } else {
      let half = SVGLength(50, .percent)
      let radius = place("r", .diagonal, half)
      guard radius > 0 else { return .color(last.color) }
      let center = CGPoint(x: place("cx", .width, half), y: place("cy", .height, half))
      let hasX = attribute("fx", in: chain, kinds: ["radialGradient"]) != nil
      let hasY = attribute("fy", in: chain, kinds: ["radialGradient"]) != nil
      let focus = CGPoint(
        x: hasX ? place("fx", .width, half) : center.x,
        y: hasY ? place("fy", .height, half) : center.y)
      let start = max(place("fr", .diagonal, SVGLength(0)), 0)
      paint = radial(center, radius, focus, start, stops, transform)
    }
    if let text = attribute("spreadMethod", in: chain) {
      paint.spread = GradientPaint.Spread(rawValue: text.trimmed) ?? .pad
    }
    paint.isStraight = true
    return .gradient(paint)
  }

  /// Source: SVG 2, section 14.2.3: with a focus outside of the circle only a cone is painted.
  private func radial(
    _ center: CGPoint, _ radius: Double, _ focus: CGPoint, _ start: Double,
    _ stops: [GradientPaint.Stop], _ transform: CGAffineTransform
  ) -> GradientPaint {
    var paint = GradientPaint(
      geometry: .radial(center: center, startRadius: start, endRadius: radius), stops: stops,
      transform: transform)
    if focus != center { paint.focus = focus }
    return paint
  }

  private func unitLengths(_ scope: Scope) -> SVGLength.Context {
    SVGLength.Context(
      viewport: CGSize(width: 1, height: 1), fontSize: scope.style.fontSize,
      rootFontSize: rootFontSize)
  }

  /// The stops of the first element of a chain that has some, in order.
  ///
  /// Source: SVG 1.1, section 13.2.4: a place before its predecessor moves onto it.
  private func stops(of chain: [Int], _ scope: Scope) -> [GradientPaint.Stop] {
    for index in chain where element(index).name != "pattern" {
      let children = document.childElements(of: index).filter { element($0).name == "stop" }
      guard !children.isEmpty else { continue }
      var last = 0.0
      return children.map { child in
        var place = 0.0
        if let text = value("offset", of: child) {
          if let share = SVGStyle.opacity(text) {
            place = share
          } else {
            note(.invalidValue, "offset=\"\(text)\" is invalid; 0 is used", at: child)
          }
        }
        last = max(last, place)
        let color = color("stop-color", opacity: "stop-opacity", of: child, scope)
        return GradientPaint.Stop(color: color, location: last)
      }
    }
    return []
  }

  // MARK: Patterns

  private func pattern(_ index: Int, _ box: CGRect, _ scope: Scope) -> Paint? {
    let chain = chain(index).filter { element($0).name == "pattern" }
    let isUser = attribute("patternUnits", in: chain) == "userSpaceOnUse"
    let lengths = isUser ? scope.lengths(rootFontSize) : unitLengths(scope)
    func side(_ name: String, _ side: SVGLength.Context.Side) -> Double {
      let length = attribute(name, in: chain).flatMap { SVGLength($0) }
      return (length ?? SVGLength(0)).value(side, in: lengths)
    }
    var tile = CGRect(
      x: side("x", .width), y: side("y", .height), width: side("width", .width),
      height: side("height", .height))
    if !isUser {
      guard let unit = box.unitTransform else { return nil }
      guard tile.size.width > 0, tile.size.height > 0 else { return nil }
      tile = tile.applying(unit)
    }
    guard tile.size.width > 0, tile.size.height > 0,
      let owner = chain.first(where: { !document.childElements(of: $0).isEmpty })
    else { return nil }
    var transform = CGAffineTransform.identity
    if let holder = chain.first(where: { value("patternTransform", of: $0) != nil }) {
      guard let own = self.transform(of: holder, "patternTransform") else { return nil }
      transform = own
    }
    var inner = patternScope(owner, scope)
    var content = CGAffineTransform(translationX: tile.minX, y: tile.minY)
    if let view = SVGViewBox.read(attribute("viewBox", in: chain)) {
      let ratio = SVGAspectRatio(attribute("preserveAspectRatio", in: chain))
      content = ratio.transform(from: view, to: tile)
      inner.viewport = view.size
    } else if attribute("patternContentUnits", in: chain) == "objectBoundingBox" {
      guard let unit = box.unitTransform else { return nil }
      content = CGAffineTransform(a: unit.a, b: 0, c: 0, d: unit.d, tx: tile.minX, ty: tile.minY)
    }
    inner.matrix = content.concatenating(transform).concatenating(scope.matrix)
    let drawing = children(of: owner, inner)
    guard !drawing.items.isEmpty else { return nil }
    var effects = DisplayGroup.Effects()
    effects.transform = content
    let items =
      content.isIdentity
      ? drawing.items
      : [DisplayItem(.group(DisplayGroup(effects: effects, items: drawing.items)))]
    return .pattern(PatternPaint(items: items, tile: tile, transform: transform))
  }

  /// The scope of what is only referred to: it inherits from where it stands.
  func patternScope(_ index: Int, _ scope: Scope) -> Scope {
    var ancestors: [Int] = []
    var next: Int? = index
    while let current = next {
      ancestors.append(current)
      next = element(current).parent
    }
    var inner = scope
    inner.style = SVGStyle()
    inner.style.color = reader.currentColor
    for ancestor in ancestors.reversed() { inner = inside(ancestor, inner) }
    inner.origin = scope.origin
    return inner
  }
}
