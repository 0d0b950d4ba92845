public import Foundation
public import VectorGeometry
public import VectorGraphics

extension DisplayList {
  /// One thing that is drawn: what it is, where in the picture, and which view it comes from.
  ///
  /// The geometry of its content stands in coordinates of its own, which `transform` maps to the
  /// picture's; `frame` stands in the picture's already.
  public struct Item: Sendable {
    let base: DisplayItem

    /// Maps the coordinates of the content to those of the picture: points, y down, from the top
    /// left.
    ///
    /// Projective inside of what is seen in perspective, affine everywhere else.
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
    /// Never too small. It is larger than what is painted where a rectangle is turned. A stroke counts
    /// with its width, a group with its own shadows, blurs, clip and mask; what the groups
    /// around it clip away counts for the item.
    public var frame: CGRect { base.paintedBounds.projectedBounds(by: transform) }

    /// What the item consists of, back to front: the parts of a group, and of what is seen in
    /// perspective; none for all others.
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

  /// What is drawn, back to front, as a tree: groups have parts.
  ///
  /// The order and the groups are those of the drawing, not of the views: a view may be several items
  /// or none.
  public var items: [Item] { roots.map { Item($0, transform: ProjectionTransform()) } }

  /// All that draws, back to front, out of its groups: fills, strokes, texts and images.
  public var leaves: [Item] { (items as [Item]).flatMap(\.leaves) }
}

extension DisplayList.Item: Equatable {
  /// Items are equal when they look alike in one place; where they come from is no part of it.
  public static func == (lhs: DisplayList.Item, rhs: DisplayList.Item) -> Bool {
    lhs.base == rhs.base && lhs.transform == rhs.transform
  }
}

extension DisplayList.Item: CustomStringConvertible {
  /// The item as the list's own description has it, in its own coordinates.
  public var description: String { [base].dump() }
}
