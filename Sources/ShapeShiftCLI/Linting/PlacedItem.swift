import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics
import ViewTree

/// Something that is drawn, the view of the document that it is of, and where it lies on the canvas.
struct PlacedItem {
  let item: DisplayItem
  /// The place of the view in the document; nil for what is of no view of it.
  let pointer: String?
  /// The views around that view, from the outside in.
  let outer: [String]
  /// Maps the item's coordinates to those of the canvas.
  let transform: CGAffineTransform
  /// A rectangle on the canvas outside which nothing of the item is seen.
  let bounds: CGRect
}

/// A shadow or blur that is drawn, and the view of the document that it is of.
struct PlacedEffect {
  let filter: DisplayFilter
  /// The path of the view in the document; `nil` for a view that is not in it.
  let pointer: String?
  /// The bounds on the canvas of the content that casts the shadow or is blurred.
  let content: CGRect
  /// The bounds on the canvas of the visible part of the effect.
  let bounds: CGRect
}

/// Everything that a picture shows, with its position on the canvas.
struct PlacedContent {
  /// The items, back to front.
  let items: [PlacedItem]
  /// The shadows and blurs, outermost first.
  let effects: [PlacedEffect]

  /// - Parameter list: Drawn by a graph whose session marks the views of a document.
  init(_ list: DisplayList) {
    var walk = Walk()
    walk.add(list.roots, Surroundings())
    (items, effects) = (walk.found, walk.effects)
  }

  private struct Surroundings {
    var pointers: [String] = []
    var transform = CGAffineTransform.identity
    var clip = CGRect.infinite
  }

  private struct Walk {
    var found: [PlacedItem] = []
    var effects: [PlacedEffect] = []

    mutating func add(_ items: [DisplayItem], _ around: Surroundings) {
      for item in items { add(item, around) }
    }

    private mutating func add(_ item: DisplayItem, _ around: Surroundings) {
      guard case .group(let group) = item.content else { return add(leaf: item, around) }
      var inside = around
      if let pointer = Self.mark(of: item) { inside.pointers.append(pointer) }
      inside.transform = group.effects.transform.concatenating(around.transform)
      if let clip = group.effects.clip {
        let bounds = clip.path.controlPointBounds.applying(inside.transform)
        inside.clip = inside.clip.clipped(to: bounds)
      }
      // A group applies its filters before its clip.
      add(filtersOf: group, inside)
      add(group.items, inside)
    }

    private static func mark(of item: DisplayItem) -> String? {
      guard let origin = item.origin, origin.hasPrefix(DocumentNodeTag.mark) else { return nil }
      return String(origin.dropFirst(DocumentNodeTag.mark.count))
    }

    /// The path of the outermost view inside: the view that has the effect of the group around.
    private static func firstMark(in items: [DisplayItem]) -> String? {
      for item in items {
        if let mark = mark(of: item) { return mark }
        if case .group(let group) = item.content, let mark = firstMark(in: group.items) {
          return mark
        }
      }
      return nil
    }

    private mutating func add(filtersOf group: DisplayGroup, _ inside: Surroundings) {
      guard !group.effects.filters.isEmpty, group.effects.opacity > 0 else { return }
      let content = DisplayGroup(items: group.items).paintedBounds
      guard !content.isNull else { return }
      for filter in group.effects.filters {
        guard let visible = filter.visibleBounds(of: content) else { continue }
        effects.append(
          PlacedEffect(
            filter: filter, pointer: Self.firstMark(in: group.items) ?? inside.pointers.last,
            content: content.applying(inside.transform),
            bounds: visible.applying(inside.transform).clipped(to: inside.clip)))
      }
    }

    private mutating func add(leaf item: DisplayItem, _ around: Surroundings) {
      let painted = item.paintedBounds
      guard !painted.isNull else { return }
      let bounds = painted.applying(around.transform).clipped(to: around.clip)
      found.append(
        PlacedItem(
          item: item, pointer: around.pointers.last, outer: around.pointers.dropLast(),
          transform: around.transform, bounds: bounds))
    }
  }
}

extension DisplayFilter {
  /// The number of standard deviations of a Gaussian that are visible: 2 % of a shadow are farther away.
  private static let visibleReach: CGFloat = 2

  /// The bounds of a shadow or blur of content with some bounds, as far as it is visible.
  ///
  /// `nil` for other filters, and for shadows that stay inside.
  fileprivate func visibleBounds(of content: CGRect) -> CGRect? {
    switch self {
    case .blur(let radius, opaque: false):
      content.insetBy(dx: -radius * Self.visibleReach, dy: -radius * Self.visibleReach)
    case .shadow(let color, let radius, let offset) where color.opacity > 0:
      content.offsetBy(dx: offset.width, dy: offset.height)
        .insetBy(dx: -radius * Self.visibleReach, dy: -radius * Self.visibleReach)
    case .blur, .shadow, .innerShadow, .colorMatrix, .luminanceToAlpha, .alphaThreshold, .graph: nil
    }
  }
}
