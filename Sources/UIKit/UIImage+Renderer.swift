import CoreGraphics
public import ShapeShift

extension ImageRenderer {
  /// The picture as UIKit has it, with the renderer's scale; nil if the view cannot be drawn.
  @MainActor public var uiImage: UIImage? {
    cgImage.map { UIImage($0.picture(scale: scale), scale: scale) }
  }
}
