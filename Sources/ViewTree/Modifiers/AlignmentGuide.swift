public import Foundation
public import ViewLayout

/// Sets where a guide is in a view.
public struct _AlignmentWritingModifier: PrimitiveViewModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  /// A node that sets a guide of each of the content's views.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AlignmentWritingNode<Base>()
  }
}

extension View {
  /// Sets where a horizontal guide is in the view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets where a vertical guide is in the view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentWritingModifier> {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}

private final class AlignmentWritingNode<Base: View>: WrapperNode<
  Base, _AlignmentWritingModifier, GuideBox
>
{
  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> GuideBox {
    GuideBox(around: box, owner: self, session: session)
  }

  override func update(_ wrapper: GuideBox, with modifier: _AlignmentWritingModifier) {
    wrapper.modifier = modifier
    wrapper.invalidateLayout()
  }
}

private final class GuideBox: WrapperBox {
  var modifier: _AlignmentWritingModifier?

  override var maySetGuides: Bool { true }

  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let modifier, modifier.key == key else {
      return super.makeGuide(key, in: size, proposal: proposal)
    }
    return modifier.computeValue(ViewDimensions(of: content, size: size, proposal: proposal))
  }
}
