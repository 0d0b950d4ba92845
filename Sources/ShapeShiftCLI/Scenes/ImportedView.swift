import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics

/// A part of an SVG file as a view: a shape with its paint, or views in front of each other.
struct ImportedView {
  /// What the view is.
  indirect enum Content {
    case path(Path)
    case rectangle(CGRect)
    case roundedRectangle(CGRect, CGSize)
    case ellipse(CGRect)
    case group([ImportedView])
  }

  /// What is painted with, in the view's own frame.
  enum Style {
    case color(Color.Resolved)
    case linear([GradientPaint.Stop], start: CGPoint, end: CGPoint)
    case radial([GradientPaint.Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  }

  /// The id of the element; nil without one.
  var id: String?
  var content: Content
  var fill: Style?
  var isEvenOdd = false
  var stroke: (style: Style, line: StrokeStyle)?
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var isIsolated = false
  var clip: DisplayClip?

  /// The frame of the view on the canvas; nil for all of it.
  var frame: CGRect? {
    switch content {
    case .path, .group: nil
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
    }
  }
}

extension ImportedView.Style {
  fileprivate var isFinite: Bool {
    switch self {
    case .color: true
    case .linear(let stops, let start, let end):
      stops.allSatisfy(\.location.isFinite) && start.isFinite && end.isFinite
    case .radial(let stops, let center, let startRadius, let endRadius):
      stops.allSatisfy(\.location.isFinite) && center.isFinite && startRadius.isFinite
        && endRadius.isFinite
    }
  }
}

/// Makes views of what an SVG file draws.
struct ViewImporter {
  /// The canvas.
  let size: CGSize
  /// What can't be said by views, one sentence each.
  private(set) var losses: [String] = []
  /// Ids that are taken: a document has each but once.
  private var ids: Set<String> = []

  init(size: CGSize) { self.size = size }

