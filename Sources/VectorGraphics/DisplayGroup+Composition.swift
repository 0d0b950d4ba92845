import Foundation
package import VectorGeometry

extension DisplayGroup {
  /// How a renderer draws a group.
  ///
  /// The pixels of the same items differ between the cases by rounding.
  package enum Composition: Sendable {
    /// The items, one after the other, onto what is there.
    case direct
    /// The only item, in a single color, which carries the opacity of the group.
    case folded(DisplayItem)
    /// The items to a layer, and the layer onto what is there.
    case layer
    /// The items to a layer because the edge of the clip covers pixels in part: each item alone would let the ones
    /// under it show through. The layer begins with what is there if an item blends with that.
    case softClip(blends: Bool)

    /// Whether the items are drawn to a layer.
    package var hasLayer: Bool {
      switch self {
      case .direct, .folded: false
      case .layer, .softClip: true
      }
    }
  }

  /// Returns how the group is drawn.
  ///
  /// - Parameter matrix: Maps the coordinates of the items to pixels; `nil` for vector files, whose viewers smooth the
  ///   edges of clips.
  package func composition(matrix: CGAffineTransform?) -> Composition {
    if let item = foldableItem { return .folded(item) }
    if effects.needsLayer { return .layer }
    guard let matrix, let clip = effects.clip, clip.isSoft(matrix: matrix), items.paintsSeveral
    else { return .direct }
    return .softClip(blends: items.blendWithBackdrop)
  }

  /// The only item if it can carry the opacity of the group, and the group does nothing else that needs a layer.
  private var foldableItem: DisplayItem? {
    guard items.count == 1, let item = items.first, effects.filters.isEmpty, effects.mask == nil,
      effects.blendMode == .normal
    else { return nil }
    switch item.content {
    case .fill(let fill): return fill.paint.samples ? nil : item
    case .stroke(let stroke): return stroke.paint.samples ? nil : item
    case .text(let text): return text.paint.samples ? nil : item
    case .image, .perspective, .group: return nil
    }
  }
}

extension DisplayClip {
  /// Returns whether the clip is a rectangle along the rows and columns of pixels.
  func isBox(matrix: CGAffineTransform) -> Bool { box(matrix: matrix) != nil }

  /// Returns whether the edge covers pixels in part.
  fileprivate func isSoft(matrix: CGAffineTransform) -> Bool {
    guard style.isAntialiased else { return false }
    guard let box = box(matrix: matrix) else { return true }
    return ![box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isWhole)
  }

  /// Returns the pixels inside, `nil` unless the clip is a rectangle along their rows and columns.
  private func box(matrix: CGAffineTransform) -> CGRect? {
    let keepsAxes = (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0)
    guard keepsAxes, case .rect(let rect) = path.primitive else { return nil }
    return rect.applying(matrix)
  }
}

extension CGFloat {
  /// Whether the number is a whole one on Cairo's grid of 1/256.
  fileprivate var isWhole: Bool { (self - rounded()).magnitude < 1 / 512 }
}

extension [DisplayItem] {
  /// Whether more than one picture is put on what is there.
  fileprivate var paintsSeveral: Bool {
    guard let first else { return false }
    return count > 1 || first.paintsSeveral
  }

  /// Whether an item blends with what is under all of them.
  fileprivate var blendWithBackdrop: Bool { contains(where: \.blendsWithBackdrop) }
}

extension DisplayItem {
  fileprivate var paintsSeveral: Bool {
    guard case .group(let group) = content else { return false }
    return !group.effects.needsLayer && group.items.paintsSeveral
  }

  fileprivate var blendsWithBackdrop: Bool {
    guard case .group(let group) = content else { return false }
    guard group.effects.needsLayer else { return group.items.blendWithBackdrop }
    return group.effects.blendMode != .normal
  }
}

extension Paint {
  /// Whether colors are looked up at coordinates.
  var samples: Bool {
    if case .color = self { false } else { true }
  }
}
