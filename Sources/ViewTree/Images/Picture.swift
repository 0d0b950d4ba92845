import Foundation
import SVGReading
import VectorGeometry
import VectorGraphics

/// A picture of pixels, and what its catalogue says of it.
struct Picture: Sendable, Hashable {
  var image: EncodedImage
  /// Pixels a point.
  let scale: CGFloat
  /// How it fills a frame; nil where nobody has said so.
  var resizing: Image.Resizing?
  /// What of it is drawn; nil where nobody has said so.
  var renderingMode: Image.TemplateRenderingMode?
  /// Whether it is seen from the other side.
  var isMirrored = false

  /// The size in points.
  var size: CGSize {
    CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }
}

extension Picture {
  /// The picture with its texts in the fonts of a scene.
  @MainActor
  func shaped(in session: LayoutSession) -> Picture {
    guard image.format == .svg else { return self }
    var copy = self
    copy.image = session.texts.shapedImage(image)
    return copy
  }

  /// What of it is drawn: as the view says, or as its catalogue does.
  func isTemplate(in view: Image) -> Bool {
    (view.renderingMode ?? renderingMode) == .template
  }

  /// The picture in a rectangle, with its own colours.
  func items(of view: Image, in rect: CGRect, origin: String) -> [DisplayItem] {
    let parts = ImageParts(
      image: image, scale: scale, resizing: view.resizing ?? resizing,
      interpolation: view.interpolation)
    let items = parts.items(in: rect).map { DisplayItem(.image($0), origin: origin) }
    return isMirrored ? items.mirrored(in: rect) : items
  }
}

/// A picture that was looked for, and what there is to say of it.
struct PictureFinding: Sendable {
  var picture: Picture?
  /// The symbol that is found in place of a picture.
  var symbol: SVGSymbolTemplate?
  /// A sentence; nil if nothing is wrong.
  var problem: String?
}

/// What a name stands for among pictures.
enum NamedPicture: Sendable {
  case picture(Picture)
  case symbol(SVGSymbolTemplate)

  var picture: Picture? {
    if case .picture(let picture) = self { picture } else { nil }
  }

  var symbol: SVGSymbolTemplate? {
    if case .symbol(let symbol) = self { symbol } else { nil }
  }
}

extension [DisplayItem] {
  /// The items, seen from the other side of a rectangle.
  func mirrored(in rect: CGRect) -> [DisplayItem] {
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(
      a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    return grouped(effects)
  }
}
