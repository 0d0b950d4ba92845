import Foundation
import VectorGeometry
import ViewLayout

/// A child for tests: answers by a rule or a layout, and remembers what it was asked.
class TestElement: LayoutElement {
  var priority: Double?
  var id: String?
  var values: [ObjectIdentifier: Any] = [:]
  private(set) var frame = CGRect.zero
  private(set) var recorded: LayoutPlacement?
  private(set) var asked: [ProposedViewSize] = []
  private let sizes = SizeMemory(capacity: 4096)

  var children: [TestElement] { [] }
  var spacing: ViewSpacing { ViewSpacing() }
  var layoutPriority: Double { priority ?? ownPriority }
  var ownPriority: Double { 0 }

  func compute(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placements(in bounds: CGRect, proposal: ProposedViewSize) -> [LayoutPlacement] { [] }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes.size(for: proposal) { return size }
    asked.append(proposal)
    let size = compute(proposal)
    sizes.store(size, for: proposal)
    return size
  }

  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    recorded = LayoutPlacement(position: position, anchor: anchor, proposal: proposal)
  }

  /// Places the element and everything in it at `origin`, in absolute coordinates.
  func layOut(
    at origin: CGPoint, proposal: ProposedViewSize, direction: LayoutDirection = .leftToRight
  ) {
    let size = sizeThatFits(proposal)
    frame = CGRect(origin: origin, size: size)
    for (child, place) in zip(children, placements(in: frame, proposal: proposal)) {
      let placed = place.frame(
        of: child.sizeThatFits(place.proposal), in: frame, layoutDirection: direction)
      child.layOut(at: placed.origin, proposal: place.proposal, direction: direction)
    }
  }

  /// The element and all below it, parents first.
  var all: [TestElement] { [self] + children.flatMap(\.all) }

  /// How many sizes were computed in the element and below.
  var computations: Int { all.map(\.asked.count).reduce(0, +) }
}

/// A leaf of a built-in rule.
final class RuleElement: TestElement {
  let rule: LeafSizeRule
  init(_ rule: LeafSizeRule) { self.rule = rule }
  override var spacing: ViewSpacing { rule.spacing }
  override var ownPriority: Double { rule.layoutPriority }
  override func compute(_ proposal: ProposedViewSize) -> CGSize { rule.sizeThatFits(proposal) }
}

/// A leaf of a given function from proposal to size.
final class LeafElement: TestElement {
  let preferred: ViewSpacing
  let baseline: CGFloat?
  let answer: (ProposedViewSize) -> CGSize

  init(
    spacing: ViewSpacing = ViewSpacing(), baseline: CGFloat? = nil,
    answer: @escaping (ProposedViewSize) -> CGSize
  ) {
    preferred = spacing
    self.baseline = baseline
    self.answer = answer
  }

  override var spacing: ViewSpacing { preferred }
  override func compute(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let baselines = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    return baselines.contains(key) ? baseline : nil
  }
}

/// A container.
final class ContainerElement<Arrangement: Layout>: TestElement {
  let layout: Arrangement
  let elements: [TestElement]
  private let subviews: LayoutSubviews
  private var cache: Arrangement.Cache

  init(_ layout: Arrangement, _ elements: [TestElement]) {
    self.layout = layout
    self.elements = elements
    subviews = LayoutSubviews(elements)
    cache = layout.makeCache(subviews: subviews)
  }

  override var children: [TestElement] { elements }
  override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
  override var ownPriority: Double {
    layout is any _UnaryLayout || layout is _SecondaryLayout
      ? elements.first?.layoutPriority ?? 0 : 0
  }
  override func compute(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  override func placements(in bounds: CGRect, proposal: ProposedViewSize) -> [LayoutPlacement] {
    layout.placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}
