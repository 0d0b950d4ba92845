package import Foundation
package import VectorGeometry

/// Where a container wants a child: its `anchor` at `position`, sized by `proposal`.
package struct LayoutPlacement: Equatable, Sendable {
  package var position: CGPoint
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  package init(position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// The frame of a child of `size`, in the coordinates of the container's bounds.
  package func frame(of size: CGSize) -> CGRect {
    CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The frame of a child of `size`, mirrored in `bounds` for a right-to-left container.
  ///
  /// Containers always place as if for left to right.
  package func frame(
    of size: CGSize, in bounds: CGRect, layoutDirection: LayoutDirection
  ) -> CGRect {
    var frame = frame(of: size)
    switch layoutDirection {
    case .leftToRight: break
    case .rightToLeft: frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
    }
    return frame
  }
}
