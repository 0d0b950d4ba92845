package import Foundation
import VectorGeometry
package import VectorGraphics
package import ViewLayout

/// A box placed by a layout of one child: a layout modifier around another box.
///
/// It is what a `ContainerBox` of one child would be, without what containers keep of their children.
package final class UnaryBox<L: _UnaryLayout & Equatable>: LayoutBox {
  private let content: LayoutBox
  // As in `LayoutBox`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedLayout: L
  private var layout: L {
    get { unsafe storedLayout }
    set { unsafe storedLayout = newValue }
  }
  private var direction: LayoutDirection

  package init(
    _ layout: L, around content: LayoutBox, direction: LayoutDirection, owner: AnyViewNode,
    session: LayoutSession
  ) {
    unsafe storedLayout = layout
    self.content = content
    self.direction = direction
    super.init(owner: owner, session: session)
    adopt(content)
  }

  package override var children: [LayoutBox] { [content] }
  package override var traits: LayoutTraits { content.traits }
  package override var wrapped: LayoutBox? { content }
  package override var isSnapped: Bool { false }
  package override var drawsContentAlone: Bool { true }
  package override var maySetGuides: Bool { content.hasGuides }

  /// Replaces the layout; an equal one changes nothing.
  package func update(layout: L, direction: LayoutDirection) {
    guard layout != self.layout || direction != self.direction else { return }
    self.layout = layout
    self.direction = direction
    invalidateLayout()
  }

  package override var quickSize: PlainSize? {
    content.plainSize.flatMap { layout._plainSize(around: _PlainSize($0))?.size }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(for: proposal, around: content)
  }

  package override func makeSpacing() -> ViewSpacing { layout.spacing(around: content) }

  package override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: key, in: CGRect(origin: .zero, size: size), proposal: proposal, around: content)
  }

  package override func placeChildren() {
    let placement = layout.placement(of: content, in: frame, proposal: proposal)
    content.place(placement, in: frame, layoutDirection: direction)
  }

  package override func draw(_ context: DrawContext) -> [DisplayItem] { content.items(context) }
}
