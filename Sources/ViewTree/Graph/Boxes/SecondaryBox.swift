package import Foundation
package import VectorGeometry
import VectorGraphics
import ViewAnimation
package import ViewLayout

/// What a second view is to the first.
package enum SecondaryRole: Sendable {
  case overlay
  case background
  case mask
  case morph
}

/// A modifier with a second view, which is offered the content's size and never changes the layout.
package nonisolated protocol SecondaryModifier: PrimitiveViewModifier {
  associatedtype Secondary: View
  static var role: SecondaryRole { get }
  var secondary: Secondary { get }
  var alignment: Alignment { get }
  /// The edges at which the second view reaches beyond the safe area.
  var ignoredSafeAreaEdges: Edge.Set { get }
  /// How far the content has become the second view, 0 to 1.
  var progress: CGFloat { get }
}

extension SecondaryModifier {
  /// In the middle.
  package var alignment: Alignment { .center }
  /// None.
  package var ignoredSafeAreaEdges: Edge.Set { [] }
  /// Not at all.
  package var progress: CGFloat { 0 }

  /// A node that puts a second view over or under each of the content's views.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    SecondaryModifierNode<Base, Self>()
  }
}

/// The node of a modifier with a second view: each view of the content has a second view of its own.
private final class SecondaryModifierNode<Base: View, Modifier: SecondaryModifier>:
  WrapperNode<Base, Modifier, SecondaryBox>
{
  private var secondaries = SecondViews<Modifier.Secondary>()

  override var childNodes: [AnyViewNode] { super.childNodes + secondaries.all }

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> SecondaryBox {
    SecondaryBox(around: box, role: Modifier.role, owner: self, session: session)
  }

  override func update(_ wrapper: SecondaryBox, with modifier: Modifier) {
    var slot = secondaries[wrapper]
    let node = childNode(in: &slot)
    node.update(modifier.secondary, inputs)
    secondaries.insert(node, of: wrapper)
    wrapper.setProgress(modifier.progress, at: inputs.time) { change }
    wrapper.update(
      alignment: modifier.alignment, children: node.outputs,
      ignoredEdges: modifier.ignoredSafeAreaEdges,
      direction: inputs.environment.layoutDirection)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    let start = outputs.count
    super.addOutputs(to: &outputs)
    let wrappers = outputs[start...]
    for case let wrapper as SecondaryBox in wrappers {
      guard let node = secondaries[wrapper] else { continue }
      wrapper.update(children: node.outputs)
    }
    for node in secondaries.removeAll(except: wrappers) { unmount(node) }
  }
}

/// A box with second boxes over or under it, stacked in depth.
private final class SecondaryBox: WrapperBox {
  private let role: SecondaryRole
  private let secondary: ContainerBox<ZStackLayout>
  private var alignment = Alignment.center
  private var direction = LayoutDirection.leftToRight
  private var ignoredEdges = Edge.Set()
  private var progress: AnimatedValue<CGFloat>?
  private var made: (from: [DisplayItem], to: [DisplayItem], morph: ItemMorph)?

  init(around content: LayoutBox, role: SecondaryRole, owner: AnyViewNode, session: LayoutSession) {
    self.role = role
    secondary = ContainerBox(ZStackLayout(), name: nil, owner: owner, session: session)
    super.init(around: content, owner: owner, session: session)
    adopt([secondary])
  }

  override var children: [LayoutBox] {
    role == .background ? [secondary, content] : [content, secondary]
  }

  override var modifierName: String? { "\(role)" }
  override var orderedChildren: [LayoutBox] { [content, secondary] }

  func update(
    alignment: Alignment, children: [LayoutBox], ignoredEdges: Edge.Set,
    direction: LayoutDirection
  ) {
    let isSame =
      alignment == self.alignment && direction == self.direction
      && ignoredEdges == self.ignoredEdges
    self.alignment = alignment
    self.ignoredEdges = ignoredEdges
    self.direction = direction
    secondary.update(
      layout: ZStackLayout(alignment: alignment), children: children, direction: direction,
      isSameLayout: isSame)
    if !isSame { invalidateLayout() }
  }

  func setProgress(_ value: CGFloat, at time: Double, change: () -> AttributeChange) {
    guard role == .morph else { return }
    if progress == nil { progress = AnimatedValue(value) }
    progress?.set(value, at: time, change: change)
    invalidateDrawing()
    noteMotion(at: time)
  }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || progress?.isActive(at: time) ?? false
  }

  override var motion: MotionLength {
    super.motion.combined(with: progress?.motion ?? .rest(at: 0))
  }

  func update(children: [LayoutBox]) { secondary.update(children: children) }

  override func placeChildren() {
    super.placeChildren()
    guard ignoredEdges.isEmpty else { return placeBeyondSafeArea() }
    let proposal = ProposedViewSize(frame.size)
    let size = secondary.sizeThatFits(proposal)
    let over = ViewDimensions(of: secondary, size: size, proposal: proposal)
    let under = ViewDimensions(of: content, size: frame.size, proposal: self.proposal)
    var place = CGRect(
      x: frame.minX + under.finite(alignment.horizontal.key)
        - over.finite(alignment.horizontal.key),
      y: frame.minY + under.finite(alignment.vertical.key) - over.finite(alignment.vertical.key),
      width: size.width, height: size.height)
    if direction == .rightToLeft { place.origin.x = frame.minX + frame.maxX - place.maxX }
    secondary.place(in: place, proposal: proposal)
  }

  /// A style takes all of the room.
  private func placeBeyondSafeArea() {
    let room = safeArea.extending(frame, over: ignoredEdges, direction: direction)
    secondary.place(in: room, proposal: ProposedViewSize(room.size))
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let primary = content.items(context)
    // What hides a part of a view does not keep pointers from it.
    if context.isForRegions, role == .mask { return primary }
    let second = secondary.items(context.secondary(role))
    switch role {
    case .overlay: return primary + second
    case .background: return second + primary
    case .mask:
      guard !primary.isEmpty, !second.isEmpty else { return [] }
      var effects = DisplayGroup.Effects()
      effects.mask = second
      return [DisplayItem(.group(DisplayGroup(effects: effects, items: primary)))]
    case .morph:
      let progress = progress?.value(at: context.time) ?? 0
      if context.isForRegions { return progress < 1 ? primary : second }
      return morphed(primary, second, progress: progress)
    }
  }

  private func morphed(
    _ from: [DisplayItem], _ to: [DisplayItem], progress: CGFloat
  ) -> [DisplayItem] {
    guard progress > 0 else { return from }
    guard progress < 1 else { return to }
    if let made, made.from == from, made.to == to { return made.morph.items(at: Double(progress)) }
    let morph = ItemMorph(from: from, to: to)
    made = (from, to, morph)
    return morph.items(at: Double(progress))
  }
}

extension DrawContext {
  /// The context of a second view.
  func secondary(_ role: SecondaryRole) -> DrawContext {
    var context = self
    context.id = nil
    context.path = context.path(of: "\(role)")
    context.index = nil
    return context
  }
}
