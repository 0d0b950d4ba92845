package import Foundation
import VectorGeometry
package import VectorGraphics

/// Draws the pictures of a sequence one after the other; of each only what differs from the one before.
///
/// The pixels are those of ``CairoRenderer/bitmap(_:scale:background:)``, for each of them meets the same
/// items in the same order. What has changed is no clip, since Cairo may round an edge otherwise where a
/// clip cuts it: the items that touch it are drawn whole, aside, and only the changed pixels are taken
/// over. The items at the beginning that have stayed the same for some pictures are the ground, which is
/// kept as pixels.
///
/// It holds at most three pictures: the last one, the ground and the one aside.
package struct SequenceRenderer: Sendable {
  /// A picture and where it may differ from the one before.
  package struct Drawn: Sendable {
    package let picture: Bitmap
    /// At most 16 rectangles, which may overlap; nil for everywhere.
    package let changes: [VectorGraphics.PixelRect]?
  }

  private let renderer: CairoRenderer
  private let scale: CGFloat
  private let background: Color.Resolved?
  /// What was drawn last; nil when the pixels are not known.
  private var last: DisplayList?
  private var items: [DisplayItem] = []
  private var picture = Bitmap(width: 0, height: 0)
  private var aside = Bitmap(width: 0, height: 0)
  private var ground = SequenceGround()
  /// An upper bound of the last picture's cost: each change is added, and nothing is taken off.
  private var cost = DrawingCost()

  /// Starts a sequence at `scale` pixels a point, on the background or on clear ground.
  package init(_ renderer: CairoRenderer, scale: CGFloat, background: Color.Resolved?) {
    self.renderer = renderer
    self.scale = scale
    self.background = background
  }

  /// The next picture, which may have any size.
  ///
  /// The one before is best let go of first: its pixels are used again. Throws every case of ``CairoError``.
  package mutating func draw(_ list: DisplayList) throws(CairoError) -> Drawn {
    guard let last, last.size == list.size else { return try begin(list) }
    let flat = list.flatItems
    try check(flat)
    let changes = list.damage(since: last, scale: scale)
    let kept = commonCount(items, flat)
    self.last = nil
    items = flat
    if ground.keep(upTo: kept) { try extendGround() }
    if changes.reduce(0, { $0 + $1.area }) > picture.pixels.count / 2 {
      try drawAll()
    } else if !changes.isEmpty {
      try repair(changes)
    }
    self.last = list
    return Drawn(picture: picture, changes: changes)
  }

  /// Draws a picture of which nothing is known.
  private mutating func begin(_ list: DisplayList) throws(CairoError) -> Drawn {
    last = nil
    ground = SequenceGround()
    aside = Bitmap(width: 0, height: 0)
    cost = DrawingCost()
    picture = try renderer.bitmap(
      list, region: CGRect(origin: .zero, size: list.size), scale: scale, background: background,
      adding: &cost)
    items = list.flatItems
    last = list
    return Drawn(picture: picture, changes: nil)
  }

  /// Refuses a picture that is refused alone, however little of it has changed.
  private mutating func check(_ flat: [DisplayItem]) throws(CairoError) {
    let visible = PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    let changed = flat.indices.filter { !items.indices.contains($0) || items[$0] != flat[$0] }
      .map { flat[$0] }
    do throws(CairoError) {
      try renderer.measure(changed, matrix: matrix, visible: visible, adding: &cost)
    } catch {
      // The bound is too high, or the cost itself.
      cost = DrawingCost()
      try renderer.measure(flat, matrix: matrix, visible: visible, adding: &cost)
    }
  }

  /// Draws all that stands on the ground.
  private mutating func drawAll() throws(CairoError) {
    let whole = picture.bounds
    if let pixels = ground.pixels {
      picture.copy([whole], from: pixels)
    } else {
      let pixel = try backgroundPixel()
      picture.fill([whole], with: pixel)
    }
    let (rest, matrix) = (Array(items[ground.count...]), matrix)
    try renderer.draw(rest, on: &picture, matrix: matrix)
  }

  /// Draws the changed pixels.
  private mutating func repair(_ changes: [VectorGraphics.PixelRect]) throws(CairoError) {
    if aside.pixels.isEmpty { aside = try blank() }
    if let pixels = ground.pixels {
      aside.copy(changes, from: pixels)
    } else {
      let pixel = try backgroundPixel()
      aside.fill(changes, with: pixel)
    }
    let matrix = matrix
    let touched = items[ground.count...].filter { $0.paints(in: changes, scale: scale) }
    try renderer.draw(touched, on: &aside, matrix: matrix)
    picture.copy(changes, from: aside)
  }

  /// Draws what is to be part of the ground onto it.
  private mutating func extendGround() throws(CairoError) {
    var pixels = if let known = ground.pixels { known } else { try blank() }
    ground.pixels = nil
    try renderer.draw(Array(items[ground.count..<ground.goal]), on: &pixels, matrix: matrix)
    ground.pixels = pixels
    ground.count = ground.goal
  }

  /// Maps points to pixels.
  private var matrix: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// The picture without any item.
  private func blank() throws(CairoError) -> Bitmap {
    let pixel = try backgroundPixel()
    return Bitmap(
      width: picture.width, height: picture.height,
      pixels: [UInt32](repeating: pixel, count: picture.pixels.count))
  }

  private func backgroundPixel() throws(CairoError) -> UInt32 {
    let point = DisplayList(size: CGSize(width: 1, height: 1), items: [])
    return try renderer.bitmap(point, background: background).pixels[0]
  }
}

/// The items at the beginning of a sequence's pictures that are kept as pixels.
private struct SequenceGround {
  /// How many items the pixels show.
  var count = 0
  var pixels: Bitmap?
  /// How many items they should show.
  private(set) var goal = Int.max
  private var age = 0

  /// How many pictures items must stay the same for.
  ///
  /// A ground that is lost at once cost as much as it saves.
  private static let settlingTime = 2

  /// Takes down that so many items are the same as in the picture before.
  ///
  /// - Returns: Whether the ground should be extended to ``goal`` items.
  mutating func keep(upTo kept: Int) -> Bool {
    if kept < count { self = SequenceGround() }
    if age == Self.settlingTime { (goal, age) = (.max, 0) }
    goal = min(goal, kept)
    age += 1
    return age == Self.settlingTime && goal > count
  }
}

/// How many items at the beginning are the same.
private func commonCount(_ old: [DisplayItem], _ new: [DisplayItem]) -> Int {
  var count = 0
  while count < old.count, count < new.count, old[count] == new[count] { count += 1 }
  return count
}

extension Bitmap {
  fileprivate var bounds: VectorGraphics.PixelRect {
    VectorGraphics.PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// Takes the pixels of rectangles, which lie within, from a picture of the same size.
  fileprivate mutating func copy(_ rects: [VectorGraphics.PixelRect], from other: Bitmap) {
    let width = width
    other.pixels.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for rect in rects {
          for y in rect.y..<rect.y + rect.height {
            let start = y * width + rect.x
            (target + start).update(from: source + start, count: rect.width)
          }
        }
      }
    }
  }

  /// Makes the pixels of rectangles, which lie within, all the same.
  fileprivate mutating func fill(_ rects: [VectorGraphics.PixelRect], with pixel: UInt32) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      for rect in rects {
        for y in rect.y..<rect.y + rect.height {
          (target + y * width + rect.x).update(repeating: pixel, count: rect.width)
        }
      }
    }
  }
}
