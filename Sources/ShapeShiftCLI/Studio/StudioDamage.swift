import VectorGraphics

/// Where a picture differs from another one.
enum StudioDamage {
  /// The smallest rectangle with all pixels that differ; nil if none does, all where the sizes differ.
  static func between(_ old: Bitmap?, _ new: Bitmap) -> PixelRect? {
    guard let old, old.width == new.width, old.height == new.height else {
      return PixelRect(x: 0, y: 0, width: new.width, height: new.height)
    }
    let (before, after, width) = (old.pixels.span, new.pixels.span, new.width)
    let count = before.count
    var first = 0
    while first < count, before[first] == after[first] { first += 1 }
    guard first < count else { return nil }
    var last = count - 1
    while before[last] == after[last] { last -= 1 }
    let (top, bottom) = (first / width, last / width)
    var (left, right) = (width, -1)
    for start in stride(from: top * width, through: bottom * width, by: width) {
      var column = 0
      while column < left, before[start + column] == after[start + column] { column += 1 }
      left = min(left, column)
      column = width - 1
      while column > right, before[start + column] == after[start + column] { column -= 1 }
      right = max(right, column)
    }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
