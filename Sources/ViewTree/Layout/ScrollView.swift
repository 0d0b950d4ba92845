import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

/// A window on views that may be larger; in a picture it stands where it starts, without indicators.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which the content may be larger.
  public var axes: Axis.Set
  /// Whether indicators show while it scrolls; a picture does not scroll.
  public var showsIndicators: Bool
  /// The views.
  public var content: Content
  /// Whether the views are made as far as they are in sight.
  var isLazy = false

  /// A window on views.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A node with one window.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ScrollViewNode<Content>() }
}

private final class ScrollViewNode<Content: View>:
  ContainerLeafNode<ScrollView<Content>, Content, WindowNode>
{
  private var contentInputs = StackInputs()

  private var scope: LazyScope?

  override var scrollWindow: WindowNode? { leaf }

  override var ownLazyScope: LazyScope? {
    guard let view, view.isLazy, let leaf else { return nil }
    let axis: Axis = view.axes == .horizontal ? .horizontal : .vertical
    let scope = scope ?? LazyScope(axis, of: self, in: leaf)
    self.scope = scope
    return scope
  }

  override func makeLeaf(session: LayoutSession) -> WindowNode {
    WindowNode(owner: self, session: session)
  }

  override func update(_ leaf: WindowNode, with view: ScrollView<Content>) {
    leaf.settings = WindowNode.Settings(
      axes: view.axes, isClipped: !inputs.environment.showsScrollOverflow,
      anchors: inputs.environment.scrollAnchors, place: inputs.environment.scrollPlace,
      direction: inputs.environment.layoutDirection)
    leaf.margins = inputs.environment.scrollContentMargins
  }

  override func content(of view: ScrollView<Content>) -> (Content, ViewInputs) {
    let axis: Axis = view.axes == .horizontal ? .horizontal : .vertical
    return (view.content, contentInputs.inputs(from: innerInputs, stackAxis: axis))
  }

  /// Margins and places are those of the nearest scroll view, not of the ones in it.
  private var innerInputs: ViewInputs {
    let environment = inputs.environment
    guard environment.scrollContentMargins != EdgeInsets() || environment.scrollPlace != .start
    else { return inputs }
    var inner = inputs
    inner.environment.scrollContentMargins = EdgeInsets()
    inner.environment.scrollPlace = .start
    return inner
  }

  override func show(_ nodes: [LayoutNode], in leaf: WindowNode) { leaf.show(nodes) }
}

/// A node that offers its content no length along its axes, and cuts off what does not fit.
final class WindowNode: LayoutNode {
  struct Settings: Equatable {
    var axes: Axis.Set = .vertical
    var isClipped = true
    var anchors = ScrollAnchors()
    var place = ScrollPosition.Place.start
    var direction = LayoutDirection.leftToRight
  }

  var settings = Settings() {
    didSet {
      guard settings != oldValue else { return }
      show(stack.children)
      invalidateLayout()
    }
  }
  /// The room around the content.
  var margins = EdgeInsets() {
    didSet {
      guard margins != oldValue else { return }
      invalidateLayout()
    }
  }
  private let stack: ContainerNode<AnyLayout>
  /// The size that the window has been placed with; sizes that are only tried do not count.
  private var size: CGSize?

  override init(owner: AnyViewNode, session: LayoutSession) {
    stack = ContainerNode(AnyLayout(VStackLayout()), name: nil, owner: owner, session: session)
    super.init(owner: owner, session: session)
    adopt([stack])
  }

  func show(_ nodes: [LayoutNode]) {
    let layout =
      settings.axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    stack.update(layout: layout, children: nodes, direction: settings.direction)
  }

  /// Whether the content may be longer than the window.
  func scrolls(along axis: Axis) -> Bool { settings.axes.contains(axis.set) }

  /// Whether the window shows the content from its start on.
  var startsAtContent: Bool {
    settings.place == .start && (settings.anchors.start ?? .topLeading) == .topLeading
  }

  /// Whether it is a scroll view that a name means.
  func answers(to space: ScrollViewSpace) -> Bool {
    space.axis.map { settings.axes.contains($0.set) } ?? true
  }

