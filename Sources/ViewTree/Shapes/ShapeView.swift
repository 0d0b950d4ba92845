import Foundation
public import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// A shape painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The filled shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle

  /// A shape painted with a style.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ShapeViewNode<Content, Style>() }
}

private final class ShapeViewNode<Content: Shape, Style: ShapeStyle>:
  _ViewNode<_ShapeView<Content, Style>>
{
  private var leaf: ShapeLeaf<Content>?

  override var pathComponent: String? { shapeName(Content.self) }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: _ShapeView<Content, Style>) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? ShapeLeaf(view.shape, owner: self, session: session)
    self.leaf = leaf
    leaf.update(view.shape, style: view.style, fillStyle: view.fillStyle, in: self)
  }
}

/// The node of a shape alone, which is filled with the foreground style.
private final class ShapeNode<Content: Shape>: _ViewNode<Content> {
  private var leaf: ShapeLeaf<Content>?

  override var pathComponent: String? { shapeName(Content.self) }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Content) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? ShapeLeaf(view, owner: self, session: session)
    self.leaf = leaf
    leaf.update(view, style: ForegroundStyle(), fillStyle: FillStyle(), in: self)
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// Creates a node with one leaf; a shape without a body needs no other node.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ShapeNode<Self>() }
}

/// A shape in the layout.
final class ShapeLeaf<Content: Shape>: LayoutBox {
  // As in `LayoutBox`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedTarget: Content
  @exclusivity(unchecked) private var storedAttribute: AnimatableAttribute<Content>?
  @exclusivity(unchecked) private var storedRecipe: AnimatedRecipe?

  /// The shape as it was set last.
  private var target: Content {
    get { unsafe storedTarget }
    set { unsafe storedTarget = newValue }
  }
  /// The same on its way, once it has changed: most shapes never do.
  private var attribute: AnimatableAttribute<Content>? {
    get { unsafe storedAttribute }
    set { unsafe storedAttribute = newValue }
  }
  private var recipe: AnimatedRecipe? {
    get { unsafe storedRecipe }
    set { unsafe storedRecipe = newValue }
  }
  private var fillStyle = FillStyle()

  /// What the view's type is called.
  var viewName = shapeName(Content.self)
  /// Whether the shape is drawn from right to left.
  var isMirrored = false

  override var name: String? { viewName }

  /// A leaf of a shape, which gets its style with the first update.
  init(_ shape: Content, owner: AnyViewNode, session: LayoutSession) {
    unsafe storedTarget = shape
    super.init(owner: owner, session: session)
  }

  // Written out: the one that the compiler makes in its place is refused as an endless recursion (Swift 6.3).
  @available(*, unavailable) package override init(owner: AnyViewNode, session: LayoutSession) {
    preconditionFailure("a leaf begins with its shape")
  }

  /// Takes a new shape and style from `node`.
  @MainActor
  func update(
    _ shape: Content, style: some ShapeStyle, fillStyle: FillStyle, in node: AnyViewNode
  ) {
    let environment = node.inputs.environment
    isMirrored =
      shape.layoutDirectionBehavior == .mirrors && environment.layoutDirection == .rightToLeft
    update(
      shape, recipe: style._recipe(in: _StyleContext(environment: environment)),
      colors: environment.colorInterpolation, style: fillStyle, at: node.inputs.time,
      change: { node.change })
  }

  func update(
    _ shape: Content, recipe: _StyleRecipe, colors: ColorInterpolation, style: FillStyle,
    at time: Double, change: () -> AttributeChange
  ) {
    if var known = self.recipe {
      let attribute = self.attribute ?? AnimatableAttribute(target)
      attribute.set(shape, at: time, change: change)
      self.attribute = attribute
      known.set(recipe, at: time, colors: colors, change: change)
      self.recipe = known
    } else {
      self.recipe = AnimatedRecipe(recipe)
    }
    target = shape
    fillStyle = style
    for sentence in recipe.flaws { refuse(sentence) }
    invalidateDrawing()
    if !answersSatisfy({ shape.sizeThatFits($0) == $1 }) { invalidateLayout() }
    noteMotion(at: time)
  }

  override var quickSize: PlainSize? { Content._sizing.rule.map { PlainSize($0) } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    target.sizeThatFits(proposal)
  }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || attribute?.isActive(at: time) ?? false
      || recipe?.isActive(at: time) ?? false
  }

  override var motion: MotionLength {
    super.motion.combined(with: attribute?.motion ?? .rest(at: 0))
      .combined(with: recipe?.motion ?? .rest(at: 0))
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let recipe = recipe?.recipe(at: context.time) else { return [] }
    let rect = context.placed(drawnFrame.frame(at: context.time))
    let drawing = session.work.draw(shapeAt: context.path(of: viewName)) {
      context.container.around(rect) {
        shape(at: context.time)._drawing(in: CGRect(origin: .zero, size: rect.size))
      }
    }
    let paint = recipe.paint(in: drawing.styleBounds.map { placed($0, in: rect) } ?? rect)
    guard !paint.isClear, let content = content(drawing.kind, paint, in: rect) else { return [] }
    let items = [DisplayItem(content, origin: context.path(of: viewName))]
    return context.isForRegions ? items : recipe.finished(items)
  }

  /// The shape at a time.
  private func shape(at time: Double) -> Content { attribute?.value(at: time) ?? target }

  private func content(
    _ drawing: _ShapeDrawing.Kind, _ paint: Paint, in rect: CGRect
  ) -> DisplayItem.Content? {
    switch drawing {
    case .fill(let path):
      guard !path.isEmpty else { return nil }
      return .fill(FillItem(path: placed(path, in: rect), paint: paint, style: fillStyle))
    case .stroke(let path, let style):
      let style = sound(style)
      guard !path.isEmpty, style.lineWidth > 0 else { return nil }
      return .stroke(
        StrokeItem(
          path: placed(path, in: rect), paint: paint, style: style,
          isAntialiased: fillStyle.isAntialiased))
    }
  }

  /// The path in the shape's own coordinates, moved to its rectangle.
  private func placed(_ path: Path, in rect: CGRect) -> Path {
    let placed = moved(path, to: rect)
    guard !placed.isFinite else { return placed }
    refuse("its path has coordinates that are not finite; these segments are omitted")
    return placed.finitePart
  }

  /// A rectangle in the shape's own coordinates, moved to that of the shape.
  private func placed(_ bounds: CGRect, in rect: CGRect) -> CGRect {
    let moved = bounds.offsetBy(dx: rect.minX, dy: rect.minY)
    guard isMirrored else { return moved }
    return CGRect(
      x: rect.maxX - bounds.maxX, y: moved.minY, width: bounds.width, height: bounds.height)
  }

  private func sound(_ style: StrokeStyle) -> StrokeStyle {
    var check = NumberCheck()
    let sound = style.sound(&check)
    for sentence in check.sentences { refuse(sentence) }
    return sound
  }

  private func moved(_ path: Path, to rect: CGRect) -> Path {
    guard isMirrored else { return path.offsetBy(dx: rect.minX, dy: rect.minY) }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY))
  }
}
