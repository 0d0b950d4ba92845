package import Foundation
import VectorGeometry

/// The union, along one axis, of children whose guides lie on one line.
struct AlignedExtent {
  private var lower: CGFloat = .infinity
  private var upper: CGFloat = -.infinity
  private var isInfinite = false

  /// Adds a child of `length` whose guide is `guide` from its own start.
  mutating func insert(guide: CGFloat, length: CGFloat) {
    guard length.isFinite else {
      isInfinite = true
      return
    }
    lower = min(lower, -guide)
    upper = max(upper, length - guide)
  }

  /// The length of the union; 0 without children.
  var length: CGFloat { isInfinite ? .infinity : max(upper - lower, 0) }

  /// Where a child begins in the union whose guide is `guide` from its own start.
  func origin(guide: CGFloat) -> CGFloat { lower.isFinite ? -guide - lower : 0 }
}

extension ViewDimensions {
  /// A guide's position, 0 where it is infinite or no number.
  package func finite(_ key: AlignmentKey) -> CGFloat {
    self[key].withinReach()
  }
}
