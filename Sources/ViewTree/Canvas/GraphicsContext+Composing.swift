import Foundation
import VectorGeometry
import VectorGraphics

/// What the drawing on a canvas, or on one of its layers, amounts to so far.
final class CanvasLayer {
  private(set) var items: [DisplayItem] = []
  /// Whether something is blended with what was drawn before.
  private(set) var isBlended = false

  func add(_ items: [DisplayItem], isBlended: Bool) {
    self.items += items
    self.isBlended = self.isBlended || isBlended
  }

  /// Replaces the path of the canvas in the origins of the items.
  func moveOrigins(from old: String, to new: String) {
    items = items.map { $0.moved(from: old, to: new) }
  }

  /// The drawing as one picture.
  func composed(opacity: Double = 1) -> [DisplayItem] {
    var effects = DisplayGroup.Effects()
    effects.isIsolated = isBlended
    effects.opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    return items.grouped(effects)
  }
}

/// What restricts a drawing, in the canvas's coordinates.
enum CanvasClip {
  case path(Path, FillStyle)
  case mask([DisplayItem])

  var effects: DisplayGroup.Effects {
    var effects = DisplayGroup.Effects()
    switch self {
    case .path(let path, let style): effects.clip = DisplayClip(path: path, style: style)
    case .mask(let items): effects.mask = items
    }
    return effects
  }
}

/// A filter and the coordinates that it was added in.
struct CanvasFilter {
  let filter: GraphicsContext.Filter
  /// The coordinates without their origin.
  let linear: CGAffineTransform
}

extension GraphicsContext {
  /// Adds a filter for later drawing.
  ///
  /// It applies before filters that were added earlier, and its lengths are in the current coordinates.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      studio.refuse("the filter option linearColor is not supported; gamma-encoded colors are used")
    }
    filters.append(CanvasFilter(filter: filter, linear: transform.linear))
  }

  /// Draws items with all that the context says.
  ///
  /// - Parameters:
  ///   - shape: Opaque items where the drawing is, however clear it is there; by default the items themselves.
  ///   - isPlaced: Whether they are in the canvas's coordinates already.
  func add(
    _ items: [DisplayItem], within shape: [DisplayItem]? = nil, isPlaced: Bool = false
  ) {
    guard transform.isFinite else { return studio.refuse("its transform is not finite") }
    guard abs(transform.determinant) > 1e-12 || isPlaced else { return }
    let placed = opacity > 0 ? filtered(items, isPlaced: isPlaced) : []
    switch blendMode.rule {
    case .mode(let mode): lay(placed, by: mode)
    case .shares(.none, .none) where shape == nil: lay(placed, by: .destinationOut)
    case .shares(.all, .none) where shape == nil: lay(placed, by: .normal)
    case .shares(let source, let destination):
      let place = isPlaced ? .identity : transform
      lay(placed, source, over: destination, within: shape?.grouped(by: place) ?? placed)
    }
  }

  /// Lays shares of items and of what was there before, where a shape is.
  private func lay(
    _ items: [DisplayItem], _ source: BlendMode.Share, over destination: BlendMode.Share,
    within shape: [DisplayItem]
  ) {
    let under = layer.items
    switch destination {
    case .all: break
    case .none: lay(shape, by: .destinationOut, opacity: 1)
    case .outside: lay(items, by: .destinationOut)
    case .inside:
      var effects = DisplayGroup.Effects()
      effects.opacity = min(opacity, 1)
      let rest = items.grouped(effects).cutOut(of: studio.reach)
      lay(shape, by: .destinationOut, opacity: 1, through: rest)
    }
    switch source {
    case .none: break
    case .all: lay(items, by: .plusLighter)
    case .inside: lay(items, by: .plusLighter, through: under)
    case .outside: lay(items, by: .plusLighter, through: under.cutOut(of: studio.reach))
    }
  }

  /// Lays items in the canvas's coordinates, as far as the clips and a mask let.
  private func lay(
    _ items: [DisplayItem], by mode: VectorGraphics.BlendMode, opacity: Double? = nil,
    through mask: [DisplayItem]? = nil
  ) {
    guard !items.isEmpty else { return }
    var result = items
    if let mask { result = result.grouped(CanvasClip.mask(mask).effects) }
    for clip in clips { result = result.grouped(clip.effects) }
    var effects = DisplayGroup.Effects()
    effects.opacity = min(opacity ?? self.opacity, 1)
    effects.blendMode = mode
    layer.add(result.grouped(effects), isBlended: mode != .normal)
  }

  /// The items in the canvas's coordinates, filtered.
  private func filtered(_ items: [DisplayItem], isPlaced: Bool) -> [DisplayItem] {
    let place = isPlaced ? .identity : transform
    guard filters.contains(where: { $0.linear != place.linear }) else {
      return apply(to: items).grouped(by: place)
    }
    return filters.reversed().reduce(items.grouped(by: place)) { items, filter in
      let inner = filter.linear
      guard abs(inner.determinant) > 1e-12 else { return [] }
      return filter.filter.applied(to: items.grouped(by: inner.inverted()), in: studio)
        .grouped(by: inner)
    }
  }

  private func apply(to items: [DisplayItem]) -> [DisplayItem] {
    filters.reversed().reduce(items) { $1.filter.applied(to: $0, in: studio) }
  }
}

extension [DisplayItem] {
  /// The items in a group with effects, unless those do nothing.
  func grouped(_ effects: DisplayGroup.Effects) -> [DisplayItem] {
    guard !effects.isEmpty, !isEmpty else { return self }
    return [DisplayItem(.group(DisplayGroup(effects: effects, around: self)))]
  }

  /// The items mapped by a transform.
  func grouped(by transform: CGAffineTransform) -> [DisplayItem] {
    var effects = DisplayGroup.Effects()
    effects.transform = transform
    return grouped(effects)
  }

  /// What the items leave of a rectangle.
  func cutOut(of rect: CGRect) -> [DisplayItem] {
    var hole = DisplayGroup.Effects()
    hole.blendMode = .destinationOut
    var whole = DisplayGroup.Effects()
    whole.isIsolated = true
    return (rect.opaque + grouped(hole)).grouped(whole)
  }

  /// The rectangle around what the items paint.
  var bounds: CGRect { reduce(.null) { $0.union($1.paintedBounds) } }
}

extension CGRect {
  /// The rectangle, filled.
  var opaque: [DisplayItem] {
    [DisplayItem(.fill(FillItem(path: Path(self), paint: .color(.black))))]
  }
}

extension CGAffineTransform {
  /// The transform without its translation.
  var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension DisplayItem {
  /// The item with origins of another view.
  fileprivate func moved(from old: String, to new: String) -> DisplayItem {
    var copy = self
    if let origin, origin == old || origin.hasPrefix(old + "/") {
      copy.origin = new + origin.dropFirst(old.count)
    }
    switch content {
    case .group(let group):
      var effects = group.effects
      effects.mask = effects.mask?.map { $0.moved(from: old, to: new) }
      let items = group.items.map { $0.moved(from: old, to: new) }
      copy.content = .group(DisplayGroup(effects: effects, items: items, region: group.region))
    case .perspective(var item):
      item.items = item.items.map { $0.moved(from: old, to: new) }
      copy.content = .perspective(item)
    case .fill, .stroke, .text, .image: break
    }
    return copy
  }
}
