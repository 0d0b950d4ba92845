package import Foundation
import VectorGeometry

extension DisplayList {
  /// The pixels that may look different from `old` at `scale` pixels a point: at most 16 rectangles, which
  /// may overlap, none when the pictures are the same.
  ///
  /// Every pixel outside is the same. Lists of different size differ everywhere. Groups of one storage are
  /// not looked into; origins don't count.
  package func damage(since old: DisplayList, scale: CGFloat) -> [PixelRect] {
    let width = pixelCount(size.width * scale)
    let height = pixelCount(size.height * scale)
    var region = PixelRegion()
    guard size == old.size else {
      region.insert(PixelRect(x: 0, y: 0, width: width, height: height))
      return region.rects
    }
    for change in changes(from: old.items[...], to: items[...]) {
      region.insert(change.pixels(scale: scale, width: width, height: height))
    }
    return region.rects
  }

  private func pixelCount(_ length: CGFloat) -> Int {
    guard length.isFinite else { return 0 }
    return Int(min(max(length.rounded(.up), 0), 1e9))
  }
}

/// A place where two lists differ, in the coordinates of the items compared.
private struct Change {
  var rect: CGRect
  /// Whether a blur or a shadow carried the change.
  var isSpread = false

  /// Pixels that box blurs may reach beyond the Gaussian: their widths are rounded.
  private static let roundingOfBlurs: CGFloat = 2

  func pixels(scale: CGFloat, width: Int, height: Int) -> PixelRect {
    var pixels = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
    if isSpread, !pixels.isNull {
      pixels = pixels.insetBy(dx: -Self.roundingOfBlurs, dy: -Self.roundingOfBlurs)
    }
    return PixelRect(touching: pixels, width: width, height: height)
  }

  /// The change as seen outside a group of the given effects.
  func applying(_ effects: DisplayGroup.Effects) -> Change {
    let filtered = effects.filters.reduce(rect) { $1.influence(of: $0) }
    return Change(
      rect: effects.limit(filtered),
      isSpread: isSpread || effects.filters.contains { $0.spreads })
  }
}

/// What differs between two sequences of items.
///
/// Equal items are matched in order. Between two matches the order of everything else can only show inside
/// the bounds of what was not matched.
private func changes(
  from old: ArraySlice<DisplayItem>, to new: ArraySlice<DisplayItem>
) -> [Change] {
  SequenceMatching(old, new).gaps.flatMap { gap in
    (0..<max(gap.old.count, gap.new.count)).flatMap { index in
      let oldItem = index < gap.old.count ? gap.old[gap.old.startIndex + index] : nil
      let newItem = index < gap.new.count ? gap.new[gap.new.startIndex + index] : nil
      return changes(from: oldItem, to: newItem)
    }
  }
}

/// What differs between two items at one place of the order.
private func changes(from old: DisplayItem?, to new: DisplayItem?) -> [Change] {
  if case .group(let oldGroup) = old?.content, case .group(let newGroup) = new?.content,
    oldGroup.effects == newGroup.effects
  {
    return changes(from: oldGroup.items[...], to: newGroup.items[...])
      .map { $0.applying(newGroup.effects) }
  }
  guard old != new else { return [] }
  let isSpread = [old, new].contains { $0?.spreads ?? false }
  return [old, new].compactMap { $0.map { Change(rect: $0.paintedBounds, isSpread: isSpread) } }
}

extension DisplayItem {
  /// Whether a blur or a shadow is in the item.
  fileprivate var spreads: Bool {
    guard case .group(let group) = content else { return false }
    return group.effects.filters.contains { $0.spreads } || group.items.contains { $0.spreads }
      || group.effects.mask?.contains { $0.spreads } ?? false
  }
}
