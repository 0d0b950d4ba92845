/// Takes the placements of a trial run, so that the elements' own records stay as they are.
final class PlacementRecorder {
  private(set) var placements: [LayoutPlacement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }

  func record(_ placement: LayoutPlacement, at index: Int) { placements[index] = placement }
}
