public import Foundation
import ValueStreams
import VectorGeometry
import VectorGraphics
import ViewLayout

/// A view drawn by a closure, with the size offered to it.
///
/// Drawing is clipped to the frame. Blend modes composite with the content of the canvas, not with its
/// backdrop.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that the closure can draw, by their tags.
  public var symbols: Symbols
  /// Draws the canvas, whose size in points it is given.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers the canvas; uncovered areas stay transparent.
  public var isOpaque: Bool
  /// The color mode of the canvas.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may be late; here it never is.
  public var rendersAsynchronously: Bool

  /// A canvas with symbols.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { CanvasNode<Symbols>() }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas without symbols.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

private final class CanvasNode<Symbols: View>:
  BoxNode<Canvas<Symbols>, Symbols, CanvasLeaf>
{
  override var pathComponent: String? { "Canvas" }

  override func makeBox(session: LayoutSession) -> CanvasLeaf {
    CanvasLeaf(owner: self, session: session)
  }

  override func update(_ box: CanvasLeaf, with view: Canvas<Symbols>) {
    box.update(Unchecked(view.renderer), inputs.environment)
    guard view.colorMode != .nonLinear else { return }
    report(.layout("the color mode \(view.colorMode) is not supported; nonLinear is used"))
  }

  override func show(_ contents: [LayoutBox], in box: CanvasLeaf) { box.update(symbols: contents) }

  override func content(of view: Canvas<Symbols>) -> (Symbols, ViewInputs) {
    (view.symbols, inputs)
  }

  /// A value that the closure reads has changed.
  override func updateIfDirty() {
    guard isDirty else { return }
    isDirty = false
    box?.renew()
  }
}

/// A canvas in the layout.
private final class CanvasLeaf: LayoutBox {
  private var renderer: Unchecked<(inout GraphicsContext, CGSize) -> Void>?
  private var environment = EnvironmentValues()
  private var symbols: [LayoutBox] = []
  /// What the closure has drawn last, its size, and the path in its origins.
  private var drawn: (layer: CanvasLayer, size: CGSize, path: String)?

  override var name: String? { "Canvas" }
  override var children: [LayoutBox] { symbols }
  override var isSnapped: Bool { true }

  func update(
    _ renderer: Unchecked<(inout GraphicsContext, CGSize) -> Void>,
    _ environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.environment = environment
    renew()
  }

  /// The closure has to draw anew.
  func renew() {
    chance = SceneMoment.number()
    drawn = nil
    session.hasNewCanvas = true
    invalidateDrawing()
  }

  func update(symbols: [LayoutBox]) {
    self.symbols = symbols
    adopt(symbols)
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.filling.sizeThatFits(proposal)
  }

  /// Symbols take their ideal sizes, at the origin: where they are drawn, the closure says.
  override func placeChildren() {
    for symbol in symbols {
      let (proposal, size) = symbol.finiteAnswer(to: .unspecified)
      symbol.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    }
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let frame = context.placed(drawnFrame.frame(at: context.time))
    guard let renderer, frame.width > 0, frame.height > 0 else { return [] }
    if context.isForRegions { return context.region(frame) }
    // Symbols may look otherwise by now.
    let path = context.path(of: "Canvas")
    if let drawn, drawn.size == frame.size, symbols.isEmpty {
      if drawn.path != path {
        drawn.layer.moveOrigins(from: drawn.path, to: path)
        self.drawn?.path = path
      }
      return placed(drawn.layer, in: frame)
    }
    let layer = Unchecked(CanvasLayer())
    let inputs = Unchecked((self, context))
    MainActor.assumeIsolated {
      let (leaf, context) = inputs.value
      let studio = CanvasStudio(
        environment: leaf.environment, size: frame.size, context: context, symbols: leaf.symbols,
        session: leaf.session)
      var graphics = GraphicsContext(layer: layer.value, studio: studio)
      leaf.owner?.tracking { renderer.value(&graphics, frame.size) }
      studio.report(to: leaf.session, leaf.owner)
    }
    drawn = (layer.value, frame.size, path)
    return placed(layer.value, in: frame)
  }

  /// The drawing where the canvas is, as far as it shows.
  private func placed(_ layer: CanvasLayer, in frame: CGRect) -> [DisplayItem] {
    let size = CGRect(origin: .zero, size: frame.size)
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    effects.isIsolated = layer.isBlended
    let bounds = layer.items.bounds
    if !bounds.isNull, !size.contains(bounds) { effects.clip = DisplayClip(path: Path(size)) }
    return layer.items.grouped(effects)
  }
}
