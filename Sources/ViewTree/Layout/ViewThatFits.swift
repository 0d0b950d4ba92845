import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout

/// The first of several views that fits the offered size, or the last one if none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// The first view whose ideal size fits along the given axes.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// A node with all the views, one of which is laid out and drawn.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ViewThatFitsNode<Content>() }
}

private final class ViewThatFitsNode<Content: View>:
  BoxNode<ViewThatFits<Content>, Content, FittingBox>
{
  override func makeBox(session: LayoutSession) -> FittingBox {
    FittingBox(owner: self, session: session)
  }

  override func update(_ box: FittingBox, with view: ViewThatFits<Content>) {
    box.axes = view.axes
  }

  override func content(of view: ViewThatFits<Content>) -> (Content, ViewInputs) {
    (view.content, inputs)
  }

  override func show(_ contents: [LayoutBox], in box: FittingBox) { box.choices = contents }
}

/// A box that takes the place of the first of its children that fits.
private final class FittingBox: LayoutBox {
  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  var choices: [LayoutBox] = [] {
    didSet {
      guard !choices.elementsEqual(oldValue, by: ===) else { return }
      adopt(choices)
      invalidateLayout()
    }
  }

  override var name: String? { "ViewThatFits" }
  /// What is not chosen has no place: nothing but the choice is a child.
  override var children: [LayoutBox] { choice(for: proposal).map { [$0] } ?? [] }
  override var isSnapped: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func makeSpacing() -> ViewSpacing { choices.first?.spacing ?? ViewSpacing() }

  override var maySetGuides: Bool { true }

  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(for: proposal)?.explicitAlignment(key, in: size, proposal: proposal)
  }

  override func placeChildren() { choice(for: proposal)?.place(in: frame, proposal: proposal) }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    choice(for: proposal)?.items(context.child(of: name, index: nil)) ?? []
  }

  /// The first child whose ideal length fits along each axis asked for.
  private func choice(for proposal: ProposedViewSize) -> LayoutBox? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    return choices.first { node in
      let size = node.sizeThatFits(ideal)
      return Axis.allCases.allSatisfy { axis in
        let isAsked = axes.contains(axis == .horizontal ? .horizontal : .vertical)
        return !isAsked || size[axis] <= proposal[axis] ?? .infinity
      }
    } ?? choices.last
  }
}
