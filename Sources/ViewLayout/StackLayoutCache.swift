import Foundation

/// What a stack remembers between calls: distances, and its answers to a few proposals.
public struct _StackLayoutCache {
  private static let capacity = 8

  var distances: [CGFloat]?
  private var solutions: [StackSolution] = []
  private var oldest = 0

  init() {}

  func solution(for proposal: ProposedViewSize) -> StackSolution? {
    solutions.first { $0.proposal == proposal }
  }

  mutating func store(_ solution: StackSolution) {
    guard solutions.count == Self.capacity else { return solutions.append(solution) }
    solutions[oldest] = solution
    oldest = (oldest + 1) % Self.capacity
  }
}

/// A stack's answer to one proposal.
struct StackSolution {
  struct Child {
    var proposal: ProposedViewSize
    var size: CGSize
    /// The aligned guide, from the child's own start across the stack.
    var guide: CGFloat
  }

  var proposal: ProposedViewSize
  var children: [Child]
  var distances: [CGFloat]
  var extent: AlignedExtent
  var size: CGSize
}
