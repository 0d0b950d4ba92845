import Foundation
import VectorGeometry
import ViewLayout

/// Cells side by side: columns with a width first, the others share what is left.
struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]
  private static let spacing: CGFloat = 16

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let shares = shares(of: proposal.width)
    let heights = zip(subviews, shares).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    let gaps = CGFloat(max(shares.count - 1, 0)) * Self.spacing
    return CGSize(width: shares.reduce(0, +) + gaps, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, shares(of: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + Self.spacing
    }
  }

  /// The width of each column; without an offer 100 points for those that have none.
  private func shares(of width: CGFloat?) -> [CGFloat] {
    guard let width, width.isFinite else { return widths.map { $0.ideal ?? max($0.minimum, 100) } }
    var room = max(width - CGFloat(max(widths.count - 1, 0)) * Self.spacing, 0)
    var result = widths.map { $0.minimum == $0.maximum ? $0.minimum : -1 }
    for fixed in result where fixed >= 0 { room -= fixed }
    let order = widths.indices.filter { result[$0] < 0 }
      .sorted { widths[$0].maximum < widths[$1].maximum }
    for (place, index) in order.enumerated() {
      let share = max(room, 0) / CGFloat(order.count - place)
      result[index] = max(min(share, widths[index].maximum), widths[index].minimum)
      room -= result[index]
    }
    return result
  }
}
