public import Foundation
import VectorGraphics

/// An image repeated over the painted area, from its top left corner on.
public struct ImagePaint: ShapeStyle {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// The repeated image.
  public var image: Image
  /// The part of the picture that is repeated, in its unit square.
  public var sourceRect: CGRect
  /// The scale of the image, 1 for its own size.
  public var scale: CGFloat

  /// A picture, or a part of it, repeated.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the tile of the image.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    let finding = image.finding(in: context.environment)
    guard let picture = finding.picture else {
      return _StyleRecipe(.color(.clear)).noting(
        finding.problem ?? "an image without pixels cannot be repeated; nothing is painted")
    }
    let recipe = _StyleRecipe(
      .image(picture.image, source: sourceRect, scale: scale / picture.scale))
    return finding.problem.map(recipe.noting) ?? recipe
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of it, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