  override var name: String? { "ScrollView" }
  override var children: [LayoutNode] { [stack] }
  override var containerSize: CGSize? { size }

  /// What is offered along its axes, the content's length across, and all of it where nothing is offered.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = stack.sizeThatFits(offer(proposal))
    var result = CGSize(
      width: content.width + margins.horizontal, height: content.height + margins.vertical)
    for axis in Axis.allCases where settings.axes.contains(axis.set) {
      result[axis] = proposal[axis] ?? result[axis]
    }
    return result
  }

  override func placeChildren() {
    noteSize()
    let offer = offer(ProposedViewSize(frame.size))
    let content = stack.sizeThatFits(offer)
    let window = frame.inset(by: margins, direction: .leftToRight)
    var place = CGRect(origin: window.origin, size: content)
    for axis in Axis.allCases {
      let room = window.size[axis] - content[axis]
      let share = settings.share(along: axis, overflows: room < 0)
      place.origin[axis] += room * share
      if case .point(let point) = settings.place, settings.axes.contains(axis.set), room < 0 {
        place.origin[axis] = window.origin[axis] - min(max(point[axis], 0), -room)
      }
    }
    if settings.direction == .rightToLeft { place.origin.x = frame.minX + frame.maxX - place.maxX }
    stack.place(in: place, proposal: offer)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let items = stack.items(context.child(of: name, index: nil))
    guard settings.isClipped, !items.isEmpty else { return items }
    var effects = DisplayGroup.Effects()
    let window = context.placed(drawnFrame.frame(at: context.time))
    effects.clip = DisplayClip(path: Path(window), style: FillStyle(antialiased: false))
    let group = DisplayGroup(effects: effects, items: items)
    return [DisplayItem(.group(group), origin: context.path(of: "ScrollView"))]
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal.inset(by: margins)
    for axis in Axis.allCases where settings.axes.contains(axis.set) { offer[axis] = nil }
    return offer
  }

  /// Tells what is inside, and sized by the window, of the window's size.
  private func noteSize() {
    guard frame.size != size else { return }
    size = frame.size
    session.containerDidResize()
  }
}

extension Axis {
  fileprivate var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

/// Which points of the content are on the same points of a window; nil for the start.
struct ScrollAnchors: Equatable {
  /// What is larger than the window starts there.
  var start: UnitPoint?
  /// What is smaller than the window stands there.
  var alignment: UnitPoint?
}

extension WindowNode.Settings {
  /// Which share of the room before the content there is, 0 at the start and 1 at the end.
  fileprivate func share(along axis: Axis, overflows: Bool) -> CGFloat {
    guard axes.contains(axis.set) else { return 0.5 }
    if overflows, case .edge(let edge) = place, edge.axis == axis { return edge.isEnd ? 1 : 0 }
    guard let anchor = overflows ? anchors.start : anchors.alignment else { return 0 }
    return axis == .horizontal ? anchor.x : anchor.y
  }
}

extension Edge {
  fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  fileprivate var isEnd: Bool { self == .bottom || self == .trailing }
}

extension EnvironmentValues {
  /// Where the nearest scroll view stands.
  var scrollPlace: ScrollPosition.Place {
    get { self[ScrollPlaceKey.self] }
    set { self[ScrollPlaceKey.self] = newValue }
  }

  fileprivate var showsScrollOverflow: Bool {
    get { self[ShowsScrollOverflowKey.self] }
    set { self[ShowsScrollOverflowKey.self] = newValue }
  }

  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

private enum ShowsScrollOverflowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

private enum ScrollPlaceKey: EnvironmentKey {
  static var defaultValue: ScrollPosition.Place { .start }
}

/// Whether something of a scroll view shows.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not unless it must.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension ScrollView {
  /// The window, whose views are made as far as they are in sight.
  package func madeInSight() -> ScrollView {
    var copy = self
    copy.isLazy = true
    return copy
  }
}

extension View {
  /// Draws what scroll views inside hold beyond their windows as well.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.showsScrollOverflow, disabled)
  }

  /// Sets which point of their content scroll views inside start with.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(start: anchor))
  }

  /// Nothing: indicators show only while something scrolls, and a picture does not.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Nothing: a picture does not scroll.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
}
