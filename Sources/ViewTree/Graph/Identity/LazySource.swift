import Foundation
import VectorGeometry
import ViewLayout

/// A node that creates rows from the first on, as many as are requested, or from any row on.
@MainActor
protocol LazySource: AnyViewNode {
  /// Whether rows at the end are missing.
  var isCut: Bool { get }
  /// The number of missing rows at the end.
  var missingCount: Int { get }
  /// The number of existing rows in each run of adjacent rows; between two runs there is a gap.
  var runLengths: [Int] { get }
  /// The spaces of missing rows before existing rows.
  var gaps: [RowGap] { get }
  /// Creates more rows at the end; `.max` creates all rows.
  func makeMore(_ count: Int)
  /// Returns the offset of the row that has an id, from 0.
  func offset(of id: AnyHashable) -> Int?
  /// Returns whether the row at an offset exists.
  func isMade(_ offset: Int) -> Bool
  /// Creates the row at an offset, and all rows before it.
  func makeAll(through offset: Int)
  /// Creates rows from an offset on, and leaves a gap for missing rows before them.
  func makeRows(_ rows: Range<Int>, skippingBy estimate: RowEstimate, in scope: LazyScope)
  /// Leaves a gap for the missing rows at the end.
  func skipRest(by estimate: RowEstimate, in scope: LazyScope)
  /// Creates some of the rows of a gap.
  func makeRows(_ rows: Range<Int>, in gap: RowGap, by estimate: RowEstimate, in scope: LazyScope)
}

extension LazySource {
  /// Whether any row is missing.
  var misses: Bool { isCut || !gaps.isEmpty }
}

extension AnyViewNode {
  /// The lazy container whose content this node's views are, through nothing that lays them out.
  var lazyScope: LazyScope? {
    guard let parent, isMadeByRows else { return nil }
    return parent.passesOn(self) ? parent.lazyScope : parent.ownLazyScope
  }

  /// The nearest window on an axis around the node.
  func window(along axis: Axis) -> WindowBox? {
    var ancestor = parent
    while let node = ancestor {
      if let window = node.scrollWindow, window.scrolls(along: axis) { return window }
      ancestor = node.parent
    }
    return nil
  }
}
