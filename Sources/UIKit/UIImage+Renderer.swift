public import ShapeShift

extension ImageRenderer {
  /// The picture as UIKit has it, with the renderer's scale; nil if the view cannot be drawn.
  @MainActor public var uiImage: UIImage? {
    (try? data(.png)).flatMap { UIImage(data: $0, scale: scale) }
  }
}
