package import Foundation
import IntegerConversion
import VectorGeometry

extension DisplayList {
  /// The pixels that may look different from `old` at `scale` pixels a point: at most 16
  /// rectangles, which may overlap, none when the pictures are the same.
  ///
  /// Every pixel outside is the same. Lists of different size differ everywhere. Groups of one
  /// storage are not looked into; origins don't count.
  package func damage(since old: DisplayList, scale: CGFloat) -> [PixelRect] {
    let width = Int(clamping: (size.width * scale).rounded(.up), to: 0...1_000_000_000)
    let height = Int(clamping: (size.height * scale).rounded(.up), to: 0...1_000_000_000)
    var region = PixelRegion()
    guard size == old.size else {
      region.insert(PixelRect(x: 0, y: 0, width: width, height: height))
      return region.rects
    }
    let space = PaintSpace.pixels(CGAffineTransform(scaleX: scale, y: scale))
    for rect in changes(from: old.items[...], to: items[...], in: space) {
      region.insert(PixelRect(touching: rect, width: width, height: height))
    }
    return region.rects
  }
}

/// Where two sequences of items differ.
///
/// Equal items are matched in order. Between two matches the order of everything else can only show
/// inside the bounds of what was not matched.
private func changes(
  from old: ArraySlice<DisplayItem>, to new: ArraySlice<DisplayItem>, in space: PaintSpace
) -> [CGRect] {
  SequenceMatching(old, new).gaps.flatMap { gap in
    (0..<max(gap.old.count, gap.new.count)).flatMap { index in
      let oldItem = index < gap.old.count ? gap.old[gap.old.startIndex + index] : nil
      let newItem = index < gap.new.count ? gap.new[gap.new.startIndex + index] : nil
      return changes(from: oldItem, to: newItem, in: space)
    }
  }
}

/// Where two items at one place of the order differ.
private func changes(
  from old: DisplayItem?, to new: DisplayItem?, in space: PaintSpace
) -> [CGRect] {
  if case .group(let oldGroup) = old?.content, case .group(let newGroup) = new?.content,
    oldGroup.effects == newGroup.effects
  {
    let effects = newGroup.effects
    let inner = space.inside(effects)
    return changes(from: oldGroup.items[...], to: newGroup.items[...], in: inner).map { rect in
      let filtered = effects.filters.reduce(rect) { $1.influence(of: $0, in: inner) }
      return effects.limit(filtered, in: inner)
    }
  }
  guard old != new else { return [] }
  return [old, new].compactMap { $0?.paintedBounds(in: space) }
}
