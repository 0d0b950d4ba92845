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

private final class SecondaryModifierNode<Base: View, Modifier: SecondaryModifier>:
  SecondViewNode<Base, Modifier, Modifier.Secondary, SecondaryBox>
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> SecondaryBox {
    SecondaryBox(around: box, role: Modifier.role, owner: self, session: session)
  }

  override func update(_ wrapper: SecondaryBox, with modifier: Modifier) {
    let children = boxes(of: modifier.secondary, for: wrapper)
    wrapper.setProgress(modifier.progress, at: inputs.time) { change }
    wrapper.update(
      alignment: modifier.alignment, children: children,
      ignoredEdges: modifier.ignoredSafeAreaEdges,
      direction: inputs.environment.layoutDirection)
  }
}

/// A box with second boxes over or under it.
private final class SecondaryBox: SecondViewBox {
  private let role: SecondaryRole
  private var ignoredEdges = Edge.Set()
  private var progress: AnimatedValue<CGFloat>?
  private var made: (from: [DisplayItem], to: [DisplayItem], morph: ItemMorph)?

  init(around content: LayoutBox, role: SecondaryRole, owner: AnyViewNode, session: LayoutSession) {
    self.role = role
    super.init(around: content, owner: owner, session: session)
  }

  override var children: [LayoutBox] {
    role == .background ? [second, content] : [content, second]
  }

  override var modifierName: String? { "\(role)" }
  override var orderedChildren: [LayoutBox] { [content, second] }

  func update(
    alignment: Alignment, children: [LayoutBox], ignoredEdges: Edge.Set,
    direction: LayoutDirection
  ) {
    let isSame = ignoredEdges == self.ignoredEdges
    self.ignoredEdges = ignoredEdges
    update(alignment: alignment, children: children, direction: direction, isSame: isSame)
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

  override func placeChildren() {
    super.placeChildren()
    guard ignoredEdges.isEmpty else { return placeBeyondSafeArea() }
    let proposal = ProposedViewSize(frame.size)
    let size = second.sizeThatFits(proposal)
    let over = ViewDimensions(of: guided, size: size, proposal: proposal)
    let under = ViewDimensions(of: content, size: frame.size, proposal: self.proposal)
    var place = CGRect(
      x: frame.minX + under.finite(alignment.horizontal.key)
        - over.finite(alignment.horizontal.key),
      y: frame.minY + under.finite(alignment.vertical.key) - over.finite(alignment.vertical.key),
      width: size.width, height: size.height)
    if direction == .rightToLeft { place.origin.x = frame.minX + frame.maxX - place.maxX }
    second.place(in: place, proposal: proposal)
  }

  /// The box whose guides align the second view: a single view keeps its own, which a stack would not pass on.
  private var guided: LayoutBox {
    second.children.count == 1 ? second.children[0] : second
  }

  /// A style takes all of the room.
  private func placeBeyondSafeArea() {
    let room = safeArea.extending(frame, over: ignoredEdges, direction: direction)
    second.place(in: room, proposal: ProposedViewSize(room.size))
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let primary = content.items(context)
    // What hides a part of a view does not keep pointers from it.
    if context.isForRegions, role == .mask { return primary }
    let added = second.items(context.secondary(role))
    switch role {
    case .overlay: return primary + added
    case .background: return added + primary
    case .mask:
      guard !primary.isEmpty, !added.isEmpty else { return [] }
      var effects = DisplayGroup.Effects()
      effects.mask = added
      return [DisplayItem(.group(DisplayGroup(effects: effects, items: primary)))]
    case .morph:
      let progress = progress?.value(at: context.time) ?? 0
      if context.isForRegions { return progress < 1 ? primary : added }
      return morphed(primary, added, progress: progress)
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
