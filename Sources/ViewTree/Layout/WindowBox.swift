import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// A box that offers its content no length along its axes, cuts off what does not fit, and draws the content
/// where it has been scrolled to.
///
/// The layout puts the content where the scroll view stands at first; what is scrolled later moves the drawing, and
/// nothing is laid out for it.
final class WindowBox: LayoutBox {
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
  /// What shows above the content while it is pulled down or fetched anew, and in which colour; nil where that does
  /// nothing.
  var refresh: (sign: RefreshSign, color: Color.Resolved)?
  /// The bars that tell where it is, and their colour; nil where nothing asks for them.
  var indicators: (bars: ScrollIndicators, color: Color.Resolved)?
  /// The axes whose bars show whenever the content moves.
  var askedIndicators: Axis.Set = []
  /// The room that the bars keep at the edges, in points.
  var indicatorMargins = EdgeInsets()
  /// The stack of the content: a vertical one, whatever the axes.
  private let stack: ContainerBox<VStackLayout>
  /// The size that the window has been placed with; sizes that are only tried do not count.
  private var size: CGSize?

  /// Where the content is over time, once it has been scrolled.
  var course: ScrollCourse?
  /// How far it can be scrolled.
  private(set) var ranges = ScrollRanges()
  /// The offset at which the content is drawn where the layout has put it.
  private var base = CGPoint.zero
  /// The offsets whose rows exist after the next layout: those from the last event to the next tick.
  var sight = VisibleOffsets()
  /// The headers and footers that follow the window.
  private var pins: [NodeLink<LayoutBox>] = []

  /// Makes a header or a footer follow the window.
  func pin(_ box: SectionMemberBox) {
    pins.removeAll { $0.node == nil }
    pins.append(box.link)
  }

  /// Whether the content runs from right to left.
  var isMirrored: Bool { settings.direction == .rightToLeft }

  /// The visible part of the content inside the margins, in the layout's coordinates.
  func visibleContent(at time: Double) -> CGRect {
    let move = displacement(at: time)
    return room.offsetBy(dx: -move.width, dy: -move.height)
  }

  override init(owner: AnyViewNode, session: LayoutSession) {
    stack = ContainerBox(VStackLayout(), name: nil, owner: owner, session: session)
    super.init(owner: owner, session: session)
    adopt([stack])
  }

  func show(_ nodes: [LayoutBox]) {
    stack.update(layout: VStackLayout(), children: nodes, direction: settings.direction)
  }

  /// Whether the content may be longer than the window.
  func scrolls(along axis: Axis) -> Bool { settings.axes.contains(axis.set) }

  /// Whether the window shows the content from its start on, unless it is scrolled.
  var startsAtContent: Bool {
    settings.place == .start && (settings.anchors.start ?? .topLeading) == .topLeading
  }

  /// Whether it is a scroll view that a name means.
  func answers(to space: ScrollViewSpace) -> Bool {
    space.axis.map { settings.axes.contains($0.set) } ?? true
  }

  /// The part of the window that the content is scrolled in: that inside of the margins, in the layout's coordinates.
  var room: CGRect { frame.inset(by: margins, direction: settings.direction) }

  /// The rectangle of the content where the layout has put it.
  var contentFrame: CGRect { stack.frame }

  /// The offset at a time, in points from the top and the leading edge.
  func offset(at time: Double) -> CGPoint { course?.offset(at: time, in: ranges) ?? base }

  /// Where the offset would be if a box inside, whose frame is given in the layout's coordinates, began the window.
  func offset(toStartOf frame: CGRect) -> CGPoint {
    let x =
      settings.direction == .rightToLeft ? room.maxX - frame.maxX : frame.minX - room.minX
    return CGPoint(x: x + base.x, y: frame.minY - room.minY + base.y)
  }

  /// How far the content is drawn from where the layout has put it, in points.
  private func displacement(at time: Double) -> CGSize {
    guard let offset = course?.offset(at: time, in: ranges) else { return .zero }
    let x = base.x - offset.x
    return CGSize(width: settings.direction == .rightToLeft ? -x : x, height: base.y - offset.y)
  }

  override var name: String? { "ScrollView" }
  override var children: [LayoutBox] { [stack] }
  override var containerSize: CGSize? { size }

