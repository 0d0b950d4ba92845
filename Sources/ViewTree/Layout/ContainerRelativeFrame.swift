public import Foundation
public import VectorGeometry
import VectorGraphics
public import ViewLayout

/// Gives a view lengths that follow from those of the scroll view around, or of the canvas.
public struct _ContainerRelativeFrameModifier: PrimitiveViewModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// A node that sizes each of the content's views by the container.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ContainerRelativeModifierNode<Base>()
  }
}

private final class ContainerRelativeModifierNode<Base: View>:
  WrapperNode<Base, _ContainerRelativeFrameModifier, ContainerRelativeBox>
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> ContainerRelativeBox {
    let wrapper = ContainerRelativeBox(around: box, owner: self, session: session)
    session.watchers.containerRelative.append(WeakBox(box: wrapper))
    return wrapper
  }

  override func update(
    _ wrapper: ContainerRelativeBox, with modifier: _ContainerRelativeFrameModifier
  ) {
    wrapper.modifier = modifier
    wrapper.direction = inputs.environment.layoutDirection
    wrapper.invalidateLayout()
  }
}

/// A box with the lengths that a modifier makes of the container's.
private final class ContainerRelativeBox: WrapperBox {
  var modifier: _ContainerRelativeFrameModifier?
  var direction = LayoutDirection.leftToRight

  override var modifierName: String? { "containerRelativeFrame" }

  override var quickSize: PlainSize? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    let size = content.sizeThatFits(offer)
    return CGSize(
      width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
  }

  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let offer = offer(proposal)
    let inner = content.sizeThatFits(offer)
    guard let guide = content.explicitAlignment(key, in: inner, proposal: offer) else { return nil }
    return guide + origin(of: inner, offer, in: size)[key.axis]
  }

  override func placeChildren() {
    let offer = offer(proposal)
    let size = content.sizeThatFits(offer)
    var place = CGRect(origin: origin(of: size, offer, in: frame.size), size: size)
      .offsetBy(dx: frame.minX, dy: frame.minY)
    if direction == .rightToLeft { place.origin.x = frame.minX + frame.maxX - place.maxX }
    content.place(in: place, proposal: offer)
  }

  private func origin(of size: CGSize, _ offer: ProposedViewSize, in outer: CGSize) -> CGPoint {
    let alignment = modifier?.alignment ?? .center
    let own = ViewDimensions(of: content, size: size, proposal: offer)
    let place = ViewDimensions(size: outer)
    return CGPoint(
      x: place.finite(alignment.horizontal.key) - own.finite(alignment.horizontal.key),
      y: place.finite(alignment.vertical.key) - own.finite(alignment.vertical.key))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  private func length(_ axis: Axis) -> CGFloat? {
    guard let modifier, modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical),
      let container = enclosingContainerSize
    else { return nil }
    let length = modifier.length(container[axis], axis)
    guard let flaw = length.flaw else { return max(length, 0) }
    refuse("its length in the container \(flaw); the proposed length is used")
    return nil
  }
}

extension LayoutBox {
  /// The size of the nearest scroll view around, or else of the canvas.
  fileprivate var enclosingContainerSize: CGSize? {
    var node = parent
    while let current = node {
      if let size = current.containerSize { return size }
      node = current.parent
    }
    return session.canvasSize
  }
}

extension LayoutSession {
  /// Has what is sized by a container laid out anew.
  func containerDidResize() {
    watchers.containerRelative.removeAll { $0.box == nil }
    for relative in watchers.containerRelative { relative.box?.invalidateLayout() }
  }
}

/// A box that may have gone.
struct WeakBox {
  weak var box: LayoutBox?
}

extension View {
  /// Gives the view the lengths of the container around along some axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the length of `span` of `count` equal parts of the container around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view lengths made of those of the container around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Mirrors the view where content runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_RightToLeftFlip(isEnabled: enabled))
  }

  /// Sets whether the view is mirrored where content runs from right to left.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
}

/// Mirrors a view where content runs from right to left.
public struct _RightToLeftFlip: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  /// Whether it does.
  public let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// The view, mirrored if need be.
  public func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
