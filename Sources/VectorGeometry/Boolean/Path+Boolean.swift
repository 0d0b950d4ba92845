// Both paths are cut where they meet; every edge asks what lies on its sides; those with the result on one side
// alone bound it, and are joined. Source of the scheme: K. Weiler and P. Atherton, Hidden surface removal using
// polygon area sorting, SIGGRAPH 1977; the decision edge by edge is that of M. Rivero and F. Feito, Boolean
// operations on general planar polygons, Computers & Graphics 24 (2000), with rays in place of simplices.

extension Path {
  /// Returns the region that is filled by either path.
  ///
  /// Curves stay curves of the same kind; contours run clockwise on screen around the filled area, so that both
  /// fill rules agree on the result. Open subpaths count as closed. Exact up to a 2³²th of the
  /// paths' extent.
  ///
  /// The time grows with the number of intersections of the paths. A document has a limit for it, beyond which rendering
  /// fails with an error.
  ///
  /// - Parameter eoFill: Whether both paths are filled by the even-odd rule, else by the nonzero one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The region that is filled by both paths; see ``union(_:eoFill:)``.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The region that is filled by this path but not by the other; see ``union(_:eoFill:)``.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The region that is filled by one of the paths alone; see ``union(_:eoFill:)``.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the region that this path fills, without contours that overlap or cross.
  ///
  /// See ``union(_:eoFill:)`` for the form of the contours.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { isInside, _ in isInside }
  }

  private func combined(
    with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let budget = PathBudget.current ?? PathBudget(limit: .max)
    let arrangement = PathArrangement(self, other, budget)
    let sides = EdgeWindings.sides(in: arrangement, budget)
    guard !budget.isSpent else { return Path() }
    func isFilled(_ windings: SIMD2<Int>) -> Bool {
      let inside = (0..<2).map { eoFill ? !windings[$0].isMultiple(of: 2) : windings[$0] != 0 }
      return isInside(inside[0], inside[1])
    }
    let bounds = zip(arrangement.edges, sides).compactMap { edge, sides in
      let (left, right) = (isFilled(sides.left), isFilled(sides.right))
      return left == right
        ? nil : ContourLinker.DirectedEdge(edge, of: arrangement, isReversed: left)
    }
    var linker = ContourLinker(arrangement, bounds, budget)
    let path = linker.path()
    return budget.isSpent ? Path() : path
  }
}
