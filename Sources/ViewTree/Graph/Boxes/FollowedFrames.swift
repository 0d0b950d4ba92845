import Foundation

/// Where a box was when what depends on its place was made, in each of the spaces that were asked for.
struct FollowedFrames {
  private var spaces: [CoordinateSpace] = [.global]
  private var known: [CGRect]?

  /// Whether the box is not where it was when this was last asked.
  mutating func haveChanged(for box: LayoutBox) -> Bool {
    let now = [box.frame] + spaces.map(box.frame(in:))
    if let known, known == now { return false }
    known = now
    return true
  }

  /// Follows the box in a space as well.
  mutating func note(_ space: CoordinateSpace, for box: LayoutBox) {
    guard !spaces.contains(space) else { return }
    spaces.append(space)
    known?.append(box.frame(in: space))
  }
}
