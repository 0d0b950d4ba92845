public import Foundation
import VectorGeometry
public import ViewLayout

extension _PositionLayout: LayoutModifier {}

extension View {
  /// Puts the middle of the view at a point of what the view is offered, all of which it takes.
  public nonisolated func position(
    _ position: CGPoint
  ) -> ModifiedContent<Self, _PositionLayout> {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the middle of the view at a point of what the view is offered, all of which it takes.
  public nonisolated func position(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }
}
