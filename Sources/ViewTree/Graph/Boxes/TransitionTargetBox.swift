import Foundation
import VectorGraphics
import ViewLayout

/// Stands in a transition for the box that comes or goes: as large as that, and drawn like it.
final class TransitionTargetBox: LayoutBox {
  /// What comes or goes.
  weak var target: LayoutBox?

  override var isTraced: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { target?.frame.size ?? .zero }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    target?.undecoratedItems(context) ?? []
  }
}
