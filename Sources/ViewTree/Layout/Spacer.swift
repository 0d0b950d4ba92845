public import Foundation
import VectorGeometry
import ViewLayout

/// Room that takes what is left along the axis of the stack around it.
public struct Spacer: PrimitiveView, Sendable {
  /// The least length, in points; nil for the default of 8.
  public var minLength: CGFloat?

  /// Room of at least the given length.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Spacer> { SpacerNode() }
}

private final class SpacerNode: _ViewNode<Spacer> {
  private var leaf: SpacerLeaf?

  override var pathComponent: String? { "Spacer" }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Spacer) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? SpacerLeaf(owner: self, session: session)
    self.leaf = leaf
    var check = NumberCheck()
    let least = view.minLength.map { check.number($0, "minimum length") }
    for sentence in check.sentences { report(.layout(sentence)) }
    leaf.rule = .spacer(minLength: least, axis: inputs.environment.stackAxis)
  }
}

/// Room that nothing is drawn in.
private final class SpacerLeaf: LayoutBox {
  var rule = LeafSizeRule.spacer(minLength: nil, axis: nil) {
    didSet { if rule != oldValue { invalidateLayout() } }
  }

  override var name: String? { "Spacer" }

  override var traits: LayoutTraits {
    var traits = LayoutTraits()
    traits.priority = rule.layoutPriority
    return traits
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { rule.sizeThatFits(proposal) }
  override func makeSpacing() -> ViewSpacing { rule.spacing }
}
