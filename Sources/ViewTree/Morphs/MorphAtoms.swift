import Foundation
import VectorGeometry
import VectorGraphics

/// Drawings made ready to be matched: letters as outlines, groups that only move things dissolved.
enum MorphAtoms {
  /// Both drawings, with as much alike as can be.
  static func matched(
    _ from: [DisplayItem], _ to: [DisplayItem]
  ) -> ([DisplayItem], [DisplayItem]) {
    var ends = (from.flatMap { atoms(of: $0, .identity) }, to.flatMap { atoms(of: $0, .identity) })
    if ends.0.fillCount != ends.1.fillCount { ends = (joined(ends.0), joined(ends.1)) }
    ends = (ends.0.grouped(like: ends.1), ends.1.grouped(like: ends.0))
    return (ends.0.outlined(like: ends.1), ends.1.outlined(like: ends.0))
  }

  /// The item in the coordinates that a transform maps to, as simple items.
  private static func atoms(
    of item: DisplayItem, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    if case .group(let group) = item.content, group.effects.onlyMoves {
      let inner = group.effects.transform.concatenating(transform)
      return group.items.flatMap { atoms(of: $0, inner) }
    }
    if let content = moved(item.content, transform) {
      return [DisplayItem(content, origin: item.origin)]
    }
    var effects = DisplayGroup.Effects()
    effects.transform = transform
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: [item])), origin: item.origin)]
  }

  private static func moved(
    _ content: DisplayItem.Content, _ transform: CGAffineTransform
  ) -> DisplayItem.Content? {
    switch content {
    case .fill(var fill):
      guard let paint = fill.paint.applying(transform) else { break }
      fill.path = transform.isIdentity ? fill.path : fill.path.applying(transform)
      fill.paint = paint
      return .fill(fill)
    case .stroke(var stroke):
      guard let factor = transform.uniformScale, let paint = stroke.paint.applying(transform)
      else { break }
      stroke.path = transform.isIdentity ? stroke.path : stroke.path.applying(transform)
      stroke.paint = paint
      stroke.style = stroke.style.scaled(by: factor)
      return .stroke(stroke)
    case .text(let text):
      guard let outline = text.outline, let paint = text.paint.applying(transform) else { break }
      return .fill(FillItem(path: outline.applying(transform), paint: paint))
    case .group(let group):
      var effects = group.effects
      effects.transform = effects.transform.concatenating(transform)
      return .group(DisplayGroup(effects: effects, items: group.items))
    case .image, .perspective: break
    }
    return transform.isIdentity ? content : nil
  }

  /// Neighbouring fills of one paint as one.
  private static func joined(_ items: [DisplayItem]) -> [DisplayItem] {
    items.reduce(into: []) { result, item in
      if case .fill(let fill) = item.content, case .fill(var last)? = result.last?.content,
        last.paint == fill.paint, last.style == fill.style, !fill.style.isEOFilled
      {
        last.path.addPath(fill.path)
        result[result.count - 1].content = .fill(last)
      } else {
        result.append(item)
      }
    }
  }
}

extension [DisplayItem] {
  fileprivate var fillCount: Int {
    count { if case .fill = $0.content { true } else { false } }
  }

  private var strokeCount: Int {
    count { if case .stroke = $0.content { true } else { false } }
  }

  private var groups: [DisplayGroup] {
    compactMap { if case .group(let group) = $0.content { group } else { nil } }
  }

  /// The items in a group with effects that do nothing, if the others are in one that does something.
  fileprivate func grouped(like others: [DisplayItem]) -> [DisplayItem] {
    guard !isEmpty, groups.isEmpty, others.count == 1, let group = others.groups.first,
      let effects = group.effects.inert
    else { return self }
    return [
      DisplayItem(.group(DisplayGroup(effects: effects, items: self)), origin: self[0].origin)
    ]
  }

  /// Lines without a line to go to as areas, if there are areas to go to.
  fileprivate func outlined(like others: [DisplayItem]) -> [DisplayItem] {
    var surplus = Swift.min(strokeCount - others.strokeCount, others.fillCount - fillCount)
    return reversed().map { item in
      guard surplus > 0, case .stroke(let stroke) = item.content else { return item }
      surplus -= 1
      return DisplayItem(
        .fill(
          FillItem(
            path: stroke.path.strokedPath(stroke.style), paint: stroke.paint,
            style: FillStyle(antialiased: stroke.isAntialiased))),
        origin: item.origin)
    }.reversed()
  }
}

extension DisplayGroup.Effects {
  fileprivate var onlyMoves: Bool {
    var effects = self
    effects.transform = .identity
    return effects.isEmpty
  }
}

extension CGAffineTransform {
  /// The factor by which all lengths change; nil if they change differently.
  fileprivate var uniformScale: CGFloat? {
    let (x, y) = (CGPoint(x: a, y: b), CGPoint(x: c, y: d))
    let (width, height) = (hypot(x.x, x.y), hypot(y.x, y.y))
    guard abs(width - height) <= 1e-9 * width, abs(x.x * y.x + x.y * y.y) <= 1e-9 * width * width
    else { return nil }
    return width
  }
}

extension StrokeStyle {
  fileprivate func scaled(by factor: CGFloat) -> StrokeStyle {
    guard factor != 1 else { return self }
    var style = self
    style.lineWidth *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
