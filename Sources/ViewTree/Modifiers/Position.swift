public import Foundation
import VectorGeometry
public import ViewLayout

extension _PositionLayout: LayoutModifier {}

extension View {
  /// Centers the view at a point of the offered area, all of which it takes.
  public nonisolated func position(
    _ position: CGPoint
  ) -> ModifiedContent<Self, _PositionLayout> {
    modifier(_PositionLayout(position: position))
  }

  /// Centers the view at a point of the offered area, all of which it takes.
  public nonisolated func position(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }
}