  /// The views of items, back to front.
  mutating func views(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [ImportedView] {
    var views: [ImportedView] = []
    for item in items {
      let made = finite(self.views(item, transform), of: item)
      // A fill and the stroke of the same element are one view.
      if let line = made.first, made.count == 1, line.fill == nil, line.stroke != nil,
        let last = views.last, last.stroke == nil, last.fill != nil, last.sharesOutline(with: line),
        last.id == line.id
      {
        views[views.count - 1].stroke = line.stroke
      } else {
        views += made
      }
    }
    return views
  }

  private mutating func views(
    _ item: DisplayItem, _ transform: CGAffineTransform
  ) -> [ImportedView] {
    let id = Self.id(in: item.origin)
    switch item.content {
    case .fill(let fill):
      guard var view = shape(fill.path, id, transform),
        let style = style(fill.paint, transform, view.frame)
      else { return [] }
      if !fill.style.isAntialiased {
        losses.append("edges without antialiasing cannot be converted and were smoothed")
      }
      view.fill = style
      view.isEvenOdd = fill.style.isEOFilled
      return [view]
    case .stroke(let stroke): return line(stroke, id, transform).map { [$0] } ?? []
    case .text(let text):
      guard let outline = text.outline, var view = shape(outline, id, transform) else {
        return lost("text with image glyphs")
      }
      view.fill = style(text.paint, transform, nil)
      return view.fill == nil ? [] : [view]
    case .group(let group): return self.group(group, id, transform)
    case .image: return lost("an image")
    case .perspective: return lost("perspective")
    }
  }

  /// The views of an item whose numbers can all be written.
  private mutating func finite(_ views: [ImportedView], of item: DisplayItem) -> [ImportedView] {
    let kept = views.filter(\.isFinite)
    if kept.count < views.count {
      let place = item.origin ?? "a shape"
      losses.append("\(place) was skipped: its size or position is not a finite number")
    }
    return kept
  }

  private mutating func lost<Result>(_ what: String) -> [Result] {
    losses.append("\(what) cannot be converted and was skipped")
    return []
  }

  /// A shape in the canvas's coordinates; what is upright stays what it is.
  private func shape(
    _ path: Path, _ id: String?, _ transform: CGAffineTransform
  ) -> ImportedView? {
    let isUpright = transform.b == 0 && transform.c == 0
    switch path.primitive {
    case .rect(let rect) where isUpright:
      return ImportedView(id: id, content: .rectangle(rect.applying(transform)))
    case .ellipse(let rect) where isUpright:
      return ImportedView(id: id, content: .ellipse(rect.applying(transform)))
    case .roundedRect(let rect, let corner, .circular) where isUpright:
      let size = CGSize(
        width: corner.width * abs(transform.a), height: corner.height * abs(transform.d))
      return ImportedView(id: id, content: .roundedRectangle(rect.applying(transform), size))
    default:
      let moved = path.applying(transform)
      return moved.isEmpty ? nil : ImportedView(id: id, content: .path(moved))
    }
  }

  /// A line whose pen is not stretched; one that is becomes an area.
  private mutating func line(
    _ stroke: StrokeItem, _ id: String?, _ transform: CGAffineTransform
  ) -> ImportedView? {
    let (x, y) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let isSkewed = abs(transform.a * transform.c + transform.b * transform.d) > 1e-9 * x * y
    guard abs(x - y) <= 1e-9 * x, !isSkewed else {
      guard var view = shape(stroke.path.strokedPath(stroke.style), id, transform),
        let style = style(stroke.paint, transform, view.frame)
      else { return nil }
      view.fill = style
      return view
    }
    guard var view = shape(stroke.path, id, transform),
      let style = style(stroke.paint, transform, view.frame)
    else { return nil }
    var pen = stroke.style
    pen.lineWidth *= x
    pen.dash = pen.dash.map { $0 * x }
    pen.dashPhase *= x
    view.stroke = (style, pen)
    return view
  }

  private mutating func group(
    _ group: DisplayGroup, _ id: String?, _ transform: CGAffineTransform
  ) -> [ImportedView] {
    let effects = group.effects
    let inner = effects.transform.concatenating(transform)
    if !effects.filters.isEmpty { losses.append("filters cannot be converted and were skipped") }
    if effects.mask != nil { losses.append("masks cannot be converted and were skipped") }
    let children = views(group.items, inner)
    guard !children.isEmpty else { return [] }
    var view = ImportedView(id: id, content: .group(children))
    view.opacity = effects.opacity
    view.blendMode = effects.blendMode
    view.isIsolated = effects.isIsolated
    if let clip = effects.clip {
      view.clip = DisplayClip(path: clip.path.applying(inner), style: clip.style)
    }
    let isPlain =
      view.opacity == 1 && view.blendMode == .normal && !view.isIsolated && view.clip == nil
    return isPlain && (id == nil || children.count == 1) ? children : [view]
  }

  /// The views with each id but once: the outermost first.
  mutating func withSingleIDs(_ views: [ImportedView]) -> [ImportedView] {
    views.map { view in
      var view = view
      if let id = view.id, !ids.insert(id).inserted { view.id = nil }
      if case .group(let children) = view.content {
        view.content = .group(withSingleIDs(children))
      }
      return view
    }
  }

  // MARK: Paint

  /// A paint in the frame of its view; nil for none, and for what can't be said.
  private mutating func style(
    _ paint: Paint, _ transform: CGAffineTransform, _ frame: CGRect?
  ) -> ImportedView.Style? {
    let box = frame ?? CGRect(origin: .zero, size: size)
    func unit(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: box.width > 0 ? (point.x - box.minX) / box.width : 0,
        y: box.height > 0 ? (point.y - box.minY) / box.height : 0)
    }
    switch paint {
    case .color(let color): return .color(color)
    case .image, .mesh, .pattern:
      losses.append("patterns cannot be converted and were skipped")
      return nil
    case .gradient(let gradient):
      let total = gradient.transform.concatenating(transform)
      if gradient.spread != .pad || gradient.focus != nil {
        losses.append("a gradient was converted without its focal point and spread method")
      }
      switch gradient.geometry {
      case .linear(let start, let end):
        let (first, last) = Self.ends(start, end, total)
        return .linear(Self.stops(gradient), start: unit(first), end: unit(last))
      case .radial(let center, let from, let to):
        let scale = total.determinant.magnitude.squareRoot()
        if abs(hypot(total.a, total.b) - hypot(total.c, total.d)) > 1e-6 * scale {
          losses.append("an elliptical gradient was converted to a circular one")
        }
        return .radial(
          Self.stops(gradient), center: unit(center.applying(total)), startRadius: from * scale,
          endRadius: to * scale)
      case .angular:
        losses.append("patterns cannot be converted and were skipped")
        return nil
      }
    }
  }

