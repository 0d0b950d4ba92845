import Foundation
import VectorGeometry

/// The arithmetic of stacks, once for both axes.
struct StackArithmetic {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// The size of the stack for `proposal`.
  func size(
    for proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    solution(for: proposal, subviews: subviews, cache: &cache).size
  }

  /// Places the subviews one after the other; a nil cross length becomes that of `bounds`.
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _StackLayoutCache
  ) {
    let cross = axis.perpendicular
    var proposal = proposal
    proposal[cross] = proposal[cross] ?? bounds.size[cross]
    let solution = solution(for: proposal, subviews: subviews, cache: &cache)
    var major = bounds.origin[axis]
    for (offset, subview) in subviews.enumerated() {
      let child = solution.children[offset]
      var origin = CGPoint.zero
      origin[axis] = major
      origin[cross] = bounds.origin[cross] + solution.extent.origin(guide: child.guide)
      subview.place(at: origin, anchor: .topLeading, proposal: child.proposal)
      guard offset < solution.distances.count else { break }
      major += child.size[axis] + solution.distances[offset]
    }
  }

  /// The preferences of the stack.
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    ViewSpacing.stack(subviews.map(\.spacing), along: axis)
  }

  private func solution(
    for proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> StackSolution {
    if let known = cache.solution(for: proposal) { return known }
    let distances = cache.distances ?? distances(between: subviews)
    cache.distances = distances
    let solution = solve(proposal, subviews: subviews, distances: distances)
    cache.store(solution)
    return solution
  }

  private func distances(between subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing {
      let distance = spacing.isFinite ? spacing : 0
      return Array(repeating: distance, count: max(subviews.count - 1, 0))
    }
    let preferences = subviews.map(\.spacing)
    return zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  private func solve(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, distances: [CGFloat]
  ) -> StackSolution {
    let cross = axis.perpendicular
    let gaps = distances.reduce(0, +)
    let distribution = StackDistribution(
      axis: axis, cross: proposal[cross], subviews: subviews)
    let sizes = distribution.distribute(proposal[axis].map { $0 - gaps })
    var extent = AlignedExtent()
    var length = gaps
    let children = zip(subviews, sizes).map { subview, answer in
      let dimensions = ViewDimensions(
        of: subview.element, size: answer.size, proposal: answer.proposal)
      let guide = dimensions.finite(alignment)
      extent.insert(guide: guide, length: answer.size[cross])
      length += answer.size[axis]
      return StackSolution.Child(proposal: answer.proposal, size: answer.size, guide: guide)
    }
    let size = CGSize(max(length, 0), along: axis, cross: extent.length)
    return StackSolution(
      proposal: proposal, children: children, distances: distances, extent: extent, size: size)
  }
}
