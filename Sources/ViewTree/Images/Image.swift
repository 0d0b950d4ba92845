public import Foundation
public import VectorGraphics

/// A picture from a file.
public struct Image: PrimitiveView, Sendable {
  /// How a picture fills a frame that is not of its size.
  public enum ResizingMode: Sendable, Hashable {
    /// Drawn larger or smaller.
    case stretch
  }

  /// How pixels are made where a picture is drawn larger or smaller.
  public enum Interpolation: Sendable, Hashable {
    /// The nearest pixel.
    case none
    /// Between neighbours.
    case low
    /// Between neighbours.
    case medium
    /// Averaged where made smaller.
    case high
  }

  /// What of a picture is drawn.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// The foreground style, where the picture is opaque.
    case template
    /// The picture itself.
    case original
  }

  let image: EncodedImage
  let scale: CGFloat
  var isResizable = false
  var interpolation = Interpolation.low
  var renderingMode = TemplateRenderingMode.original

  /// A picture of `scale` pixels a point.
  public nonisolated init(_ image: EncodedImage, scale: CGFloat = 1) {
    self.image = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The picture, filling what it is offered.
  public nonisolated func resizable() -> Image { with { $0.isResizable = true } }

  /// The picture with a way to make pixels where it is drawn larger or smaller.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// The picture itself, or the foreground style where it is opaque.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode ?? .original }
  }

  /// The size of the picture, in points.
  nonisolated var size: CGSize {
    CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Image> { ImageNode() }

  private nonisolated func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}