  /// The stops for a gradient that mixes premultiplied colors, as views do.
  ///
  /// SVG mixes colors and opacity apart: between two opacities seven stops come in between.
  private static func stops(_ gradient: GradientPaint) -> [GradientPaint.Stop] {
    guard gradient.isStraight, let first = gradient.stops.first else { return gradient.stops }
    return zip(gradient.stops, gradient.stops.dropFirst()).reduce(into: [first]) { stops, pair in
      let (from, to) = pair
      if from.color.opacity != to.color.opacity {
        stops += (1...7).map { step in
          let t = Float(step) / 8
          func mixed(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
          return GradientPaint.Stop(
            color: Color.Resolved(
              red: mixed(from.color.red, to.color.red),
              green: mixed(from.color.green, to.color.green),
              blue: mixed(from.color.blue, to.color.blue),
              opacity: mixed(from.color.opacity, to.color.opacity)),
            location: from.location + (to.location - from.location) * CGFloat(t))
        }
      }
      stops.append(to)
    }
  }

  /// Returns the ends of a linear gradient after a transform, which keeps lines of equal color straight.
  private static func ends(
    _ start: CGPoint, _ end: CGPoint, _ transform: CGAffineTransform
  ) -> (CGPoint, CGPoint) {
    let across = CGSize(width: start.y - end.y, height: end.x - start.x).applying(transform)
    let (first, last) = (start.applying(transform), end.applying(transform))
    let normal = CGPoint(x: -across.height, y: across.width)
    let length = normal.x * normal.x + normal.y * normal.y
    guard length > 0 else { return (first, last) }
    let share = ((last.x - first.x) * normal.x + (last.y - first.y) * normal.y) / length
    return (first, CGPoint(x: first.x + normal.x * share, y: first.y + normal.y * share))
  }

  private static func id(in origin: String?) -> String? {
    guard let name = origin?.split(separator: "/").last, let mark = name.firstIndex(of: "#") else {
      return nil
    }
    let id = name[name.index(after: mark)...]
    // The ids of a document are not empty.
    return id.isEmpty ? nil : String(id)
  }
}

extension ImportedView {
  /// Whether every number of the view is finite, not counting children, which are checked by themselves.
  fileprivate var isFinite: Bool {
    let hasFiniteShape =
      switch content {
      case .path(let path): path.isFinite
      case .rectangle(let rect), .ellipse(let rect): rect.isFinite
      case .roundedRectangle(let rect, let corner): rect.isFinite && corner.isFinite
      case .group: true
      }
    let line = stroke?.line ?? StrokeStyle()
    let pen = [line.lineWidth, line.miterLimit, line.dashPhase] + line.dash
    return hasFiniteShape && pen.allSatisfy(\.isFinite) && clip?.path.isFinite ?? true
      && [fill, stroke?.style].allSatisfy { $0?.isFinite ?? true }
  }

  /// Whether both are the same shape at the same place.
  fileprivate func sharesOutline(with other: ImportedView) -> Bool {
    switch (content, other.content) {
    case (.path(let a), .path(let b)): a == b
    case (.rectangle(let a), .rectangle(let b)), (.ellipse(let a), .ellipse(let b)): a == b
    case (.roundedRectangle(let a, let s), .roundedRectangle(let b, let t)): a == b && s == t
    default: false
    }
  }
}
