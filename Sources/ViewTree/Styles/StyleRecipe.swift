package import Foundation
package import VectorGeometry
package import VectorGraphics

/// A style with resolved colors, whose geometry still refers to the painted rectangle.
public struct _StyleRecipe: Sendable, Equatable {
  /// The kinds of paint; all but colours are indirect, as those of ``Paint``.
  package enum Kind: Sendable, Equatable {
    case color(Color.Resolved)
    indirect case linear(ResolvedGradient, start: UnitPoint, end: UnitPoint)
    indirect case radial(
      ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    indirect case elliptical(
      ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    indirect case angular(ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)
    indirect case image(EncodedImage, source: CGRect, scale: CGFloat)
    indirect case mesh(MeshSurface, background: Color.Resolved)
    /// A paint whose geometry is in the coordinates around, whatever the rectangle.
    indirect case fixed(Paint)
  }

  package let kind: Kind
  /// What was wrong with the numbers of the geometry, one sentence each; others are used.
  private(set) var flaws: [String]
  /// What the colours' opacity is multiplied by.
  package var opacity: Double = 1
  /// Changes of what is painted with it: shadows.
  package private(set) var filters: [DisplayFilter] = []
  /// How what is painted meets what is under it.
  package var blendMode = BlendMode.normal
  /// Where tiles start, in the coordinates around; nil for the corner of the rectangle.
  var tileOrigin: CGPoint?

  package init(_ kind: Kind) {
    var check = NumberCheck()
    self.kind = kind.sound(&check)
    flaws = check.sentences
  }

  /// The recipe with its opacity multiplied.
  package func opacity(_ factor: Double) -> _StyleRecipe {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  /// The recipe with one more change of what is painted.
  func adding(_ filter: DisplayFilter, flaws: [String]) -> _StyleRecipe {
    var copy = self
    copy.filters.append(filter)
    copy.flaws += flaws
    return copy
  }

  /// The recipe with one more thing that was wrong.
  func noting(_ flaw: String) -> _StyleRecipe {
    var copy = self
    copy.flaws.append(flaw)
    return copy
  }

  /// What was painted, with the style's shadows and its rule of composition.
  func finished(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !items.isEmpty, !filters.isEmpty || blendMode != .normal else { return items }
    var effects = DisplayGroup.Effects()
    effects.filters = filters
    effects.blendMode = blendMode
    let origin = items.count == 1 ? items[0].origin : nil
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)), origin: origin)]
  }

  /// Whether nothing but the colour says how it is painted.
  private var isPlain: Bool { filters.isEmpty && blendMode == .normal }

  /// The paint for a rectangle, in its coordinates.
  package func paint(in rect: CGRect) -> Paint {
    switch kind {
    case .color(let color):
      .color(opaque(color))
    case .linear(let gradient, let start, let end):
      paint(gradient, .linear(start: start.point(in: rect), end: end.point(in: rect)))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      paint(
        gradient,
        .radial(center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius))
    case .elliptical(let gradient, let center, let startRadius, let endRadius):
      elliptical(gradient, in: rect, center: center, startRadius, endRadius)
    case .angular(let gradient, let center, let start, let end):
      paint(gradient, .angular(center: center.point(in: rect), start: start, end: end))
    case .image(let image, let source, let scale):
      .image(
        TilePaint(
          image: image, sourceRect: source,
          transform: CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: tileOrigin?.x ?? rect.minX,
            ty: tileOrigin?.y ?? rect.minY)))
    case .mesh(let surface, let background):
      .mesh(surface.paint(in: rect, background: background, opacity: opacity))
    case .fixed(let paint): paint.multiplyingOpacity(by: opacity)
    }
  }

  /// A circle in the unit square, stretched to the rectangle.
  private func elliptical(
    _ gradient: ResolvedGradient, in rect: CGRect, center: UnitPoint, _ startRadius: CGFloat,
    _ endRadius: CGFloat
  ) -> Paint {
    let stretch = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    return paint(
      gradient,
      .radial(
        center: CGPoint(x: center.x, y: center.y), startRadius: startRadius, endRadius: endRadius),
      transform: stretch)
  }

  private func paint(
    _ gradient: ResolvedGradient, _ geometry: GradientPaint.Geometry,
    transform: CGAffineTransform = .identity
  ) -> Paint {
    let stops = gradient.stops.map {
      GradientPaint.Stop(
        color: opaque($0.color), location: $0.location)
    }
    guard let first = stops.first else { return .color(.clear) }
    guard stops.count > 1 else { return .color(first.color) }
    return .gradient(
      GradientPaint(
        geometry: geometry, stops: stops, interpolation: gradient.interpolation,
        transform: transform))
  }

  /// The colour with the recipe's opacity, as numbers that can be drawn.
  private func opaque(_ color: Color.Resolved) -> Color.Resolved {
    var color = color.multiplyingOpacity(by: opacity)
    color.opacity = color.opacity.isNaN ? 0 : min(max(color.opacity, 0), 1)
    return color
  }

  /// The one colour of the recipe, if it has no geometry.
  package var color: Color.Resolved? {
    guard case .color(let color) = kind, isPlain else { return nil }
    return opaque(color)
  }
}

extension _StyleRecipe.Kind {
  /// The kind with geometry that can be drawn.
  fileprivate func sound(_ check: inout NumberCheck) -> Self {
    switch self {
    case .color(let color): return .color(color.sound)
    case .linear(let gradient, let start, let end):
      return .linear(
        gradient, start: check.point(start, "the gradient's start", or: .zero),
        end: check.point(end, "the gradient's end", or: .zero))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      return .radial(
        gradient, center: check.point(center, "the gradient's center", or: .center),
        startRadius: check.length(startRadius, "the gradient's start radius"),
        endRadius: check.length(endRadius, "the gradient's end radius"))
    case .elliptical(let gradient, let center, let startRadius, let endRadius):
      return .elliptical(
        gradient, center: check.point(center, "the gradient's center", or: .center),
        startRadius: check.length(startRadius, "the gradient's start radius"),
        endRadius: check.length(endRadius, "the gradient's end radius"))
    case .angular(let gradient, let center, let start, let end):
      return .angular(
        gradient, center: check.point(center, "the gradient's center", or: .center),
        start: Angle(radians: check.number(start.radians, "the gradient's start angle")),
        end: Angle(radians: check.number(end.radians, "the gradient's end angle")))
    case .image(let image, let source, let scale):
      return .image(image, source: check.part(source), scale: check.scale(scale))
    case .mesh(let surface, let background):
      return .mesh(surface, background: background.sound)
    case .fixed: return self
    }
  }
}

extension NumberCheck {
  /// The part of a picture's unit square; all of it for a part that can't be.
  fileprivate mutating func part(_ rect: CGRect) -> CGRect {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = rect.standardized.clipped(to: unit)
    guard !part.isEmpty, part.minX.isFinite, part.maxX.isFinite else {
      note("the image's sourceRect is outside the unit square; the whole image is used")
      return unit
    }
    return part
  }

  /// A factor above 0; 1 for what can't be.
  fileprivate mutating func scale(_ scale: CGFloat) -> CGFloat {
    guard scale > 0, scale.isFinite else {
      note("the image's scale \(scale) is out of range; 1 is used")
      return 1
    }
    return scale
  }
}

extension Color.Resolved {
  /// The colour with 0 for components that are not finite.
  fileprivate var sound: Color.Resolved {
    func sound(_ component: Float) -> Float { component.isFinite ? component : 0 }
    return Color.Resolved(
      red: sound(red), green: sound(green), blue: sound(blue), opacity: sound(opacity))
  }
}
