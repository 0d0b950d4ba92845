import Foundation

/// The cache of a stack: distances, and its sizes for a few proposals.
public struct _StackLayoutCache {
  private static let capacity = 8

  var distances: [CGFloat]?
  var members: StackMembers?
  var spacing: ViewSpacing?
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

  /// Remembers the explicit value of a guide in the answer to `proposal`.
  mutating func setGuide(_ value: CGFloat?, for key: AlignmentKey, at proposal: ProposedViewSize) {
    guard let index = solutions.firstIndex(where: { $0.proposal == proposal }) else { return }
    solutions[index].guides[key] = .some(value)
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
  /// Explicit values of guides from the stack's top leading corner, as far as they were asked for.
  var guides: [AlignmentKey: CGFloat?] = [:]
}
