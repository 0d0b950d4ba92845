import Foundation
public import VectorGeometry
import ViewAnimation
import ViewLayout

/// Puts the first scroll view inside where a value says, and tells the value what people do.
struct ScrollPositionModifier: PrimitiveViewModifier {
  let position: Binding<ScrollPosition>
  let value: ScrollPosition
  let anchor: UnitPoint?

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollPositionNode<Base>()
  }
}

private final class ScrollPositionNode<Base: View>: ScrollWatchNode<Base, ScrollPositionModifier> {
  private var last: ScrollPosition.Place?
  /// What the value was told last; nil once it has said something itself.
  private var told: ScrollPosition?

  /// The layout begins where the value says at first; what it says later scrolls.
  override var contentInputs: ViewInputs {
    var result = inputs
    switch first {
    case .start, .user, .id: result.environment.scrollPlace = .start
    case .edge, .point: result.environment.scrollPlace = first
    }
    return result
  }

  private var first = ScrollPosition.Place.start

  override func receive(_ view: ModifiedContent<Base, ScrollPositionModifier>) {
    let place = view.modifier.value.place
    let old = last
    last = place
    if old == nil { first = place }
    super.receive(view)
    guard old != place else { return }
    guard old != nil || place.isOfView else { return }
    let transaction = old == nil ? Transaction() : transaction
    switch place {
    case .user: return
    case .start, .edge, .point, .id: break
    }
    told = nil
    watched?.giveWay()
    if case .id(let id, let anchor) = place {
      return scroll(toID: id, anchor: anchor ?? view.modifier.anchor, under: transaction)
    }
    for observer in transaction.observers { observer.isClaimed = true }
    inputs.graph?.enqueue { [weak self] in self?.watched?.scroll(to: place, under: transaction) }
  }

  override func look(at scroller: Scroller) {
    guard let modifier = view?.modifier, scroller.isPositionedByUser else { return }
    let now = ScrollPosition(seen: scroller.seenID(anchor: modifier.anchor, as: AnyHashable.self))
    guard now != told else { return }
    told = now
    last = now.place
    inputs.graph?.enqueue { modifier.position.wrappedValue = now }
  }
}

/// Ties the view that is in sight to a value.
struct ScrollPositionIDModifier<ID: Hashable>: PrimitiveViewModifier {
  let position: Binding<ID?>
  let value: ID?
  let anchor: UnitPoint?

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ScrollPositionIDNode<Base, ID>()
  }
}

private final class ScrollPositionIDNode<Base: View, ID: Hashable>:
  ScrollWatchNode<Base, ScrollPositionIDModifier<ID>>
{
  private var last: ID?
  private var isFirst = true

  override func receive(_ view: ModifiedContent<Base, ScrollPositionIDModifier<ID>>) {
    super.receive(view)
    let value = view.modifier.value
    guard value != last else { return }
    last = value
    defer { isFirst = false }
    guard let value else { return }
    watched?.giveWay()
    scroll(
      toID: AnyHashable(value), anchor: view.modifier.anchor,
      under: isFirst ? Transaction() : transaction)
  }

  override func look(at scroller: Scroller) {
    guard let modifier = view?.modifier, scroller.isPositionedByUser,
      let seen = scroller.seenID(anchor: modifier.anchor, as: ID.self), seen != last
    else { return }
    last = seen
    inputs.graph?.enqueue { modifier.position.wrappedValue = seen }
  }
}

// MARK: Which targets are in sight

private struct TargetVisibilityModifier<ID: Hashable>: PrimitiveViewModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TargetVisibilityNode<Base, ID>()
  }
}

private final class TargetVisibilityNode<Base: View, ID: Hashable>:
  ScrollWatchNode<Base, TargetVisibilityModifier<ID>>
{
  private var last: [ID] = []

  override func look(at scroller: Scroller) {
    guard let modifier = view?.modifier else { return }
    let seen = scroller.seenIDs(threshold: modifier.threshold, as: ID.self)
    guard seen != last else { return }
    last = seen
    inputs.graph?.enqueue { modifier.action(seen) }
  }
}

// MARK: Whether a view is in sight

private struct VisibilityModifier: PrimitiveViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    VisibilityNode<Base>()
  }
}

