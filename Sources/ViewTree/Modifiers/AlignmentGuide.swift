public import Foundation
public import ViewLayout

/// Sets where a guide is in a view.
public struct _AlignmentWritingModifier: BoxModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  @MainActor func update(_ box: GuideBox, of node: AnyViewNode) {
    box.modifier = self
    box.invalidateLayout()
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

/// A box with a guide of its own.
final class GuideBox: WrapperBox, ModifierBox {
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
