import Foundation
import VectorGeometry

/// The arithmetic of stacks, once for both axes.
public struct _StackArithmetic {
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
    let placed = placedProposal(proposal, in: bounds)
    let solution = solution(for: placed, subviews: subviews, cache: &cache)
    for (subview, (child, origin)) in zip(subviews, zip(solution.children, origins(solution))) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
        proposal: child.proposal)
    }
  }

  /// The preferences of the stack.
  func spacing(of subviews: LayoutSubviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    if let known = cache.spacing { return known }
    let spacing = ViewSpacing.stack(subviews.map(\.spacing), along: axis)
    cache.spacing = spacing
    return spacing
  }

  /// The subviews' explicit values of a guide, combined at the places where they are put.
  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> CGFloat? {
    guard key.leavesContainers, !subviews.isEmpty else { return nil }
    let placed = placedProposal(proposal, in: bounds)
    let solution = solution(for: placed, subviews: subviews, cache: &cache)
    if let known = solution.guides[key] { return known.map { $0 + bounds.origin[key.axis] } }
    let values = zip(subviews, zip(solution.children, origins(solution))).map { subview, place in
      ViewDimensions(of: subview.element, size: place.0.size, proposal: place.0.proposal)[
        explicit: key
      ].map { $0 + place.1[key.axis] }
    }
    let value = key.combineExplicit(values)
    cache.setGuide(value, for: key, at: placed)
    return value.map { $0 + bounds.origin[key.axis] }
  }

  /// A nil length across becomes that of `bounds`.
  private func placedProposal(_ proposal: ProposedViewSize, in bounds: CGRect) -> ProposedViewSize {
    var proposal = proposal
    let cross = axis.perpendicular
    proposal[cross] = proposal[cross] ?? bounds.size[cross]
    return proposal
  }

  /// Where the children begin, from the stack's top leading corner.
  private func origins(_ solution: StackSolution) -> [CGPoint] {
    var major: CGFloat = 0
    return solution.children.enumerated().map { index, child in
      var origin = CGPoint.zero
      origin[axis] = major
      origin[axis.perpendicular] = solution.extent.origin(guide: child.guide)
      let distance = index < solution.distances.count ? solution.distances[index] : 0
      major += child.size[axis] + distance
      return origin
    }
  }

  private func solution(
    for proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> StackSolution {
    if let known = cache.solution(for: proposal) { return known }
    let distances = cache.distances ?? distances(between: subviews)
    cache.distances = distances
    let members = cache.members ?? StackMembers(subviews)
    cache.members = members
    let solution = solve(proposal, subviews: subviews, distances: distances, members)
    cache.store(solution)
    return solution
  }

  private func distances(between subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing {
      return Array(repeating: spacing.withinReach(), count: max(subviews.count - 1, 0))
    }
    let preferences = subviews.map(\.spacing)
    return zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  private func solve(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, distances: [CGFloat],
    _ members: StackMembers
  ) -> StackSolution {
    let cross = axis.perpendicular
    let gaps = distances.reduce(0, +)
    let distribution = StackDistribution(axis: axis, cross: proposal[cross], members: members)
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
