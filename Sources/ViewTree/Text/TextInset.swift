import Foundation
import VectorGeometry
import VectorGraphics

/// A picture in a line of text.
struct TextInset: Equatable {
  /// Stands for the picture where two texts are compared.
  private let key: String
  private let content: ImageContent
  private let image: Image
  private let recipes: [_StyleRecipe]

  /// Whether both are made of the same picture in the same styles.
  static func == (lhs: TextInset, rhs: TextInset) -> Bool {
    lhs.key == rhs.key && lhs.recipes == rhs.recipes && lhs.content.isAlike(rhs.content)
  }

  init(_ image: Image, _ content: ImageContent, recipes: [_StyleRecipe]) {
    self.image = image
    self.content = content
    self.recipes = recipes
    let size = content.size
    key = "\(image.source) \(String(describing: image.renderingMode)) \(size.width) \(size.height)"
  }

  /// The room that the picture takes; pictures stand on the baseline, symbols as they do beside text.
  var room: StyledText.Room {
    let size = content.size
    guard case .symbol(let glyph) = content else {
      return StyledText.Room(width: size.width, ascent: size.height, descent: 0)
    }
    return StyledText.Room(
      width: size.width, ascent: glyph.baseline, descent: size.height - glyph.baseline)
  }

  /// The picture with its baseline at a point, made as wide as the room that it was given.
  func item(
    width: CGFloat, at point: CGPoint, _ recipe: _StyleRecipe, origin: String
  ) -> DisplayItem? {
    let room = room
    guard room.width > 0 else { return nil }
    let scale = width / room.width
    let rect = CGRect(
      x: point.x, y: point.y - room.ascent * scale, width: width,
      height: (room.ascent + room.descent) * scale)
    switch content {
    case .nothing, .drawing, .scene, .placeholder: return nil
    case .symbol(let glyph):
      let items = glyph.items(in: rect, [recipe] + recipes.dropFirst(), origin: origin)
      return items.count == 1 ? items[0] : Self.joined(items)
    case .picture(let picture):
      let items = picture.items(of: image, in: rect, origin: origin)
      guard picture.isTemplate(in: image) else { return Self.joined(items) }
      var effects = DisplayGroup.Effects()
      effects.mask = items
      let fill = FillItem(path: Path(rect), paint: recipe.paint(in: rect))
      return DisplayItem(
        .group(
          DisplayGroup(effects: effects, items: [DisplayItem(.fill(fill), origin: origin)])))
    }
  }

  private static func joined(_ items: [DisplayItem]) -> DisplayItem? {
    guard items.count > 1 else { return items.first }
    return DisplayItem(.group(DisplayGroup(effects: DisplayGroup.Effects(), items: items)))
  }
}
