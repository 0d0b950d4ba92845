import Foundation
package import VectorGeometry
import VectorGraphics
import ViewLayout

/// Shows a second view over the whole scene.
///
/// The second view belongs to the place of the modifier: it has the environment and the identity from there. It is
/// laid out on the canvas, after all that is not presented, and tells the views around nothing.
package struct PresentationModifier<Layer: View>: PrimitiveViewModifier {
  /// The second view; nothing while nothing is presented.
  package let layer: Layer
  /// Changes what the second view has of the environment, as it stands in nothing that is around.
  let leave: @MainActor (inout EnvironmentValues) -> Void

  package nonisolated init(
    layer: Layer, leave: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    self.layer = layer
    self.leave = leave
  }

  /// A node that puts the second view on a stage of its own.
  @MainActor package static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PresentationNode<Base, Layer>()
  }
}

/// A node that shows something over the whole scene.
@MainActor
protocol Presenter: AnyViewNode {
  /// What it shows; nil if it has never shown anything.
  var stage: StageBox? { get }
  /// The node of what is around.
  var contentNode: AnyViewNode? { get }
  /// The node of what is presented.
  var layerNode: AnyViewNode? { get }
}

private final class PresentationNode<Base: View, Layer: View>:
  _ViewNode<ModifiedContent<Base, PresentationModifier<Layer>>>, Presenter
{
  private var content: _ViewNode<Base>?
  private var layer: _ViewNode<Layer>?
  private(set) var stage: StageBox?
  private var last: (base: EnvironmentValues, result: EnvironmentValues)?

  var contentNode: AnyViewNode? { content }
  var layerNode: AnyViewNode? { layer }

  override var childNodes: [AnyViewNode] {
    [content as AnyViewNode?, layer as AnyViewNode?].compactMap(\.self)
  }

  override func receive(_ view: ModifiedContent<Base, PresentationModifier<Layer>>) {
    childNode(in: &content).update(view.content, inputs)
    var layerInputs = inputs
    layerInputs.environment = environment(of: view.modifier)
    childNode(in: &layer).update(view.modifier.layer, layerInputs)
  }

  /// The environment of what is presented: that of the place, but for what it leaves.
  private func environment(of modifier: PresentationModifier<Layer>) -> EnvironmentValues {
    if let last, last.base.isIdentical(to: inputs.environment) { return last.result }
    var result = inputs.environment
    modifier.leave(&result)
    result.sectionAppearance = nil
    result.controlForeground = nil
    result.navigation = nil
    result.sceneInsets = inputs.graph?.configuration.safeAreaInsets ?? EdgeInsets()
    last = (inputs.environment, result)
    return result
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    content?.collectOutputs(into: &outputs)
    guard let layer, let graph = inputs.graph else { return }
    let nodes = layer.outputs
    if stage == nil, !nodes.isEmpty {
      stage = StageBox(owner: self, session: graph.session)
      graph.presenters.append(self)
    }
    stage?.show(nodes, direction: inputs.environment.layoutDirection)
  }

  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    content?.addPreferences(to: &sum)
  }
}

/// What is presented over the scene, on the canvas.
final class StageBox: LayoutBox {
  private let container: ContainerBox<ZStackLayout>
  private var canvas = CGRect.zero

  override init(owner: AnyViewNode, session: LayoutSession) {
    container = ContainerBox(ZStackLayout(), name: nil, owner: owner, session: session)
    super.init(owner: owner, session: session)
    adopt([container])
    session.needsLayout = true
  }

  override var children: [LayoutBox] { [container] }

  /// Whether anything is presented.
  var isEmpty: Bool { container.children.isEmpty }

  /// Whether something is presented that is not about to go.
  var isPresenting: Bool { container.children.contains { !$0.isOutsideLayout } }

  /// Whether what is behind can be used.
  var letsPointersThrough: Bool {
    container.children.allSatisfy { $0.traits.containerValues.letsPointersThrough }
  }

  func show(_ nodes: [LayoutBox], direction: LayoutDirection) {
    container.update(
      layout: ZStackLayout(), children: nodes, direction: direction, isSameLayout: true)
  }

  /// Puts what is presented on a canvas, a part of which is safe.
  func place(on canvas: CGRect, safe: CGRect) {
    self.canvas = canvas
    place(in: safe, proposal: ProposedViewSize(safe.size))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    container.sizeThatFits(proposal)
  }

  override func placeChildren() { container.place(in: frame, proposal: proposal) }

  override func safeArea(of child: LayoutBox) -> SafeArea { SafeArea(full: canvas, safe: frame) }

  override func draw(_ context: DrawContext) -> [DisplayItem] { container.items(context) }
}

extension ViewGraph {
  /// What is presented, from the back to the front: what a presented view presents lies over it.
  var stages: [StageBox] {
    guard !presenters.isEmpty else { return [] }
    presenters.removeAll { !$0.isMounted }
    let shown = presenters.filter { !($0.stage?.isEmpty ?? true) }
    guard shown.count > 1, let rootNode else { return shown.compactMap(\.stage) }
    var ordered: [StageBox] = []
    rootNode.collectStages(into: &ordered)
    return ordered
  }
}

extension AnyViewNode {
  /// Adds what is presented here and below, in the order of drawing.
  fileprivate func collectStages(into stages: inout [StageBox]) {
    guard let presenter = self as? any Presenter else {
      for child in childNodes { child.collectStages(into: &stages) }
      return
    }
    presenter.contentNode?.collectStages(into: &stages)
    if let stage = presenter.stage, !stage.isEmpty { stages.append(stage) }
    presenter.layerNode?.collectStages(into: &stages)
  }
}

extension EnvironmentValues {
  /// What the bars and corners of a device keep free of the scene, in points.
  package var sceneInsets: EdgeInsets {
    get { self[SceneInsetsKey.self] }
    set { self[SceneInsetsKey.self] = newValue }
  }
}

private enum SceneInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension ContainerValues {
  /// Whether what is behind a presented view can be used.
  package var letsPointersThrough: Bool {
    get { self[LetsPointersThroughKey.self] }
    set { self[LetsPointersThroughKey.self] = newValue }
  }
}

private enum LetsPointersThroughKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}
