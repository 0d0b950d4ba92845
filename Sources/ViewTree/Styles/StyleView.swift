import VectorGeometry

/// A style that is a view: it fills the rectangle that it is offered.
package nonisolated protocol StyleView: ShapeStyle, PrimitiveView, OneBoxView {}

extension StyleView {
  /// A node that fills its rectangle with the style.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { StyleNode<Self>() }
}

private final class StyleNode<Style: StyleView>: _ViewNode<Style> {
  private var leaf: ShapeLeaf<Rectangle>?

  override var pathComponent: String? { typeName(Style.self) }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Style) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? ShapeLeaf(Rectangle(), owner: self, session: session)
    self.leaf = leaf
    leaf.viewName = typeName(Style.self)
    let recipe = view._recipe(in: _StyleContext(environment: inputs.environment))
    leaf.update(
      Rectangle(), recipe: recipe, colors: inputs.environment.colorInterpolation,
      style: FillStyle(), at: inputs.time, change: { self.change })
  }
}
