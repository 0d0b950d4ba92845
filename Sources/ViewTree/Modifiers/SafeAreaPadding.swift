public import Foundation
public import VectorGeometry
import ViewLayout

/// Reduces the safe area of the content by insets.
public struct _SafeAreaPaddingModifier: BoxModifier {
  /// The insets of the safe area, in points.
  public var insets: EdgeInsets

  /// Keeps room free at the edges.
  public nonisolated init(insets: EdgeInsets) { self.insets = insets }

  @MainActor func update(_ box: SafeAreaPaddingBox, of node: AnyViewNode) {
    var check = NumberCheck()
    box.update(
      EdgeInsets(
        top: check.number(insets.top, "the safe area's top padding"),
        leading: check.number(insets.leading, "the safe area's leading padding"),
        bottom: check.number(insets.bottom, "the safe area's bottom padding"),
        trailing: check.number(insets.trailing, "the safe area's trailing padding")),
      direction: node.inputs.environment.layoutDirection)
    for sentence in check.sentences { box.refuse(sentence) }
  }
}

/// Lays its content out inside insets, which the content may ignore.
final class SafeAreaPaddingBox: WrapperBox, ModifierBox {
  private var insets = EdgeInsets()
  private var direction = LayoutDirection.leftToRight

  override var modifierName: String? { "safeAreaPadding" }

  func update(_ insets: EdgeInsets, direction: LayoutDirection) {
    guard insets != self.insets || direction != self.direction else { return }
    self.insets = insets
    self.direction = direction
    invalidateLayout()
  }

  override var quickSize: PlainSize? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = CGSize(
      width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
    return content.explicitAlignment(key, in: inner, proposal: proposal.inset(by: insets)).map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }

  override func placeChildren() {
    content.place(
      in: frame.inset(by: insets, direction: direction), proposal: proposal.inset(by: insets))
  }

  override func safeArea(of child: LayoutBox) -> SafeArea {
    safeArea.keeping(frame.inset(by: insets, direction: direction), in: frame)
  }
}

extension View {
  /// Keeps room free at the edges, which what ignores safe areas may paint.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Keeps `length` points free at the edges, 16 unless given.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges))
  }

  /// Keeps `length` points free at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
