import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// A thin line across the axis of the stack around it.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a line of one pixel.
  public nonisolated init() {}

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Divider> { DividerNode() }
}

private final class DividerNode: _ViewNode<Divider> {
  private var leaf: ShapeLeaf<DividerShape>?

  override var pathComponent: String? { "Divider" }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Divider) {
    guard let session = inputs.graph?.session else { return }
    let shape = DividerShape(
      stackAxis: inputs.environment.stackAxis, thickness: inputs.environment.pixelLength)
    let leaf = leaf ?? ShapeLeaf(shape, owner: self, session: session)
    self.leaf = leaf
    leaf.viewName = "Divider"
    let recipe = Color.separator._recipe(in: _StyleContext(environment: inputs.environment))
    leaf.update(
      shape, recipe: recipe, colors: inputs.environment.colorInterpolation, style: FillStyle(),
      at: inputs.time, change: { self.change })
  }
}

/// A rectangle of one pixel across the axis of a stack.
private struct DividerShape: Shape {
  var stackAxis: Axis?
  var thickness: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizeRule.divider(stackAxis: stackAxis, thickness: thickness).sizeThatFits(proposal)
  }
}
