package import Foundation
package import VectorGeometry
package import VectorGraphics
import ViewLayout

/// What was drawn once and can be drawn again, in any size.
package struct RecordedPicture: Sendable {
  /// The size, in points.
  package let size: CGSize
  /// What is drawn, in points from the top left corner, y down.
  package let items: [DisplayItem]
  /// What could not be drawn, one sentence each.
  package let problems: [String]

  package init(size: CGSize, items: [DisplayItem], problems: [String] = []) {
    self.size = size
    self.items = items
    self.problems = problems
  }

  /// The picture as a list.
  package var list: DisplayList { DisplayList(size: size, items: items) }
}

extension GraphicsContext {
  /// A context that belongs to no view, in light surroundings.
  package init(recording size: CGSize, scale: Double, shaper: any TextShaper) {
    let studio = CanvasStudio(
      environment: EnvironmentValues(), size: size, path: "picture", scale: scale, shaper: shaper)
    self.init(layer: CanvasLayer(), studio: studio)
  }

  /// What has been drawn so far, as far as it lies in the canvas.
  package var recorded: RecordedPicture {
    let bounds = CGRect(origin: .zero, size: studio.size)
    var effects = DisplayGroup.Effects()
    effects.isIsolated = layer.isBlended
    if !bounds.contains(layer.items.bounds) { effects.clip = DisplayClip(path: Path(bounds)) }
    return RecordedPicture(
      size: studio.size, items: layer.items.grouped(effects), problems: studio.findings)
  }

  /// Draws a picture, stretched to a rectangle.
  package func draw(_ picture: RecordedPicture, in rect: CGRect) {
    for problem in picture.problems { studio.refuse(problem) }
    let size = picture.size
    guard let rect = studio.sound(rect), size.width > 0, size.height > 0 else { return }
    let stretch = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    add(picture.items.grouped(by: stretch), within: rect.opaque)
  }

  /// Draws the pixels of a picture file, stretched to a rectangle.
  package func draw(
    _ image: EncodedImage, in rect: CGRect, interpolation: ImageItem.Interpolation
  ) {
    guard let rect = studio.sound(rect), !rect.isEmpty else { return }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let item = ImageItem(
      image: image, source: whole, destination: rect, interpolation: interpolation)
    add([DisplayItem(.image(item), origin: studio.path)], within: rect.opaque)
  }

  /// Draws a view in a rectangle, whose size it is offered, with its top left corner in that of the rectangle.
  ///
  /// Views are on the main actor: elsewhere nothing is drawn, which is reported.
  package func draw(_ view: some View, in rect: CGRect) {
    guard let rect = studio.sound(rect) else { return }
    guard MainActor.isHere else {
      return studio.refuse("text, symbols and views can only be drawn on the main actor")
    }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    add(studio.items(of: view, offering: rect.size).grouped(by: place))
  }

  /// Adds a filter that acts in the coordinates of `transform`, whatever those of the context are.
  package mutating func addFilter(_ filter: Filter, in transform: CGAffineTransform) {
    filters.append(CanvasFilter(filter: filter, linear: transform.linear))
  }

  /// The context without its filters from the one at an index on.
  package mutating func removeFilters(from index: Int) {
    filters.removeSubrange(min(index, filters.count)...)
  }

  /// How many filters there are.
  package var filterCount: Int { filters.count }
}

extension Image {
  /// A picture that was recorded.
  package init(_ picture: RecordedPicture) {
    self.init(size: picture.size) { context in
      context.draw(picture, in: CGRect(origin: .zero, size: picture.size))
    }
  }
}
