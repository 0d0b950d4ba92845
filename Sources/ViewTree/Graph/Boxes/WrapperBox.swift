package import Foundation
import VectorGeometry
package import VectorGraphics
package import ViewLayout

/// A modifier around one box, which it takes the place of: the same size, the same guides, the same traits.
package class WrapperBox: LayoutBox {
  /// The box inside.
  package let content: LayoutBox

  package init(around content: LayoutBox, owner: AnyViewNode, session: LayoutSession) {
    self.content = content
    super.init(owner: owner, session: session)
    adopt(content)
  }

  package override var children: [LayoutBox] { [content] }
  package override var traits: LayoutTraits { content.traits }
  package final override var wrapped: LayoutBox? { content }
  package override var isSnapped: Bool { false }
  package override var remembersSizes: Bool { isTraced }
  package override var quickSize: PlainSize? { content.plainSize }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }
  package override func makeSpacing() -> ViewSpacing { content.spacing }
  package override var maySetGuides: Bool { content.hasGuides }
  package override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, in: size, proposal: proposal)
  }
  package override func placeChildren() { content.place(in: frame, proposal: proposal) }
  package override func draw(_ context: DrawContext) -> [DisplayItem] { content.items(context) }
}
