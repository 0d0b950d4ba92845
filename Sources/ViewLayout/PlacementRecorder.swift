/// Takes the placements of a trial run, so that the elements' own records stay as they are.
final class PlacementRecorder {
  // Apart, since most layouts are modifiers, which have one element: it costs no array.
  private(set) var first: LayoutPlacement?
  private var others: [LayoutPlacement?]

  init(count: Int) { others = count > 1 ? Array(repeating: nil, count: count - 1) : [] }

  /// The placements of some elements.
  func placements(_ count: Int) -> [LayoutPlacement?] { count > 0 ? [first] + others : [] }

  func record(_ placement: LayoutPlacement, at index: Int) {
    if index == 0 {
      first = placement
    } else {
      others[index - 1] = placement
    }
  }
}
