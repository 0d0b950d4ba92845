package import Foundation
package import VectorGeometry

/// Views one after the other, each at its ideal length, across all that is offered.
package struct LazyStackLayout: LazyLayout, Equatable, Sendable {
  package var axis: Axis
  package var alignment: Alignment
  /// The distance between views, in points; nil for what they prefer.
  package var spacing: CGFloat?
  package var unseen: CGFloat = 0

  package init(axis: Axis, alignment: Alignment, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
    let widest = sizes.map { $0[axis.perpendicular] }.max() ?? 0
    let seen = sizes.reduce(0) { $0 + $1[axis] } + distances(between: subviews).reduce(0, +)
    let length = seen + unseen
    return CGSize(length, along: axis, cross: proposal[axis.perpendicular] ?? widest)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = offer(ProposedViewSize(bounds.size))
    let distances = distances(between: subviews)
    var place = bounds
    for (index, subview) in subviews.enumerated() {
      place.size[axis] = subview.sizeThatFits(offer)[axis]
      subview.place(in: place, alignment: alignment, proposal: offer)
      place.origin[axis] +=
        place.size[axis] + (index < distances.count ? distances[index] : 0)
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func distances(between subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      spacing?.withinReach() ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }
}
