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

  /// All that is drawn, back to front.
  ///
  /// - Parameter list: Drawn by a graph whose session marks the views of a document.
  static func all(in list: DisplayList) -> [PlacedItem] {
    var walk = Walk()
    walk.add(list.roots, Surroundings())
    return walk.found
  }

  private struct Surroundings {
    var pointers: [String] = []
    var transform = CGAffineTransform.identity
    var clip = CGRect.infinite
  }

  private struct Walk {
    var found: [PlacedItem] = []

    mutating func add(_ items: [DisplayItem], _ around: Surroundings) {
      for item in items { add(item, around) }
    }

    private mutating func add(_ item: DisplayItem, _ around: Surroundings) {
      guard case .group(let group) = item.content else { return add(leaf: item, around) }
      var inside = around
      if let origin = item.origin, origin.hasPrefix(DocumentNodeTag.mark) {
        inside.pointers.append(String(origin.dropFirst(DocumentNodeTag.mark.count)))
      }
      inside.transform = group.effects.transform.concatenating(around.transform)
      if let clip = group.effects.clip {
        let bounds = clip.path.controlPointBounds.applying(inside.transform)
        inside.clip = inside.clip.intersection(bounds)
      }
      add(group.items, inside)
    }

    private mutating func add(leaf item: DisplayItem, _ around: Surroundings) {
      let painted = item.paintedBounds
      guard !painted.isNull else { return }
      let bounds = painted.applying(around.transform).intersection(around.clip)
      found.append(
        PlacedItem(
          item: item, pointer: around.pointers.last, outer: around.pointers.dropLast(),
          transform: around.transform, bounds: bounds))
    }
  }
}
