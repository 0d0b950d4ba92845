import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

/// An open menu over the scene, beside what has opened it.
///
/// Source: menus of iOS 18: 250 points wide, rows of 44, corners of 13, 8 points between groups.
struct MenuFrame<Content: View>: View {
  @Environment(\.presentation) private var presentation
  @Environment(\.afterPress) private var outerClose
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var colorScheme
  /// Where what has opened it is on the canvas.
  let target: CGRect
  /// A view that stands for what the menu is about.
  var preview: AnyView?
  let content: Content

  var body: some View {
    let close = close
    OutsideShield { close() }
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      let target = target.offsetBy(dx: -origin.x, dy: -origin.y)
      MenuLayout(target: target) {
        plate.environment(\.afterPress, close)
        if let preview {
          preview.clipShape(RoundedRectangle(cornerRadius: 13))
            .environment(\.layoutDirection, direction)
        }
      }
      // Where the target is does not depend on the direction of reading.
      .environment(\.layoutDirection, .leftToRight)
    }
    .dismissible(.menu) { close() }
    .transition(.opacity)
  }

  /// Closes the menu, and those that it was opened from.
  private var close: @MainActor () -> Void {
    let (presentation, outerClose) = (presentation, outerClose)
    return {
      presentation?.end()
      outerClose?()
    }
  }

  private var plate: some View {
    MenuRows(content: content)
      .environment(\.layoutDirection, direction)
      .background(ground)
      .clipShape(RoundedRectangle(cornerRadius: 13))
      .environment(\.isElevated, true)
      .compositingGroup()
      .shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.2), radius: 16)
  }

  /// Source: the material of menus over a plain ground.
  private var ground: Color {
    Color(white: colorScheme == .dark ? 0.145 : 0.97)
  }
}

/// Puts a menu under its target, or over it where there is more room, and what stands for the target in its place.
private struct MenuLayout: Layout {
  /// What is left free around it, in points.
  private static let margin: CGFloat = 8

  let target: CGRect
  /// In points.
  var width: CGFloat = 250

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let menu = subviews.first else { return }
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    var target = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
    if subviews.count > 1 {
      let size = subviews[1].sizeThatFits(
        ProposedViewSize(width: room.width, height: room.height / 2))
      target = CGRect(
        x: target.midX - size.width / 2, y: target.midY - size.height / 2, width: size.width,
        height: size.height)
      target.origin.x = kept(target.minX, room.minX, room.maxX - size.width)
      target.origin.y = kept(target.minY, room.minY, room.maxY - size.height)
      subviews[1].place(at: target.origin, proposal: ProposedViewSize(size))
    }
    let width = min(width, room.width)
    let ideal = menu.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    let (below, above) = (
      room.maxY - target.maxY - Self.margin, target.minY - Self.margin - room.minY
    )
    let isBelow = ideal <= below || below >= above
    let height = min(ideal, room.height)
    let y = isBelow ? target.maxY + Self.margin : target.minY - Self.margin - height
    let x = target.midX <= bounds.midX ? target.minX : target.maxX - width
    menu.place(
      at: CGPoint(
        x: kept(x, room.minX, room.maxX - width), y: kept(y, room.minY, room.maxY - height)),
      proposal: ProposedViewSize(width: width, height: height))
  }

  private func kept(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(min(value, high), low)
  }
}

/// A panel over the scene, beside what has opened it.
private struct PanelFrame<Content: View>: View {
  @Environment(\.presentation) private var presentation
  @Environment(\.layoutDirection) private var direction
  /// Where what has opened it is on the canvas.
  let target: CGRect
  let content: Content

  var body: some View {
    OutsideShield { presentation?.end() }
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      MenuLayout(target: target.offsetBy(dx: -origin.x, dy: -origin.y), width: 330) {
        content
          .padding(.vertical, 8)
          .environment(\.layoutDirection, direction)
          .background(Color.elevatedBackground)
          .clipShape(RoundedRectangle(cornerRadius: 13))
          .environment(\.isElevated, true)
          .compositingGroup()
          .shadow(color: .black.opacity(0.2), radius: 16)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    .dismissible(.dialog) { presentation?.end() }
    .transition(.opacity)
  }
}

/// Shows a panel over the scene while it is open.
struct PanelPresenter<Panel: View>: ViewModifier {
  let isOpen: Binding<Bool>
  let probe: FrameProbe
  let panel: () -> Panel

  func body(content: Content) -> some View {
    let (probe, panel) = (probe, panel)
    return
      content
      .probed(by: probe)
      .modifier(
        PresentingModifier(item: isOpen.item, animation: .menu) { _ in
          PanelFrame(target: probe.frame ?? .zero, content: panel())
        })
  }
}

extension Animation {
  /// How menus come and go.
  static var menu: Animation { .spring(duration: 0.3, bounce: 0) }
}

extension EnvironmentValues {
  /// Whether the view is an item of an open menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

private enum IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Shows a menu over the scene while it is open.
struct MenuPresenter<Items: View>: ViewModifier {
  let isOpen: Binding<Bool>
  let probe: FrameProbe
  var preview: AnyView?
  let items: Items

  func body(content: Content) -> some View {
    let (probe, preview, items) = (probe, preview, items)
    return
      content
      .probed(by: probe)
      .modifier(
        PresentingModifier(item: isOpen.item, animation: .menu) { _ in
          MenuFrame(target: probe.frame ?? .zero, preview: preview, content: items)
        })
  }
}
