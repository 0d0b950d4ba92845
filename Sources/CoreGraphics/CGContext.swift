public import Foundation
import IntegerConversion
public import ShapeShift
package import ViewTree

/// What drawing code of Core Graphics' draws through: a stack of states, a path, and what is done with both.
///
/// What is drawn becomes shapes of the picture, not pixels. Lengths are in points.
public final class CGContext {
  /// What `saveGState()` keeps.
  struct State {
    /// Where drawing goes, with the transform, the clips, the opacity, the blend mode and the shadow.
    var graphics: GraphicsContext
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    /// How lines are drawn.
    ///
    /// Source: Apple, CGContext: width 1, butt caps, mitred joins, miter limit 10.
    var line = StrokeStyle(lineWidth: 1, miterLimit: 10)
    var isAntialiased = true
    var interpolation = CGInterpolationQuality.default
    /// Around how many transparency layers it was made.
    var depth = 0
  }

  /// A transparency layer, and what was in force when it was begun.
  struct Layer {
    let outer: State
    let clip: Path?
  }

  var state: State
  var saved: [State] = []
  var layers: [Layer] = []
  /// The path that is being made, in the coordinates of the canvas.
  var pathInBase = Path()
  /// The coordinates that shadows are in.
  let base: CGAffineTransform
  /// How many filters the context around had.
  private let outerFilters: Int
  /// Pixels a point.
  package let scale: CGFloat
  /// What a full alpha is: the opacity that the context around had.
  private let opacity: Double

  /// Draws through a context.
  package init(_ graphics: GraphicsContext, scale: CGFloat = 1) {
    state = State(graphics: graphics)
    base = graphics.transform
    outerFilters = graphics.filterCount
    opacity = graphics.opacity
    self.scale = scale
  }

  /// A picture of `width` by `height` points with the origin at the bottom left, y up, as Core Graphics makes them.
  ///
  /// There are no pixels in memory: nil if `data` is given. Colors are kept as they are, whatever the format says.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard unsafe data == nil, width > 0, height > 0 else { return nil }
    var graphics = GraphicsContext(
      recording: CGSize(width: width, height: height), scale: 1, shaper: Fonts.standard.shaper)
    graphics.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    self.init(graphics)
  }

  /// A picture of a rectangle of the drawing's coordinates, y down, for so many pixels a point.
  package convenience init(recording bounds: CGRect, scale: CGFloat) {
    let bounds = bounds.isNull || bounds.isInfinite ? .zero : bounds
    var graphics = GraphicsContext(
      recording: bounds.size, scale: Double(scale), shaper: Fonts.standard.shaper)
    graphics.translateBy(x: -bounds.minX, y: -bounds.minY)
    self.init(graphics, scale: scale)
  }

  /// What has been drawn so far, as a picture; transparency layers that are open are no part of it.
  package var recorded: RecordedPicture { (layers.first?.outer ?? state).graphics.recorded }

  /// What has been drawn so far; only a context of a picture of its own has that.
  public func makeImage() -> CGImage? { CGImage(recorded, scale: scale) }

  /// How many columns of pixels there are.
  public var width: Int { Int(clamping: (state.graphics.studio.size.width * scale).rounded()) }
  /// How many rows of pixels there are.
  public var height: Int { Int(clamping: (state.graphics.studio.size.height * scale).rounded()) }

  /// How many filters there are without a shadow.
  var baseFilters: Int { hasOpenLayer ? 0 : outerFilters }

  /// Whether a transparency layer was begun and not ended.
  package var hasOpenLayer: Bool { !layers.isEmpty }

  /// Something that can't be drawn.
  package func refuse(_ sentence: String) { state.graphics.studio.refuse(sentence) }
}

// MARK: States

extension CGContext {
  /// Keeps the state for `restoreGState()`; the path is no part of it.
  public func saveGState() { saved.append(state) }

  /// Takes up the state that was kept last; without one nothing happens.
  public func restoreGState() {
    guard let last = saved.last, last.depth == layers.count else { return }
    state = last
    saved.removeLast()
  }

  /// How opaque what is drawn is, 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    let full = hasOpenLayer ? 1 : opacity
    state.graphics.opacity = full * (alpha.isNaN ? 1 : min(max(alpha, 0), 1))
  }

  /// How what is drawn meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.graphics.blendMode = mode.mode }

  /// A shadow of what is drawn, in the coordinates that the context began with; none without a color.
  ///
  /// Source: Apple, Quartz 2D Programming Guide, Shadows: offset and blur are not changed by the transform. A Gaussian's
  /// standard deviation is half of the blur, as in HTML's canvas, which is drawn by the same call.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.graphics.removeFilters(from: baseFilters)
    guard let color, color.alpha > 0 else { return }
    let shadow = GraphicsContext.Filter.shadow(
      color: color.color, radius: max(blur, 0) / 2, x: offset.width, y: offset.height)
    state.graphics.addFilter(shadow, in: base)
  }

  /// A shadow of black, a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// What insides are painted with.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// What lines are painted with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// What insides are painted with: components 0...1 in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// What lines are painted with: components 0...1 in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// What insides are painted with: a gray, 0 black to 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// What lines are painted with: a gray, 0 black to 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// How wide lines are.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// How lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// How far sharp corners reach, in halves of the width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Dashes and gaps by turns, begun at `phase`; lines are whole without lengths.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
  /// Whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.isAntialiased = allowsAntialiasing
  }
  /// How far curves may be from what is drawn; here they are never flattened.
  public func setFlatness(_ flatness: CGFloat) {}
  /// How pixels are made where pictures are drawn larger or smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

// MARK: Coordinates

extension CGContext {
  /// Maps the coordinates of what is drawn from now on to those of the canvas, y down.
  public var ctm: CGAffineTransform { state.graphics.transform }
  /// Moves what is drawn from now on.
  public func translateBy(x: CGFloat, y: CGFloat) { state.graphics.translateBy(x: x, y: y) }
  /// Draws larger or smaller from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.graphics.scaleBy(x: x, y: y) }
  /// Turns what is drawn from now on about the origin, from the x axis to the y axis, in radians.
  public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(angle)) }
  /// Maps what is drawn from now on by `transform` before anything else.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }
}

// MARK: Layers

extension CGContext {
  /// Composes what is drawn until `endTransparencyLayer()` apart, without alpha, blend mode and shadow, which the
  /// whole gets then.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginLayer(clip: nil) }

  /// The same, of what lies in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginLayer(clip: Path(rect).applying(ctm))
  }

  private func beginLayer(clip: Path?) {
    layers.append(Layer(outer: state, clip: clip))
    state.graphics = state.graphics.makeLayer()
    state.depth = layers.count
  }

  /// Draws the layer that was begun last.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeAll { $0.depth > layers.count }
    var outer = layer.outer.graphics
    if let clip = layer.clip {
      let place = outer.transform
      outer.transform = .identity
      outer.clip(to: clip)
      outer.transform = place
    }
    outer.drawLayer(state.graphics)
    state = layer.outer
  }
}
