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
  @MainActor public static func _makeNode() -> _ViewNode<Spacer> {
    RuleNode { view, inputs in
      .spacer(minLength: view.minLength, axis: inputs.environment.stackAxis)
    }
  }
}

/// The node of a view that only takes room.
final class RuleNode<V: View>: _ViewNode<V> {
  private let rule: @MainActor (V, ViewInputs) -> LeafSizeRule
  private var leaf: RuleLeaf?

  init(_ rule: @escaping @MainActor (V, ViewInputs) -> LeafSizeRule) { self.rule = rule }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: V) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? RuleLeaf(name: typeName(V.self), owner: self, session: session)
    self.leaf = leaf
    leaf.update(rule(view, inputs))
  }
}

/// A rectangle that takes room by a rule and draws nothing.
private final class RuleLeaf: LayoutNode {
  private let viewName: String
  private var rule = LeafSizeRule.filling

  init(name: String, owner: AnyViewNode, session: LayoutSession) {
    viewName = name
    super.init(owner: owner, session: session)
  }

  override var name: String? { viewName }

  override var traits: LayoutTraits {
    var traits = LayoutTraits()
    traits.priority = rule.layoutPriority
    return traits
  }

  func update(_ rule: LeafSizeRule) {
    guard rule != self.rule else { return }
    self.rule = rule
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { rule.sizeThatFits(proposal) }
  override func makeSpacing() -> ViewSpacing { rule.spacing }
}
