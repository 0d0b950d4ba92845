public import Foundation
public import VectorGeometry
public import VectorGraphics

extension DisplayList {
  /// A drawn item with its content, its position in the image, and the view that it comes from.
  ///
  /// The geometry of its content has its own coordinates, which `transform` maps to those of the
  /// image; `frame` has the image's coordinates.
  public struct Item: Sendable {
    let base: DisplayItem

    /// Maps the coordinates of the content to those of the picture: points, y down, from the top
    /// left.
    ///
    /// Projective inside content in perspective, affine everywhere else.
    public let transform: ProjectionTransform

    init(_ base: DisplayItem, transform: ProjectionTransform) {
      self.base = base
      self.transform = transform
    }

    /// The path of the view that the item comes from, `root/VStack/2:Circle#sun`; nil if unknown.
    public var origin: String? { base.origin }

    /// A rectangle of the picture, in points, outside which the item paints nothing; null for an item
    /// that paints nothing at all.
    ///
    /// A conservative bound, which is larger than the painted area of a rotated rectangle. A stroke includes
    /// its width, and a group its own shadows, blurs, clip and mask; clips of enclosing groups
    /// are ignored.
    public var frame: CGRect { base.paintedBounds.projectedBounds(by: transform) }

    /// The parts of the item, back to front, for groups and content in perspective; empty for all
    /// others.
    public var items: [Item] {
      switch base.content {
      case .group(let group):
        inside(group.items, by: ProjectionTransform(group.effects.transform))
      case .perspective(let seen): inside(seen.items, by: seen.projection)
      case .fill, .stroke, .text, .image: []
      }
    }

    /// The item itself, if it draws; else all that draws inside of it, back to front.
    public var leaves: [Item] {
      switch base.content {
      case .group, .perspective: items.flatMap(\.leaves)
      case .fill, .stroke, .text, .image: [self]
      }
    }

    /// Items whose coordinates a transform maps to those of the item.
    func inside(_ parts: [DisplayItem], by inner: ProjectionTransform) -> [Item] {
      let whole = inner.concatenating(transform)
      return parts.map { Item($0, transform: whole) }
    }
  }

  /// The drawn items, back to front, as a tree in which groups have parts.
  ///
  /// The order and the groups are those of the drawing, not of the views: a view may be several items
  /// or none.
  public var items: [Item] { roots.map { Item($0, transform: ProjectionTransform()) } }

  /// All that draws, back to front, out of its groups: fills, strokes, texts and images.
  public var leaves: [Item] { (items as [Item]).flatMap(\.leaves) }
}

extension DisplayList.Item: Equatable {
  /// Items are equal if they have the same appearance at the same position; their origin is ignored.
  public static func == (lhs: DisplayList.Item, rhs: DisplayList.Item) -> Bool {
    lhs.base == rhs.base && lhs.transform == rhs.transform
  }
}

extension DisplayList.Item: CustomStringConvertible {
  /// The item as the list's own description has it, in its own coordinates.
  public var description: String { [base].dump() }
}
