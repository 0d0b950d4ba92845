import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// All boxes of a section, which limit the positions of its pinned boxes.
final class SectionExtent {
  private var boxes: [NodeLink<LayoutBox>] = []

  func show(_ boxes: [LayoutBox]) { self.boxes = boxes.map(\.link) }

  /// The range of the boxes along an axis, in the layout's coordinates; `nil` without boxes.
  func range(along axis: Axis) -> ClosedRange<CGFloat>? {
    let frames = boxes.compactMap { $0.node?.frame }
    let starts = frames.map { $0.origin[axis] }
    let ends = frames.map { $0.origin[axis] + $0.size[axis] }
    guard let start = starts.min(), let end = ends.max() else { return nil }
    return start...max(start, end)
  }
}

/// A box around a part of a section, which adds the section to the traits of its content.
///
/// A pinned header is drawn no farther out than the start of the enclosing window, a pinned footer no farther out than
/// the end. Neither leaves its section.
final class SectionMemberBox: WrapperBox {
  /// The part of the section that the box is.
  var membership: SectionMembership?
  /// All boxes of the section.
  var extent: SectionExtent?
  /// The axis of the scrolling that the box is pinned along, or `nil` for boxes that scroll with the others.
  var pinAxis: Axis?
  private var windowLink: NodeLink<LayoutBox>?
  /// The displacement that was drawn last, in points.
  private var drawn = CGSize.zero

  private var window: WindowBox? { windowLink?.node as? WindowBox }

  override var isTraced: Bool { false }

  override var traits: LayoutTraits {
    var traits = content.traits
    traits.section = membership
    if pinAxis != nil, traits.zIndex == 0 { traits.zIndex = 1 }
    return traits
  }

  override func placeChildren() {
    super.placeChildren()
    guard let pinAxis, window == nil else { return }
    let around = sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? WindowBox }
    guard let found = around.first(where: { $0.scrolls(along: pinAxis) }) else { return }
    windowLink = found.link
    found.pin(self)
  }

  override var contentOffset: CGSize { displacement(at: session.time) }

  override var contentTransform: CGAffineTransform? {
    guard pinAxis != nil else { return nil }
    let move = displacement(at: session.time)
    return CGAffineTransform(translationX: move.width, y: move.height)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard pinAxis != nil else { return content.items(context) }
    var inner = context
    let move = displacement(at: context.time)
    inner.offset.width += move.width
    inner.offset.height += move.height
    return content.items(inner)
  }

  /// Invalidates the drawing if the window has been scrolled since.
  func follow(at time: Double) {
    let move = displacement(at: time)
    guard move != drawn else { return }
    drawn = move
    invalidateDrawing()
  }

  private func displacement(at time: Double) -> CGSize {
    guard let pinAxis, let window, let range = extent?.range(along: pinAxis) else { return .zero }
    let sight = window.visibleContent(at: time)
    let (own, length) = (frame.origin[pinAxis], frame.size[pinAxis])
    // Along a horizontal axis from right to left a section begins at its right.
    let isFirst = (membership?.part == .header) != (pinAxis == .horizontal && window.isMirrored)
    let pinned =
      isFirst
      ? max(own, min(sight.origin[pinAxis], range.upperBound - length))
      : min(own, max(sight.origin[pinAxis] + sight.size[pinAxis] - length, range.lowerBound))
    var move = CGSize.zero
    move[pinAxis] = pinned - own
    return move
  }
}

/// The pinned headers and footers of the enclosing lazy container, and the axis of the scrolling.
struct SectionPins: Equatable {
  var views: PinnedScrollableViews = []
  var axis = Axis.vertical

  /// The axis that a part of a section is pinned along, or `nil` for parts that are not pinned.
  func axis(of part: SectionMembership.Part) -> Axis? {
    switch part {
    case .header: views.contains(.sectionHeaders) ? axis : nil
    case .footer: views.contains(.sectionFooters) ? axis : nil
    case .content: nil
    }
  }
}

private enum SectionPinsKey: EnvironmentKey {
  static var defaultValue: SectionPins { SectionPins() }
}

extension EnvironmentValues {
  var sectionPins: SectionPins {
    get { self[SectionPinsKey.self] }
    set { self[SectionPinsKey.self] = newValue }
  }
}
