import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// Puts views into a bubble with an arrow that points to a part of the scene.
nonisolated struct PopoverFrame: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.presentation) private var presentation
  @State private var settings: PresentationSettings
  let anchor: Anchor<CGRect>?
  let attachment: PopoverAttachmentAnchor
  let edge: Edge?

  init(anchor: Anchor<CGRect>?, attachment: PopoverAttachmentAnchor, edge: Edge?) {
    (self.anchor, self.attachment, self.edge) = (anchor, attachment, edge)
    _settings = State(initialValue: PresentationSettings())
  }

  @MainActor func body(content: Content) -> some View {
    OutsideShield { end() }
    GeometryReader { proxy in
      let rect = anchor.map { proxy[$0] } ?? CGRect(origin: .zero, size: proxy.size)
      PopoverLayout(target: attachment.target(in: rect), edge: side) {
        VStack { content }
          .environment(\.layoutDirection, direction)
          .background { PresentationBackdrop(ground: settings.background) }
          .clipShape(RoundedRectangle(cornerRadius: settings.cornerRadius ?? 13))
          .environment(\.isElevated, true)
        ForEach(PopoverLayout.edges, id: \.self) { edge in
          PresentationBackdrop(ground: settings.background)
            .clipShape(PopoverArrow(edge: edge))
        }
      }
      // Where the target is does not depend on the direction of reading.
      .environment(\.layoutDirection, .leftToRight)
      .modifier(PresentedColorScheme())
      .compositingGroup()
      .shadow(color: .black.opacity(0.18), radius: 14)
    }
    .modifier(
      _PreferenceActionModifier<PresentationSettingsKey>(moment: .atOnce) { settings = $0 }
    )
    .transaction(value: settings) { $0.animation = nil }
    .dismissible(.dialog) { end() }
    .transition(.opacity)
  }

  @MainActor private func end() {
    if !settings.isDismissDisabled { presentation?.end() }
  }

  /// The edge as it is from left to right.
  private var side: Edge? {
    guard direction == .rightToLeft, edge == .leading || edge == .trailing else { return edge }
    return edge?.opposite
  }
}

/// Is behind what is closed by a pointer that goes down outside of it, and keeps it from all else.
struct OutsideShield: View {
  let close: @MainActor () -> Void

  var body: some View {
    Color.clear.contentShape(Rectangle()).ignoresSafeArea()
      .tracks(
        Tracking<Bool>(begin: { _ in true }, change: { _, _ in close() }, edit: { _ in }))
  }
}

/// An arrow whose base is the edge of a bubble.
private struct PopoverArrow: Shape {
  /// The edge of the target at which it stands: it points from there to the target.
  let edge: Edge

  func path(in rect: CGRect) -> Path {
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let (tip, base, out) = corners(in: rect)
    let middle = CGPoint(x: (base.0.x + base.1.x) / 2, y: (base.0.y + base.1.y) / 2)
    /// A point by its part of the way from the middle of the base to one of its ends, and to the tip.
    func point(_ end: CGPoint, _ along: CGFloat, _ height: CGFloat) -> CGPoint {
      CGPoint(
        x: middle.x + (end.x - middle.x) * along + out.width * height,
        y: middle.y + (end.y - middle.y) * along + out.height * height)
    }
    var path = Path()
    path.move(to: base.0)
    path.addCurve(
      to: tip, control1: point(base.0, 0.55, 0), control2: point(base.0, 0.3, 1))
    path.addCurve(
      to: base.1, control1: point(base.1, 0.3, 1), control2: point(base.1, 0.55, 0))
    path.closeSubpath()
    return path
  }

