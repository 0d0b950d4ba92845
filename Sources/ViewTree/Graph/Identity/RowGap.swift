import Foundation
import IntegerConversion
import VectorGeometry
import ViewLayout

/// The space of rows of a lazy container that do not exist, before rows that do.
final class RowGap: LayoutBox {
  /// The axis of the container.
  var axis = Axis.vertical
  /// The offsets of the missing rows among the elements of their `ForEach`.
  var rows = 0..<0
  /// The estimated length from the first missing row's start to the last one's end, in points.
  var length: CGFloat = 0 {
    didSet { if length != oldValue { invalidateLayout() } }
  }

  override var isTraced: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(length, along: axis, cross: 0)
  }

  /// The estimated lengths of the missing rows.
  func estimate(spacing: CGFloat) -> RowEstimate {
    RowEstimate(pitch: (length + spacing) / CGFloat(rows.count), spacing: spacing)
  }
}

/// The estimated lengths of rows that do not exist, in points.
struct RowEstimate {
  /// The distance from a row's start to the next row's start.
  let pitch: CGFloat
  /// The distance from a row's end to the next row's start.
  let spacing: CGFloat

  /// The length of adjacent rows.
  func length(of count: Int) -> CGFloat { max(pitch * CGFloat(count) - spacing, 0) }

  /// The number of rows that cover a length, from 1 to `limit`.
  func count(covering length: CGFloat, limit: Int) -> Int {
    guard pitch > 0, length > 0 else { return min(16, limit) }
    return max(Int(clamping: (length / pitch).rounded(.up), to: 0...limit), 1)
  }
}

extension LayoutBox {
  /// Whether the box is the space of missing rows, with any modifiers around it.
  var isRowGap: Bool {
    var box = self
    while box.name == nil, box.children.count == 1 { box = box.children[0] }
    return box is RowGap
  }
}

extension Subview {
  /// Whether the subview is the space of rows that do not exist yet.
  @MainActor package var isRowGap: Bool { node.isRowGap }
}
