import Foundation
import VectorGraphics

/// The views that have come and gone by a morph since the last layout, of which pairs are made.
final class MorphRegistry {
  private var coming: [MorphPhaseBox] = []
  private var going: [MorphPhaseBox] = []
  private var roundCount = 0

  /// Takes down that a view comes or goes.
  func note(_ node: MorphPhaseBox, isComing: Bool) {
    coming.removeAll { $0 === node }
    going.removeAll { $0 === node }
    if isComing { coming.append(node) } else { going.append(node) }
  }

  /// Has views that come grow out of those that go.
  func pair(at time: Double) {
    guard !coming.isEmpty || !going.isEmpty else { return }
    var (coming, going) = (coming, going)
    (self.coming, self.going) = ([], [])
    // No drawing that was made for another time is of use: the path tells this one from all others.
    roundCount += 1
    let context = DrawContext(time: time, path: "morph\(roundCount)")
    // Who belongs together, the surest first.
    var pairs: [(new: MorphPhaseBox, old: MorphPhaseBox)] = []
    let rules: [(MorphPhaseBox, MorphPhaseBox) -> Bool] = [
      { $0.matchKey != nil && $0.matchKey == $1.matchKey },
      { $0.matchKey == $1.matchKey && $0.place != nil && $0.place == $1.place },
      { $0.matchKey == $1.matchKey && $0.container != nil && $0.container == $1.container },
    ]
    for rule in rules {
      for node in coming {
        guard let former = going.first(where: { rule($0, node) }) else { continue }
        coming.removeAll { $0 === node }
        going.removeAll { $0 === former }
        pairs.append((node, former))
      }
    }
    for (node, former) in pairs { node.grow(outOf: former, context) }
    for node in coming { node.appear() }
    for node in going { node.vanish(context) }
  }
}

extension MorphPhaseBox {
  /// What comes or goes.
  private var target: LayoutBox? {
    var node = content
    while let wrapper = node as? WrapperBox { node = wrapper.content }
    return (node as? TransitionTargetBox)?.target
  }

  /// The id under which the view is matched.
  fileprivate var matchKey: MatchKey? {
    var node = target
    while let current = node {
      if let matched = current as? MatchedBox { return matched.key }
      node = (current as? WrapperBox)?.content
    }
    return nil
  }

  /// The container around the view.
  fileprivate var container: ObjectIdentifier? { target?.parent.map { ObjectIdentifier($0) } }

  /// How far the offsets around the view move it.
  private var offset: CGSize {
    var (sum, node) = (CGSize.zero, target?.parent)
    while let current = node {
      sum.width += current.contentOffset.width
      sum.height += current.contentOffset.height
      node = current.parent
    }
    return sum
  }

  /// Starts to grow out of another view.
  ///
  /// A view that comes back while another grows out of it takes the same way back.
  fileprivate func grow(outOf former: MorphPhaseBox, _ context: DrawContext) {
    let start = presence(at: context.time)
    let isReturn =
      former.course.map {
        $0.former === self && $0.start == 0 && matchKey == nil
          && abs(start + former.presence(at: context.time) - 1) < 1e-6
      } ?? false
    let seen = isReturn ? former.rest(context) : former.snapshot(context)
    let (from, to) = (former.offset, offset)
    course = MorphCourse(
      from: seen.moved(by: CGSize(width: from.width - to.width, height: from.height - to.height)),
      of: former, start: isReturn ? 0 : start,
      isReversed: isReturn && !(former.course?.isReversed ?? false), options: options)
    (isAbsorbed, remains) = (false, nil)
    (former.isAbsorbed, former.course) = (true, nil)
    invalidateDrawing()
    former.invalidateDrawing()
  }

  /// Comes without a view to grow out of.
  fileprivate func appear() {
    (course, isAbsorbed, remains) = (nil, false, nil)
    invalidateDrawing()
  }

  /// Goes without a view that grows out of it.
  fileprivate func vanish(_ context: DrawContext) {
    if course != nil { remains = snapshot(context) }
    course = nil
    invalidateDrawing()
  }
}
