package import Foundation
import ValueStreams
package import VectorGeometry
package import VectorGraphics
package import ViewAnimation
package import ViewLayout

/// One rectangle of the layout: a container, a leaf, or a modifier around another box.
///
/// Boxes outlive updates as long as their views keep their identity. Everything here happens on one thread,
/// below the graph; the graph alone starts it.
package class LayoutBox: LayoutElement {
  /// What every box of a graph shares.
  package let session: LayoutSession
  private let ownerLink: NodeLink<AnyViewNode>

  // What is used most lies behind accessors that read or write it whole: two uses of it can't overlap, so
  // that they need not be checked for that each time.
  @exclusivity(unchecked) private var storedParent: NodeLink<LayoutBox>?
  @exclusivity(unchecked) private var storedFrame = CGRect.zero
  @exclusivity(unchecked) private var storedProposal = ProposedViewSize.zero
  @exclusivity(unchecked) private var storedDrawnFrame = AnimatedFrame()
  @exclusivity(unchecked) private var storedState = State()
  @exclusivity(unchecked) private var storedDecoration: LayoutBox?
  @exclusivity(unchecked) private var storedTags = DocumentTaggings()
  @exclusivity(unchecked) private var storedDrawing: (items: [DisplayItem], context: DrawContext)?

  private final var parentLink: NodeLink<LayoutBox>? {
    get { unsafe storedParent }
    set { unsafe storedParent = newValue }
  }
  private var ownLink: NodeLink<LayoutBox>?

  /// Where the layout puts the box, in points from the canvas's top left.
  package private(set) final var frame: CGRect {
    get { unsafe storedFrame }
    set { unsafe storedFrame = newValue }
  }
  /// What the box was offered when it was placed.
  package private(set) final var proposal: ProposedViewSize {
    get { unsafe storedProposal }
    set { unsafe storedProposal = newValue }
  }
  /// The frame as it is drawn: on the pixel grid, and on its way while it is animated.
  package final var drawnFrame: AnimatedFrame {
    get { unsafe storedDrawnFrame }
    set { unsafe storedDrawnFrame = newValue }
  }

  /// What is drawn in place of the box while a transition runs: something made of its drawing.
  package private(set) final var decoration: LayoutBox? {
    get { unsafe storedDecoration }
    set { unsafe storedDecoration = newValue }
  }
  private weak var decorationProxy: LayoutBox?
  /// Whether the view has gone and still shows, outside of the layout.
  package final var isLeaving: Bool {
    get { state.isLeaving }
    set { state.isLeaving = newValue }
  }
  /// The node of the last subview that stands for the view.
  var showing: NodeLink<AnyViewNode>?

  /// The document's views that the box is.
  final var documentTags: DocumentTaggings {
    get { unsafe storedTags }
    set { unsafe storedTags = newValue }
  }

  /// Made with the first size: wrappers have none of their own.
  final var sizes: SizeMemory?
  final var guides = GuideMemory()
  final var cachedSpacing: ViewSpacing?
  /// Where the box is between layout and drawing.
  final var state: State {
    get { unsafe storedState }
    set { unsafe storedState = newValue }
  }
  private final var drawing: (items: [DisplayItem], context: DrawContext)? {
    get { unsafe storedDrawing }
    set { unsafe storedDrawing = newValue }
  }
  /// What a pointer can meet of the box, if somebody has asked: few scenes are touched.
  final var regions: RegionMemory?
  /// What the random numbers of code that draws follow from: the same for each picture.
  final var chance = SceneMoment.number()

  /// Where a box is between layout and drawing.
  struct State {
    var isLeaving = false
    /// Whether somebody relies on an answer of the box.
    var hasCachedLayout = false
    var needsPlacement = true
    /// Whether the box was drawn since something changed in it, remembered or not.
    var isDrawn = false
    /// Whether the box or one inside sets a guide, if that was asked.
    var hasGuides: Bool?
  }

  package init(owner: AnyViewNode, session: LayoutSession) {
    ownerLink = owner.link
    self.session = session
  }

  deinit { ownLink?.cut() }

  /// The node that made this one, which keeps it; nil once that has gone.
  package final var owner: AnyViewNode? { ownerLink.node }

  /// What tells the boxes of one owner from those of others.
  package final var ownerID: ObjectIdentifier { ObjectIdentifier(ownerLink) }

  /// Whether the node that made this one is a part of the graph.
  @MainActor package final var isMounted: Bool { owner?.isMounted ?? false }

  /// The container or modifier around this box.
  package final var parent: LayoutBox? {
    get { parentLink?.node }
    set { parentLink = newValue?.link }
  }

  /// What refers to the box without keeping it.
  final var link: NodeLink<LayoutBox> {
    if let ownLink { return ownLink }
    let link = NodeLink(self)
    ownLink = link
    return link
  }

  // MARK: What subclasses say

  /// The type of view, for paths and descriptions; nil for a modifier.
  package var name: String? { nil }

  /// The boxes inside this one, back to front before `zIndex`.
  package var children: [LayoutBox] { [] }

  /// What a modifier is called in traces; nil for the name of its type.
  package var modifierName: String? { nil }

  /// Whether the box is seen where what is inside is drawn, and not at its own frame.
  package var drawsElsewhere: Bool { false }

  /// Whether the box shows in traces; those that only carry notes do not.
  package var isTraced: Bool { true }

  /// Whether what is drawn is what is drawn of the box inside, which remembers it.
  package var drawsContentAlone: Bool { false }

  /// Whether the box remembers its sizes; those that answer as the one inside, which remembers, need not.
  package var remembersSizes: Bool { true }

  /// The box's answers until the layout is invalidated, where they are sooner worked out than remembered.
  ///
  /// Not to be called but by `plainSize`, which notes that somebody relies on them.
  package var quickSize: PlainSize? { nil }

  /// The boxes inside, the one that the box is about first.
  package var orderedChildren: [LayoutBox] { children }

  /// Whether frames inside are animated relative to this box, which carries them while it moves.
  package var isGeometryGroup: Bool { false }

  /// How far the children are drawn from where they are placed, in points.
  package var contentOffset: CGSize { .zero }

  /// What the children are mapped by when they are drawn, in the layout's coordinates; nil for nothing.
  package var contentTransform: CGAffineTransform? { nil }

  /// The size that views inside may measure themselves by; nil for that of the container around.
  package var containerSize: CGSize? { nil }

  /// The box that this one is a modifier around, if it is around one.
  package var wrapped: LayoutBox? { nil }

  /// The id that the box gives what is inside.
  package var explicitID: String? { nil }

  /// What the box says of itself to its container.
  package var traits: LayoutTraits { LayoutTraits() }

  /// Whether the drawn frame is put on the pixel grid; leaves are.
  package var isSnapped: Bool { children.isEmpty }

  /// The size for a proposal; not to be called but by `sizeThatFits`, which remembers.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The distances to neighbours; not to be called but by `spacing`, which remembers.
  package func makeSpacing() -> ViewSpacing { ViewSpacing() }

  /// The place of a guide that the box sets; not asked for unless the box ``maySetGuides``.
  package func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Whether the box sets any guide; not to be called but by `hasGuides`, which remembers.
  ///
  /// Containers ask every child for guides, and few have any: to find that out for each guide and size anew
  /// takes longer than all else in a layout.
  package var maySetGuides: Bool { false }

  /// The safe area for a box inside.
  package func safeArea(of child: LayoutBox) -> SafeArea { safeArea }

  /// Places the children inside `frame`.
  package func placeChildren() {}

  /// What is drawn, in the canvas's coordinates moved by the context's offset.
  package func draw(_ context: DrawContext) -> [DisplayItem] { [] }

  /// Whether something of this box is on its way at `time`.
  package func isAnimating(at time: Double) -> Bool { drawnFrame.isActive(at: time) }

  /// The safe area around the box.
  package final var safeArea: SafeArea { parent?.safeArea(of: self) ?? session.safeArea }

  /// Must be called when something of the box may have set off.
  final func noteMotion(at time: Double) {
    if isAnimating(at: time) { session.motions.insert(self) }
  }

  /// How long what is on its way moves, if nothing is set anew.
  package var motion: MotionLength { drawnFrame.motion }

  // MARK: Placing

  /// Puts the box where its container, which is in `bounds`, wants it.
  final func place(
    _ placement: LayoutPlacement, in bounds: CGRect,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    let (proposal, size) = finiteAnswer(to: placement.proposal)
    place(
      in: placement.frame(of: size, in: bounds, layoutDirection: layoutDirection),
      proposal: proposal)
  }

  /// Puts the box into a rectangle of the canvas; what has not changed is left as it is.
  package final func place(in frame: CGRect, proposal: ProposedViewSize) {
    let frame = sound(frame: frame)
    let isSame = frame == self.frame && proposal == self.proposal
    guard !isSame || state.needsPlacement else { return }
    state.needsPlacement = false
    if !isSame || !drawnFrame.isPlaced {
      self.frame = frame
      session.noteMove(of: self)
    }
    self.proposal = proposal
    decoration?.place(in: frame, proposal: proposal)
    placeChildren()
  }

  /// Lays out anew, where the box is, what has changed inside of it.
  final func placeAgain() { place(in: frame, proposal: proposal) }

  /// Forgets sizes here and above, and places the box and those above again.
  package final func invalidateLayout() {
    guard state.hasCachedLayout || !state.needsPlacement else {
      // What has gone and still shows is drawn without being laid out.
      if state.isDrawn || regions != nil { invalidateDrawing() }
      return
    }
    state.hasCachedLayout = false
    state.needsPlacement = true
    state.hasGuides = nil
    sizes?.removeAll()
    guides.removeAll()
    cachedSpacing = nil
    forgetLayout()
    invalidateDrawing()
    session.needsLayout = true
    parent?.invalidateLayout()
  }

  /// Forgets what a subclass remembers of its children's sizes.
  package func forgetLayout() {}

  /// Forgets what was drawn here and above.
  package final func invalidateDrawing() {
    forgetDrawing()
    session.needsDrawing = true
    var node = parent
    while let current = node,
      current.state.isDrawn || current.regions != nil || current.decoration != nil
    {
      current.forgetDrawing()
      node = current.parent
    }
  }

  /// Forgets what was drawn of this box, and what a transition made of it.
  private func forgetDrawing() {
    forgetOwnDrawing()
    var node = decorationProxy
    while let current = node, current !== self {
      current.forgetOwnDrawing()
      node = current.parent
    }
  }

  private func forgetOwnDrawing() {
    if drawing != nil { drawing = nil }
    if regions != nil { regions = nil }
    state.isDrawn = false
  }

  /// The items of this box and all inside, as a transition shows them.
  package final func items(_ context: DrawContext) -> [DisplayItem] {
    // What has gone is seen for a while, and nobody can touch it.
    if context.isForRegions, isLeaving { return [] }
    guard documentTags.isEmpty else { return taggedItems(context) }
    return untaggedItems(context)
  }

  /// The same, whatever views of a document the box is.
  final func untaggedItems(_ context: DrawContext) -> [DisplayItem] {
    decoration?.items(context) ?? undecoratedItems(context)
  }

  /// Has something made of the box's drawing be drawn in its place; nil for the box itself.
  ///
  /// - Parameter proxy: What stands for the box inside the decoration.
  final func decorate(with decoration: LayoutBox?, proxy: LayoutBox?) {
    self.decoration = decoration
    decorationProxy = proxy
    decoration?.parent = self
    if drawnFrame.isPlaced { decoration?.place(in: frame, proposal: proposal) }
    invalidateDrawing()
  }

  /// The items of this box and all inside; remembered until something changes.
  final func undecoratedItems(_ context: DrawContext) -> [DisplayItem] {
    guard !context.isForRegions else { return rememberedRegions(context) }
    if let drawing, drawing.context.matches(context) { return drawing.items }
    state.isDrawn = true
    guard !drawsContentAlone else { return draw(context) }
    let items = SceneMoment.drawing(by: chance) { draw(context) }
    session.drawnNodes += 1
    drawing = (items, context)
    return items
  }

  /// Takes down something that can't be, for the graph to report once.
  package final func refuse(_ sentence: String) {
    if let owner { session.refusals.append((owner, sentence)) }
  }

  /// Makes `boxes` the children of this box.
  package final func adopt(_ boxes: [LayoutBox]) {
    for box in boxes { adopt(box) }
  }

  /// Makes a box a child of this box.
  package final func adopt(_ box: LayoutBox) { box.parentLink = link }
}
