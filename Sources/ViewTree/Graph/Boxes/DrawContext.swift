package import Foundation
import VectorGeometry
package import VectorGraphics

/// What drawing a box depends on besides the box.
package struct DrawContext {
  /// The time, in seconds.
  package var time: Double
  /// How far the offsets around the box move it, in points.
  package var offset = CGSize.zero
  /// The path of the view around, for origins.
  package var path: String
  /// Where the box stands among its siblings; nil for an only child.
  package var index: Int?
  /// The id given to the view, for origins.
  package var id: String?
  /// The container around that has a shape.
  var container: ContainerOutline?
  /// Whether it is asked for what a pointer can meet, instead of for a picture: by the same transforms, windows and
  /// order, but without what only looks.
  package let isForRegions: Bool

  package init(time: Double, path: String, isForRegions: Bool = false) {
    self.time = time
    self.path = path
    self.isForRegions = isForRegions
  }

  /// Whether a box that draws nothing new looks the same in the other context.
  func matches(_ other: DrawContext) -> Bool {
    offset == other.offset && index == other.index && id == other.id && path == other.path
      && hasContainer(of: other)
  }

  private func hasContainer(of other: DrawContext) -> Bool {
    guard let container, let second = other.container else {
      return container == nil && other.container == nil
    }
    return container.matches(second)
  }

  /// The path of a view in this context.
  package func path(of name: String) -> String {
    guard !isForRegions else { return "" }
    // Every item that is drawn has one: put together in place, several times faster than from texts.
    let place = index.map { String($0) }
    let others = (place?.utf8.count ?? 0) + (id?.utf8.count ?? 0)
    let length = path.utf8.count + name.utf8.count + others + 3
    return unsafe String(unsafeUninitializedCapacity: length) { buffer in
      var end = 0
      func append(_ text: String) {
        end = unsafe buffer[end...].initialize(fromContentsOf: text.utf8)
      }
      append(path)
      if end > 0 { append("/") }
      if let place {
        append(place)
        append(":")
      }
      append(name)
      if let id {
        append("#")
        append(id)
      }
      return end
    }
  }

  /// The context of a child of the view `name` in this context.
  package func child(of name: String?, index: Int?) -> DrawContext {
    guard let name, !isForRegions else { return self }
    var context = self
    context.path = path(of: name)
    context.index = index
    context.id = nil
    return context
  }

  /// The context of a view with an id; nil for the same.
  func identified(by id: String?) -> DrawContext {
    guard let id else { return self }
    var context = self
    context.id = id
    return context
  }

  /// What a pointer meets in a rectangle that is filled.
  package func region(_ rect: CGRect) -> [DisplayItem] {
    let paint = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    return [DisplayItem(.fill(FillItem(path: Path(rect), paint: paint)))]
  }

  /// The frame as it is to be drawn.
  package func placed(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: offset.width, dy: offset.height)
  }
}
