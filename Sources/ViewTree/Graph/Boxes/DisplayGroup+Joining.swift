import VectorGeometry
import VectorGraphics

extension DisplayGroup {
  /// A group around items; when they are one group whose effects can go before these, one group for
  /// both.
  convenience init(effects: Effects, around items: [DisplayItem]) {
    if items.count == 1, items[0].origin == nil, case .group(let inner) = items[0].content,
      let joined = inner.effects.joined(with: effects)
    {
      self.init(effects: joined, items: inner.items)
    } else {
      self.init(effects: effects, items: items)
    }
  }
}

extension DisplayGroup.Effects {
  /// The steps of a group, in their order.
  private enum Step: Int {
    case filters, clip, mask, opacity
  }

  /// The steps at which something happens before the blend.
  private var steps: [Step] {
    [
      filters.isEmpty ? nil : .filters, clip == nil ? nil : .clip, mask == nil ? nil : .mask,
      opacity == 1 ? nil : .opacity,
    ].compactMap { $0 }
  }

  /// These effects and then outer ones as those of one group; nil if their order is another.
  fileprivate func joined(with outer: Self) -> Self? {
    guard transform.isIdentity, blendMode == .normal else { return nil }
    if let last = steps.last, let first = outer.steps.first {
      let isRepeatable = last == .filters || last == .opacity
      guard last.rawValue < first.rawValue || (last == first && isRepeatable) else { return nil }
    }
    var joined = self
    joined.transform = outer.transform
    joined.filters += outer.filters
    joined.clip = clip ?? outer.clip
    joined.mask = mask ?? outer.mask
    joined.opacity *= outer.opacity
    joined.blendMode = outer.blendMode
    joined.isIsolated = isIsolated || outer.isIsolated
    return joined
  }
}
