import Foundation
package import ShapeMorphing
import VectorGeometry
package import VectorGraphics

/// What is drawn between two drawings: outlines become outlines, with their paint and strokes.
///
/// Fills go to fills and lines to lines, in the order in which they are drawn; letters are outlines. A
/// group with effects goes to one whose effects can be blended with its own. What is left fades.
package struct ItemMorph {
  private enum Part {
    case fill(FillItem, FillItem, MorphPlan)
    case stroke(StrokeItem, StrokeItem, MorphPlan)
    case group(DisplayGroup.Effects, DisplayGroup.Effects, ItemMorph)
    case coming(DisplayItem)
  }

  private var going: [DisplayItem] = []
  private var parts: [(part: Part, origin: String?)] = []

  /// Finds out what goes to what.
  package init(
    from: [DisplayItem], to: [DisplayItem], options: MorphPlan.Options = MorphPlan.Options()
  ) {
    let ends = MorphAtoms.matched(from, to)
    var left = ends.0
    for item in ends.1 {
      guard let (index, part) = Self.partner(of: item, among: left, options) else {
        parts.append((.coming(item), item.origin))
        continue
      }
      left.remove(at: index)
      parts.append((part, item.origin))
    }
    going = left
  }

  /// What is drawn at a progress from 0 to 1.
  package func items(at t: Double) -> [DisplayItem] {
    let fading = Self.faded(going, to: 1 - t)
    return fading + parts.flatMap { part, origin in items(of: part, origin, at: t) }
  }

  /// The first of the items that can become another one, and how.
  private static func partner(
    of item: DisplayItem, among items: [DisplayItem], _ options: MorphPlan.Options
  ) -> (index: Int, part: Part)? {
    for (index, other) in items.enumerated() {
      if let part = part(from: other, to: item, options) { return (index, part) }
    }
    return nil
  }

  private static func part(
    from: DisplayItem, to: DisplayItem, _ options: MorphPlan.Options
  ) -> Part? {
    switch (from.content, to.content) {
    case (.fill(let a), .fill(let b)):
      let isAlike = a.style.isEOFilled == b.style.isEOFilled
      let (start, end) = isAlike ? (a, b) : (a.nonzero, b.nonzero)
      var filled = options
      filled.fillStyle = end.style
      return .fill(start, end, MorphPlan(from: start.path, to: end.path, options: filled))
    case (.stroke(let a), .stroke(let b)):
      var stroked = options
      stroked.isStroked = true
      return .stroke(a, b, MorphPlan(from: a.path, to: b.path, options: stroked))
    case (.group(let a), .group(let b)):
      guard a.effects.blended(with: b.effects, at: 0.5) != nil else { return nil }
      return .group(
        a.effects, b.effects, ItemMorph(from: a.items, to: b.items, options: options))
    default: return nil
    }
  }

  private func items(of part: Part, _ origin: String?, at t: Double) -> [DisplayItem] {
    switch part {
    case .fill(let a, let b, let plan):
      let path = plan.path(at: CGFloat(t))
      return Self.painted(a.paint, b.paint, boxes: plan.boxes, origin, at: t) { paint in
        .fill(FillItem(path: path, paint: paint, style: b.style))
      }
    case .stroke(let a, let b, let plan):
      let path = plan.path(at: CGFloat(t))
      let style = a.style.blended(with: b.style, at: t)
      return Self.painted(a.paint, b.paint, boxes: plan.boxes, origin, at: t) { paint in
        .stroke(
          StrokeItem(path: path, paint: paint, style: style, isAntialiased: b.isAntialiased))
      }
    case .group(let a, let b, let inner):
      let effects = a.blended(with: b, at: t) ?? b
      return [
        DisplayItem(
          .group(DisplayGroup(effects: effects, items: inner.items(at: t))), origin: origin)
      ]
    case .coming(let item): return Self.faded([item], to: t)
    }
  }

  /// An item in the paint between two, or in both, the second of them fading in.
  private static func painted(
    _ from: Paint, _ to: Paint, boxes: (CGRect, CGRect), _ origin: String?, at t: Double,
    item: (Paint) -> DisplayItem.Content
  ) -> [DisplayItem] {
    if let paint = from.blended(with: to, at: t, boxes: boxes) {
      return [DisplayItem(item(paint), origin: origin)]
    }
    return [DisplayItem(item(from), origin: origin)]
      + faded([DisplayItem(item(to), origin: origin)], to: t)
  }

  private static func faded(_ items: [DisplayItem], to opacity: Double) -> [DisplayItem] {
    guard !items.isEmpty, opacity > 0 else { return [] }
    guard opacity < 1 else { return items }
    var effects = DisplayGroup.Effects()
    effects.opacity = opacity
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }
}

extension MorphPlan {
  /// The bounds of both ends.
  fileprivate var boxes: (CGRect, CGRect) { (from.boundingRect, to.boundingRect) }
}

extension FillItem {
  /// The same area by the nonzero rule.
  fileprivate var nonzero: FillItem {
    guard style.isEOFilled else { return self }
    var item = self
    item.path = path.normalized(eoFill: true)
    item.style = FillStyle(eoFill: false, antialiased: style.isAntialiased)
    return item
  }
}

extension StrokeStyle {
  /// The style on the way to another one; caps and joins are those of the other.
  fileprivate func blended(with other: StrokeStyle, at t: Double) -> StrokeStyle {
    var style = other
    style.lineWidth = lineWidth.blended(with: other.lineWidth, at: t)
    style.miterLimit = miterLimit.blended(with: other.miterLimit, at: t)
    style.dashPhase = dashPhase.blended(with: other.dashPhase, at: t)
    if dash.count == other.dash.count {
      style.dash = zip(dash, other.dash).map { $0.blended(with: $1, at: t) }
    } else if t < 0.5 {
      style.dash = dash
    }
    return style
  }
}
