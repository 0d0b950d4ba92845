import ShapeShift

// The code of the page on reading pictures.

/// Whether a badge's middle is green.
@MainActor
func isGreen(_ badge: some View) throws -> Bool {
  let bitmap = try ImageRenderer(content: badge).bitmap()
  let middle = bitmap.color(x: bitmap.width / 2, y: bitmap.height / 2)
  return middle.green > middle.red && middle.green > middle.blue
}

/// Where the words of a view stand, in points from the top left.
@MainActor
func places(of view: some View) throws -> [String: CGRect] {
  var places: [String: CGRect] = [:]
  for item in try ImageRenderer(content: view).displayList().leaves {
    guard case .text(let text) = item.content else { continue }
    places[text.string] = item.frame
  }
  return places
}