private final class VisibilityNode<Base: View>:
  WrapperNode<Base, VisibilityModifier, VisibilityLeaf>, ResizableContent
{
  private weak var leaf: VisibilityLeaf?
  private var isVisible = false

  override func makeWrapper(around box: LayoutBox, session: LayoutSession) -> VisibilityLeaf {
    let leaf = VisibilityLeaf(around: box, reader: self, session: session)
    self.leaf = leaf
    return leaf
  }

  func updateForSize() {
    guard let modifier = view?.modifier, let leaf else { return }
    let isNow = leaf.shareInSight >= modifier.threshold
    guard isNow != isVisible else { return }
    isVisible = isNow
    inputs.graph?.enqueue { modifier.action(isNow) }
  }
}

/// Tells when the share of a view that is in sight may have changed.
private final class VisibilityLeaf: WrapperBox, ReaderLeaf {
  private weak var reader: (any ResizableContent)?
  private var isPlaced = false
  private var known: CGRect?

  init(
    around content: LayoutBox, reader: any AnyViewNode & ResizableContent, session: LayoutSession
  ) {
    self.reader = reader
    super.init(around: content, owner: reader, session: session)
    session.watchers.readers.append(WeakReader(reader: self))
  }

  override var isTraced: Bool { false }

  override func placeChildren() {
    isPlaced = true
    super.placeChildren()
  }

  func noteMove() {
    guard isPlaced, let reader, canvasFrame != known else { return }
    known = canvasFrame
    session.resizedReaders.append(reader)
  }

  func note(_ space: CoordinateSpace) {}

  /// How much of it the windows around show, of 1.
  var shareInSight: Double {
    let frame = canvasFrame
    var seen = frame
    for case let window? in sequence(first: parent, next: { $0?.parent }) where window is WindowBox
    {
      seen = seen.clipped(to: window.canvasFrame)
    }
    guard !seen.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    return Double(seen.width * seen.height / (frame.width * frame.height))
  }
}

extension Scroller {
  /// The id of the target whose point is nearest to that of the window; nil without targets.
  func seenID<ID: Hashable>(anchor: UnitPoint?, as type: ID.Type) -> ID? {
    guard let window else { return nil }
    let offset = window.offset(at: time)
    let anchor = anchor ?? .topLeading
    var nearest: (distance: CGFloat, id: ID)?
    for target in window.targets {
      var distance: CGFloat = 0
      for axis in Axis.allCases where window.scrolls(along: axis) {
        let share = axis == .horizontal ? anchor.x : anchor.y
        let way = target.start[axis] - offset[axis]
        distance += abs(way + (target.size[axis] - window.room.size[axis]) * share)
      }
      guard distance < nearest?.distance ?? .infinity, let id = target.id(as: ID.self, in: window)
      else { continue }
      nearest = (distance, id)
    }
    return nearest?.id
  }

  /// The ids of the targets of which a share is in sight.
  func seenIDs<ID: Hashable>(threshold: Double, as type: ID.Type) -> [ID] {
    guard let window else { return [] }
    let offset = window.offset(at: time)
    let sight = CGRect(origin: offset, size: window.room.size)
    return window.targets.compactMap { target in
      let frame = CGRect(origin: target.start, size: target.size)
      var share = 1.0
      for axis in Axis.allCases where window.scrolls(along: axis) && frame.size[axis] > 0 {
        let start = max(frame.origin[axis], sight.origin[axis])
        let end = min(
          frame.origin[axis] + frame.size[axis], sight.origin[axis] + sight.size[axis])
        share *= Double(max(end - start, 0) / frame.size[axis])
      }
      return share >= threshold && share > 0 ? target.id(as: ID.self, in: window) : nil
    }
  }

  /// Goes to a place, by an animation if the transaction has one.
  func scroll(to place: ScrollPosition.Place, under transaction: Transaction) {
    guard let window else { return }
    var target = window.offset(at: time)
    switch place {
    case .user, .id: return
    case .start: target = .zero
    case .edge(let edge): target[edge.axis] = edge.isEnd ? window.ranges[edge.axis].end : 0
    case .point(let point): target = point
    }
    scroll(to: target, under: transaction)
    if case .edge(let edge) = place { keptEdge = edge }
  }
}

extension View {
  /// Puts the first scroll view inside where a value says, and has the value say when people have scrolled.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(position: position, value: position.wrappedValue, anchor: anchor))
  }

  /// Binds the visible view of a `scrollTargetLayout` to a value: the view whose anchor is nearest to the same anchor
  /// of the window, by default the start.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionIDModifier(position: id, value: id.wrappedValue, anchor: anchor))
  }

  /// Calls a function when a share of the view comes into the sight of the scroll views around, or leaves it.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(VisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls a function with the ids of the views of a `scrollTargetLayout` that are visible by a minimum share, whenever
  /// they change.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold, action: action))
  }
}
