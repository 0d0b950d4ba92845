public import Foundation
public import VectorGeometry
import VectorGraphics
public import ViewLayout

/// Puts a second view at an edge and takes its length from the safe area of the first.
public struct _InsetViewModifier<Inset: View>: PrimitiveViewModifier {
  /// The second view.
  public var inset: Inset
  /// The edge of the inset.
  public var edge: Edge
  /// The alignment of the second view along the edge.
  public var alignment: Alignment
  /// The distance between both, in points; nil for 8.
  public var spacing: CGFloat?

  /// Puts a view at an edge.
  public nonisolated init(
    inset: Inset, edge: Edge, alignment: Alignment, spacing: CGFloat? = nil
  ) {
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A node that puts a second view at the edge of each of the content's views.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    InsetModifierNode<Base, Inset>()
  }
}

private final class InsetModifierNode<Base: View, Inset: View>:
  SecondViewNode<Base, _InsetViewModifier<Inset>, Inset, InsetBox>
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> InsetBox {
    InsetBox(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: InsetBox, with modifier: _InsetViewModifier<Inset>) {
    let children = boxes(of: modifier.inset, for: wrapper)
    var check = NumberCheck()
    let spacing = check.number(modifier.spacing ?? 8, "the inset's spacing")
    for sentence in check.sentences { wrapper.refuse(sentence) }
    wrapper.update(
      edge: modifier.edge, alignment: modifier.alignment, spacing: spacing,
      children: children, direction: inputs.environment.layoutDirection)
  }
}

/// Lays a second box out at an edge of what is left for its content.
private final class InsetBox: SecondViewBox {
  private var edge = Edge.top
  private var gap: CGFloat = 0

  override var modifierName: String? { "safeAreaInset" }
  override var children: [LayoutBox] { [content, second] }

  func update(
    edge: Edge, alignment: Alignment, spacing: CGFloat, children: [LayoutBox],
    direction: LayoutDirection
  ) {
    let isSame = edge == self.edge && spacing == gap
    (self.edge, gap) = (edge, spacing)
    update(alignment: alignment, children: children, direction: direction, isSame: isSame)
  }

  /// The axis across the edge.
  private var axis: Axis {
    switch edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// What the second view is offered: its ideal length across the edge.
  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = nil
    return proposal
  }

  /// What the second view and the spacing take.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    let size = second.sizeThatFits(insetProposal(proposal))
    let length = (axis == .vertical ? size.height : size.width) + gap
    return EdgeInsets(length, edges: Edge.Set(edge))
  }

  override var quickSize: PlainSize? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let inner = content.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(inner.width + insets.horizontal, 0),
      height: max(inner.height + insets.vertical, 0))
  }

  override func placeChildren() {
    let insets = insets(proposal)
    content.place(
      in: frame.inset(by: insets, direction: direction), proposal: proposal.inset(by: insets))
    var proposed = insetProposal(proposal)
    proposed[axis == .vertical ? .horizontal : .vertical] =
      axis == .vertical ? frame.width : frame.height
    let size = second.sizeThatFits(proposed)
    second.place(in: CGRect(origin: origin(of: size), size: size), proposal: proposed)
  }

  /// The corner of the second view: on its edge, aligned along it.
  private func origin(of size: CGSize) -> CGPoint {
    let proposal = ProposedViewSize(frame.size)
    let over = ViewDimensions(of: second, size: size, proposal: proposal)
    let isMirrored = direction == .rightToLeft
    let isLeft = (edge == .leading) != isMirrored
    switch edge {
    case .top, .bottom:
      let key = alignment.horizontal.key
      let guide = ViewDimensions(of: self, size: frame.size, proposal: proposal).finite(key)
      var x = frame.minX + guide - over.finite(key)
      if isMirrored { x = frame.minX + frame.maxX - x - size.width }
      return CGPoint(x: x, y: edge == .top ? frame.minY : frame.maxY - size.height)
    case .leading, .trailing:
      let key = alignment.vertical.key
      let guide = ViewDimensions(of: self, size: frame.size, proposal: proposal).finite(key)
      return CGPoint(
        x: isLeft ? frame.minX : frame.maxX - size.width,
        y: frame.minY + guide - over.finite(key))
    }
  }

  override func safeArea(of child: LayoutBox) -> SafeArea {
    guard child !== second else { return safeArea }
    return safeArea.keeping(frame.inset(by: insets(proposal), direction: direction), in: frame)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    content.items(context) + second.items(context.secondary(named: "safeAreaInset"))
  }
}

extension View {
  /// Puts a view at the top or bottom edge and takes its height from the safe area of this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Puts a view at the leading or trailing edge and takes its width from the safe area of this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Puts a bar at the top or bottom edge and takes its height from the safe area of this view.
  ///
  /// What scrolls under it is not blurred.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at the leading or trailing edge and takes its width from the safe area of this view.
  ///
  /// What scrolls under it is not blurred.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
