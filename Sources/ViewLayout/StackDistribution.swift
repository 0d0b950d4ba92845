import Foundation
import VectorGeometry

/// How a stack shares the length along its axis among its children.
///
/// Source: swiftui-rules 4.4 "HStack/VStack" 2 to 6; each child is asked once, in order of
/// priority and then of flexibility, and offered an equal share of what is left.
struct StackDistribution {
  private let axis: Axis
  private let cross: CGFloat?
  private let members: StackMembers

  private var children: [StackMembers.Child] { members.children }

  init(axis: Axis, cross: CGFloat?, members: StackMembers) {
    self.axis = axis
    self.cross = cross
    self.members = members
  }

  /// What a child was offered, and the size it chose.
  struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  /// The answers of the children, in their order, if `available` points are to share.
  func distribute(_ available: CGFloat?) -> [Answer] {
    guard let available else { return children.map { ask($0, nil) } }
    guard available > 0 else { return children.map { ask($0, 0) } }
    guard available.isFinite else { return children.map { ask($0, .infinity) } }
    guard children.count > 1 else { return children.map { ask($0, available) } }
    return share(available)
  }

  private func share(_ available: CGFloat) -> [Answer] {
    let groups = members.groups
    var reserved = reserves(groups)
    var remaining = available
    var answers = [Answer?](repeating: nil, count: children.count)
    for group in groups {
      let reserve = reserved.removeFirst()
      var left = group.count
      for index in fittingOrder(group) {
        let answer = ask(children[index], max((remaining - reserve) / CGFloat(left), 0))
        answers[index] = answer
        remaining -= answer.size[axis]
        left -= 1
      }
    }
    return answers.compactMap { $0 }
  }

  private func ask(_ child: StackMembers.Child, _ major: CGFloat?) -> Answer {
    let proposal = ProposedViewSize(major, along: axis, cross: cross)
    return Answer(proposal: proposal, size: child.sizeThatFits(proposal))
  }

  /// For each group, the least length of all groups below it.
  private func reserves(_ groups: [[Int]]) -> [CGFloat] {
    var reserves: [CGFloat] = [0]
    for group in groups.dropFirst().reversed() {
      let below = reserves[reserves.count - 1]
      reserves.append(group.reduce(below) { $0 + ask(children[$1], 0).size[axis] })
    }
    return reserves.reversed()
  }

  /// The least flexible first; of endlessly flexible children the one with the larger minimum.
  private func fittingOrder(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    var known = [Range?](repeating: nil, count: members.kinds.count)
    let ranges = group.map { index in
      let child = children[index]
      if let kind = child.kind, let range = known[kind] { return range.of(index) }
      let range = Range(
        index: index, minimum: ask(child, 0).size[axis], maximum: ask(child, .infinity).size[axis])
      if let kind = child.kind { known[kind] = range }
      return range
    }
    let isSorted = zip(ranges, ranges.dropFirst()).allSatisfy { !($1 < $0) }
    return isSorted ? group : ranges.sorted().map(\.index)
  }

  /// The lengths that one child can take.
  private struct Range: Comparable {
    private(set) var index: Int
    let minimum: CGFloat
    let flexibility: CGFloat

    init(index: Int, minimum: CGFloat, maximum: CGFloat) {
      self.index = index
      self.minimum = minimum
      flexibility = minimum.isFinite ? maximum - minimum : 0
    }

    /// The same lengths, of another child.
    func of(_ index: Int) -> Range {
      var range = self
      range.index = index
      return range
    }

    static func < (lhs: Range, rhs: Range) -> Bool {
      guard lhs.flexibility == rhs.flexibility else { return lhs.flexibility < rhs.flexibility }
      guard lhs.flexibility.isFinite || lhs.minimum == rhs.minimum else {
        return lhs.minimum > rhs.minimum
      }
      return lhs.index < rhs.index
    }
  }
}

/// What a stack knows of its children whatever it is offered.
struct StackMembers {
  /// A child, with its answers where they need no asking.
  struct Child {
    let element: any LayoutElement
    let plainSize: PlainSize?
    /// Which of the kinds it is, if it is one of them.
    let kind: Int?

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      plainSize?.size(for: proposal) ?? element.sizeThatFits(proposal).sanitized
    }
  }

  let children: [Child]
  /// Answers that children have in common; those of the first few kinds, so that to find them takes no time.
  let kinds: [PlainSize]
  /// The indices of the children by priority, the highest group first.
  let groups: [[Int]]

  init(_ subviews: LayoutSubviews) {
    var kinds: [PlainSize] = []
    children = subviews.map { subview in
      let plainSize = subview.element.plainSize
      let kind = plainSize.flatMap { Self.kind(of: $0, in: &kinds) }
      return Child(element: subview.element, plainSize: plainSize, kind: kind)
    }
    self.kinds = kinds
    let priorities = subviews.map { subview in
      let priority = subview.element.layoutPriority
      return priority.isNaN ? 0 : priority
    }
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
      groups = [Array(children.indices)]
      return
    }
    let byPriority = Dictionary(grouping: children.indices) { priorities[$0] }
    groups = byPriority.sorted { $0.key > $1.key }.map(\.value)
  }

  private static let mostKinds = 8

  private static func kind(of size: PlainSize, in kinds: inout [PlainSize]) -> Int? {
    if let known = kinds.firstIndex(of: size) { return known }
    guard kinds.count < mostKinds else { return nil }
    kinds.append(size)
    return kinds.count - 1
  }
}
