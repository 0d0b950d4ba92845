import Foundation
import ShapeShift

/// What is drawn between two shapes of which one has paint of its own: fills, lines, gradients and
/// letters go along with their outlines.
struct MorphDrawing {
  /// How the items go.
  private enum Course {
    case items(ItemMorph)
    case icons(IconMorph)
  }

  private let course: Course
  private let box: CGRect
  /// Whether both are SVG files, whose ground is clear.
  let isIcon: Bool

  /// Nil if neither shape has paint; what has none is black.
  ///
  /// - Parameter stagger: How much later the last element of an SVG file starts than the first.
  init?(
    _ from: MorphSource, _ to: MorphSource, options: MorphPlan.Options, stagger: Double = 0
  ) {
    if let first = from.drawing, let second = to.drawing, first.isIcon, second.isIcon {
      isIcon = true
      box = first.box
      course = .icons(
        IconMorph(
          from: first.items, to: second.fitted(into: first.box), options: options,
          stagger: stagger))
      return
    }
    isIcon = false
    guard from.drawing != nil || to.drawing != nil else { return nil }
    let ends = [from, to].map { source in
      source.drawing ?? MorphSource.Drawing(black: source.path, options: options)
    }
    course = .items(ItemMorph(from: ends[0].items, to: ends[1].items, options: options))
    let union = ends[0].box.union(ends[1].box)
    let isUsable = !union.isNull && !union.isInfinite && max(union.width, union.height) > 0
    box = isUsable ? union : CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// The picture at a progress of 0...1; its longer side has this many points.
  func displayList(at progress: Double, longSide: CGFloat) -> DisplayList {
    let factor = longSide / max(box.width, box.height)
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -box.minX * factor, ty: -box.minY * factor)
    let group = DisplayGroup(effects: effects, items: items(at: progress))
    return DisplayList(
      size: CGSize(
        width: max((box.width * factor).rounded(.up), 1),
        height: max((box.height * factor).rounded(.up), 1)),
      items: [DisplayItem(.group(group))])
  }

  private func items(at progress: Double) -> [DisplayItem] {
    switch course {
    case .items(let morph): morph.items(at: progress)
    case .icons(let morph): morph.items(at: progress)
    }
  }
}

extension MorphSource {
  /// A shape as it is painted, and the part of the plane that it is seen in.
  struct Drawing {
    let items: [DisplayItem]
    let box: CGRect
    /// Whether it is an SVG file, of which elements are matched.
    var isIcon = false

    init(items: [DisplayItem], box: CGRect) {
      self.items = items
      self.box = box
    }

    /// The items as large as fits into another box, in its middle.
    func fitted(into other: CGRect) -> [DisplayItem] {
      guard other != box, box.width > 0, box.height > 0 else { return items }
      let scale = min(other.width / box.width, other.height / box.height)
      var effects = DisplayGroup.Effects()
      effects.transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: other.midX - box.midX * scale,
        ty: other.midY - box.midY * scale)
      return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
    }

    /// A path in black: filled, or as a line.
    init(black path: Path, options: MorphPlan.Options) {
      let bounds = path.boundingRect
      let size = bounds.isNull || bounds.isInfinite ? 1 : max(bounds.width, bounds.height)
      let content: DisplayItem.Content =
        options.isStroked
        ? .stroke(
          StrokeItem(
            path: path, paint: .color(.black), style: StrokeStyle(lineWidth: size / 40)))
        : .fill(FillItem(path: path, paint: .color(.black), style: options.fillStyle))
      self.init(items: [DisplayItem(content)], box: bounds.insetBy(dx: -size / 20, dy: -size / 20))
    }
  }
}
