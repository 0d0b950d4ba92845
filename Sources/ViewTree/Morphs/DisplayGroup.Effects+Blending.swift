import Foundation
import VectorGeometry
import VectorGraphics

extension DisplayGroup.Effects {
  /// The effects on the way to others; nil if nothing leads from the one to the other.
  func blended(with other: Self, at t: Double) -> Self? {
    guard clip == other.clip, mask == other.mask, blendMode == other.blendMode,
      isIsolated == other.isIsolated, filters.count == other.filters.count
    else { return nil }
    var effects = other
    effects.transform = transform.blended(with: other.transform, at: t)
    effects.opacity += (opacity - other.opacity) * (1 - t)
    effects.filters = zip(filters, other.filters).compactMap { $0.blended(with: $1, at: t) }
    return effects.filters.count == filters.count ? effects : nil
  }

  /// The same kinds of effects, none of which does anything; nil if there are kinds that always do.
  var inert: Self? {
    guard clip == nil, mask == nil, blendMode == .normal else { return nil }
    var effects = self
    effects.transform = .identity
    effects.opacity = 1
    effects.filters = filters.compactMap(\.inert)
    return effects.filters.count == filters.count ? effects : nil
  }
}

extension DisplayFilter {
  fileprivate func blended(with other: DisplayFilter, at t: Double) -> DisplayFilter? {
    switch (self, other) {
    case (.blur(let a, let isOpaque), .blur(let b, let isOtherOpaque)):
      return isOpaque == isOtherOpaque
        ? .blur(radius: a.blended(with: b, at: t), opaque: isOpaque) : nil
    case (.shadow(let a, let r, let o), .shadow(let b, let s, let p)):
      return .shadow(
        color: a.blended(with: b, at: t), radius: r.blended(with: s, at: t),
        offset: o.blended(with: p, at: t))
    case (.innerShadow(let a, let r, let o), .innerShadow(let b, let s, let p)):
      return .innerShadow(
        color: a.blended(with: b, at: t), radius: r.blended(with: s, at: t),
        offset: o.blended(with: p, at: t))
    case (.colorMatrix(let a), .colorMatrix(let b)):
      return a.count == b.count ? .colorMatrix(zip(a, b).map { $0 + ($1 - $0) * t }) : nil
    default: return self == other ? self : nil
    }
  }

  /// The same kind of filter, which does nothing.
  fileprivate var inert: DisplayFilter? {
    switch self {
    case .blur(_, let isOpaque): .blur(radius: 0, opaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      .shadow(color: color.multiplyingOpacity(by: 0), radius: radius, offset: offset)
    case .innerShadow(let color, let radius, let offset):
      .innerShadow(color: color.multiplyingOpacity(by: 0), radius: radius, offset: offset)
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold, .graph: nil
    }
  }
}

extension CGSize {
  fileprivate func blended(with other: CGSize, at t: Double) -> CGSize {
    CGSize(
      width: width.blended(with: other.width, at: t),
      height: height.blended(with: other.height, at: t))
  }
}
