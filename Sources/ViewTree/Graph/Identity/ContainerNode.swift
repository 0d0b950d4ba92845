import Foundation
import VectorGeometry
package import ViewAnimation
package import ViewLayout

/// A view that lays out its content by a `Layout`.
package nonisolated protocol LayoutContainerView: PrimitiveView, OneBoxView {
  associatedtype L: Layout
  associatedtype Content: View
  var layout: L { get }
  var content: Content { get }
  /// The headers and footers inside that stay visible during scrolling.
  var pinnedViews: PinnedScrollableViews { get }
  /// What the container's type is called in paths and descriptions.
  static var containerName: String { get }
}

extension LayoutContainerView {
  package static var containerName: String { typeName(Self.self) }
  package var pinnedViews: PinnedScrollableViews { [] }
}

/// The node of a view that lays out its content.
package final class ContainerNode<V: LayoutContainerView>:
  BoxNode<V, V.Content, ContainerBox<V.L>>
{
  private var contentInputs = StackInputs()
  private var attribute: AnimatableAttribute<V.L>?
  /// What makes the content of a lazy layout in a window; nil inside for no window.
  private var scope: LazyScope??

  package override var pathComponent: String? { V.containerName }

  package override func receive(_ view: V) {
    attribute.set(view.layout, in: self)
    if let flaw = view.layout.spacingFlaw { report(.layout(flaw)) }
    super.receive(view)
  }

  package override func newBox(for view: V, session: LayoutSession) -> ContainerBox<V.L> {
    ContainerBox(
      view.layout, name: V.containerName, direction: inputs.environment.layoutDirection,
      owner: self, session: session)
  }

  package override func update(_ box: ContainerBox<V.L>, with view: V) { updateLayout() }

  package override func show(_ contents: [LayoutBox], in box: ContainerBox<V.L>) {
    box.update(children: contents)
  }

  package override func content(of view: V) -> (V.Content, ViewInputs) {
    let axis = axis(of: view.layout)
    return (
      view.content,
      contentInputs.inputs(
        from: inputs, stackAxis: axis,
        pins: SectionPins(views: view.pinnedViews, axis: axis ?? .vertical))
    )
  }

  package override func present() { updateLayout() }

  package override var isAnimating: Bool { attribute?.isActive(at: inputs.time) ?? false }
  package override var motion: MotionLength { attribute?.motion ?? .rest(at: 0) }

  override var ownLazyScope: LazyScope? {
    if let scope { return scope }
    guard let axis = (view?.layout as? any LazyLayout)?.axis else { return nil }
    let scope = window(along: axis).map { window in
      // The first column of a grid's later rows depends on all rows before them.
      LazyScope(
        axis, of: self, in: window, container: box,
        leavesGaps: view?.layout is LazyStackLayout
      ) { [weak self] in self?.updateLayout() }
    }
    self.scope = .some(scope)
    return scope
  }

  private func updateLayout() {
    guard let attribute else { return }
    var layout = attribute.value(at: inputs.time)
    if let scope = scope ?? nil { layout = layout.leaving(scope.unseen) }
    box?.update(layout: layout, direction: inputs.environment.layoutDirection)
  }

  /// Spacers and dividers inside run along the nearest stack.
  private func axis(of layout: V.L) -> Axis? {
    guard let any = layout as? AnyLayout else { return V.L.layoutProperties.stackOrientation }
    return any.stackOrientation
  }
}

/// What the content of a container gets from above; the same as last time if nothing has changed.
@MainActor
struct StackInputs {
  private var last: (base: EnvironmentValues, axis: Axis?, result: EnvironmentValues)?

  /// `inputs` with the axis of the nearest stack, and with the headers and footers that it pins.
  mutating func inputs(
    from inputs: ViewInputs, stackAxis: Axis?, pins: SectionPins = SectionPins()
  ) -> ViewInputs {
    var result = inputs
    if let last, last.axis == stackAxis, last.base.isIdentical(to: inputs.environment),
      last.result.sectionPins == pins
    {
      result.environment = last.result
      return result
    }
    if inputs.environment.stackAxis != stackAxis { result.environment.stackAxis = stackAxis }
    if inputs.environment.sectionPins != pins { result.environment.sectionPins = pins }
    last = (inputs.environment, stackAxis, result.environment)
    return result
  }
}

extension Layout {
  /// The layout with room for views that are not made; as it is, if it is not lazy.
  fileprivate func leaving(_ room: CGFloat) -> Self {
    guard room > 0, var lazy = self as? any LazyLayout else { return self }
    lazy.unseen = room
    return lazy as? Self ?? self
  }
}
