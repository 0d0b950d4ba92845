public import Foundation
import VectorGeometry

/// The layout of `ZStack`: subviews on top of each other, all offered the same size.
public struct ZStackLayout: Layout, Sendable {
  /// The guides on which the subviews are aligned.
  public var alignment: Alignment

  /// A stack of the given alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The union of the aligned subviews of the highest layout priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (x, y) = extents(proposal, subviews)
    return CGSize(width: x.length, height: y.length)
  }

  /// Places the subviews with their guides on one point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (x, y) = extents(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let origin = CGPoint(
        x: bounds.minX + x.origin(guide: dimensions.finite(alignment.horizontal.key)),
        y: bounds.minY + y.origin(guide: dimensions.finite(alignment.vertical.key)))
      subview.place(at: origin, anchor: .topLeading, proposal: proposal)
    }
  }

  private func extents(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (x: AlignedExtent, y: AlignedExtent) {
    let highest = subviews.map(\.priority).max()
    var x = AlignedExtent()
    var y = AlignedExtent()
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      x.insert(guide: dimensions.finite(alignment.horizontal.key), length: dimensions.width)
      y.insert(guide: dimensions.finite(alignment.vertical.key), length: dimensions.height)
    }
    return (x, y)
  }
}
