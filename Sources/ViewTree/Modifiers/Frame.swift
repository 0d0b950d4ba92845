public import Foundation
import VectorGeometry
public import ViewLayout

extension _FrameLayout: LayoutModifier {}
extension _FlexFrameLayout: LayoutModifier {}

extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for the view's own.
  ///   - height: The height in points; nil for the view's own.
  ///   - alignment: The alignment of the view in the frame.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame whose size has limits, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
