import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// A page as it is laid out: its content, and bars that stand still while it moves.
struct PageLayers {
  let content: ContainerBox<ZStackLayout>
  let top: ContainerBox<ZStackLayout>
  let bottom: ContainerBox<ZStackLayout>
  let motion: PageMotion
  /// Whether the page is on its way out for good.
  var isLeaving = false

  var all: [LayoutBox] { [content, top, bottom] }
}

/// The pages of a stack on each other: at rest only the last one is drawn.
final class PagesBox: LayoutBox {
  /// All pages in the order of drawing.
  private var layers: [PageLayers] = []
  /// The page that the stack has come to.
  private var current: PageLayers?
  private var direction = LayoutDirection.leftToRight

  /// How far a page that is covered goes to the leading edge, as a part of the width.
  private static let coveredShift = 0.3
  /// How much darker a page is that is covered.
  private static let coveredDimming = 0.1

  override var children: [LayoutBox] { layers.flatMap(\.all) }
  override var orderedChildren: [LayoutBox] { current?.all ?? [] }
  override var isTraced: Bool { false }
  override var isSnapped: Bool { false }

  func show(_ layers: [PageLayers], current: PageLayers?, direction: LayoutDirection) {
    let isSame =
      direction == self.direction && current?.content === self.current?.content
      && layers.elementsEqual(self.layers) { $0.content === $1.content }
    (self.layers, self.current, self.direction) = (layers, current, direction)
    adopt(children)
    if isSame { invalidateDrawing() } else { invalidateLayout() }
  }

  /// Draws anew, as long as anything moves.
  func noteMotions(at time: Double) {
    invalidateDrawing()
    noteMotion(at: time)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    current?.content.sizeThatFits(proposal) ?? .zero
  }

  override func makeSpacing() -> ViewSpacing { current?.content.spacing ?? ViewSpacing() }

  override var maySetGuides: Bool { current?.content.hasGuides ?? false }

  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    current?.content.explicitAlignment(key, in: size, proposal: proposal)
  }

  override func placeChildren() {
    let room = ProposedViewSize(frame.size)
    for layer in layers {
      layer.content.place(in: frame, proposal: proposal)
      let (top, bottom) = (layer.top.sizeThatFits(room), layer.bottom.sizeThatFits(room))
      layer.top.place(in: place(of: top, y: frame.minY), proposal: room)
      layer.bottom.place(in: place(of: bottom, y: frame.maxY - bottom.height), proposal: room)
    }
  }

  private func place(of size: CGSize, y: CGFloat) -> CGRect {
    CGRect(
      x: frame.minX + frame.width / 2 - size.width / 2, y: y, width: size.width,
      height: size.height)
  }

  // MARK: Drawing

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || layers.contains { $0.motion.position.isActive(at: time) }
  }

  override var motion: MotionLength {
    layers.reduce(super.motion) { $0.combined(with: $1.motion.position.motion) }
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let shown = layers.filter { layer in
      let position = layer.motion.position.value(at: context.time)
      return position > -1 && position < 1 && !(context.isForRegions && layer.isLeaving)
    }
    let isStill = shown.allSatisfy { $0.motion.position.value(at: context.time) == 0 }
    let whole = context.placed(
      safeArea.extending(drawnFrame.frame(at: context.time), over: .all, direction: direction))
    var items: [DisplayItem] = []
    for layer in shown { items += moved(layer, in: whole, context) }
    for layer in shown { items += bars(of: layer, context) }
    guard !isStill, !items.isEmpty else { return items }
    var effects = DisplayGroup.Effects()
    effects.clip = DisplayClip(path: Path(whole))
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }

  /// A page where it is on its way.
  private func moved(
    _ layer: PageLayers, in whole: CGRect, _ context: DrawContext
  ) -> [DisplayItem] {
    let position = layer.motion.position.value(at: context.time)
    var items = layer.content.items(context)
    guard position != 0 else { return items }
    if position < 0, !context.isForRegions {
      let shade = Color.Resolved(
        red: 0, green: 0, blue: 0, opacity: Float(Self.coveredDimming * -position))
      items.append(DisplayItem(.fill(FillItem(path: Path(whole), paint: .color(shade)))))
    }
    let way = position < 0 ? position * Self.coveredShift : position
    let side: Double = direction == .rightToLeft ? -1 : 1
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(translationX: side * way * whole.width, y: 0)
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }

  /// The bars of a page, which fade where they are.
  private func bars(of layer: PageLayers, _ context: DrawContext) -> [DisplayItem] {
    let position = layer.motion.position.value(at: context.time)
    let overlay = context.secondary(.overlay)
    let items = layer.top.items(overlay) + layer.bottom.items(overlay)
    guard position != 0, !items.isEmpty, !context.isForRegions else { return items }
    var effects = DisplayGroup.Effects()
    effects.opacity = max(1 - abs(position), 0)
    return [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
  }
}