  override var contentOffset: CGSize { displacement(at: session.time) }
  override var contentTransform: CGAffineTransform? {
    guard course != nil else { return nil }
    let displacement = displacement(at: session.time)
    return CGAffineTransform(translationX: displacement.width, y: displacement.height)
  }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || course?.isActive(at: time) ?? false
      || refresh?.sign.start != nil || areIndicatorsSeen(at: time)
  }

  override var motion: MotionLength {
    super.motion.combined(with: course?.length ?? .rest(at: 0)).combined(with: indicatorMotion)
  }

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
      ranges[axis] = ScrollRange(windowLength: window.size[axis], contentLength: content[axis])
      guard room < 0, settings.axes.contains(axis.set) else {
        place.origin[axis] += room * share
        base[axis] = 0
        continue
      }
      if course != nil {
        base[axis] = ranges[axis].clamped(base[axis])
      } else if case .point(let point) = settings.place {
        base[axis] = min(max(point[axis], 0), -room)
      } else {
        base[axis] = -room * share
      }
      place.origin[axis] = window.origin[axis] - base[axis]
    }
    if settings.direction == .rightToLeft { place.origin.x = frame.minX + frame.maxX - place.maxX }
    stack.place(in: place, proposal: offer)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let window = context.placed(drawnFrame.frame(at: context.time))
    for pin in pins { (pin.node as? SectionMemberBox)?.follow(at: context.time) }
    var items = stack.items(context.child(of: name, index: nil))
    let move = drawnDisplacement(in: context)
    if move != .zero, !items.isEmpty {
      var effects = DisplayGroup.Effects()
      effects.transform = CGAffineTransform(translationX: move.width, y: move.height)
      items = [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))]
    }
    if !context.isForRegions {
      items += refreshItems(above: move, in: context) + indicatorItems(in: context)
    }
    // A window is met where there is no content as well: there too it is scrolled.
    if context.isForRegions { items = context.region(window) + items }
    guard settings.isClipped, !items.isEmpty else { return items }
    var effects = DisplayGroup.Effects()
    effects.clip = DisplayClip(path: Path(window), style: FillStyle(antialiased: false))
    let group = DisplayGroup(effects: effects, items: items)
    return [DisplayItem(.group(group), origin: context.path(of: "ScrollView"))]
  }

  /// The spokes in the room above a content that is displaced.
  private func refreshItems(above move: CGSize, in context: DrawContext) -> [DisplayItem] {
    guard let refresh else { return [] }
    var room = context.placed(self.room)
    let isRunning = refresh.sign.start != nil
    if isRunning { room.origin.y -= RefreshSign.room }
    room.size.height = base.y + move.height + (isRunning ? RefreshSign.room : 0)
    guard room.height > 0 else { return [] }
    return refresh.sign.items(in: room, color: refresh.color, at: context.time)
  }

  /// The displacement as it is drawn: on the pixel grid, so that lines and letters stay sharp.
  private func drawnDisplacement(in context: DrawContext) -> CGSize {
    let move = displacement(at: context.time)
    guard !context.isForRegions else { return move }
    let scale = session.scale
    return CGSize(
      width: (move.width * scale).rounded() / scale,
      height: (move.height * scale).rounded() / scale)
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
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

/// The offsets of a window within some time, along each axis.
struct VisibleOffsets {
  private var x: ClosedRange<CGFloat> = 0...0
  private var y: ClosedRange<CGFloat> = 0...0

  subscript(axis: Axis) -> ClosedRange<CGFloat> {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// Which points of the content are on the same points of a window; nil for the start.
struct ScrollAnchors: Equatable {
  /// What is larger than the window starts there.
  var start: UnitPoint?
  /// What is smaller than the window stands there.
  var alignment: UnitPoint?
}

extension WindowBox.Settings {
  /// Which share of the room before the content there is, 0 at the start and 1 at the end.
  fileprivate func share(along axis: Axis, overflows: Bool) -> CGFloat {
    guard axes.contains(axis.set) else { return 0.5 }
    if overflows, case .edge(let edge) = place, edge.axis == axis { return edge.isEnd ? 1 : 0 }
    guard let anchor = overflows ? anchors.start : anchors.alignment else { return 0 }
    return axis == .horizontal ? anchor.x : anchor.y
  }
}

extension Edge {
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  var isEnd: Bool { self == .bottom || self == .trailing }
}
