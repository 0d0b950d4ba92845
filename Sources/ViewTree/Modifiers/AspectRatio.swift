public import Foundation
import VectorGeometry
public import ViewLayout

extension _AspectRatioLayout: LayoutModifier {}

extension View {
  /// Offers the view a size of a fixed ratio of width to height; nil stands for that of its ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the ratio of another.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits, in its own ratio.
  public nonisolated func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(nil, contentMode: .fit)
  }

  /// Scales the view to the smallest size that covers the offered size, with its own aspect ratio.
  public nonisolated func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(nil, contentMode: .fill)
  }
}
