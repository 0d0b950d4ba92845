package import Foundation
import VectorGeometry
package import VectorGraphics
package import ViewLayout

/// A box whose children are placed by a `Layout`.
package final class ContainerBox<L: Layout>: LayoutBox {
  private let viewName: String?
  private var layout: L
  private var cache: L.Cache?
  private var isCacheStale = false
  private var boxes: [LayoutBox] = []
  /// The boxes without those that have gone and still show.
  private var laidOut: [LayoutBox] = []
  /// The same as the layout sees them.
  private var subviews = LayoutSubviews([])
  private var direction: LayoutDirection

  /// A container; `name` is nil for a modifier's, which passes on its first child's traits.
  package init(
    _ layout: L, name: String?, direction: LayoutDirection = .leftToRight, owner: AnyViewNode,
    session: LayoutSession
  ) {
    self.layout = layout
    self.direction = direction
    viewName = name
    super.init(owner: owner, session: session)
  }

  package override var name: String? { viewName }
  package override var children: [LayoutBox] { boxes }

  package override var traits: LayoutTraits {
    guard viewName == nil, let first = boxes.first else { return LayoutTraits() }
    return first.traits
  }

  /// Replaces the layout and the children.
  package func update(
    layout: L, children: [LayoutBox], direction: LayoutDirection, isSameLayout: Bool = false
  ) {
    let laidOut = children.filter { !$0.isOutsideLayout }
    let hasSameChildren =
      children.elementsEqual(boxes, by: ===) && laidOut.elementsEqual(self.laidOut, by: ===)
    guard !isSameLayout || !hasSameChildren || direction != self.direction else { return }
    self.layout = layout
    self.direction = direction
    boxes = children
    self.laidOut = laidOut
    subviews = LayoutSubviews(laidOut, layoutDirection: direction)
    adopt(children)
    if !hasSameChildren { cache = nil }
    invalidateLayout()
  }

  /// Replaces the layout; one that is known to be equal changes nothing.
  @MainActor
  package func update(layout: L, direction: LayoutDirection) {
    let isSame = PropertyLinker.isEqual(layout, self.layout)
    update(layout: layout, children: boxes, direction: direction, isSameLayout: isSame)
  }

  /// Replaces the children.
  package func update(children: [LayoutBox]) {
    update(layout: layout, children: children, direction: direction, isSameLayout: true)
  }

  /// The cache is brought up to date when it is used next: the other children may change until then.
  package override func forgetLayout() { isCacheStale = true }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
  }

  package override func makeSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: $1, cache: &$0) }
  }

  /// Stacks have the guides of what is inside, other layouts may set some themselves.
  package override var maySetGuides: Bool {
    guard L.self is any _StackLayout.Type else { return true }
    return laidOut.contains { $0.hasGuides }
  }

  package override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache {
      layout.explicitAlignment(
        of: key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1,
        cache: &$0)
    }
  }

  package override func placeChildren() {
    let placements = withCache {
      layout.placements(in: frame, proposal: proposal, subviews: $1, cache: &$0)
    }
    for (box, placement) in zip(laidOut, placements) {
      box.place(placement, in: frame, layoutDirection: direction)
    }
    guard laidOut.count < boxes.count else { return }
    for box in boxes where box.isOutsideLayout { box.placeAgain() }
  }

  package override func draw(_ context: DrawContext) -> [DisplayItem] {
    if viewName == nil, boxes.count == 1 { return boxes[0].items(context) }
    var items: [DisplayItem] = []
    var inner = context.child(of: name, index: context.index(in: name))
    for (index, box) in drawingOrder {
      if name != nil, boxes.count > 1 { inner.index = index }
      items += box.items(inner)
    }
    guard let name, !context.isForRegions, items.count > 1 || context.id != nil else {
      return items
    }
    return [DisplayItem(.group(DisplayGroup(items: items)), origin: context.path(of: name))]
  }

  /// The children with their places, stably sorted by `zIndex`.
  private var drawingOrder: [(offset: Int, element: LayoutBox)] {
    let order = indexedNodes
    guard boxes.contains(where: { $0.traits.zIndex != 0 }) else { return order }
    let keyed = order.map { ($0, $0.element.traits.zIndex) }
    return keyed.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// The boxes with their positions: what has gone counts after all that is there.
  private var indexedNodes: [(offset: Int, element: LayoutBox)] {
    guard laidOut.count < boxes.count else { return Array(boxes.enumerated()) }
    var (present, gone) = (0, laidOut.count)
    return boxes.map { box in
      if box.isOutsideLayout {
        gone += 1
        return (gone - 1, box)
      }
      present += 1
      return (present - 1, box)
    }
  }

  private func withCache<Result>(_ body: (inout L.Cache, LayoutSubviews) -> Result) -> Result {
    let wasStale = isCacheStale
    isCacheStale = false
    var cache: L.Cache
    if let known = self.cache {
      cache = known
      if wasStale { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    defer { self.cache = cache }
    return body(&cache, subviews)
  }
}

extension DrawContext {
  /// The position to pass to the only child of `name`: none inside a view, its own through a modifier.
  fileprivate func index(in name: String?) -> Int? { name == nil ? index : nil }
}
