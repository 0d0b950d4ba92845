import Foundation
import ShapeShift

/// One element of an SVG file: what it draws in the picture's coordinates.
struct IconElement {
  /// Its id in the file; nil without one.
  let id: String?
  /// Its fill, its line, or whatever else it draws, back to front.
  var items: [DisplayItem]

  /// The elements of a picture, back to front; groups that only move others are dissolved.
  static func all(in items: [DisplayItem]) -> [IconElement] {
    var elements: [IconElement] = []
    collect(items, .identity, &elements)
    return elements
  }

  private static func collect(
    _ items: [DisplayItem], _ transform: CGAffineTransform, _ elements: inout [IconElement]
  ) {
    var last: String?
    for item in items {
      if case .group(let group) = item.content, group.effects.isOnlyTransform {
        collect(group.items, group.effects.transform.concatenating(transform), &elements)
        last = nil
        continue
      }
      let placed = item.placed(by: transform)
      if let origin = item.origin, origin == last, !elements.isEmpty {
        elements[elements.count - 1].items.append(placed)
      } else {
        elements.append(IconElement(id: Self.id(in: item.origin), items: [placed]))
      }
      last = item.origin
    }
  }

  /// The id of the element itself, not of one around it.
  private static func id(in origin: String?) -> String? {
    guard let name = origin?.split(separator: "/").last, let mark = name.firstIndex(of: "#") else {
      return nil
    }
    return String(name[name.index(after: mark)...])
  }

  /// The element as one for each of its lines, if it is nothing but lines.
  var lines: [IconElement] {
    guard id == nil, items.count == 1, let (item, transform) = items[0].onlyItem,
      case .stroke(let stroke) = item.content
    else { return [self] }
    var paths: [Path] = []
    for element in stroke.path.elements {
      if case .move = element { paths.append(Path()) }
      guard !paths.isEmpty else { continue }
      paths[paths.count - 1].append(element)
    }
    paths.removeAll { $0.elements.count < 2 }
    guard paths.count > 1 else { return [self] }
    return paths.map { path in
      var part = stroke
      part.path = path
      let line = DisplayItem(.stroke(part), origin: item.origin).placed(by: transform)
      return IconElement(id: nil, items: [line])
    }
  }

  /// Where it is drawn.
  var box: CGRect {
    let box = items.reduce(CGRect.null) { $0.union($1.outlineBox) }
    return box.isNull || box.isInfinite ? .zero : box
  }

  /// The ends of an element that is one open line; nil for others.
  var ends: (CGPoint, CGPoint)? {
    guard items.count == 1, let (item, transform) = items[0].onlyItem,
      case .stroke(let stroke) = item.content, case .move(let start)? = stroke.path.elements.first,
      let end = stroke.path.currentPoint, stroke.path.elements.last != .closeSubpath, start != end
    else { return nil }
    return (start.applying(transform), end.applying(transform))
  }
}

extension DisplayGroup.Effects {
  /// Whether nothing but the coordinates is changed.
  fileprivate var isOnlyTransform: Bool {
    var bare = self
    bare.transform = .identity
    return bare.isEmpty
  }
}

extension DisplayItem {
  /// The item under a transform.
  fileprivate func placed(by transform: CGAffineTransform) -> DisplayItem {
    guard !transform.isIdentity else { return self }
    var effects = DisplayGroup.Effects()
    effects.transform = transform
    return DisplayItem(.group(DisplayGroup(effects: effects, items: [self])), origin: origin)
  }

  /// The item itself, or the only one in a group that moves it.
  fileprivate var onlyItem: (item: DisplayItem, transform: CGAffineTransform)? {
    guard case .group(let group) = content else { return (self, .identity) }
    guard group.effects.isOnlyTransform, group.items.count == 1 else { return nil }
    return (group.items[0], group.effects.transform)
  }

  /// The box around outlines, without their lines' widths.
  fileprivate var outlineBox: CGRect {
    switch content {
    case .fill(let fill): fill.path.boundingRect
    case .stroke(let stroke): stroke.path.boundingRect
    case .group(let group):
      group.items.reduce(CGRect.null) { $0.union($1.outlineBox) }
        .applying(group.effects.transform)
    case .text, .image, .perspective: paintedBounds
    }
  }
}
