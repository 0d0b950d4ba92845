public import Foundation
public import VectorGeometry
import VectorGraphics

/// The drawing context of a canvas, with lengths in points from the canvas's top left corner, y down.
///
/// A value type: a copy has its own opacity, transform, clips and filters, and draws on the same canvas.
public struct GraphicsContext {
  /// The opacity of later drawing, from 0 transparent to 1 opaque.
  public var opacity: Double = 1
  /// The blend mode of later drawing with the content of the canvas or layer.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of later drawing to those of the canvas.
  public var transform = CGAffineTransform.identity

  /// The clips, in the order in which they were added.
  var clips: [CanvasClip] = []
  /// The filters, in the order in which they were added; the last one acts first.
  var filters: [CanvasFilter] = []
  /// What is left of the canvas by the clips, in its coordinates.
  var clipBounds: CGRect
  /// What the drawing goes to.
  let layer: CanvasLayer
  /// What texts, images and symbols are made by.
  package let studio: CanvasStudio

  init(layer: CanvasLayer, studio: CanvasStudio) {
    self.layer = layer
    self.studio = studio
    clipBounds = CGRect(origin: .zero, size: studio.size)
  }

  /// The environment's values around the canvas.
  public var environment: EnvironmentValues { studio.environment }

  // MARK: Coordinates

  /// Translates later drawing, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Draws larger or smaller from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates later drawing about the origin, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Prepends `matrix` to the transform of later drawing.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// Options for adding a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the area outside of the clip.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The bounding rectangle of the clips, in the current coordinates.
  public var clipBoundingRect: CGRect {
    clipBounds.isNull ? .null : clipBounds.applying(transform.inverted())
  }

  /// Draws only inside of a path from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = studio.finite(path).applying(transform)
    guard transform.isFinite else { return studio.refuse("a clip's transform is not finite") }
    if options.contains(.inverse) {
      let around = outline.boundingRect.union(studio.reach)
      let rest = Path(around).subtracting(outline, eoFill: style.isEOFilled)
      clips.append(.path(rest, FillStyle(antialiased: style.isAntialiased)))
    } else {
      clips.append(.path(outline, style))
      clipBounds = clipBounds.clipped(to: outline.boundingRect)
    }
  }

  /// Draws from now on as far as a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = makeLayer()
    try content(&inner)
    let items = inner.layer.composed(opacity: opacity)
    if options.contains(.inverse) {
      clips.append(.mask(items.cutOut(of: studio.reach)))
    } else {
      clips.append(.mask(items))
      clipBounds = clipBounds.clipped(to: items.bounds)
    }
  }

  // MARK: Layers

  /// Draws a layer: what `content` draws is composed apart, then drawn with this context's opacity, blend mode,
  /// clips and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = makeLayer()
    try content(&inner)
    drawLayer(inner)
  }

  /// A context for a layer: the coordinates of this one, and nothing else.
  package func makeLayer() -> GraphicsContext {
    var inner = GraphicsContext(layer: CanvasLayer(), studio: studio)
    inner.transform = transform
    return inner
  }

  /// Draws what a context from `makeLayer()` has drawn, composed apart.
  package func drawLayer(_ inner: GraphicsContext) {
    // Source: WebKit, `fullCanvasCompositedFill`, relies on it: the modes that leave nothing outside act on all that
    // the clips leave when it is a layer that is drawn.
    add(inner.layer.composed(), within: isUnbounded ? studio.reach.opaque : nil, isPlaced: true)
  }

  private var isUnbounded: Bool {
    ![BlendMode.clear, .copy].contains(blendMode)
  }

  // MARK: Paths

  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = studio.finite(path)
    guard !path.isEmpty else { return }
    draw(shading, in: path.boundingRect) {
      .fill(FillItem(path: path, paint: $0, style: style))
    }
  }

  /// Paints the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    stroke(path, with: shading, style: style, isAntialiased: true)
  }

  /// Paints the outline of a path, with smooth edges or without.
  package func stroke(
    _ path: Path, with shading: Shading, style: StrokeStyle, isAntialiased: Bool
  ) {
    let path = studio.finite(path)
    let style = studio.sound(style)
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    let half = style.lineWidth / 2
    draw(shading, in: path.boundingRect.insetBy(dx: -half, dy: -half)) {
      .stroke(
        StrokeItem(path: path, paint: $0, style: style, isAntialiased: isAntialiased))
    }
  }

  /// Paints the outline of a path, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(
    _ shading: Shading, in bounds: CGRect, _ content: (Paint) -> DisplayItem.Content
  ) {
    let recipe = shading.recipe(in: bounds, environment)
    for flaw in recipe.flaws { studio.refuse(flaw) }
    func items(_ paint: Paint) -> [DisplayItem] {
      [DisplayItem(content(paint), origin: studio.path)]
    }
    let paint = recipe.paint(in: bounds)
    add(paint.isClear ? [] : recipe.finished(items(paint)), within: items(.color(.black)))
  }
}
