public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// The attachment of a popover.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// To a point, as fractions of the view.
  case point(UnitPoint)

  fileprivate var source: Anchor<CGRect>.Source {
    switch self {
    case .rect(let source): source
    case .point: .bounds
    }
  }

  /// What the bubble points to, given the rectangle of the source.
  func target(in rect: CGRect) -> CGRect {
    switch self {
    case .rect: rect
    case .point(let point):
      CGRect(
        x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height, width: 0,
        height: 0)
    }
  }
}

extension View {
  /// Shows a bubble at the view while a value is true, on the side where there is room.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(item: isPresented.item, attachment: attachmentAnchor, edge: nil) { _ in
        content()
      })
  }

  /// Shows a bubble at an edge of the view while a value is true; where there is no room, on the other side.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge?, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(item: isPresented.item, attachment: attachmentAnchor, edge: arrowEdge) { _ in
        content()
      })
  }

  /// Shows a bubble at the view while there is an item, on the side where there is room.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: item, id: { AnyHashable($0.id) }, attachment: attachmentAnchor, edge: nil,
        popover: content))
  }

  /// Shows a bubble at an edge of the view while there is an item; where there is no room, on the other side.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge?, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: item, id: { AnyHashable($0.id) }, attachment: attachmentAnchor, edge: arrowEdge,
        popover: content))
  }
}

/// Shows a bubble at a view while there is an item.
private nonisolated struct PopoverModifier<Item, Popover: View>: ViewModifier {
  let item: Binding<Item?>
  let id: ((Item) -> AnyHashable)?
  let attachment: PopoverAttachmentAnchor
  let edge: Edge?
  let popover: (Item) -> Popover
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var anchor: Anchor<CGRect>?

  init(
    item: Binding<Item?>, id: ((Item) -> AnyHashable)? = nil,
    attachment: PopoverAttachmentAnchor, edge: Edge?, popover: @escaping (Item) -> Popover
  ) {
    (self.item, self.id, self.attachment) = (item, id, attachment)
    (self.edge, self.popover) = (edge, popover)
    _sizeClass = Environment(\.horizontalSizeClass)
    _anchor = State(initialValue: nil)
  }

  @MainActor func body(content: Content) -> some View {
    let frame = PopoverFrame(anchor: anchor, attachment: attachment, edge: edge)
    let isCompact = sizeClass == .compact
    let adaptation =
      isCompact
      ? item.wrappedValue.map { PresentationAdaptation.asked(by: popover($0)) } ?? .automatic
      : .popover
    return
      content
      .modifier(
        _AnchorWritingModifier<CGRect, PopoverAnchorKey>(
          source: attachment.source, transform: { $0 = $1 }, keepsInside: false)
      )
      .modifier(_PreferenceActionModifier<PopoverAnchorKey>(moment: .atOnce) { anchor = $0 })
      .transformPreference(PopoverAnchorKey.self) { $0 = nil }
      .modifier(
        PresentingModifier(item: item, id: id, animation: adaptation.animation) { item in
          Group {
            if isCompact {
              popover(item).modifier(AdaptedPopover(frame, expected: adaptation))
            } else {
              popover(item).modifier(frame)
            }
          }
        })
  }
}

/// Tells where the view is that a bubble belongs to.
private enum PopoverAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