  /// The tip, both ends of the base, and the way from the base to the tip.
  private func corners(in rect: CGRect) -> (CGPoint, (CGPoint, CGPoint), CGSize) {
    let (left, right) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
    let (top, bottom) = (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
    let (topLeft, topRight) = (rect.origin, CGPoint(x: rect.maxX, y: rect.minY))
    let (bottomLeft, bottomRight) = (
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY)
    )
    switch edge {
    case .bottom: return (top, (bottomLeft, bottomRight), CGSize(width: 0, height: -rect.height))
    case .top: return (bottom, (topRight, topLeft), CGSize(width: 0, height: rect.height))
    case .trailing: return (left, (topRight, bottomRight), CGSize(width: -rect.width, height: 0))
    case .leading: return (right, (topLeft, bottomLeft), CGSize(width: rect.width, height: 0))
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Places a bubble at an edge of a target, and the one arrow that is needed between them.
///
/// The first subview is what is in the bubble, the others are the arrows for the edges of the target in order.
struct PopoverLayout: Layout {
  /// The edges of a target in the order in which they are tried.
  static let edges: [Edge] = [.bottom, .top, .trailing, .leading]
  /// How far an arrow reaches from the bubble to the target, and how wide it is, in points.
  static let arrow = CGSize(width: 26, height: 13)
  /// What is left free at the edges of the canvas, in points.
  static let margin: CGFloat = 10

  let target: CGRect
  let edge: Edge?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let target = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let (edge, limit) = side(of: target, in: room, for: content)
    var size = content.sizeThatFits(.unspecified)
    if size.width > limit.width || size.height > limit.height {
      size = content.sizeThatFits(
        ProposedViewSize(
          width: min(size.width, limit.width),
          height: size.width > limit.width ? limit.height : min(size.height, limit.height)))
      size = CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
    }
    let bubble = Self.bubble(size, at: edge, of: target, in: room)
    content.place(at: bubble.origin, proposal: ProposedViewSize(size))
    let arrow = Self.arrow(at: edge, of: target, bubble: bubble)
    for (candidate, subview) in zip(Self.edges, subviews.dropFirst()) {
      let frame = candidate == edge ? arrow : CGRect(origin: bubble.origin, size: .zero)
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  /// The edge of the target at which the bubble goes, and how large it may be there.
  private func side(
    of target: CGRect, in room: CGRect, for content: LayoutSubview
  ) -> (Edge, CGSize) {
    let ideal = content.sizeThatFits(.unspecified)
    let wanted = edge.map { [$0, $0.opposite] } ?? []
    let order = wanted + Self.edges.filter { !wanted.contains($0) }
    let limits = order.map { ($0, Self.limit(at: $0, of: target, in: room)) }
    let fitting = limits.first { ideal.width <= $0.1.width && ideal.height <= $0.1.height }
    let widest = limits.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    return fitting ?? widest ?? (.bottom, room.size)
  }

  /// How large a bubble may be at an edge of the target.
  static func limit(at edge: Edge, of target: CGRect, in room: CGRect) -> CGSize {
    let reach = arrow.height
    switch edge {
    case .bottom: return CGSize(width: room.width, height: max(room.maxY - target.maxY - reach, 0))
    case .top: return CGSize(width: room.width, height: max(target.minY - reach - room.minY, 0))
    case .trailing:
      return CGSize(width: max(room.maxX - target.maxX - reach, 0), height: room.height)
    case .leading:
      return CGSize(width: max(target.minX - reach - room.minX, 0), height: room.height)
    }
  }

  /// The frame of a bubble of a size: in the middle of the edge, as far as the room allows.
  static func bubble(
    _ size: CGSize, at edge: Edge, of target: CGRect, in room: CGRect
  ) -> CGRect {
    func kept(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(value, high), low)
    }
    let x = kept(target.midX - size.width / 2, room.minX, room.maxX - size.width)
    let y = kept(target.midY - size.height / 2, room.minY, room.maxY - size.height)
    let reach = arrow.height
    switch edge {
    case .bottom: return CGRect(origin: CGPoint(x: x, y: target.maxY + reach), size: size)
    case .top:
      return CGRect(origin: CGPoint(x: x, y: target.minY - reach - size.height), size: size)
    case .trailing: return CGRect(origin: CGPoint(x: target.maxX + reach, y: y), size: size)
    case .leading:
      return CGRect(origin: CGPoint(x: target.minX - reach - size.width, y: y), size: size)
    }
  }

  /// The frame of the arrow, a point of which lies under the bubble's edge.
  static func arrow(at edge: Edge, of target: CGRect, bubble: CGRect) -> CGRect {
    /// The start of the arrow along the edge: at the target's middle, 13 points from the bubble's corners.
    func start(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let (least, greatest) = (low + 13, high - 13 - arrow.width)
      guard least < greatest else { return (low + high - arrow.width) / 2 }
      return max(min(middle - arrow.width / 2, greatest), least)
    }
    let x = start(target.midX, bubble.minX, bubble.maxX)
    let y = start(target.midY, bubble.minY, bubble.maxY)
    let (width, height) = (arrow.width, arrow.height + 1)
    switch edge {
    case .bottom: return CGRect(x: x, y: bubble.minY - arrow.height, width: width, height: height)
    case .top: return CGRect(x: x, y: bubble.maxY - 1, width: width, height: height)
    case .trailing: return CGRect(x: bubble.minX - arrow.height, y: y, width: height, height: width)
    case .leading: return CGRect(x: bubble.maxX - 1, y: y, width: height, height: width)
    }
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
