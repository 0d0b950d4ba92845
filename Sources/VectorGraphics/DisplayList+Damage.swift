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
    let damage = Damage()
    for rect in damage.changes(from: old.items[...], to: items[...], in: space) {
      region.insert(PixelRect(touching: rect, width: width, height: height))
    }
    return region.rects
  }
}

/// Finds where items look different.
private struct Damage {
  private let extents = GroupExtents()

  /// Returns where two sequences of items differ.
  ///
  /// Equal items are matched in order. Between two matches the order of everything else can only show
  /// inside the bounds of what was not matched.
  func changes(
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

  /// Returns where two items at one position of the order differ.
  private func changes(
    from old: DisplayItem?, to new: DisplayItem?, in space: PaintSpace
  ) -> [CGRect] {
    if case .group(let oldGroup) = old?.content, case .group(let newGroup) = new?.content,
      oldGroup.effects == newGroup.effects,
      !changesRounding(from: oldGroup, to: newGroup, in: space.inside(newGroup.effects))
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

  /// Returns whether items that have not changed can still look different, by rounding.
  ///
  /// Renderers draw the group in another way, or its layer has another region.
  private func changesRounding(
    from old: DisplayGroup, to new: DisplayGroup, in inner: PaintSpace
  ) -> Bool {
    let matrix = inner.transform
    switch (old.composition(matrix: matrix), new.composition(matrix: matrix)) {
    case (.direct, .direct), (.direct, .folded), (.folded, .direct), (.folded, .folded):
      return false
    case (.softClip(blends: true), .softClip(blends: true)): break
    case (.layer, .layer), (.softClip(blends: false), .softClip(blends: false)):
      guard new.dependsOnRegion(matrix: matrix) else { return false }
    default: return true
    }
    return region(of: old, matrix) != region(of: new, matrix)
  }

  /// Returns the region of a group's layer, or of the layer that its filters change.
  private func region(of group: DisplayGroup, _ matrix: CGAffineTransform) -> CGRect {
    group.effects.filters.isEmpty
      ? extents.extent(of: group, matrix: matrix) : extents.extent(of: group.items, matrix: matrix)
  }
}

extension DisplayGroup {
  /// Returns whether the pixels depend on the region of the layer that the items are drawn to.
  ///
  /// Renderers round the coordinates of samples relative to the corner of the layer, and the edges of a clip and a mask
  /// where the region cuts them.
  fileprivate func dependsOnRegion(matrix: CGAffineTransform) -> Bool {
    effects.mask != nil || effects.filters.containsGraph
      || effects.clip.map { !$0.isBox(matrix: matrix) } ?? false
      || items.contains { $0.dependsOnRegion(matrix: matrix) }
  }
}

extension DisplayItem {
  fileprivate func dependsOnRegion(matrix: CGAffineTransform) -> Bool {
    switch content {
    case .fill(let fill): fill.paint.samples
    case .stroke(let stroke): stroke.paint.samples
    case .text(let text): text.paint.samples || text.run.hasPictures
    case .image, .perspective: true
    case .group(let group):
      group.dependsOnRegion(matrix: group.effects.transform.concatenating(matrix))
    }
  }
}

extension TextRun {
  /// Whether a glyph is a picture.
  fileprivate var hasPictures: Bool {
    glyphs.contains { if case .image = face.glyph($0.id) { true } else { false } }
  }
}
